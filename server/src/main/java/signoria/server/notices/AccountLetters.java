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
 * What a link proves is made when its mail is written, so that no copy of it is ever kept.
 */
final class AccountLetters {
    static final String CHANNEL = "letter";
    static final String CONFIRM = "confirm";
    static final String RECOVER = "recover";
    private static final long HOUR = 3_600_000;

    /** What the outbox keeps of it. */
    record Content(String to, String lang) {}

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

    void send(String person, String kind, String to, String lang) {
        long at = now.getAsLong();
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
                                Protocol.write(new Content(to, lang))));
    }

    /** Nobody is written to who is gone. */
    Optional<Addressed> written(Outbox.Item item) {
        Content content = Protocol.read(item.content(), Content.class);
        Language in = Language.of(content.lang());
        return store.people()
                .find(item.person())
                .filter(person -> !person.suspended())
                .map(
                        person ->
                                new Addressed(
                                        content.to(), message(item, person, content.to(), in)));
    }

    private Message message(Outbox.Item item, People.Person person, String to, Language in) {
        String link =
                switch (item.event()) {
                    case CONFIRM -> "/confirm/" + token(item, to, 24 * HOUR);
                    case RECOVER -> "/recover/" + token(item, "", HOUR);
                    default -> "/recover";
                };
        String id = item.event() + "." + item.at() + "." + item.about().substring(0, 16);
        return letters.plain(id, in, item.event(), person.name(), letters.base() + link);
    }

    private String token(Outbox.Item item, String value, long lasts) {
        String word = Secrets.word();
        store.contacts()
                .add(
                        new Contacts.Token(
                                Secrets.key(word),
                                item.person(),
                                item.event(),
                                value,
                                now.getAsLong() + lasts));
        return word;
    }
}
