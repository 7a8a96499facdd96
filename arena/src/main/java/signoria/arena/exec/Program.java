package signoria.arena.exec;

import signoria.bots.Bot;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Text;

import java.io.IOException;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A command as a level. Its processes are kept and lent out a question at a time; one that failed
 * is ended, and another is started when it is needed.
 */
final class Program implements Level {
    /** A program that failed so often in a row before it greeted is not started again. */
    private static final int PATIENCE = 3;

    /** What starting may take beside the time of an answer. */
    private static final int STARTING = 20_000;

    private final String command;
    private final List<String> words;
    private final Deque<Conversation> idle = new ConcurrentLinkedDeque<>();
    private final Set<Conversation> running = ConcurrentHashMap.newKeySet();
    private final AtomicInteger misses = new AtomicInteger();
    private final AtomicLong tables = new AtomicLong();

    Program(String command) {
        this.command = command;
        this.words = Text.words(command);
        if (words.isEmpty()) throw new BadInput("exec: what shall play? Write exec:COMMAND");
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> running.forEach(Conversation::close)));
        try {
            idle.push(greeted());
        } catch (Fault e) {
            misses.incrementAndGet(); // it may do better when it is asked
        }
    }

    @Override
    public String name() {
        return "exec:" + command;
    }

    @Override
    public boolean elsewhere() {
        return true;
    }

    @Override
    public <S, M, V> Bot<M, V> bot(Game<S, M, V> game, int seat, long seed) {
        return new Guest<>(game, seat, this, tables.incrementAndGet());
    }

    /** The same process as before if it is idle, else any that is ready to be asked. */
    Conversation borrow(Optional<Conversation> before) throws Fault {
        running.removeIf(talk -> !talk.alive());
        if (before.isPresent() && idle.remove(before.get())) idle.push(before.get());
        for (Conversation talk = idle.poll(); talk != null; talk = idle.poll())
            if (talk.alive()) return talk;
        if (misses.get() >= PATIENCE) throw new Fault("did not start " + PATIENCE + " times");
        try {
            Conversation talk = greeted();
            misses.set(0);
            return talk;
        } catch (Fault e) {
            misses.incrementAndGet();
            throw e;
        }
    }

    void giveBack(Conversation talk) {
        idle.push(talk);
    }

    private Conversation greeted() throws Fault {
        Conversation talk;
        try {
            talk = new Conversation(words);
        } catch (IOException e) {
            throw new BadInput("cannot start " + words.getFirst() + ": " + e.getMessage());
        }
        running.add(talk);
        try {
            talk.greet(STARTING);
            return talk;
        } catch (Fault e) {
            talk.close();
            throw new Fault("at the start: " + e.getMessage());
        }
    }
}
