package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.util.ArrayList;
import java.util.List;

/** What is sealed stays sealed to all others, and is one entry to them afterwards. */
class ChronicleTest {
    private final Toy toy = new Toy();
    private final Journal<State, Move, View> journal =
            new Journal<>(toy, Setups.of(toy, 3, "dice=off").with(Seed.of(5)));

    /** A seat lays the n-th card of those it may lay now. */
    private void lay(int seat, int nth) {
        List<Move> legal = new ArrayList<>();
        toy.legal(journal.state(), seat, legal);
        assertThat(journal.play(seat, legal.get(nth), Events.IGNORED)).isEqualTo(Refusal.NONE);
    }

    private List<String> told(int reader) {
        List<String> told = new ArrayList<>();
        for (Chronicle.Entry<Move> entry : Chronicle.of(journal, reader))
            told.add(
                    entry.number()
                            + " "
                            + (entry.seat() + 1)
                            + " "
                            + entry.move().map(toy.notation()::write).orElse("?"));
        return told;
    }

    private int asked(int reader) {
        return Chronicle.after(journal, reader).asked(journal.state());
    }

    @Test
    void nobodyElseIsToldOfASealedMove() {
        lay(0, 0);
        lay(0, 1);
        assertThat(told(0)).hasSize(2);
        assertThat(told(1)).isEmpty();
        assertThat(told(Game.SPECTATOR)).isEmpty();
        assertThat(asked(1)).isEqualTo(0b111);
        assertThat(asked(0)).isEqualTo(0b110);
    }

    @Test
    void anOpenMoveMeanwhileUncoversNothing() {
        lay(0, 0);
        lay(0, 1);
        journal.play(2, Move.ABANDON, Events.IGNORED);
        assertThat(told(1)).containsExactly("1 3 abandon");
        assertThat(asked(1)).isEqualTo(0b011);
        assertThat(journal.partita(List.of("a", "b", "c"), 1).lines()).hasSize(1);
    }

    @Test
    void allThatASeatHasSealedIsOneEntryAndTheSeatsStandInTheirOrder() {
        lay(2, 0);
        lay(0, 0);
        lay(2, 0);
        lay(0, 1);
        assertThat(told(Game.SPECTATOR)).isEmpty();
        lay(1, 0);
        assertThat(told(Game.SPECTATOR)).containsExactly("1 1 ?", "2 2 ?", "3 3 ?", "4 0 ?");
        List<Chronicle.Entry<Move>> entries = Chronicle.of(journal, Game.SPECTATOR);
        assertThat(entries.getLast().events().all().toString()).contains("Showed");
        assertThat(entries.getFirst().after()).isEqualTo(4);
        assertThat(entries.getLast().after()).isEqualTo(5);
    }

    @Test
    void whoAnswersLastHasTheOthersBeforeTheirOwnMove() {
        lay(2, 0);
        lay(0, 0);
        lay(1, 0);
        assertThat(told(1)).hasSize(3).startsWith("1 1 ?", "2 3 ?");
        assertThat(told(1).getLast()).startsWith("3 2 lay");
    }
}
