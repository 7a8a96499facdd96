package signoria.server.store;

import java.util.List;
import java.util.Optional;

/** How people want to be told, and the addresses and words by which they prove something. */
public interface Contacts {
    /** What someone wants to be told, as they have set it; empty when they have set nothing. */
    Optional<String> wishes(String person);

    void wishes(String person, String text);

    /** The address that someone has confirmed. */
    Optional<String> address(String person);

    /** An empty one is none. */
    void address(String person, String address);

    /** Those who have confirmed this address, whatever its case. */
    List<String> owners(String address);

    /**
     * A word that was sent to someone, and proves one thing once.
     *
     * @param key what is kept of it, from which it cannot be made
     * @param kind what it is for
     * @param value what it is about
     */
    record Token(String key, String person, String kind, String value, long until) {}

    /** Takes the place of earlier ones of its kind for the same person. */
    void add(Token token);

    /** What someone's word of a kind is about, if it has not ended. */
    Optional<Token> pending(String person, String kind, long now);

    /** The token, which is no more from now on. */
    Optional<Token> spend(String key, String kind, long now);

    void forget(String person, String kind);
}
