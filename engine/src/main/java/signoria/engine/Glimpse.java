package signoria.engine;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Coach;
import signoria.bots.Level;
import signoria.bots.Opinion;
import signoria.bots.Reasons;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Rulebook;
import signoria.kernel.Text;

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
    static <S, M, V> Glimpse<S, M, V> of(Game<S, M, V> game, String json, int seat) {
        return new Glimpse<>(game, read(game, json), seat);
    }

    @SuppressWarnings("unchecked") // a game writes and reads views of its own type
    private static <V> V read(Game<?, ?, V> game, String json) {
        return (V) game.json().view(json);
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
        return List.of(paragraph.id(), paragraph.title(), game.rulebook().words(in, refusal));
    }

    /** What moves would bring: a {@code Preview}; nothing where a rule forbids the first. */
    String preview(List<String> texts, List<String> names, Language in) {
        List<String> why = refusal(texts.getFirst(), in);
        if (!why.isEmpty()) return why.getFirst().equals(UNSURE) ? UNSURE : "";
        List<M> moves = new ArrayList<>();
        for (String move : texts) moves.add(game.notation().read(move));
        return game.json().write(Preview.of(game, view, seat, moves, names, in));
    }

    /**
     * What a coach says: an {@code Advice}.
     *
     * @param turns of rivals since the seat's last move: for each the seat and what happened in
     *     words, the view before it, and the view after it
     */
    String coach(List<String> turns, List<String> names, Language in) {
        S s = game.imagine(view, Rng.of(1));
        List<String> legal = legal(s);
        for (int world = 2; world <= WORLDS; world++)
            if (!legal(game.imagine(view, Rng.of(world))).equals(legal)) return UNSURE;
        List<Coach.Turn<V>> seen = new ArrayList<>();
        for (int i = 0; i + 2 < turns.size(); i += 3)
            seen.add(turn(turns.get(i), turns.get(i + 1), turns.get(i + 2)));
        return game.json().write(new Coach<>(game, s, seat, seen).advise(names, in));
    }

    private List<String> legal(S s) {
        List<M> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        List<String> texts = new ArrayList<>();
        for (M move : legal) texts.add(game.notation().write(move));
        texts.add("" + (game.waiting(s) >>> seat & 1));
        return texts;
    }

    private Coach.Turn<V> turn(String told, String before, String after) {
        int space = told.indexOf(' ');
        if (space < 1) throw new BadInput("no turn: " + told);
        return new Coach.Turn<>(
                Text.number(told.substring(0, space), "a seat"),
                read(game, before),
                read(game, after),
                (_, _) -> told.substring(space + 1));
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
