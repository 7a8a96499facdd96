package signoria.server.table;

import signoria.server.store.Ledger;
import signoria.server.store.Nodes;
import signoria.server.store.StoreFailed;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * This server among others on the same store, if there can be any: it hears what they do, tells
 * what it does, and claims what is to be done once. Alone it thinks at every table and tells
 * nobody.
 */
public final class Cluster implements Nodes.Listener, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Cluster.class.getName());

    /** So often a sign of life is given, and looked for what is due, in milliseconds. */
    private static final long BEAT = 300;

    /** So often tables are asked whether a word about them was lost. */
    private static final long SLOW = 2000;

    /** So many tables where nobody thinks are taken at once when all servers are busy. */
    private static final int FEW = 4;

    private final Lobby lobby;
    private final Nodes nodes;
    private final Bots bots;
    private final Set<String> ours = ConcurrentHashMap.newKeySet(); // tables where we think
    private final Semaphore early = new Semaphore(0); // something to do before the next beat
    private final AtomicInteger spareElsewhere = new AtomicInteger();
    private volatile Consumer<String> people = _ -> {};
    private volatile Consumer<String> stop =
            why -> LOG.log(System.Logger.Level.ERROR, why + "; this server should stop");
    private volatile boolean closed;
    private long looked;

    Cluster(Lobby lobby, Services services) {
        this.lobby = lobby;
        this.nodes = services.store().nodes();
        this.bots = services.bots();
    }

    public boolean shared() {
        return nodes.shared();
    }

    /** Whoever must know when someone's sign-ins have ended, or may have: then nobody is named. */
    public void people(Consumer<String> changed) {
        people = changed;
    }

    /** What to do when this server is too old to go on. */
    public void outlived(Consumer<String> then) {
        stop = then;
    }

    void begin() {
        looked = nodes.now();
        nodes.begin(this);
        Thread.ofPlatform().name("node").daemon().start(this::loop);
    }

    private void loop() {
        try {
            for (long last = 0; !closed; ) {
                if (early.tryAcquire(BEAT, TimeUnit.MILLISECONDS)) early.drainPermits();
                if (closed) return;
                boolean slow = System.nanoTime() - last > SLOW * 1_000_000;
                if (slow) last = System.nanoTime();
                beat(slow);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void beat(boolean slow) {
        try {
            spareElsewhere.set(nodes.beat(Math.max(0, bots.spare())));
            lobby.look(); // before anything is done by the new time
            for (Nodes.Due due : nodes.due()) call(due);
            for (String table : nodes.claim(wanted())) think(table);
            if (slow) askAgain();
        } catch (StoreFailed e) {
            if (e.code().equals("too-old")) outlived(e.getMessage());
            else LOG.log(System.Logger.Level.WARNING, e.getMessage());
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "beat", e);
        }
    }

    /** A clock is due at a table, or time to be given back. */
    private void call(Nodes.Due due) {
        inAThread(
                due.table(),
                () ->
                        lobby.table(due.table())
                                .ask(
                                        here -> {
                                            here.due(due);
                                            return null;
                                        }));
    }

    private void think(String table) {
        ours.add(table);
        lobby.wake(table);
    }

    private static void inAThread(String table, Runnable work) {
        Thread.startVirtualThread(
                () -> {
                    try {
                        work.run();
                    } catch (RuntimeException e) {
                        LOG.log(System.Logger.Level.WARNING, table + ": " + e.getMessage());
                    }
                });
    }

    /** Whatever word was lost: the ledgers know it. */
    private void askAgain() {
        List<Table> here = List.copyOf(lobby.tables());
        Map<String, Integer> versions = nodes.versions(here.stream().map(Table::id).toList());
        for (Table table : here)
            if (versions.getOrDefault(table.id(), 0) > table.version()) table.word(Table::refresh);
        long since = looked;
        looked = nodes.now() - SLOW;
        for (Nodes.Word word : nodes.changed(since)) heard(word);
    }

    // --- Thinking

    /** Does this server think at a table? If nobody does, it does so from now on. */
    boolean thinksAt(String table, boolean busy) {
        if (!shared()) return true;
        try {
            if (!busy && handsOver(table)) return false;
            if (!ours.contains(table) && !nodes.claim(table)) return false;
        } catch (StoreFailed e) {
            return false; // whoever gives the next sign of life finds it
        }
        ours.add(table);
        return true;
    }

    /** When thoughts wait here and other servers have threads to spare, one of them may think. */
    private boolean handsOver(String table) {
        if (bots.spare() > 0 || spareElsewhere.getAndUpdate(n -> Math.max(0, n - 1)) == 0)
            return false;
        nodes.release(table);
        ours.remove(table);
        nodes.tell(Nodes.Word.of(Nodes.Kind.WORK, ""));
        return true;
    }

    /** How many tables to take where nobody thinks: what waits everywhere must wait somewhere. */
    private int wanted() {
        if (bots.spare() > 0) return bots.spare();
        return spareElsewhere.get() > 0 ? 0 : FEW;
    }

    /** A table has left memory. */
    void leaves(String table) {
        if (shared() && ours.remove(table)) inAThread(table, () -> nodes.release(table));
    }

    // --- Telling the others

    void moved(Ledger.Standing now) {
        if (!shared()) return;
        List<String> people = now.sitters().stream().filter(who -> !who.isEmpty()).toList();
        nodes.tell(new Nodes.Word(Nodes.Kind.MOVED, now.table(), people));
    }

    void said(String table) {
        if (shared()) nodes.tell(Nodes.Word.of(Nodes.Kind.SAID, table));
    }

    void seen(String table) {
        if (shared()) nodes.tell(Nodes.Word.of(Nodes.Kind.SEEN, table));
    }

    /** Someone was suspended, or a sign-in of theirs has ended. */
    public void changed(String person) {
        if (shared()) nodes.tell(Nodes.Word.of(Nodes.Kind.PERSON, person));
    }

    /** Those of these sign-ins that are still good. */
    public Set<String> good(Collection<String> signIns) {
        return nodes.good(signIns);
    }

    void present(String table, Set<String> looking) {
        if (!shared()) return;
        try {
            nodes.present(table, looking);
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, e.getMessage()); // told anew when it changes
        }
    }

    Set<String> elsewhere(String table) {
        return nodes.elsewhere(table);
    }

    // --- Hearing from them

    @Override
    public void heard(Nodes.Word word) {
        switch (word.kind()) {
            case MOVED -> {
                if (lobby.turns().knowsAny(word.people()))
                    lobby.table(word.id()).word(Table::refresh);
                else atTable(word.id(), Table::refresh);
            }
            case SAID -> atTable(word.id(), Table::hearChats);
            case SEEN -> atTable(word.id(), Table::lookAround);
            case PERSON -> people.accept(word.id());
            case WORK -> early.release();
        }
    }

    private void atTable(String id, Consumer<Table> letter) {
        lobby.inMemory(id).ifPresent(table -> table.word(letter));
    }

    @Override
    public void missed() {
        for (Table table : lobby.tables())
            table.word(
                    here -> {
                        here.refresh();
                        here.hearChats();
                        here.lookAround();
                    });
        people.accept("");
    }

    /** Others may think where we did, and must be told anew who looks at what through us. */
    @Override
    public void reborn() {
        ours.clear();
        LOG.log(System.Logger.Level.WARNING, "this server was silent for a while; it is back");
        for (Table table : lobby.tables())
            table.word(
                    here -> {
                        here.present();
                        here.refresh();
                    });
    }

    @Override
    public void outlived(String why) {
        closed = true;
        stop.accept(why);
    }

    @Override
    public void close() {
        closed = true;
        early.release();
    }
}
