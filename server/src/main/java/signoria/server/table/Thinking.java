package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;

/** The bots at one table; all is done within the table's own thread but the thinking itself. */
final class Thinking {
    private static final System.Logger LOG = System.getLogger(Thinking.class.getName());

    /**
     * What a bot was asked.
     *
     * @param version what its seat had seen then
     * @param owed its seat owed a decision; else it was only told that it may move
     */
    record Question(int seat, String level, int version, boolean owed) {}

    private final Table table;
    private final Services services;
    private int thinking; // the seats bots are thinking for, as bits
    private boolean waiting; // people wait for bots alone
    private long since;
    private int[] heard = {}; // the news at which a bot was last asked out of turn

    Thinking(Table table, Services services) {
        this.table = table;
        this.services = services;
    }

    boolean busy() {
        return thinking != 0;
    }

    /** Lets bots think for the seats they have: those who owe a decision, others once for news. */
    void think() {
        Sitting sitting = table.sitting();
        measure(sitting);
        if (sitting.status() != Api.Status.running || sitting.paused()) return;
        TableGame<?, ?, ?> game = sitting.game();
        prepare(game);
        for (int seat = 0; seat < game.seats(); seat++) {
            String level = player(seat);
            if (level.isEmpty() || (thinking >>> seat & 1) != 0) continue;
            boolean owed = owes(seat);
            if (!owed && !hears(seat)) continue;
            if (table.cluster().thinksAt(table.id(), busy()))
                ask(game, new Question(seat, level, game.version(seat), owed));
            else heard[seat] = -1; // another server asks it
        }
    }

    private void prepare(TableGame<?, ?, ?> game) {
        if (heard.length > 0) return;
        heard = new int[game.seats()];
        Arrays.fill(heard, -1);
    }

    /** The house players who are to think, as bits, for whichever server it will be. */
    int asked() {
        Sitting sitting = table.sitting();
        if (sitting.status() != Api.Status.running || sitting.paused()) return 0;
        TableGame<?, ?, ?> game = sitting.game();
        prepare(game);
        int asked = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            if (player(seat).isEmpty()) continue;
            OptionalInt news = game.news(seat);
            boolean hears = news.isPresent() && news.getAsInt() != heard[seat];
            if (owes(seat) || hears && game.mayMove(seat)) asked |= 1 << seat;
        }
        return asked;
    }

    /** How long people wait until one of them is asked again. */
    private void measure(Sitting sitting) {
        boolean waits =
                sitting.status() == Api.Status.running
                        && !sitting.paused()
                        && sitting.running() == 0
                        && sitting.hasPeople();
        if (!waits && waiting) services.meters().waited(System.nanoTime() - since);
        if (waits && !waiting) since = System.nanoTime();
        waiting = waits;
    }

    /** Nobody waits for it, but there is news for it, and something it may do. */
    private boolean hears(int seat) {
        OptionalInt news = table.sitting().game().news(seat);
        if (news.isEmpty() || news.getAsInt() == heard[seat]) return false;
        heard[seat] = news.getAsInt();
        return table.sitting().game().mayMove(seat);
    }

    private boolean owes(int seat) {
        return (table.sitting().game().waiting() >>> seat & 1) != 0;
    }

    /** The level that plays a seat; empty for a person. */
    private String player(int seat) {
        Sitting sitting = table.sitting();
        return sitting.chair(seat).player(sitting.opened().takeover());
    }

    private void ask(TableGame<?, ?, ?> game, Question asked) {
        thinking |= 1 << asked.seat();
        Optional<String> forced = asked.owed() ? game.forced(asked.seat()) : Optional.empty();
        if (forced.isPresent()) tell(asked, forced);
        else think(game, asked);
    }

    private void think(TableGame<?, ?, ?> game, Question asked) {
        boolean begun =
                services.bots()
                        .think(
                                cause(),
                                game.thought(
                                        asked.seat(),
                                        Bots.level(asked.level()),
                                        ThreadLocalRandom.current().nextLong()),
                                move -> tell(asked, move),
                                _ -> tell(asked, Optional.empty()));
        if (begun) return;
        thinking &= ~(1 << asked.seat());
        heard[asked.seat()] = -1; // it is asked again when the table wakes
        table.wakeLater();
    }

    /** It is thought for whoever opened the table, or sits there now. */
    private Crew.Cause cause() {
        return new Crew.Cause(table.sitting().host(), table.id(), table.sitting().hasPeople());
    }

    private void tell(Question asked, Optional<String> move) {
        table.post(here -> here.thinking().answered(asked, move));
    }

    /** A bot has answered, or failed to. */
    void answered(Question asked, Optional<String> thought) {
        thinking &= ~(1 << asked.seat());
        try {
            table.again(
                    _ -> {
                        play(asked, thought);
                        return null;
                    });
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "table " + table.id() + ": a bot's move failed", e);
            table.wakeLater();
        }
    }

    private void play(Question asked, Optional<String> thought) {
        Optional<String> move = stands(asked) ? playable(asked, thought) : Optional.empty();
        if (move.isPresent())
            table.commit("", new Deed.Moved(asked.seat(), move.get(), asked.level()));
        else think();
    }

    /**
     * The question is still there. Out of turn that means that nothing has happened since: an
     * answer to what was offered before must not be taken for one to what is offered now.
     */
    private boolean stands(Question asked) {
        Sitting sitting = table.sitting();
        if (sitting.status() != Api.Status.running || sitting.paused()) return false;
        if (!player(asked.seat()).equals(asked.level())) return false;
        int version = sitting.game().version(asked.seat());
        return asked.owed()
                ? owes(asked.seat()) && asked.version() >= sitting.game().question(asked.seat())
                : asked.version() == version;
    }

    /**
     * The move that a bot thought of, if the rules allow it. A bot that owes a decision and errs
     * does not stop the game: then it is any move; out of turn it is none.
     */
    private Optional<String> playable(Question asked, Optional<String> thought) {
        TableGame<?, ?, ?> game = table.sitting().game();
        if (thought.isPresent() && allowed(game, asked.seat(), thought.get())) return thought;
        if (!asked.owed() || asked.version() != game.version(asked.seat())) return Optional.empty();
        LOG.log(
                System.Logger.Level.ERROR,
                "table " + table.id() + ": " + asked.level() + " chose " + thought.orElse("none"));
        return game.anyMove(asked.seat());
    }

    private static boolean allowed(TableGame<?, ?, ?> game, int seat, String move) {
        try {
            return game.refusal(seat, move).isEmpty();
        } catch (BadInput e) {
            return false;
        }
    }
}
