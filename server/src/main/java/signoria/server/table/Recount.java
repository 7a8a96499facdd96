package signoria.server.table;

import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;
import signoria.server.store.Nodes;

import java.util.ArrayList;
import java.util.List;

/**
 * A ledger read again with an eye to what nobody finds in its lines alone: house players moved only
 * when they were asked, and nobody's clock ran while the server of somebody there stood still.
 */
public final class Recount {
    /** By so many milliseconds signs of life may be late. */
    private static final long SLACK = 300;

    /** After so many more every server has heard of the death of another. */
    private static final long HEARD = 1000;

    private final String table;
    private final List<String> faults = new ArrayList<>();
    private final List<Long> ahead = new ArrayList<>();
    private long stoodAt; // a server stands still since then, and a clock runs here
    private boolean stands;
    private long given; // of the time since
    private int held;

    private Recount(String table, List<Long> stood) {
        this.table = table;
        ahead.addAll(stood);
        ahead.sort(null);
    }

    /**
     * What was found.
     *
     * @param faults a line each
     * @param held how often a clock was held against a server's standstill
     */
    public record Findings(List<String> faults, int held) {}

    /**
     * @param stood when a server through which people looked at the table began to stand still
     */
    public static Findings of(String table, List<Ledger.Line> lines, List<Long> stood) {
        Recount recount = new Recount(table, stood);
        recount.read(lines);
        return new Findings(List.copyOf(recount.faults), recount.held);
    }

    private void read(List<Ledger.Line> lines) {
        try {
            Sitting sitting = new Sitting(table, lines.getFirst(), Catalogue.found());
            for (Ledger.Line line : lines.subList(1, lines.size())) {
                Deed deed = Protocol.read(line.deed(), Deed.class);
                clocks(sitting, line, deed);
                if (deed instanceof Deed.Moved moved && !moved.bot().isEmpty())
                    asked(sitting, line, moved);
                sitting.apply(line, deed);
            }
        } catch (RuntimeException e) {
            faults.add(table + ": cannot be played again: " + e.getMessage());
        }
    }

    private void asked(Sitting sitting, Ledger.Line line, Deed.Moved moved) {
        if ((sitting.game().waiting() >>> moved.seat() & 1) != 0
                && sitting.game().refusal(moved.seat(), moved.move()).isEmpty()) return;
        faults.add(table + ": a house player moved unasked at line " + line.version());
    }

    /** Whoever moves after a standstill has been given back the time of it. */
    private void clocks(Sitting sitting, Ledger.Line line, Deed deed) {
        while (!ahead.isEmpty() && ahead.getFirst() < line.at()) {
            stoodAt = ahead.removeFirst();
            stands = sitting.clocks().live() && sitting.running() != 0;
            given = 0;
        }
        if (!stands) return;
        if (deed instanceof Deed.Interrupted gap) {
            given += gap.millis();
            return;
        }
        stands = false;
        boolean playedOn = line.at() < stoodAt + Nodes.LEASE + HEARD; // through another server
        if (playedOn || !(deed instanceof Deed.Moved)) return;
        held++;
        if (given < Nodes.LEASE / 2 - SLACK) // for that long at least nobody knew
        faults.add(
                    table
                            + ": a clock ran at line "
                            + line.version()
                            + " for a server that stood still");
    }
}
