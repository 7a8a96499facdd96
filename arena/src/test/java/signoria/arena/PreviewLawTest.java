package signoria.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import signoria.bots.Dice;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;

/** What a preview promises is what then happens, in every game, wherever no chance is drawn. */
class PreviewLawTest {
    private static final int EVERY = 17; // decisions between two that are looked at, in long games
    private static final int SHORT = 1000;
    private static final int MOVES = 8; // of each of them
    private static final int SETUPS = 4;

    static List<Game<?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsPromisedHappens(Game<?, ?, ?> game) {
        List<Setup> setups = Signature.setups(game);
        int promises = 0;
        for (int i = 0; i < SETUPS; i++)
            promises += play(game, setups.get(i * setups.size() / SETUPS).with(Seed.of(i)), i);
        assertThat(promises).as("previews with nothing open").isGreaterThan(5);
    }

    private static <S, M, V> int play(Game<S, M, V> game, Setup setup, long seed) {
        Dice dice = new Dice(seed);
        List<M> legal = new ArrayList<>();
        S s = game.start(setup);
        int every = game.sheet().cap() <= SHORT ? 1 : EVERY;
        int promises = 0;
        for (int decision = 0; !game.over(s) && decision < game.sheet().cap(); decision++) {
            int seat = Bits.first(game.waiting(s));
            legal.clear();
            game.legal(s, seat, legal);
            if (decision % every == 0)
                for (int i = 0; i < Math.min(MOVES, legal.size()); i++) {
                    M first = legal.get(dice.next(legal.size()));
                    List<M> moves = moves(game, s, seat, first, dice);
                    List<M> one = List.of(first);
                    if (kept(game, s, seat, one, after(game, s, seat, one))) promises++;
                    if (moves.size() > 1) kept(game, s, seat, moves, after(game, s, seat, moves));
                }
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
        return promises;
    }

    /** Whether everything was promised; what was promised must be kept. */
    private static <S, M, V> boolean kept(
            Game<S, M, V> game, S s, int seat, List<M> moves, S after) {
        if (game.chance(after).total() != game.chance(s).total()) return false;
        List<String> names = List.of("a", "b", "c", "d", "e", "f");
        Preview promised = Preview.of(game, game.view(s, seat), seat, moves, names, Language.EN);
        Preview happened = Preview.truly(game, s, seat, moves, names, Language.EN);
        String which =
                game.sheet().id() + ": " + moves.stream().map(game.notation()::write).toList();
        keeps(promised, happened, which);
        liesAreFound(promised, happened, which);
        return !promised.open();
    }

    private static void keeps(Preview promised, Preview happened, String which) {
        assertThat(happened.told().stream().limit(promised.told().size()))
                .as(which)
                .containsExactlyElementsOf(promised.told());
        assertThat(happened.changes()).as(which).containsAll(promised.changes());
        if (!promised.open()) assertThat(promised).as(which).isEqualTo(happened);
    }

    /** The same promise with one figure too high, or with words too many, is not kept. */
    private static void liesAreFound(Preview promised, Preview happened, String which) {
        List<String> told = new ArrayList<>(promised.told());
        told.add("something else");
        assertThatThrownBy(() -> keeps(with(promised, told, promised.changes()), happened, which))
                .isInstanceOf(AssertionError.class);
        if (promised.changes().isEmpty()) return;
        List<Preview.Change> changes = new ArrayList<>(promised.changes());
        changes.set(0, higher(changes.getFirst()));
        assertThatThrownBy(() -> keeps(with(promised, promised.told(), changes), happened, which))
                .isInstanceOf(AssertionError.class);
    }

    private static Preview with(Preview of, List<String> told, List<Preview.Change> changes) {
        return new Preview(of.events(), told, changes, of.asks(), of.open());
    }

    private static Preview.Change higher(Preview.Change of) {
        return new Preview.Change(
                of.zone(), of.owner(), of.label(), of.icon(), of.from(), of.to() + 1);
    }

    /** A move, and with it the next small decision of the same seat where there is one. */
    private static <S, M, V> List<M> moves(Game<S, M, V> game, S s, int seat, M first, Dice dice) {
        S after = game.after(s, seat, first, Events.IGNORED);
        if (game.quiet(after) || game.waiting(after) != 1 << seat) return List.of(first);
        List<M> legal = new ArrayList<>();
        game.legal(after, seat, legal);
        return List.of(first, legal.get(dice.next(legal.size())));
    }

    private static <S, M> S after(Game<S, M, ?> game, S s, int seat, List<M> moves) {
        S after = s;
        for (M move : moves) after = game.after(after, seat, move, Events.IGNORED);
        return after;
    }
}
