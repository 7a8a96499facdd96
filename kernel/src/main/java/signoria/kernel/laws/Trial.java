package signoria.kernel.laws;

import static signoria.kernel.laws.Law.*;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * One game: played with a few laws after every move, played again with all laws at some moments,
 * and looked back on.
 */
final class Trial<S, M, V> {
    private final Game<S, M, V> game;
    private final Effort effort;
    private final Predicate<String> imaginable;
    private final Docket<S, M, V> docket;
    private final Sampling sampling;

    private final Rng rng;
    private final RandomPlayer<S, M, V> player;
    private final Journal<S, M, V> journal;
    private final List<String> kinds = new ArrayList<>();
    private final List<String> digests = new ArrayList<>();

    Trial(
            Game<S, M, V> game,
            Setup setup,
            long seed,
            Effort effort,
            Predicate<String> imaginable,
            Docket<S, M, V> docket,
            Sampling sampling) {
        this.game = game;
        this.effort = effort;
        this.imaginable = imaginable;
        this.docket = docket;
        this.sampling = sampling;
        this.rng = Rng.of(seed);
        this.player = new RandomPlayer<>(game, setup.seats(), rng, RandomPlayer.Style.inTurn(seed));
        this.journal = new Journal<>(game, setup);
    }

    void go() {
        Moment<S, M, V> last = play();
        if (!docket.clean()) return;
        playAgain(last.state());
        docket.uphold(A_RECORD_REPLAYS, last, RecordLaws::aRecordReplays);
        docket.uphold(RESULTS_RANK_EVERY_SEAT, last, EndLaws::resultsRankEverySeat);
        docket.uphold(WORTH_AGREES_WITH_THE_RESULT, last, EndLaws::worthAgreesWithTheResult);
    }

    private Moment<S, M, V> play() {
        Moment<S, M, V> now = moment(journal, new Events.Kept());
        docket.uphold(MOVE_TEXT_PARSES_BACK, now, TextLaws::everyMoveTextParsesBack);
        int decisions = 0;
        while (upholdsTheFew(now) && !game.over(now.state())) {
            int made = decisions;
            docket.uphold(GAMES_END, now, _ -> withinCap(made));
            Events.Kept events = new Events.Kept();
            docket.uphold(LEGAL_MOVES_PLAY, now, at -> step(at, events));
            if (!docket.clean()) break;
            if (now.waits(journal.entries().getLast().seat())) decisions++;
            now = moment(journal, events);
        }
        return now;
    }

    private void withinCap(int decisions) {
        if (decisions >= game.sheet().cap())
            throw new Breach("no end after " + decisions + " decisions");
    }

    private void step(Moment<S, M, V> now, Events.Kept events) {
        Journal.Entry<M> entry = player.choose(now.state());
        Refusal refusal = journal.play(entry.seat(), entry.move(), events);
        if (refusal == Refusal.NONE) return;
        throw new Breach(
                Moment.who(entry.seat())
                        + ": "
                        + now.text(entry.move())
                        + " was chosen, but "
                        + refusal);
    }

    /** What is tried after every move; false when the game cannot go on. */
    private boolean upholdsTheFew(Moment<S, M, V> now) {
        docket.uphold(WAITING_SEATS_HAVE_A_MOVE, now, MoveLaws::waitingSeatsHaveAMove);
        docket.uphold(THE_BOOKS_BALANCE, now, EndLaws::theBooksBalance);
        docket.uphold(WORTH_AGREES_WITH_THE_RESULT, now, EndLaws::worthIsFinite);
        docket.uphold(TERMS_ADD_UP_TO_THE_WORTH, now, EndLaws::termsAddUpToTheWorth);
        docket.uphold(EVENTS_HAVE_WORDS, now, ShowLaws::eventsHaveWords);
        docket.uphold(WORDS_HAVE_NO_CODES, now, ShowLaws::eventsHaveNoCodes);
        docket.uphold(
                POSITION_TEXT_PARSES_BACK,
                now,
                at -> digests.add(Position.digest(game, at.state())));
        docket.uphold(LEGAL_MOVES_ARE_THOSE_NOT_REFUSED, now, at -> kinds.add(Sampling.kind(at)));
        return docket.clean();
    }

    private void playAgain(S last) {
        List<Integer> chosen = sampling.choose(kinds, effort.states(), rng);
        List<Integer> half = chosen.subList(0, (chosen.size() + 1) / 2);
        List<Integer> deep = chosen.subList(0, Math.min(effort.deep(), chosen.size()));
        Journal<S, M, V> again = new Journal<>(game, journal.setup());
        for (int number = 0; ; number++) {
            Moment<S, M, V> now = moment(again, new Events.Kept());
            if (chosen.contains(number)) upholdAll(now, last);
            if (chosen.contains(number))
                docket.uphold(SEALED_MEANS_SEALED, now, SealedLaws::sealedMeansSealed);
            if (half.contains(number)) new LeavingLaws<>(docket, now).eachInTurn();
            if (deep.contains(number)) upholdTheDear(now);
            if (number == journal.size()) break;
            Journal.Entry<M> entry = journal.entries().get(number);
            String digest = digests.get(number + 1);
            docket.uphold(A_RECORD_REPLAYS, now, at -> sameStep(at, entry, digest));
            if (again.size() == number) break;
        }
    }

    private void sameStep(Moment<S, M, V> now, Journal.Entry<M> entry, String digest) {
        Refusal refusal = now.journal().play(entry.seat(), entry.move(), Events.IGNORED);
        if (refusal != Refusal.NONE || !Position.digest(game, now.journal().state()).equals(digest))
            throw new Breach(now.text(entry.move()) + " has another outcome when played again");
    }

    private void upholdAll(Moment<S, M, V> now, S last) {
        docket.uphold(
                LEGAL_MOVES_ARE_THOSE_NOT_REFUSED, now, MoveLaws::legalMovesAreThoseNotRefused);
        docket.uphold(
                LEGAL_MOVES_COME_IN_A_FIXED_ORDER, now, MoveLaws::legalMovesComeInAFixedOrder);
        docket.uphold(LEGAL_MOVES_PLAY, now, MoveLaws::legalMovesPlay);
        docket.uphold(PLANNED_ANSWERS_ARE_ALLOWED, now, MoveLaws::plannedAnswersAreAllowed);
        docket.uphold(ASKING_CHANGES_NOTHING, now, MoveLaws::askingChangesNothing);
        docket.uphold(LEANINGS_ARE_FINITE, now, EndLaws::leaningsAreFinite);
        docket.uphold(A_COPY_IS_EQUAL, now, CopyLaws::aCopyIsEqual);
        docket.uphold(A_COPY_SHARES_NOTHING, now, CopyLaws::aCopySharesNothing);
        docket.uphold(A_COPY_LIVES_ALONE, now, CopyLaws::aCopyLivesAlone);
        docket.uphold(ASSIGNING_MAKES_EQUAL, now, at -> CopyLaws.assigningMakesEqual(at, last));
        docket.uphold(CHANCE_COMES_FROM_THE_STATE, now, CopyLaws::chanceComesFromTheState);
        docket.uphold(MOVE_TEXT_PARSES_BACK, now, TextLaws::candidatesParseBack);
        docket.uphold(MOVE_TEXT_PARSES_BACK, now, TextLaws::formsAreRead);
        docket.uphold(POSITION_TEXT_PARSES_BACK, now, TextLaws::positionTextParsesBack);
        docket.uphold(IMAGINED_WORLDS_FIT_THE_VIEW, now, KnowledgeLaws::imaginedWorldsFitTheView);
        docket.uphold(VIEWS_DO_NOT_LEAK, now, LeakLaws::viewsDoNotLeak);
        docket.uphold(LEGAL_MOVES_DO_NOT_LEAK, now, LeakLaws::legalMovesDoNotLeak);
        docket.uphold(REFUSALS_DO_NOT_LEAK, now, LeakLaws::refusalsDoNotLeak);
        docket.uphold(SEQUENCES_DO_NOT_LEAK, now, StoryLaws::sequencesDoNotLeak);
        docket.uphold(FORESIGHTS_DO_NOT_LEAK, now, StoryLaws::foresightsDoNotLeak);
        docket.uphold(EVENTS_DO_NOT_LEAK, now, LeakLaws::eventsDoNotLeak);
        docket.uphold(SIDES_STAY, now, EndLaws::sidesStay);
        docket.uphold(SCENES_OFFER_EVERY_MOVE, now, ShowLaws::scenesOfferEveryMove);
        docket.uphold(WORDS_HAVE_NO_CODES, now, ShowLaws::wordsHaveNoCodes);
        docket.uphold(QUESTIONS_SAY_WHY, now, ShowLaws::questionsSayWhy);
        docket.uphold(REFUSALS_HAVE_WORDS, now, ShowLaws::refusalsHaveWords);
    }

    private void upholdTheDear(Moment<S, M, V> now) {
        docket.uphold(THE_TRUTH_IS_IMAGINABLE, now, KnowledgeLaws::theTruthIsImaginable);
        docket.uphold(SCENES_DO_NOT_LEAK, now, LeakLaws::scenesDoNotLeak);
        docket.uphold(RECORDS_DO_NOT_LEAK, now, RecordLaws::recordsDoNotLeak);
        docket.uphold(ALL_MOVES_HAVE_WORDS, now, ShowLaws::allMovesHaveWords);
        docket.uphold(TAKING_BACK_LEAVES_A_GAME, now, RecordLaws::takingBackLeavesAGame);
    }

    private Moment<S, M, V> moment(Journal<S, M, V> at, Events.Kept events) {
        return new Moment<>(at, at.state(), events, effort, imaginable);
    }
}
