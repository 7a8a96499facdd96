package signoria.games.cradle;

import signoria.kernel.Ahead;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.List;
import java.util.Optional;

/**
 * §characters.1 What a seat may answer before it is asked: in a duel one may be asked again and
 * again, and to pass means the same each time.
 */
final class Planning {
    private Planning() {}

    static Ahead<Move> ahead(View view, Words words, Language in) {
        View.Contest contest = view.contest();
        boolean duels = view.you() == view.turn() || view.you() == contest.rival();
        if (view.phase() != Phase.SHOW || !duels || (contest.passed() >>> view.you() & 1) != 0)
            return Ahead.none();
        return new Ahead<>(
                "duel " + contest.place() + " " + view.eventsLeft(),
                List.of(new Ahead.Answer<>(Move.PASS, words.say(in, "plan-pass"))));
    }

    static Optional<Move> planned(View view, Move answer) {
        return view.phase() == Phase.SHOW ? Optional.of(answer) : Optional.empty();
    }
}
