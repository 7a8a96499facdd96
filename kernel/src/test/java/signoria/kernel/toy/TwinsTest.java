package signoria.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import static signoria.kernel.laws.Law.*;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.Folder;
import signoria.kernel.Partita;
import signoria.kernel.Setups;
import signoria.kernel.laws.Broken;
import signoria.kernel.laws.Effort;
import signoria.kernel.laws.Law;
import signoria.kernel.laws.Laws;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Each law can fail: toys with one fault each are caught by the law that should catch them. */
class TwinsTest {
    /** A faulty toy, and the law that must find the fault. */
    private record Row(String fault, Toy toy, Law law) {}

    private static List<Row> rows() {
        return List.of(
                new Row(
                        "an unlisted legal move",
                        Twins.unlistedMove(),
                        LEGAL_MOVES_ARE_THOSE_NOT_REFUSED),
                new Row(
                        "a list in changing order",
                        Twins.shuffledList(),
                        LEGAL_MOVES_COME_IN_A_FIXED_ORDER),
                new Row(
                        "a question that nothing is said of",
                        Twins.questionWithoutWhy(),
                        QUESTIONS_SAY_WHY),
                new Row(
                        "waiting for one who has no move",
                        Twins.waitingForNothing(),
                        WAITING_SEATS_HAVE_A_MOVE),
                new Row("a legal move that fails", Twins.moveThatFails(), LEGAL_MOVES_PLAY),
                new Row("a plan that may not be", Twins.refusedPlan(), PLANNED_ANSWERS_ARE_ALLOWED),
                new Row(
                        "a refused move that changes something",
                        Twins.questionThatChanges(),
                        ASKING_CHANGES_NOTHING),
                new Row("a copy that forgets a field", Twins.forgetfulCopy(), A_COPY_IS_EQUAL),
                new Row("a copy that shares an array", Twins.sharingCopy(), A_COPY_SHARES_NOTHING),
                new Row("play that shows in the original", Twins.sharingCopy(), A_COPY_LIVES_ALONE),
                new Row(
                        "an assign that forgets a field",
                        Twins.forgetfulAssign(),
                        ASSIGNING_MAKES_EQUAL),
                new Row(
                        "chance drawn outside the state",
                        Twins.chanceFromElsewhere(),
                        CHANCE_COMES_FROM_THE_STATE),
                new Row(
                        "a move with another's text",
                        Twins.moveTextOfAnother(),
                        MOVE_TEXT_PARSES_BACK),
                new Row(
                        "a text form without a card",
                        Twins.positionTextWithoutCard(),
                        POSITION_TEXT_PARSES_BACK),
                new Row("a cache gone stale", Twins.staleCache(), POSITION_TEXT_PARSES_BACK),
                new Row(
                        "books that do not balance",
                        Twins.booksThatDoNotBalance(),
                        THE_BOOKS_BALANCE),
                new Row(
                        "a start that is never the same",
                        Twins.recordThatDiffers(),
                        A_RECORD_REPLAYS),
                new Row(
                        "an imagined state with another view",
                        Twins.imaginingAnotherView(),
                        IMAGINED_WORLDS_FIT_THE_VIEW),
                new Row(
                        "a truth that is never imagined",
                        Twins.imaginingOneWorld(),
                        THE_TRUTH_IS_IMAGINABLE),
                new Row("a view that leaks", Twins.leakingView(), VIEWS_DO_NOT_LEAK),
                new Row(
                        "a list that depends on hidden cards",
                        Twins.legalByHiddenCards(),
                        LEGAL_MOVES_DO_NOT_LEAK),
                new Row(
                        "a question that depends on hidden cards",
                        Twins.waitingByHiddenCards(),
                        LEGAL_MOVES_DO_NOT_LEAK),
                new Row("a refusal that leaks", Twins.leakingRefusal(), REFUSALS_DO_NOT_LEAK),
                new Row(
                        "second thoughts that hidden cards forbid",
                        Twins.legalByHiddenCards(),
                        SEQUENCES_DO_NOT_LEAK),
                new Row(
                        "a take-back that is free on secret grounds",
                        Twins.secretDie(),
                        SEQUENCES_DO_NOT_LEAK),
                new Row(
                        "several moves that are judged on secret grounds",
                        Twins.secretDie(),
                        FORESIGHTS_DO_NOT_LEAK),
                new Row(
                        "a preview of what lies behind the view",
                        Twins.peekingImagination(),
                        FORESIGHTS_DO_NOT_LEAK),
                new Row("a scene that leaks", Twins.leakingScene(), SCENES_DO_NOT_LEAK),
                new Row(
                        "an event that tells more than the view",
                        Twins.leakingEvent(),
                        EVENTS_DO_NOT_LEAK),
                new Row(
                        "an open move that betrays sealed ones",
                        Twins.partingWord(),
                        SEALED_MEANS_SEALED),
                new Row("a secret move in the open", Twins.openSecret(), RECORDS_DO_NOT_LEAK),
                new Row(
                        "a question for one who has left",
                        Twins.giftToOneWhoLeft(),
                        A_SEAT_MAY_LEAVE),
                new Row("a game that never ends", Twins.endlessGame(), GAMES_END),
                new Row(
                        "a result that forgets a seat",
                        Twins.forgottenSeat(),
                        RESULTS_RANK_EVERY_SEAT),
                new Row(
                        "points that do not add up",
                        Twins.pointsThatDoNotAddUp(),
                        RESULTS_RANK_EVERY_SEAT),
                new Row("a seat that changes sides", Twins.turncoat(), SIDES_STAY),
                new Row(
                        "an evaluation that praises losers",
                        Twins.praisingLosers(),
                        WORTH_AGREES_WITH_THE_RESULT),
                new Row(
                        "a worth of which a part is not told",
                        Twins.untoldTerm(),
                        TERMS_ADD_UP_TO_THE_WORTH),
                new Row("a leaning without bounds", Twins.boundlessLeaning(), LEANINGS_ARE_FINITE),
                new Row(
                        "a scene that omits a move",
                        Twins.omittingScene(),
                        SCENES_OFFER_EVERY_MOVE),
                new Row(
                        "a move that has words only when it is legal",
                        Twins.speechlessWhenRefused(),
                        ALL_MOVES_HAVE_WORDS),
                new Row(
                        "a question that says a code",
                        Twins.speakingInCodes(),
                        WORDS_HAVE_NO_CODES),
                new Row("an event without words", Twins.wordlessEvent(), EVENTS_HAVE_WORDS),
                new Row("a refusal without words", Twins.wordlessRefusal(), REFUSALS_HAVE_WORDS),
                new Row(
                        "a chance that cannot be asked",
                        Twins.takingBackNothing(),
                        TAKING_BACK_LEAVES_A_GAME));
    }

    @TempDir Path records;

    @TestFactory
    Stream<DynamicTest> eachFaultIsCaughtByItsLaw() {
        return rows().stream()
                .map(
                        row ->
                                dynamicTest(
                                        row.fault,
                                        () -> assertThat(broken(row.toy)).containsKey(row.law)));
    }

    private Map<Law, Broken> broken(Toy toy) {
        return new Laws<>(
                        toy,
                        Setups.of(toy, 3, "-"),
                        Effort.USUAL.games(30),
                        Folder.evidence(records))
                .imaginable(part -> !part.endsWith("knows"))
                .broken();
    }

    @Test
    void everyLawCanFail() {
        Set<Law> untried = EnumSet.allOf(Law.class);
        for (Row row : rows()) untried.remove(row.law);
        assertThat(untried).isEmpty();
    }

    @Test
    void aBrokenLawSaysWhereAndLeavesARecord() {
        Broken broken = broken(Twins.booksThatDoNotBalance()).get(THE_BOOKS_BALANCE);
        assertThat(broken)
                .hasMessageContainingAll(
                        "toy seats=3", "dice=on rounds=4", "seed=1", "after move 4");
        Path file = Path.of(broken.where().replaceFirst(".*record: ", ""));
        assertThat(file).exists();
        assertThat(Partita.read("broken", read(file)).lines()).hasSize(4);
    }

    private static String read(Path file) {
        try {
            return java.nio.file.Files.readString(file);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
