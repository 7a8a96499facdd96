package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Partita;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tables that were opened under an older ruleset, as their ledgers have them. */
class AgedTest {
    private static final Path OLD = Path.of("..", "arena", "src", "test", "resources", "old");

    private final Catalogue games = Catalogue.found();

    private static Partita read(String name) throws IOException {
        return Partita.read(name, Files.readString(OLD.resolve(name + ".partita")));
    }

    /** A rated table of people, at which so many moves of the record were made. */
    private Sitting table(Partita record, int moves) {
        List<Deed.Place> places = new ArrayList<>();
        for (String name : record.seats())
            places.add(new Deed.Place(Api.SeatKind.me, name, name, ""));
        List<Deed> deeds = new ArrayList<>();
        deeds.add(
                new Deed.Opened(
                        record.game(),
                        record.ruleset(),
                        places,
                        record.options(),
                        true,
                        true,
                        new Api.Clock.None(),
                        "apprentice",
                        record.seats().getFirst(),
                        record.seats().getFirst(),
                        record.seed().orElseThrow().hex(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        deeds.add(new Deed.Started());
        for (Partita.Line line : record.lines().subList(0, moves))
            deeds.add(new Deed.Moved(line.seat(), line.move(), ""));
        Sitting sitting = null;
        for (int version = 1; version <= deeds.size(); version++) {
            Ledger.Line line =
                    new Ledger.Line(version, version, "", Protocol.write(deeds.get(version - 1)));
            if (sitting == null) sitting = new Sitting("old", line, games);
            else sitting.apply(line);
        }
        return sitting;
    }

    @Test
    void aGameThatNoRuleChangedGoesOn() throws IOException {
        Partita record = read("masters-seventh-card-3");
        Sitting half = table(record, record.lines().size() / 2);
        assertThat(half.older()).isTrue();
        assertThat(half.status()).isEqualTo(Api.Status.running);
        assertThat(half.rated()).isTrue();
        assertThat(half.differs()).isEmpty();
        assertThat(half.game().waiting()).isNotZero();
        Sitting whole = table(record, record.lines().size());
        assertThat(whole.status()).isEqualTo(Api.Status.over);
    }

    @Test
    void aGameThatARuleChangedIsClosedAndDoesNotCount() throws IOException {
        Partita record = read("princes-tied-5");
        Sitting sitting = table(record, record.lines().size());
        assertThat(sitting.status()).isEqualTo(Api.Status.closed);
        assertThat(sitting.rated()).isFalse();
        assertThat(sitting.running()).isZero();
        assertThat(sitting.differs()).isPresent();
        assertThat(sitting.differs().get()).isBetween(1, 20);
    }

    /** Rows that are passed over keep their numbers, which take-backs name. */
    @Test
    void aTakeBackStillFindsItsRow() throws IOException {
        Partita record = read("masters-seventh-card-3");
        int moves = passedOver(record) + 2;
        Sitting sitting = table(record, moves);
        int steps = sitting.game().steps(sitting.chairs().size());
        Deed back = new Deed.TookBack(record.lines().get(moves - 1).seat(), moves - 1, false);
        sitting.apply(new Ledger.Line(sitting.version() + 1, 9999, "", Protocol.write(back)));
        assertThat(sitting.game().steps(sitting.chairs().size())).isEqualTo(steps - 1);
    }

    /** The first move of the record that is not asked for any more. */
    private int passedOver(Partita record) {
        for (int moves = 1; moves < record.lines().size(); moves++) {
            if (!record.lines().get(moves - 1).move().equals("produce")) continue;
            Sitting sitting = table(record, moves);
            if (sitting.game().steps(record.seats().size()) < moves) return moves;
        }
        throw new AssertionError("every move is still asked for");
    }

    @Test
    void aTableOfANewerServerIsRefused() throws IOException {
        Partita record = read("cradle-idle");
        Map<String, String> options = record.options();
        Partita newer =
                new Partita(
                        record.game(),
                        99,
                        record.seats(),
                        options,
                        record.catalog(),
                        record.seed(),
                        record.lines(),
                        "",
                        "");
        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> table(newer, 1)))
                .hasMessageContaining("bring it up to date");
    }

    @Test
    void aTableWithAnotherCatalogueIsRefused() {
        assertThat(
                        org.assertj.core.api.Assertions.catchThrowable(
                                () -> games.rules("cradle", 1, Optional.of("0f1e2d3c4b5a6978"))))
                .hasMessageContaining("catalogue 0f1e2d3c4b5a6978")
                .hasMessageContaining("the printed catalogue");
    }

    @Test
    void aTableFromBeforeHasThePrintedCatalogue() {
        String opened =
                """
                {"type":"Opened","game":"masters","ruleset":1,"places":[],"options":{},
                 "listed":true,"rated":false,"clock":{"type":"none"},"takeover":"random",
                 "host":"anna","hostName":"Anna","seed":"00","origin":null,"position":null}
                """;
        assertThat(((Deed.Opened) Protocol.read(opened, Deed.class)).catalog()).isEmpty();
    }
}
