package signoria.server.web;

import signoria.kernel.BadInput;
import signoria.server.people.Secrets;
import signoria.server.people.Signatures;
import signoria.server.store.People;
import signoria.server.store.SignIns;
import signoria.server.store.Store;
import signoria.server.table.Failure;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Who is asking: guests by nickname, accounts by password, both by a cookie afterwards. */
final class Identities {
    static final long YEAR = 365L * 86_400_000;

    private static final String NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N} ._'-]{0,23}";
    private static final long HOUR = 3_600_000;

    private final People people;
    private final SignIns signIns;
    private final Signatures signatures;
    private final Passwords passwords = new Passwords();
    private final LongSupplier now;

    Identities(Store store, LongSupplier now) {
        this.people = store.people();
        this.signIns = store.signIns();
        this.signatures = new Signatures(store.secret());
        this.now = now;
    }

    /**
     * Someone and the sign-in that proves it; its key is empty for a cookie of earlier versions.
     */
    record Known(People.Person person, String key) {}

    // --- Becoming someone

    People.Person guest(String nickname) {
        String name = name(nickname);
        if (people.account(name).isPresent()) throw taken(name);
        return newcomer(name);
    }

    private People.Person newcomer(String name) {
        People.Person guest =
                new People.Person(Secrets.letters(16), name, "", false, false, 0, now.getAsLong());
        people.add(guest);
        return guest;
    }

    /** Gives a guest, or someone new, an account; whatever proved the guest does so no more. */
    People.Person signUp(Optional<Known> asking, String wanted, String password) {
        String name = name(wanted);
        if (asking.isPresent() && asking.get().person().account())
            throw new Failure("not-now", "you have an account: sign out first");
        if (people.account(name).isPresent()) throw taken(name);
        String hash = passwords.hash(password);
        People.Person guest = asking.map(Known::person).orElseGet(() -> newcomer(name));
        if (!people.enrol(guest.id(), name, hash)) throw taken(name);
        signIns.endOthers(guest.id(), "");
        return people.find(guest.id()).orElseThrow();
    }

    private static Failure taken(String name) {
        return new Failure("taken", "the name " + name + " is taken");
    }

    People.Person signIn(String name, String password) {
        Optional<People.Person> found = people.account(name);
        boolean right =
                passwords.check(password, found.map(People.Person::hash).orElse("")); // as long
        if (found.isEmpty() || !right)
            throw new Failure("wrong-password", "no account has this name and password");
        if (found.get().suspended()) throw new Failure("suspended", "this account is suspended");
        return found.get();
    }

    /** A new password; whoever knew the old one must sign in anew. */
    void change(People.Person person, String old, String fresh) {
        prove(person, old);
        renew(person.id(), hash(fresh));
    }

    /** Whether someone knows their password. */
    void prove(People.Person person, String password) {
        if (!person.account()) throw new Failure("not-now", "a guest has no password");
        if (!passwords.check(password, person.hash()))
            throw new Failure("wrong-password", "that is not your password");
    }

    /** The hash of a password that someone wants; it costs time. */
    String hash(String fresh) {
        return passwords.hash(fresh);
    }

    /** A new password for someone who has lost theirs; whoever knew it must sign in anew. */
    People.Person renew(String person, String hash) {
        people.password(person, hash);
        signIns.endOthers(person, "");
        return people.find(person).orElseThrow();
    }

    private static String name(String wanted) {
        String plain = Normalizer.normalize(wanted, Normalizer.Form.NFKC);
        String name = plain.strip().replaceAll("\\s+", " ");
        if (!name.matches(NAME))
            throw new BadInput("a name has 1 to 24 letters, digits, blanks or . _ ' -");
        return name;
    }

    // --- Being known again

    /** A new sign-in; the text that proves it, of which no copy is kept. */
    String admit(People.Person person, String device) {
        String token = Secrets.word();
        long at = now.getAsLong();
        signIns.add(new SignIns.SignIn(Secrets.key(token), person.id(), device, at, at, at + YEAR));
        return token;
    }

    /** Whom a token proves; nobody if it was not made here, is old, or was ended. */
    Optional<Known> of(String token) {
        return (token.matches(Secrets.SHAPE) ? signedIn(token) : signed(token))
                .filter(known -> !known.person().suspended());
    }

    private Optional<Known> signedIn(String token) {
        long at = now.getAsLong();
        Optional<SignIns.SignIn> found =
                signIns.find(Secrets.key(token)).filter(signIn -> signIn.until() >= at);
        if (found.isPresent() && at - found.get().seen() > HOUR)
            signIns.seen(found.get().key(), at, at + YEAR);
        return found.flatMap(
                signIn -> people.find(signIn.person()).map(who -> new Known(who, signIn.key())));
    }

    /** A cookie of earlier versions, until it ends or its owner signs up, in or out. */
    private Optional<Known> signed(String token) {
        return signatures
                .claim(token, now.getAsLong())
                .flatMap(
                        claim ->
                                people.find(claim.person())
                                        .filter(person -> person.epoch() == claim.epoch()))
                .map(person -> new Known(person, ""));
    }

    Optional<People.Person> find(String id) {
        return people.find(id);
    }

    List<SignIns.SignIn> signIns(String person) {
        return signIns.of(person, now.getAsLong());
    }

    /** What proved it proves it no more. */
    void end(Known known) {
        if (known.key().isEmpty()) people.renew(known.person().id());
        else signIns.end(known.key());
    }

    /** A word for an address from which it cannot be found. */
    String word(String address) {
        return signatures.sign("address " + address).substring(0, 16);
    }

    /** A browser at which this account was signed in before: strangers cannot shut it out. */
    String knownBrowser(People.Person person) {
        return signatures.sign("browser " + person.id());
    }

    boolean knows(String browser, String name) {
        return people.account(name)
                .filter(person -> Signatures.same(knownBrowser(person), browser))
                .isPresent();
    }
}
