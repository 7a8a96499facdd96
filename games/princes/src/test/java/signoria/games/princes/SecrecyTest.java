package signoria.games.princes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a sealed window tells: nothing (princes/treachery.4). */
class SecrecyTest {
    private final Princes game = new Princes();

    @Test
    void whoIsAskedDependsOnTheNumberOfTilesAlone() {
        State holder = declared("veto", "bribe");
        State nobody = declared("bribe", "bribe");
        assertThat(holder.asked).isEqualTo(nobody.asked).isEqualTo(0b110);
        for (int seat : List.of(0, Game.SPECTATOR))
            assertThat(game.view(holder, seat)).isEqualTo(game.view(nobody, seat));
    }

    @Test
    void nobodySeesThatAnAnswerHasBeenSealed() {
        State s = declared("veto", "bribe");
        View before = game.view(s, 0);
        View own = game.view(s, 1);
        Events.Kept events = new Events.Kept();
        game.play(s, 1, Move.VETO, events);
        assertThat(game.view(s, 0)).isEqualTo(before);
        assertThat(game.view(s, 1)).isNotEqualTo(own);
        assertThat(events.all()).isEmpty();
    }

    @Test
    void aBattleIsPreparedWithoutASign() {
        State s = blank();
        lay(s, "seat 1 troops", "militia knights");
        lay(s, "seat 2 troops", "pikemen");
        lay(s, "seat 2 treachery", "bribe");
        lay(s, "seat 2 tiles", "caterina swiss");
        lay(s, "seat 1 tiles", "colonna");
        play(s, 0, "war", "attacker venice", "defender rome");
        play(s, 1, "done");
        play(s, 0, "bid 1");
        play(s, 1, "pass");
        play(s, 2, "pass");
        play(s, 1, "bid 1");
        play(s, 2, "pass");
        assertThat(s.phase).isEqualTo(Phase.BATTLE);
        View before = game.view(s, 0);
        play(s, 1, "use swiss", "bribe attacker knights", "use caterina", "done");
        assertThat(game.view(s, 0)).isEqualTo(before);
        assertThat(game.view(s, Game.SPECTATOR).players().get(1).used()).isEmpty();
    }

    @Test
    void freeMovesMeanwhileUncoverNothing() {
        State silent = declared("veto", "bribe");
        State sealed = declared("veto", "bribe");
        play(sealed, 1, "veto");
        assertThat(traded(sealed)).isEqualTo(traded(silent));
        for (int seat : List.of(0, 2, Game.SPECTATOR))
            assertThat(game.view(sealed, seat)).isEqualTo(game.view(silent, seat));
        for (int seat : List.of(0, 2))
            assertThat(legal(sealed, seat)).isEqualTo(legal(silent, seat));
    }

    /** Who leaves is answered for in the sight of all, whatever others have sealed. */
    @Test
    void whoLeavesASealedWindowIsWaitedForByNobody() {
        State s = declared("veto", "bribe");
        lay(s, "asked", "1 2 3");
        play(s, 0, "done");
        play(s, 1, "abandon");
        State imagined = game.imagine(game.view(s, Game.SPECTATOR), Rng.of(1));
        assertThat(game.waiting(imagined)).isEqualTo(0b101);
        game.redeal(s, 2, Rng.of(1));
        assertThat(game.waiting(s)).isEqualTo(0b101);
    }

    /** A bribe that another made pointless goes back unseen: it leaves no trace. */
    @Test
    void aNeedlessBribeLeavesNoTrace() {
        State s = blank();
        lay(s, "pope", "3");
        lay(s, "seat 2 treachery", "bribe");
        lay(s, "seat 3 treachery", "bribe");
        lay(s, "seat 1 troops", "knights");
        play(s, 0, "war", "attacker milan", "defender rome");
        play(s, 1, "done");
        play(s, 2, "done");
        play(s, 0, "bid 1");
        play(s, 1, "pass");
        play(s, 2, "pass");
        play(s, 1, "bid 1");
        play(s, 2, "pass");
        State needless = game.copy(s);
        play(needless, 2, "bribe attacker knights", "done");
        play(s, 2, "done");
        for (State each : List.of(s, needless)) {
            traded(each);
            play(each, 1, "bribe attacker knights", "done");
        }
        for (int seat : List.of(0, 1, Game.SPECTATOR))
            assertThat(game.view(needless, seat)).isEqualTo(game.view(s, seat));
        Events.Kept events = new Events.Kept();
        Events.Kept without = new Events.Kept();
        game.play(needless, 2, Move.DONE, events);
        game.play(s, 2, Move.DONE, without);
        assertThat(events.all()).isEqualTo(without.all());
        for (int seat : List.of(0, 1, Game.SPECTATOR))
            assertThat(game.view(needless, seat)).isEqualTo(game.view(s, seat));
    }

    /** A rival offers and another accepts; what was told of it. */
    private List<?> traded(State s) {
        Events.Kept events = new Events.Kept();
        game.play(s, 2, game.notation().read("offer 1 give 2 gold take nothing"), events);
        game.play(s, 0, game.notation().read("accept 3.1"), events);
        game.play(s, 0, game.notation().read("offer 2 give 1 influence take 1 gold"), events);
        return events.all();
    }

    private List<Move> legal(State s, int seat) {
        List<Move> legal = new ArrayList<>();
        game.legal(s, seat, legal);
        return legal;
    }

    private State declared(String second, String third) {
        State s = blank();
        lay(s, "seat 2 treachery", second);
        lay(s, "seat 3 treachery", third);
        play(s, 0, "war", "attacker milan", "defender rome");
        return s;
    }

    private State blank() {
        return game.notation().blank(Setup.of(game, 3, Map.of(), Seed.of(1)));
    }

    private void lay(State s, String part, String value) {
        game.notation().zones().read(s, part, value);
    }

    private void play(State s, int seat, String... moves) {
        for (String move : moves) game.play(s, seat, game.notation().read(move), Events.IGNORED);
    }
}
