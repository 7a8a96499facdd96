package signoria.server.table;

import signoria.server.protocol.Api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** The bots at one table; all is done within the table's own thread but the thinking itself. */
final class Thinking {
    private static final System.Logger LOG = System.getLogger(Thinking.class.getName());

    private final Table table;
    private final House house;
    private int thinking; // the seats bots are thinking for, as bits
    private int[] interjected = {}; // the version at which a bot was last asked out of turn

    Thinking(Table table, House house) {
        this.table = table;
        this.house = house;
    }

    boolean busy() {
        return thinking != 0;
    }

    /** Lets bots think for the seats they have: those who owe a decision, the others once. */
    void think() {
        Sitting sitting = table.sitting();
        if (sitting.status() != Api.Status.running || sitting.paused()) return;
        Play<?, ?, ?> play = sitting.play();
        if (interjected.length == 0) {
            interjected = new int[play.seats()];
            Arrays.fill(interjected, -1);
        }
        for (int seat = 0; seat < play.seats(); seat++) {
            String level = sitting.chair(seat).player(sitting.opened().takeover());
            if (level.isEmpty() || (thinking >>> seat & 1) != 0) continue;
            boolean waits = (play.waiting() >>> seat & 1) != 0;
            if (!waits && (interjected[seat] == play.version(seat) || !play.mayMove(seat)))
                continue;
            interjected[seat] = play.version(seat);
            think(play, seat, level);
        }
    }

    private void think(Play<?, ?, ?> play, int seat, String level) {
        int version = play.version(seat);
        thinking |= 1 << seat;
        house.bots()
                .think(
                        play.thought(
                                seat, Bots.level(level), ThreadLocalRandom.current().nextLong()),
                        move -> tell(seat, level, version, move),
                        _ -> tell(seat, level, version, play.anyMove(seat)));
    }

    private void tell(int seat, String level, int version, Optional<String> move) {
        table.post(here -> here.thinking().thought(seat, level, version, move));
    }

    /** A bot's thought has come; if the question has changed, it thinks again. */
    private void thought(int seat, String level, int version, Optional<String> move) {
        thinking &= ~(1 << seat);
        try {
            table.load();
            if (move.isPresent() && mayPlay(seat, level, version, move.get()))
                table.commit("", new Deed.Moved(seat, legal(seat, level, move.get()), level));
            else think();
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "table " + table.id() + ": a bot's move failed", e);
            table.wakeLater();
        }
    }

    /** A bot that errs does not stop the game. */
    private String legal(int seat, String level, String move) {
        Play<?, ?, ?> play = table.sitting().play();
        if (play.refusal(seat, List.of(move)).isEmpty()) return move;
        LOG.log(System.Logger.Level.ERROR, "table " + table.id() + ": " + level + " chose " + move);
        return play.anyMove(seat).orElseThrow();
    }

    private boolean mayPlay(int seat, String level, int version, String move) {
        Sitting sitting = table.sitting();
        if (sitting.status() != Api.Status.running || sitting.paused()) return false;
        return sitting.chair(seat).player(sitting.opened().takeover()).equals(level)
                && !sitting.play().stale(seat, version, move);
    }
}
