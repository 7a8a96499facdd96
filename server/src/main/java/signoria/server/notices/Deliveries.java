package signoria.server.notices;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.store.Outbox;
import signoria.server.store.People;
import signoria.server.store.Store;
import signoria.server.store.StoreFailed;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;

/**
 * Takes what is due from the outbox and tells it: all that is due for someone by one channel in one
 * message. What failed is tried again after pauses that grow; what may have arrived is not. Each
 * channel has hands of its own, and each host of a webhook is called by one hand at a time: who is
 * slow to answer keeps nobody waiting but those who go there too.
 */
final class Deliveries implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Deliveries.class.getName());
    private static final int TRIES = 6;

    /** A person's webhook that failed so often in a row is called that seldom. */
    private static final int STRIKES = 4;

    private static final int KNOWN = 10_000;
    private static final long LOOK = 1000;
    private static final int SELDOM = 60;

    /** What was claimed so long ago, no server is still telling. */
    private static final long DEAD = 300_000;

    private final Store store;
    private final Outside outside;
    private final Wishing wishing;
    private final Letters letters;
    private final AccountLetters accounts;
    private final Optional<Mailer> mailer;
    private final Webhooks webhooks;
    private final LongSupplier now;
    private final BiPredicate<String, String> looks;
    private final InTurn hosts = new InTurn();
    private final Map<String, Integer> strikes = new ConcurrentHashMap<>(); // in a row, by person
    private final List<Desk> desks;
    private volatile boolean closed;

    /**
     * Delivers.
     *
     * @param looks whether a person has a table before their eyes
     */
    Deliveries(
            Store store,
            Outside outside,
            Letters letters,
            AccountLetters accounts,
            LongSupplier now,
            BiPredicate<String, String> looks) {
        this.store = store;
        this.outside = outside;
        this.wishing = new Wishing(store.contacts());
        this.letters = letters;
        this.accounts = accounts;
        this.mailer = outside.mail().map(Mailer::new);
        this.webhooks = new Webhooks(new Reach(outside.allowed(), outside.host()));
        this.now = now;
        this.looks = looks;
        this.desks =
                List.of(
                        new Desk(AccountLetters.CHANNEL, 4, 0),
                        new Desk(Api.Channel.mail.name(), 4, outside.pace().mailLull()),
                        new Desk(Api.Channel.hook.name(), 8, outside.pace().hookLull()));
    }

    void begin() {
        for (Desk desk : desks) desk.thread.start();
    }

    /** Something may be due before one would look again. */
    void stir() {
        for (Desk desk : desks) desk.early.release();
    }

    /** One channel, and how many of its messages are told at once. */
    private final class Desk {
        private final String channel;
        private final int most;
        private final long lull;
        private final Semaphore hands;
        private final Semaphore early = new Semaphore(0);
        private final Thread thread;

        Desk(String channel, int most, long lull) {
            this.channel = channel;
            this.most = most;
            this.lull = lull;
            this.hands = new Semaphore(most);
            this.thread = Thread.ofVirtual().name("deliveries-" + channel).unstarted(this::loop);
        }

        private void loop() {
            try {
                for (int looks = 0; !closed; looks++) {
                    if (looks % SELDOM == 0) sweep();
                    round();
                    if (early.tryAcquire(LOOK, TimeUnit.MILLISECONDS)) early.drainPermits();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void round() throws InterruptedException {
            while (!closed) {
                hands.acquire();
                List<Outbox.Item> items = List.of();
                try {
                    items = claim();
                } catch (StoreFailed e) {
                    LOG.log(System.Logger.Level.DEBUG, e.getMessage()); // the next look tries again
                } finally {
                    if (items.isEmpty()) hands.release();
                }
                if (items.isEmpty()) return;
                List<Outbox.Item> claimed = items;
                Thread.ofVirtual().name("delivery").start(() -> tell(claimed));
            }
        }

        /** Most of the time nothing is due, and nothing is written to find that out. */
        private List<Outbox.Item> claim() {
            long at = now.getAsLong();
            Outbox outbox = store.outbox();
            return outbox.due(at, channel) ? outbox.claim(at, channel, lull) : List.of();
        }

        private void tell(List<Outbox.Item> items) {
            try {
                handle(items);
            } finally {
                hands.release();
            }
        }

        /** What is being told is finished. */
        private void close() throws InterruptedException {
            early.release();
            if (thread.getState() != Thread.State.NEW) thread.join();
            hands.tryAcquire(most, 20, TimeUnit.SECONDS);
        }
    }

    private void sweep() {
        try {
            store.outbox().forget(now.getAsLong() - DEAD);
        } catch (StoreFailed e) {
            LOG.log(System.Logger.Level.DEBUG, e.getMessage()); // the next look tries again
        }
    }

    private void handle(List<Outbox.Item> items) {
        try {
            if (items.getFirst().channel().equals(AccountLetters.CHANNEL))
                for (Outbox.Item item : items) write(item);
            else call(items);
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "a message was lost", e);
        }
    }

    private void write(Outbox.Item item) {
        Optional<AccountLetters.Addressed> letter = accounts.written(item);
        if (letter.isEmpty() || mailer.isEmpty()) store.outbox().told(List.of(item));
        else settle(List.of(item), mailer.get().carry(letter.get().to(), letter.get().message()));
    }

    /** What still holds is told; what may not be told at this hour, later. */
    private void call(List<Outbox.Item> items) {
        String person = items.getFirst().person();
        Api.Channel channel = Api.Channel.valueOf(items.getFirst().channel());
        Api.Wishes wishes = wishing.of(person);
        QuietHours quiet = QuietHours.of(wishes);
        long at = now.getAsLong();
        List<Outbox.Item> told = new ArrayList<>();
        List<Outbox.Item> waiting = new ArrayList<>();
        List<Outbox.Item> gone = new ArrayList<>();
        boolean there = there(person);
        for (Outbox.Item item : items) {
            Api.Event event = Api.Event.valueOf(item.event());
            boolean urgent = event == Api.Event.low && wishes.quiet().urgent();
            if (!there
                    || !Wishing.wants(wishes, event, channel)
                    || wishes.muted().contains(item.about())
                    || looks.test(person, item.about())) gone.add(item);
            else if (!urgent && quiet.after(at) > at) waiting.add(item);
            else told.add(item);
        }
        store.outbox().told(gone);
        if (!waiting.isEmpty()) store.outbox().later(waiting, quiet.after(at), false);
        if (told.isEmpty()) store.outbox().open(person, channel.name());
        else if (channel == Api.Channel.hook) callHost(person, told, wishes);
        else settle(told, carry(person, channel, letters.calls(told, wishes)));
    }

    private void callHost(String person, List<Outbox.Item> items, Api.Wishes wishes) {
        hosts.make(
                host(wishes.hook().url()),
                new InTurn.Call() {
                    @Override
                    public boolean answered() {
                        Outcome outcome = hooked(person, letters.calls(items, wishes));
                        return !(outcome instanceof Outcome.Unknown)
                                && !(outcome instanceof Outcome.Failed);
                    }

                    private Outcome hooked(String person, Message message) {
                        try {
                            Outcome outcome = carry(person, Api.Channel.hook, message);
                            settle(items, outcome);
                            strike(person, outcome);
                            return outcome;
                        } catch (RuntimeException e) {
                            LOG.log(System.Logger.Level.ERROR, "a message was lost", e);
                            return new Outcome.Failed(e.getMessage());
                        }
                    }

                    @Override
                    public void putOff() {
                        store.outbox()
                                .later(items, now.getAsLong() + outside.pace().retry(), false);
                        store.outbox().open(person, Api.Channel.hook.name());
                    }
                });
    }

    private static String host(String url) {
        try {
            return Reach.target(url).getHost().toLowerCase(Locale.ROOT);
        } catch (BadInput e) {
            return ""; // nobody will be called
        }
    }

    /** A webhook that fails again and again is left alone for longer and longer. */
    private void strike(String person, Outcome outcome) {
        if (outcome instanceof Outcome.Sent) strikes.remove(person);
        if (strikes.size() > KNOWN) strikes.clear();
        if (!(outcome instanceof Outcome.Failed) && !(outcome instanceof Outcome.Unknown)) return;
        int often = Math.min(STRIKES, strikes.merge(person, 1, Integer::sum)) - 1;
        long at = now.getAsLong();
        String channel = Api.Channel.hook.name();
        store.outbox().open(person, channel);
        store.outbox().lull(person, channel, at, at + (outside.pace().retry() << 2 * often));
    }

    private boolean there(String person) {
        return store.people()
                .find(person)
                .filter(People.Person::account)
                .filter(found -> !found.suspended())
                .isPresent();
    }

    /** Tells someone something, by the way they have set up. */
    Outcome carry(String person, Api.Channel channel, Message message) {
        if (channel == Api.Channel.mail) {
            Optional<String> to = store.contacts().address(person);
            if (mailer.isEmpty() || to.isEmpty())
                return new Outcome.Refused("there is no address to write to");
            return mailer.get().carry(to.get(), message);
        }
        Api.Hook hook = wishing.of(person).hook();
        if (hook.url().isEmpty()) return new Outcome.Refused("no webhook is set");
        return webhooks.of(hook.kind()).carry(hook.url(), message);
    }

    private void settle(List<Outbox.Item> items, Outcome outcome) {
        switch (outcome) {
            case Outcome.Sent _ -> store.outbox().told(items);
            case Outcome.Failed(String why) -> again(items, why);
            case Outcome.Unknown(String why) -> giveUp(items, why);
            case Outcome.Refused(String why) -> giveUp(items, why);
        }
    }

    private void again(List<Outbox.Item> items, String why) {
        int tries = items.stream().mapToInt(Outbox.Item::tries).min().orElseThrow();
        if (tries + 1 >= TRIES) {
            giveUp(items, why);
            return;
        }
        long pause = outside.pace().retry() << 2 * tries;
        store.outbox().later(items, now.getAsLong() + pause, true);
        store.outbox().open(items.getFirst().person(), items.getFirst().channel());
    }

    private void giveUp(List<Outbox.Item> items, String why) {
        LOG.log(
                System.Logger.Level.INFO,
                "not told " + items.getFirst().channel() + " " + items.size() + ": " + why);
        store.outbox().told(items);
    }

    boolean mails() {
        return mailer.isPresent();
    }

    @Override
    public void close() {
        if (closed) return; // its hands are not given back
        closed = true;
        try {
            for (Desk desk : desks) desk.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        webhooks.close();
    }
}
