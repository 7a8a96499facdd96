package signoria.server.table;

import signoria.server.store.Nodes;

import java.util.Optional;
import java.util.stream.Stream;

/** When something is due at a table, and time there that nobody had. */
final class Hours {
    private final Table table;
    private final Services services;
    private final Lobby lobby;
    private long lost; // of the time that nobody had, what the clocks here know of
    private long given; // of time that was lost while no server was there, what is given back now

    Hours(Table table, Services services, Lobby lobby) {
        this.table = table;
        this.services = services;
        this.lobby = lobby;
    }

    private boolean shared() {
        return lobby.cluster().shared();
    }

    private long now() {
        return services.now().getAsLong();
    }

    /** A live clock runs here, and must hear of any time that is lost. */
    boolean hurries() {
        Sitting sitting = table.sitting();
        return sitting != null && sitting.clocks().live() && sitting.running() != 0;
    }

    /** The table was read from its ledger. */
    void begin() {
        lost = services.now().lost(); // what was lost before its last change, it was told then
        if (!shared()) skipDowntime();
        setAlarm();
    }

    /**
     * While the server was down nobody could move, so live clocks did not run. A ledger that comes
     * from the future was written before someone set the clock back.
     */
    private void skipDowntime() {
        long changed = table.sitting().changed();
        if (changed > now()) skip(now() - changed);
        else if (changed < services.startedAt()) {
            long gap = services.startedAt() - Math.max(services.lastBeat(), changed);
            if (gap > 0) skip(gap);
        }
    }

    /** Was time lost since? Among several servers that is for one of them to say. */
    void look() {
        if (shared()) return;
        long more = services.now().lost() - lost;
        lost += more;
        if (more != 0) skip(more);
    }

    /** So much time was nobody's. */
    private void skip(long millis) {
        if (hurries()) table.commit("", new Deed.Interrupted(millis));
        else setAlarm();
    }

    /** Among several servers it is a row that one of them claims when it is due. */
    void setAlarm() {
        Sitting sitting = table.sitting();
        if (!shared()) lobby.alarms().set(table.id(), earlier(sitting.due(), plannedHere()));
        else lobby.alarms().set(table.id(), plannedHere());
    }

    private static Optional<Long> earlier(Optional<Long> one, Optional<Long> other) {
        return Stream.of(one, other).flatMap(Optional::stream).min(Long::compare);
    }

    /**
     * Where turns take days, answers that were planned are given whether their owners are there or
     * not, and nobody is shown who is. Else all see who is there: without them nothing is answered.
     */
    private Optional<Long> plannedHere() {
        Sitting sitting = table.sitting();
        if (sitting.clocks().days().isPresent()) return Optional.empty();
        return sitting.plans().due(seat -> table.audience().holds(sitting.chair(seat).who()));
    }

    /** Gives the answers that were planned, where they are due. */
    void answer(long at) {
        int due = table.sitting().plans().due(at);
        for (int seat = 0; due >>> seat != 0; seat++)
            if ((due >>> seat & 1) != 0 && mayAnswer(seat)) answerFor(seat);
    }

    private void answerFor(int seat) {
        Sitting sitting = table.sitting();
        sitting.plans()
                .answer(seat, sitting.game())
                .ifPresent(move -> table.commit("", new Deed.Moved(seat, move, "")));
    }

    private boolean mayAnswer(int seat) {
        Sitting sitting = table.sitting();
        return sitting.clocks().days().isPresent()
                || table.audience().knows(sitting.chair(seat).who());
    }

    /** A clock is due here, or time is to be given back that nobody had. */
    void due(Nodes.Due due) {
        if (due.lost() != 0 && hurries()) giveBack(due.lost());
        else call(Math.max(now(), due.deadline()));
    }

    /**
     * Nobody had these milliseconds, says the store; less than nothing, when its clock was set
     * back. What was lost before the last change was nobody's loss here.
     */
    void giveBack(long lost) {
        given = lost;
        long since = Math.max(0, now() - table.sitting().changed());
        if (hurries()) table.commit("", new Deed.Interrupted(Math.min(lost, since)));
    }

    /** Calls time where it is up. */
    void call(long at) {
        answer(at);
        if (table.sitting().clocks().late(at) != 0) new Seating(table, "").holidays();
        int late = table.sitting().clocks().late(at);
        for (int seat = 0; seat < table.sitting().chairs().size(); seat++)
            if ((late >>> seat & 1) != 0) table.commit("", new Deed.TakenOver(seat, true));
        setAlarm();
    }

    /** When a deed is done: not before the last one, unless somebody has set the clock back. */
    long at(Deed deed) {
        long changed = table.sitting().changed();
        boolean back = deed instanceof Deed.Interrupted || changed > now() + Now.SLACK;
        return back ? now() : Math.max(now(), changed);
    }

    /** So much of the time that was lost is given back with what is written next. */
    long given() {
        return given;
    }

    /** It was given, or could not be. */
    void written() {
        given = 0;
    }
}
