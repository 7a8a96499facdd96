package signoria.server.store;

import java.util.Collection;
import java.util.List;

/** Whom people like to meet, whom they do not, and what they note for themselves. */
public interface Circle {
    /** So many others someone can name at most. */
    int MOST = 200;

    /** So many tables someone can follow at most. */
    int FOLLOWED = 200;

    /**
     * Someone whom a person named.
     *
     * @param other their identity
     * @param name as they were called then
     * @param blocked whether they are not to come near, else a friend
     */
    record Tie(String other, String name, boolean blocked) {}

    /** Those whom someone named, by name. */
    List<Tie> ties(String person);

    /** Takes the place of what was said of the same one before; false if there are too many. */
    boolean tie(String person, Tie tie);

    void untie(String person, String other);

    /** Does one of these not want to meet that person? */
    boolean blocks(Collection<String> people, String other);

    /** What someone noted at a table; empty if nothing. */
    String note(String person, String table);

    /** An empty one is none; it is forgotten with the table. */
    void note(String person, String table, String text);

    /** Those who want to hear of a table although they have no seat there. */
    List<String> followers(String table);

    /** Someone follows a table from now on, or no longer; false if they follow too many. */
    boolean follow(String person, String table, boolean on);
}
