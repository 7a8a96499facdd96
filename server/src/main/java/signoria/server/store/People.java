package signoria.server.store;

import java.util.Optional;

/** Identities: guests by nickname, accounts by name and password. */
public interface People {
    /**
     * Someone.
     *
     * @param hash of the password; empty for a guest
     * @param epoch rises when signed cookies, as earlier versions made them, must end
     */
    record Person(
            String id,
            String name,
            String hash,
            boolean admin,
            boolean suspended,
            int epoch,
            long created) {
        public boolean account() {
            return !hash.isEmpty();
        }
    }

    void add(Person person);

    Optional<Person> find(String id);

    /** The account of this name, whatever its case. */
    Optional<Person> account(String name);

    /**
     * Makes a guest an account; false when the name is taken. Guests who bear that name are marked
     * as guests from now on.
     */
    boolean enrol(String id, String name, String hash);

    void password(String id, String hash);

    /** Ends signed cookies of earlier versions. */
    void renew(String id);

    /** False when there is no such account. */
    boolean admin(String name, boolean admin);

    /** A suspended identity is nobody; false when there is none. */
    boolean suspend(String id, boolean suspended);
}
