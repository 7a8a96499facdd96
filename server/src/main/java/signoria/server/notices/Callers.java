package signoria.server.notices;

import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Outbox;
import signoria.server.store.Store;
import signoria.server.store.StoreFailed;
import signoria.server.table.Herald;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Hears from tables whom they call, and puts into the outbox what those people want to be told. One
 * thing after the other, so that what is over is never put there last; nobody waits for it.
 */
public final class Callers implements Herald, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Callers.class.getName());
    private static final int WAITING = 100_000;
    private static final int KNOWN = 20_000;

    /** How long another server's change of someone's wishes may go unnoticed. */
    private static final long FRESH = 10_000;

    /** So long before a clock runs out its owner is reminded, at most. */
    private static final long LEAD = 12 * 3_600_000L;

    private static final long TEN = 600_000;

    /** What someone who sees the table need not be told any more: all but that time runs out. */
    private static final List<String> SEEN =
            Arrays.stream(Api.Event.values())
                    .filter(event -> event != Api.Event.low)
                    .map(Api.Event::name)
                    .toList();

    /** What someone wants, as it was then; empty when they are told nothing. */
    private record Known(Optional<Api.Wishes> wishes, long at) {}

    private final Store store;
    private final Wishing wishing;
    private final Outside.Pace pace;
    private final LongSupplier now;
    private final Map<String, Known> known = new ConcurrentHashMap<>();
    private final LinkedBlockingQueue<Runnable> heard = new LinkedBlockingQueue<>(WAITING);
    private final Thread thread;
    private volatile boolean closed;
    private volatile Runnable stirred = () -> {};

    public Callers(Store store, Outside.Pace pace, LongSupplier now) {
        this.store = store;
        this.wishing = new Wishing(store.contacts());
        this.pace = pace;
        this.now = now;
        this.thread = Thread.ofVirtual().name("callers").start(this::loop);
    }

    /** Whoever must know that something is in the outbox. */
    void stirs(Runnable then) {
        stirred = then;
    }

    /** Someone wants it otherwise from now on. */
    void changed(String person) {
        known.remove(person);
    }

    @Override
    public void hear(News news) {
        if (news.calls().isEmpty() && news.freed().isEmpty() && news.answered().isEmpty()) return;
        heard.offer(() -> note(news));
    }

    @Override
    public void seen(String person, String table) {
        heard.offer(
                () -> {
                    if (wishes(person).isPresent()) store.outbox().drop(person, table, SEEN);
                });
    }

    private void loop() {
        try {
            while (!closed || !heard.isEmpty()) {
                Runnable next = heard.poll(100, TimeUnit.MILLISECONDS);
                if (next != null) run(next);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void run(Runnable work) {
        try {
            work.run();
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.WARNING, e.getMessage());
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "a call was lost", e);
        }
    }

    private void note(News news) {
        for (String person : news.freed())
            if (wishes(person).isPresent())
                store.outbox().drop(person, news.table(), List.of("turn", "low", "begins"));
        for (String person : news.answered())
            if (wishes(person).isPresent())
                store.outbox().drop(person, news.table(), List.of("offer"));
        for (Call call : news.calls())
            if (!call.looks() || call.event() == Api.Event.low)
                wishes(call.person()).ifPresent(wishes -> put(news, call, wishes));
        stirred.run();
    }

    private Optional<Api.Wishes> wishes(String person) {
        long at = now.getAsLong();
        Known found = known.get(person);
        if (found == null || at - found.at() > FRESH) {
            if (known.size() > KNOWN) known.clear();
            found = new Known(wishing.set(person), at);
            known.put(person, found);
        }
        return found.wishes();
    }

    private void put(News news, Call call, Api.Wishes wishes) {
        if (wishes.muted().contains(news.table())) return;
        if (call.event() == Api.Event.chat && isTold(call.person(), news.table())) return;
        List<String> others = new ArrayList<>(news.names());
        if (call.seat() >= 0) others.remove(call.seat());
        Letters.Content content = new Letters.Content(news.game(), others, call.deadline());
        for (Api.Channel channel : List.of(Api.Channel.mail, Api.Channel.hook)) {
            if (!Wishing.wants(wishes, call.event(), channel) || !open(channel, call, wishes))
                continue;
            store.outbox()
                    .add(
                            new Outbox.Item(
                                    call.person(),
                                    channel.name(),
                                    call.event().name(),
                                    news.table(),
                                    news.at(),
                                    due(news.at(), call, wishes, channel),
                                    0,
                                    Protocol.write(content)));
        }
    }

    /** Talk is told once, some time after it began. */
    private boolean isTold(String person, String table) {
        return store.outbox().waiting(person).stream()
                .anyMatch(
                        each ->
                                each.event().equals(Api.Event.chat.name())
                                        && each.about().equals(table));
    }

    private boolean open(Api.Channel channel, Call call, Api.Wishes wishes) {
        return channel == Api.Channel.mail
                ? store.contacts().address(call.person()).isPresent()
                : !wishes.hook().url().isEmpty();
    }

    private long due(long at, Call call, Api.Wishes wishes, Api.Channel channel) {
        QuietHours quiet = QuietHours.of(wishes);
        boolean mail = channel == Api.Channel.mail;
        long soon = at + (mail ? pace.mail() : pace.hook());
        if (call.event() == Api.Event.chat)
            return quiet.after(at + (mail ? pace.mailLull() : pace.hookLull()));
        if (call.event() == Api.Event.low) {
            long lead = Math.min(LEAD, call.time().orElse(0L) / 4);
            long before = call.deadline().orElse(at) - lead;
            return wishes.quiet().urgent() ? before : quiet.after(before);
        }
        if (!mail || call.event() != Api.Event.turn) return quiet.after(soon);
        return quiet.after(
                switch (wishes.mail()) {
                    case now -> soon;
                    case ten -> Math.max(soon, at + TEN);
                    case daily -> quiet.morning(at);
                });
    }

    /** Finishes what was heard. */
    @Override
    public void close() {
        closed = true;
        try {
            thread.join(5000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
