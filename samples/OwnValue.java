import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Judged;
import signoria.bots.Level;
import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Result;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Our search with a value and a prior of one's own: java -cp "target/app/lib/*"
 * samples/OwnValue.java masters 4
 */
class OwnValue {
    public static void main(String[] args) {
        System.out.printf(
                "%.1f of %s games won%n",
                won(Games.named(args[0]), Integer.parseInt(args[1])), args[1]);
    }

    static <S, M, V> double won(Game<S, M, V> game, int games) {
        Judged.Value<S> points =
                (s, out) -> { // what the game would end with now
                    Result now = game.result(s);
                    for (int seat = 0; seat < out.length; seat++)
                        out[seat] = now.points().get(seat);
                };
        Judged.Prior<S, M> first =
                (s, seat, legal, out) -> { // a little for what is listed first
                    for (int i = 0; i < legal.size(); i++) out[i] = -0.1 * i;
                };
        Level level =
                Level.inArena(
                        "journeyman:30/lean=1/haste=0"); // 30 iterations, quick games by the prior
        double won = 0;
        for (int deal = 0; deal < games; deal++) {
            S s = game.start(Setup.of(game, 2, Map.of(), Seed.of(deal)));
            Bot<M, V> own = level.bot(new Judged<>(game, points, first), 0, deal);
            Bot<M, V> other = Level.named("random").bot(game, 1, deal);
            while (!game.over(s)) {
                int seat = Bits.first(game.waiting(s));
                List<M> legal = new ArrayList<>();
                game.legal(s, seat, legal);
                M move = (seat == 0 ? own : other).choose(game.view(s, seat), legal, Budget.USUAL);
                game.play(s, seat, move, Events.IGNORED);
            }
            won += game.result(s).share(0);
        }
        return won;
    }
}
