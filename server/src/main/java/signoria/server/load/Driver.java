package signoria.server.load;

import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * One person at many tables, over one socket. It reads of each position no more than it needs, for
 * it shares the machine with the server that is being measured.
 */
final class Driver {
    /** A question that waits for this driver's answer. */
    record Question(Driver driver, String table, String version, List<String> legal) {}

    private static final AtomicInteger COMMANDS = new AtomicInteger();

    private final Client client;
    private final String person;
    private final Load load;
    private final Map<String, Long> sent = new ConcurrentHashMap<>();
    private final Map<String, Long> waits = new ConcurrentHashMap<>(); // by table, since when
    private final LinkedBlockingQueue<String> outgoing = new LinkedBlockingQueue<>();
    private final WebSocket socket;
    private final Thread sender;

    Driver(Client client, String name, Load load) {
        this.client = client;
        this.load = load;
        this.person = client.guest(name).id();
        this.socket = client.connect(this::hear);
        this.sender = Thread.ofVirtual().start(this::send);
    }

    Client client() {
        return client;
    }

    void watch(String table) {
        outgoing.add(Protocol.write(new Ask.Watch(table, "en", false)));
    }

    int unanswered() {
        return sent.size();
    }

    private void send() {
        try {
            while (true) {
                String text = outgoing.take();
                socket.sendText(text, true).join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void close() {
        sender.interrupt();
        socket.abort();
    }

    /** Plays any of the offered moves. */
    void answer(Question question) {
        String id = "c" + COMMANDS.incrementAndGet();
        int choice = ThreadLocalRandom.current().nextInt(question.legal().size());
        sent.put(id, System.nanoTime());
        outgoing.add(
                "{\"type\":\"play\",\"id\":\""
                        + id
                        + "\",\"table\":\""
                        + question.table()
                        + "\",\"version\":"
                        + question.version()
                        + ",\"moves\":[\""
                        + question.legal().get(choice)
                        + "\"]}");
    }

    private void hear(String text) {
        if (text.startsWith("{\"type\":\"played\"")) played(text);
        else if (text.startsWith("{\"type\":\"position\"")) position(text);
        else if (text.startsWith("{\"type\":\"refused\"")
                || text.startsWith("{\"type\":\"stale\"")
                || text.startsWith("{\"type\":\"failed\"")) load.trouble(text);
    }

    private void played(String text) {
        String id = after(text, "\"id\":\"", '"');
        Long begun = sent.remove(id);
        if (begun == null) return;
        load.acknowledged(person + "/" + id, System.nanoTime() - begun);
    }

    private void position(String text) {
        String table = after(text, "\"table\":\"", '"');
        if (text.contains("\"over\":true")) {
            waits.remove(table);
            load.over(table);
            return;
        }
        if (!text.contains("\"yourTurn\":true")) {
            waits.putIfAbsent(table, System.nanoTime());
            return;
        }
        Long since = waits.remove(table);
        if (since != null) load.waited(System.nanoTime() - since);
        List<String> legal = legal(text);
        if (!legal.isEmpty())
            load.ready(new Question(this, table, after(text, "\"version\":", ','), legal));
    }

    private static String after(String text, String key, char end) {
        int from = text.indexOf(key) + key.length();
        return text.substring(from, text.indexOf(end, from));
    }

    /** The legal moves; their texts hold nothing that JSON would escape. */
    private static List<String> legal(String text) {
        int from = text.lastIndexOf(",\"legal\":[") + 10;
        String all = text.substring(from, text.indexOf(']', from));
        List<String> legal = new ArrayList<>();
        for (int at = all.indexOf('"'); at >= 0; ) {
            int end = all.indexOf('"', at + 1);
            legal.add(all.substring(at + 1, end));
            at = all.indexOf('"', end + 1);
        }
        return legal;
    }

    static void pause(long nanos) {
        if (nanos > 0) LockSupport.parkNanos(nanos);
    }
}
