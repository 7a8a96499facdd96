package signoria.cli;

import signoria.bots.Bot;
import signoria.bots.Budget;
import signoria.kernel.Bits;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table in the terminal: asks people and bots in turn until the game is over or the people leave.
 */
final class TerminalTable<S, M, V> {
    /** How a sitting ends. */
    sealed interface Ending {
        /** The game is over. */
        record Over() implements Ending {}

        /** The people left; the game is kept. */
        record Left() implements Ending {}

        /** They want to go on with another game. */
        record Other(String file) implements Ending {}
    }

    private static final int NOBODY = -1;

    private final Ongoing<S, M, V> game;
    private final Screen<S, M, V> screen;
    private final List<List<M>> offered =
            new ArrayList<>(); // what each seat could do when last asked out of turn
    private int looking = NOBODY;

    /**
     * @param coached with the coach from the first move on
     */
    TerminalTable(
            Ongoing<S, M, V> game,
            Streams streams,
            Keyboard keyboard,
            Pen pen,
            Language in,
            boolean coached) {
        this.game = game;
        this.screen = new Screen<>(game, streams, keyboard, pen, in, coached);
        for (int seat = 0; seat < seats(); seat++) offered.add(List.of());
    }

    Ending play() {
        while (!game.over()) {
            int seat = Bits.first(game.game().waiting(game.state()));
            Optional<Ending> ending = decide(seat);
            if (ending.isEmpty()) ending = offerOthers(seat);
            if (ending.isPresent()) return ending.get();
        }
        screen.farewell();
        return new Ending.Over();
    }

    private int seats() {
        return game.roster().names().size();
    }

    private Optional<Ending> decide(int seat) {
        Optional<Bot<M, V>> bot = game.bot(seat);
        if (bot.isEmpty()) return person(seat, true);
        List<M> legal = game.legal(seat);
        screen.thinking(seat);
        if (game.play(seat, chosen(bot.get(), seat, legal)) != Refusal.NONE)
            game.play(seat, legal.getFirst());
        return Optional.empty();
    }

    /** A bot that fails must not end a game between people: it plays the first legal move. */
    private M chosen(Bot<M, V> bot, int seat, List<M> legal) {
        try {
            return bot.choose(game.game().view(game.state(), seat), legal, Budget.USUAL);
        } catch (RuntimeException e) {
            screen.print(
                    screen.say(
                            "bot-failed", Words.raw(screen.name(seat)), Words.raw(e.toString())));
            return legal.getFirst();
        }
    }

    /** Seats that nobody waits for, but that have something new to do, are asked once. */
    private Optional<Ending> offerOthers(int mover) {
        for (int seat = 0; seat < seats() && !game.over(); seat++) {
            List<M> legal = game.waitsFor(seat) ? List.of() : game.legal(seat);
            boolean fresh = seat != mover && !legal.isEmpty() && !legal.equals(offered.get(seat));
            offered.set(seat, legal);
            if (!fresh) continue;
            Optional<Ending> ending = offer(seat, legal);
            if (ending.isPresent()) return ending;
        }
        return Optional.empty();
    }

    private Optional<Ending> offer(int seat, List<M> legal) {
        Optional<Bot<M, V>> bot = game.bot(seat);
        if (bot.isEmpty()) return person(seat, false);
        bot.get()
                .interject(game.game().view(game.state(), seat), legal, Budget.USUAL)
                .ifPresent(move -> game.play(seat, move));
        return Optional.empty();
    }

    /** Between people the screen is wiped, so that nobody sees another's hand. */
    private Optional<Ending> person(int seat, boolean owed) {
        boolean passes = looking != seat && game.roster().people().size() > 1 && screen.terminal();
        looking = seat;
        if (passes) {
            screen.keyboard().clear(true);
            String request = screen.say("pass-screen", Words.raw(screen.name(seat)));
            if (screen.keyboard().line(request, List.of()).isEmpty())
                return Optional.of(Turn.leave(screen));
        }
        return new Turn<>(game, screen, seat, owed).take();
    }
}
