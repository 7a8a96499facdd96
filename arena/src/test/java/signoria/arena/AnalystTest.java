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
import signoria.kernel.Language;
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
        return Analyst.of(TOY, record, Level.named("master:300"), Language.EN, quiet);
    }

    @Test
    void choiceAndLuckAddUpToThePlace() {
        for (long seed = 1; seed <= 5; seed++) {
            Partita record = played(seed);
            Analysis analysis = analysed(record);
            List<Integer> places = TOY.result(record.replay(TOY, (_, _) -> {})).places();
            for (Analysis.Side side : analysis.sides()) {
                int own = places.get(side.seat() - 1);
                int other = places.get(2 - side.seat());
                double shared = own == other ? 1.5 : own;
                assertThat(side.ended()).isCloseTo(shared, within(1e-9));
                assertThat(side.begun()).isBetween(1.0, 2.0);
                assertThat(side.begun() + side.loss() - side.given() - side.luck())
                        .isCloseTo(side.ended(), within(1e-9));
            }
            assertThat(analysis.decisions())
                    .isSortedAccordingTo((x, y) -> Integer.compare(x.number(), y.number()));
        }
    }

    /** What one is thought to gain by chance, the others are thought to lose. */
    @Test
    void luckAddsUpToNothingOverTheSeats() {
        double luck = 0;
        for (long seed = 1; seed <= 5; seed++) {
            List<Analysis.Side> sides = analysed(played(seed)).sides();
            assertThat(sides.stream().mapToDouble(Analysis.Side::luck).sum())
                    .isCloseTo(0, within(1e-9));
            assertThat(sides.get(0).given()).isCloseTo(sides.get(1).loss(), within(1e-9));
            luck += Math.abs(sides.getFirst().luck());
        }
        assertThat(luck).as("there was luck").isGreaterThan(0.1);
    }

    /** Where a choice makes no difference its loss is below 0 as often as above, and 0 in sum. */
    @Test
    void noiseIsNotTakenForLoss() {
        double sum = 0;
        double doubt = 0;
        int below = 0;
        for (long seed = 1; seed <= 8; seed++)
            for (Analysis.Decision decision : analysed(played(seed)).decisions()) {
                if (decision.loss() < 0) below++;
                if (decision.seat() != 2) continue;
                sum += decision.loss();
                doubt += decision.doubt() * decision.doubt();
            }
        assertThat(below).isPositive();
        assertThat(Math.abs(sum)).isLessThan(3 * Math.sqrt(doubt));
    }

    @Test
    void movesAreCalledWhatTheGameCallsThem() {
        Analysis analysis = analysed(played(1));
        assertThat(analysis.decisions())
                .allMatch(each -> !each.words().isEmpty() && !each.bestWords().isEmpty())
                .anyMatch(each -> !each.words().equals(each.move()));
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
