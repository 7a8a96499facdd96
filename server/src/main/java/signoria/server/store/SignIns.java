package signoria.server.store;

import java.util.List;
import java.util.Optional;

/** Where people are signed in: one row for each cookie that is good. */
public interface SignIns {
    /**
     * A sign-in.
     *
     * @param key what is kept of the cookie, from which the cookie cannot be made
     * @param device what the browser said it is
     * @param seen when it was last used, within an hour
     * @param until when it ends by itself
     */
    record SignIn(String key, String person, String device, long since, long seen, long until) {}

    void add(SignIn signIn);

    Optional<SignIn> find(String key);

    /** Those of someone that have not ended by then, the last used first. */
    List<SignIn> of(String person, long now);

    /** It was used, and lasts on. */
    void seen(String key, long at, long until);

    void end(String key);

    /** Ends all of someone's sign-ins but one; an empty key spares none. */
    void endOthers(String person, String key);
}
