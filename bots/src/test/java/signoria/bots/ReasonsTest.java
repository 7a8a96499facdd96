package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Tunable;
import signoria.kernel.toy.Toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class ReasonsTest {
    /**
     * Somewhere in its first decisions every game with an open evaluation has a move that it can
     * say something for.
     */
    @Test
    void everyGameSaysWhy() {
        for (Game<?, ?, ?> game : Games.all())
            if (game instanceof Tunable)
                assertThat(told(game, Language.EN))
                        .as(game.sheet().id())
                        .containsPattern("[+-]\\d");
    }

    @Test
    void figuresAreWrittenAsTheLanguageDoes() {
        assertThat(Reasons.points(1.25, Language.EN)).isEqualTo("+1.3");
        assertThat(Reasons.points(-1.25, Language.IT)).isEqualTo("-1,3");
        assertThat(Reasons.points(-0.01, Language.EN)).isEqualTo("+0.0");
    }

    @Test
    void aGameThatKeepsItsTermsToItselfGivesNone() {
        assertThat(told(new Toy(), Language.IT)).isEmpty();
    }

    private static <S, M, V> String told(Game<S, M, V> game, Language in) {
        S s = game.start(Setup.of(game, game.sheet().fewest(), Map.of(), Seed.of(2)));
        Dice dice = new Dice(1);
        for (int made = 0; made < 60 && !game.over(s); made++) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            V view = game.view(s, seat);
            List<Opinion<M>> opinions =
                    Level.named("apprentice")
                            .bot(game, seat, 1)
                            .opinions(view, legal, Budget.USUAL);
            String told = new Reasons<>(game, seat).told(view, opinions, in);
            if (!told.isEmpty()) return told;
            game.play(s, seat, legal.get(dice.next(legal.size())), Events.IGNORED);
        }
        return "";
    }
}
