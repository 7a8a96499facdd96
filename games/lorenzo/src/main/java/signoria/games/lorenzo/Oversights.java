package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.Optional;

/** What an experienced player would call an oversight. */
record Oversights(Words words, Language in) {
    Optional<String> of(State s, int seat, Move move) {
        return switch (move) {
            case Move.Discard(int leader) when s.round == 1 ->
                    said("discard", Words.raw(Leader.idOf(leader)));
            case Move.Trade _, Move.Choose _, Move.Times _ when unfaithful(s, seat, move) ->
                    said("faith", s.catalog.faithNeeded[s.period()]);
            default -> Optional.empty();
        };
    }

    private Optional<String> said(String key, Object... arguments) {
        return Optional.of(words.say(in, "oversight-" + key, arguments));
    }

    /** §vatican.2 In the round of a report, what it asks for is there, and is given away. */
    private static boolean unfaithful(State s, int seat, Move move) {
        if (s.round % 2 != 0 || !Vatican.enough(s, seat)) return false;
        State after = s.copy();
        Questions.play(after, seat, move, Events.IGNORED);
        return after.round == s.round && !Vatican.enough(after, seat);
    }
}
