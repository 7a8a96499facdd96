package signoria.engine;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Rulebook;

import java.util.ArrayList;
import java.util.List;

/**
 * What the rules say to somebody who knows no more of a game than a view: where it is played
 * elsewhere, or where it is busy. What is not the same in all the worlds that could lie behind the
 * view is left to whoever has the game.
 */
final class Glimpse<S, M, V> {
    /** Nobody but the one who has the game can say. */
    static final String UNSURE = "?";

    private static final int WORLDS = 4;

    private final Game<S, M, V> game;
    private final V view;
    private final int seat;

    Glimpse(Game<S, M, V> game, V view, int seat) {
        this.game = game;
        this.view = view;
        this.seat = seat;
    }

    /** A view from its JSON, as {@link Game#json} has written it. */
    @SuppressWarnings("unchecked") // a game writes and reads views of its own type
    static <S, M, V> Glimpse<S, M, V> of(Game<S, M, V> game, String json, int seat) {
        return new Glimpse<>(game, (V) game.json().view(json), seat);
    }

    /** Why a move is refused, as {@link Playing#refusal}; nothing if it is not. */
    List<String> refusal(String text, Language in) {
        M move = game.notation().read(text);
        List<String> first = told(1, move, in);
        for (int world = 2; world <= WORLDS; world++)
            if (!told(world, move, in).equals(first)) return List.of(UNSURE);
        return first;
    }

    private List<String> told(int world, M move, Language in) {
        S s = game.imagine(view, Rng.of(world));
        return reason(game, game.refusal(s, seat, move), in);
    }

    static List<String> reason(Game<?, ?, ?> game, Refusal refusal, Language in) {
        if (refusal == Refusal.NONE) return List.of();
        Rulebook.Paragraph paragraph = game.rulebook().paragraph(in, refusal.rule());
        return List.of(
                paragraph.id(),
                paragraph.title(),
                game.rulebook().words(in, refusal),
                paragraph.text());
    }

    /** What moves would bring: a {@code Preview}; nothing where a rule forbids the first. */
    String preview(List<String> texts, List<String> names, Language in) {
        List<String> why = refusal(texts.getFirst(), in);
        if (!why.isEmpty()) return why.getFirst().equals(UNSURE) ? UNSURE : "";
        List<M> moves = new ArrayList<>();
        for (String move : texts) moves.add(game.notation().read(move));
        return game.json().write(Preview.of(game, view, seat, moves, names, in));
    }

    /** A move, and then why. */
    List<String> advice(List<M> legal, String level, int seed, Language in) {
        Bot<M, V> bot = Level.named(level).bot(game, seat, seed);
        List<Opinion<M>> opinions = bot.opinions(view, legal, Budget.USUAL);
        List<String> told = new ArrayList<>();
        if (opinions.isEmpty()) {
            told.add(game.notation().write(bot.choose(view, legal, Budget.USUAL)));
            return told;
        }
        told.add(game.notation().write(opinions.getFirst().move()));
        told.add(new Reasons<>(game, seat).told(view, opinions, in));
        return told;
    }
}
