package signoria.server.notices;

import signoria.kernel.Language;
import signoria.server.people.Secrets;
import signoria.server.protocol.Protocol;
import signoria.server.store.Contacts;
import signoria.server.store.Outbox;
import signoria.server.store.People;
import signoria.server.store.Store;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Mails about accounts: they go to one address, at once, whatever someone wants to be called for.
 * What a link proves is made when its mail is written, so that no copy of it is ever kept. It
 * proves nothing any more once the password has changed since it was asked for, and a link to a new
 * password also once the address has.
 */
public final class AccountLetters {
    static final String CHANNEL = "letter";
    static final String CONFIRM = "confirm";
    static final String RECOVER = "recover";
    private static final long HOUR = 3_600_000;

    /** Someone is sent one link to a new password in so many milliseconds, whoever asks. */
    private static final long QUARTER = HOUR / 4;

    /**
     * What the outbox keeps of it.
     *
     * @param epoch of the person when it was asked for
     */
    record Content(String to, String lang, Optional<Integer> epoch) {}

    /** What a link has proved: that its bearer reads the mails of this address. */
    public record Proof(String person, String address) {}

    /** A letter and where it goes. */
    record Addressed(String to, Message message) {}

    private final Store store;
    private final Letters letters;
    private final LongSupplier now;

    AccountLetters(Store store, Letters letters, LongSupplier now) {
        this.store = store;
        this.letters = letters;
        this.now = now;
    }

    /** Sends a link to a new password, if none was sent a short while ago. */
    void recover(String person, String to, String lang) {
        long at = now.getAsLong();
        if (store.outbox().lull(person, RECOVER, at, at + QUARTER)) send(person, RECOVER, to, lang);
    }

    void send(String person, String kind, String to, String lang) {
        long at = now.getAsLong();
        Optional<Integer> epoch = store.people().find(person).map(People.Person::epoch);
        store.outbox()
                .add(
                        new Outbox.Item(
                                person,
                                CHANNEL,
                                kind,
                                Secrets.key(to),
                                at,
                                at,
                                0,
                                Protocol.write(new Content(to, lang, epoch))));
    }

    /** Nobody is written to who is gone, and no link is sent that would prove nothing. */
    Optional<Addressed> written(Outbox.Item item) {
        Content content = Protocol.read(item.content(), Content.class);
        Language in = Language.of(content.lang());
        return store.people()
                .find(item.person())
                .filter(person -> !person.suspended())
                .filter(person -> holds(item.event(), person, content.to(), content.epoch()))
                .map(
                        person ->
                                new Addressed(
                                        content.to(), message(item, person, content.to(), in)));
    }

    private Message message(Outbox.Item item, People.Person person, String to, Language in) {
        String link =
                switch (item.event()) {
                    case CONFIRM -> "/confirm/" + token(item, person, to, 24 * HOUR);
                    case RECOVER -> "/recover/" + token(item, person, to, HOUR);
                    default -> "/recover";
                };
        String id = item.event() + "." + item.at() + "." + item.about().substring(0, 16);
        return letters.plain(id, in, item.event(), person.name(), letters.base() + link);
    }

    private boolean holds(String kind, People.Person person, String to, Optional<Integer> epoch) {
        boolean same = epoch.isEmpty() || epoch.get() == person.epoch();
        return switch (kind) {
            case CONFIRM -> same;
            case RECOVER ->
                    same
                            && store.contacts()
                                    .address(person.id())
                                    .filter(to::equalsIgnoreCase)
                                    .isPresent();
            default -> true;
        };
    }

    /** What a link proves, once. */
    Optional<Proof> spend(String key, String kind) {
        return store.contacts().spend(key, kind, now.getAsLong()).flatMap(this::proof);
    }

    /** The address that someone may still confirm. */
    Optional<String> unconfirmed(String person) {
        return store.contacts()
                .pending(person, CONFIRM, now.getAsLong())
                .flatMap(this::proof)
                .map(Proof::address);
    }

    private Optional<Proof> proof(Contacts.Token token) {
        String[] parts = token.value().split(" ", 2);
        if (parts.length < 2) return Optional.empty(); // of an earlier version
        Optional<Integer> epoch = Optional.of(Integer.parseInt(parts[0]));
        return store.people()
                .find(token.person())
                .filter(person -> holds(token.kind(), person, parts[1], epoch))
                .map(person -> new Proof(person.id(), parts[1]));
    }

    /** Whatever was sent to someone proves nothing any more. */
    void forget(String person, String... kinds) {
        for (String kind : kinds) store.contacts().forget(person, kind);
        store.outbox().open(person, RECOVER);
    }

    private String token(Outbox.Item item, People.Person person, String to, long lasts) {
        String word = Secrets.word();
        store.contacts()
                .add(
                        new Contacts.Token(
                                Secrets.key(word),
                                item.person(),
                                item.event(),
                                person.epoch() + " " + to,
                                now.getAsLong() + lasts));
        return word;
    }
}
