package signoria.server.notices;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.people.Secrets;
import signoria.server.store.Outbox;
import signoria.server.store.People;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Letters that wait in the outbox while their reason goes away. */
class AccountLettersTest {
    private static final String ANNA = "anna";
    private static final String HERS = "anna@example.org";
    private static final long MINUTE = 60_000;

    @TempDir Path folder;
    private Store store;
    private AccountLetters letters;
    private long now = 1_000_000;

    @BeforeEach
    void open() {
        store = SqliteStore.open(folder);
        Leaflets leaflets = new Leaflets(store);
        Letters words = new Letters(() -> "https://signoria.example", (game, _) -> game, leaflets);
        letters = new AccountLetters(store, words, () -> now);
        store.people().add(new People.Person(ANNA, "Anna", "", false, false, 0, 0));
        store.people().enrol(ANNA, "Anna", "a hash");
        store.contacts().address(ANNA, HERS);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private List<Outbox.Item> claimed() {
        return store.outbox().claim(now, Map.of());
    }

    @Test
    void whatWaitsWhenThePasswordChangesIsNotSent() {
        letters.send(ANNA, AccountLetters.CONFIRM, "thief@example.org", "en");
        letters.send(ANNA, AccountLetters.RECOVER, HERS, "en");
        letters.send(ANNA, "changed-password", HERS, "en");
        List<Outbox.Item> waiting = claimed();
        assertThat(waiting).hasSize(3).allMatch(item -> letters.written(item).isPresent());
        store.people().password(ANNA, "another hash");
        assertThat(waiting.stream().filter(item -> letters.written(item).isPresent()))
                .extracting(Outbox.Item::event)
                .containsExactly("changed-password");
    }

    @Test
    void aNewPasswordIsNotSentToAnAddressOfBefore() {
        letters.recover(ANNA, HERS, "en");
        Outbox.Item waiting = claimed().getFirst();
        assertThat(letters.written(waiting)).isPresent();
        store.contacts().address(ANNA, "new@example.org");
        assertThat(letters.written(waiting)).isEmpty();
    }

    /** The mail was written before, and so was what its link proves. */
    @Test
    void whatWasWrittenWhileThePasswordChangedProvesNothing() {
        letters.recover(ANNA, HERS, "en");
        Outbox.Item item = claimed().getFirst();
        String first = word(item);
        store.people().password(ANNA, "another hash");
        assertThat(letters.spend(Secrets.key(first), AccountLetters.RECOVER)).isEmpty();
        letters.send(ANNA, AccountLetters.RECOVER, HERS, "en");
        String second = word(claimed().getFirst());
        assertThat(letters.spend(Secrets.key(second), AccountLetters.RECOVER))
                .map(AccountLetters.Proof::person)
                .contains(ANNA);
    }

    private String word(Outbox.Item item) {
        Message message = letters.written(item).orElseThrow().message();
        String link = message.parts().getFirst().link();
        return link.substring(link.lastIndexOf('/') + 1);
    }

    @Test
    void whoeverAsksForOneTheOwnerGetsOneLetterInAQuarterOfAnHour() {
        letters.recover(ANNA, HERS, "en");
        assertThat(claimed()).hasSize(1);
        now += 14 * MINUTE;
        letters.recover(ANNA, HERS, "it");
        assertThat(claimed()).isEmpty();
        now += 2 * MINUTE;
        letters.recover(ANNA, HERS, "en");
        assertThat(claimed()).hasSize(1);
    }
}
