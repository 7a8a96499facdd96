package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Journal;
import signoria.kernel.Partita;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class AnalystTest {
    private static final Toy TOY = new Toy();
    private static final List<String> LEVELS = List.of("random", "master:300");

    private static Partita played(long seed) {
        Journal<State, Move, View> journal =
                new Journal<>(TOY, Setup.of(TOY, 2, Map.of(), Seed.of(seed)));
        List<Bot<Move, View>> bots = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++)
            bots.add(Level.named(LEVELS.get(seat)).bot(TOY, seat, seed));
        while (!TOY.over(journal.state())) {
            int seat = Bits.first(TOY.waiting(journal.state()));
            List<Move> legal = new ArrayList<>();
            TOY.legal(journal.state(), seat, legal);
            View view = TOY.view(journal.state(), seat);
            journal.play(seat, bots.get(seat).choose(view, legal, Budget.USUAL), Events.IGNORED);
        }
        return journal.partita(LEVELS);
    }

    private static Analysis analysed(Partita record) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        Progress quiet = new Progress(nowhere, false, "", record.lines().size());
        return Analyst.of(TOY, record, Level.named("master:300"), quiet);
    }

    @Test
    void choiceAndLuckAddUpToThePlace() {
        Partita record = played(1);
        Analysis analysis = analysed(record);
        State end = record.replay(TOY, (_, _) -> {});
        for (Analysis.Side side : analysis.sides()) {
            int place = TOY.result(end).places().get(side.seat() - 1);
            assertThat(side.ended()).isCloseTo(place, within(1e-9));
            assertThat(side.begun()).isBetween(1.0, 2.0);
        }
        assertThat(analysis.decisions()).allMatch(decision -> decision.loss() >= 0);
        assertThat(analysis.decisions())
                .isSortedAccordingTo((a, b) -> Integer.compare(a.number(), b.number()));
    }

    @Test
    void whoPlaysAnythingLosesMoreByChoice() {
        double careless = 0;
        double careful = 0;
        for (long seed = 1; seed <= 5; seed++) {
            Analysis analysis = analysed(played(seed));
            careless += analysis.sides().get(0).loss();
            careful += analysis.sides().get(1).loss();
        }
        assertThat(careless).isGreaterThan(careful);
    }

    @Test
    void theSameRecordIsJudgedAlike() {
        assertThat(analysed(played(2))).isEqualTo(analysed(played(2)));
    }

    @Test
    void aPageShowsThePlayersAndTheirCourses() {
        String page = AnalysisPage.of(List.of("one.partita"), List.of(analysed(played(3))));
        assertThat(page).contains("choice and luck", "one.partita", "random", "<polyline");
    }
}
