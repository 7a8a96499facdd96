package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Foresight;
import signoria.kernel.Refusal;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Between a command and its deed the rules are asked about a move once. */
class AskedOnceTest {
    private int asked;
    private int version;

    private final Toy toy =
            new Toy() {
                @Override
                public Refusal refusal(State s, int seat, Move move) {
                    asked++;
                    return super.refusal(s, seat, move);
                }
            };

    private Ledger.Line line(Deed deed) {
        version++;
        return new Ledger.Line(version, version, "", Protocol.write(deed));
    }

    private Sitting table() {
        List<Deed.Place> places =
                List.of(
                        new Deed.Place(Api.SeatKind.me, "anna", "Anna", ""),
                        new Deed.Place(Api.SeatKind.me, "luca", "Luca", ""));
        Deed.Opened opened =
                new Deed.Opened(
                        toy.sheet().id(),
                        toy.sheet().ruleset(),
                        places,
                        Map.of(),
                        false,
                        true,
                        new Api.Clock.None(),
                        "random",
                        "anna",
                        "Anna",
                        "1234",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        Sitting sitting = new Sitting("once", line(opened), new Catalogue(List.of(toy)));
        sitting.apply(line(new Deed.Started()));
        return sitting;
    }

    private static int asks(Sitting sitting) {
        return Integer.numberOfTrailingZeros(sitting.game().waiting());
    }

    @Test
    void aPersonsMoveIsAskedAboutOnce() {
        Sitting sitting = table();
        int seat = asks(sitting);
        String move = sitting.game().anyMove(seat).orElseThrow();
        asked = 0;
        assertThat(sitting.game().foresee(seat, List.of(move))).isEqualTo(new Foresight.Clear());
        sitting.apply(line(new Deed.Moved(seat, move, "")));
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void soIsThatOfAHousePlayer() {
        Sitting sitting = table();
        int seat = asks(sitting);
        String move = sitting.game().anyMove(seat).orElseThrow();
        asked = 0;
        assertThat(sitting.game().refusal(seat, move)).isEmpty();
        sitting.apply(line(new Deed.Moved(seat, move, "random")));
        assertThat(asked).isEqualTo(1);
    }
}
