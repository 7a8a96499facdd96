package signoria.engine;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Digest;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Option;
import signoria.kernel.Position;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A whole game between bots of all levels, written down: with every decision what was offered and
 * refused, who moved, what, and after it the digest of the position, and the digests of what all
 * seats and a spectator see and are told as JSON. Wherever the engine runs, the same number gives
 * the same text.
 */
final class Transcript<S, M, V> {
    /** By iterations: thinking by time would give other moves on another machine. */
    private static final List<String> LEVELS =
            List.of("random", "apprentice", "journeyman:12", "random", "master:12");

    /** One of so many moves is asked about with each decision, another one each time. */
    private static final int SAMPLED = 7;

    private static final Budget BRIEF = new Budget(200);

    private final Game<S, M, V> game;
    private final Setup setup;
    private final List<Bot<M, V>> bots = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private int asked;

    private Transcript(Game<S, M, V> game, int number) {
        this.game = game;
        this.setup = setup(game, number);
        for (int seat = 0; seat < setup.seats(); seat++) {
            Level level = Level.named(LEVELS.get((seat + number) % LEVELS.size()));
            bots.add(level.bot(game, seat, number));
        }
    }

    static <S, M, V> String of(Game<S, M, V> game, int number) {
        return new Transcript<>(game, number).play();
    }

    /** Seats and options by chance, as far as the game takes them together. */
    private static Setup setup(Game<?, ?, ?> game, int number) {
        Rng rng = Rng.of(number);
        for (int tries = 0; tries < 20; tries++) {
            Map<String, String> chosen = new TreeMap<>();
            for (Option option : game.sheet().options())
                if (rng.next(3) == 0 && !option.values().isEmpty())
                    chosen.put(
                            option.name(), option.values().get(rng.next(option.values().size())));
            int span = game.sheet().most() - game.sheet().fewest() + 1;
            try {
                return Setup.of(
                        game, game.sheet().fewest() + rng.next(span), chosen, Seed.of(number));
            } catch (BadInput unfit) {
                continue;
            }
        }
        return Setup.of(game, game.sheet().fewest(), Map.of(), Seed.of(number));
    }

    private String play() {
        text.append(setup.seats()).append(' ');
        text.append(Position.options(setup.options())).append('\n');
        S s = game.start(setup);
        note(s);
        while (!game.over(s)) {
            int seat = Bits.first(game.waiting(s));
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            note(s, seat, legal);
            M move = bots.get(seat).choose(game.view(s, seat), legal, BRIEF);
            Events.Kept events = new Events.Kept();
            game.play(s, seat, move, events);
            text.append(seat).append(' ').append(game.notation().write(move)).append('\n');
            note(s);
            note(events, setup.seats());
        }
        text.append(game.json().write(game.result(s))).append('\n');
        return text.toString();
    }

    private void note(S s) {
        StringBuilder seen = new StringBuilder();
        for (int seat = 0; seat <= setup.seats(); seat++) {
            V view = game.view(s, seat == setup.seats() ? Game.SPECTATOR : seat);
            seen.append(game.json().write(view));
            seen.append(game.json().write(game.scene(view, List.of(), Language.IT)));
        }
        text.append(Position.digest(game, s)).append(' ');
        text.append(Digest.brief(seen.toString())).append('\n');
    }

    /** What is offered in words, and why some other moves are not. */
    private void note(S s, int seat, List<M> legal) {
        StringBuilder said = new StringBuilder();
        said.append(game.json().write(game.scene(game.view(s, seat), legal, Language.EN)));
        List<M> all = game.moves();
        for (int i = asked++ % SAMPLED; i < all.size(); i += SAMPLED) {
            Refusal why = game.refusal(s, seat, all.get(i));
            if (why != Refusal.NONE) said.append(Glimpse.reason(game, why, Language.EN));
        }
        text.append(Digest.brief(said.toString())).append(' ');
    }

    private void note(Events.Kept events, int seats) {
        StringBuilder told = new StringBuilder();
        for (int seat = 0; seat <= seats; seat++)
            told.append(game.json().write(events.seenBy(seat == seats ? Game.SPECTATOR : seat)));
        text.append(Digest.brief(told.toString())).append('\n');
    }
}
