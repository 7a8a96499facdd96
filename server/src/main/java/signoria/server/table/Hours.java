package signoria.server.table;

import signoria.server.store.Nodes;

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
        if (!shared()) lobby.alarms().set(table.id(), table.sitting().clocks().deadline());
    }

    /** A clock is due here, or time is to be given back that nobody had. */
    void due(Nodes.Due due) {
        given = due.lost();
        long gap = Math.max(0, Math.min(due.lost(), now() - table.sitting().changed()));
        if (due.lost() > 0 && hurries()) table.commit("", new Deed.Interrupted(gap));
        else call(Math.max(now(), due.deadline()));
    }

    /** Calls time where it is up. */
    void call(long at) {
        int late = table.sitting().clocks().late(at);
        for (int seat = 0; seat < table.sitting().chairs().size(); seat++)
            if ((late >>> seat & 1) != 0) table.commit("", new Deed.TakenOver(seat, true));
        setAlarm();
    }

    /** So much of the time that was lost is given back with what is written next. */
    long given() {
        return given;
    }

    void written() {
        given = 0;
    }
}
