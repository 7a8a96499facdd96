package signoria.arena.exec;

import signoria.kernel.BadInput;
import signoria.wire.Json;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One process of a program, and what is said to it and heard from it. */
final class Conversation implements AutoCloseable {
    /** No answer is longer. */
    private static final int LONGEST = 1 << 20;

    /** How long a process may take to end once it is heard no more. */
    private static final int ENDING = 2000;

    private final Process process;
    private final Kin kin;
    private final BufferedWriter out;
    private final BufferedReader in;
    private int protocol;
    private boolean interjects;

    /** Starts the command; what it writes to its standard error goes to ours. */
    Conversation(List<String> command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        kin = new Kin(builder.environment());
        process = builder.start();
        process.onExit().thenRun(this::close);
        out = process.outputWriter(StandardCharsets.UTF_8);
        in = process.inputReader(StandardCharsets.UTF_8);
    }

    /** Agrees on the protocol. */
    void greet(int millis) throws Fault {
        List<Integer> spoken = List.of(Message.PROTOCOL, Message2.PROTOCOL);
        Map<?, ?> answer = ask(Json.write(new Message.Hello(Message.PROTOCOL, spoken)), millis);
        if (!(answer.get("protocol") instanceof Number version)
                || !spoken.contains(version.intValue()))
            throw new Fault("speaks protocol " + answer.get("protocol") + ", not 1 or 2");
        protocol = version.intValue();
        interjects = Boolean.TRUE.equals(answer.get("interjects"));
    }

    int protocol() {
        return protocol;
    }

    /** Whether it wants to be asked when nobody waits for it. */
    boolean interjects() {
        return interjects;
    }

    boolean alive() {
        return process.isAlive();
    }

    /** Says a line and hears one. */
    Map<?, ?> ask(String line, int millis) throws Fault {
        FutureTask<String> exchange = new FutureTask<>(() -> exchange(line));
        Thread.ofVirtual().start(exchange);
        String heard;
        try {
            heard = exchange.get(millis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new Fault("no answer within " + millis + " ms");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Fault fault ? fault : new Fault(ended(e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Fault("interrupted");
        }
        try {
            return Json.read(heard, Map.class);
        } catch (BadInput e) {
            throw new Fault("answered '" + shortened(heard) + "', which is no JSON object");
        }
    }

    private String exchange(String line) throws IOException, Fault {
        out.write(line);
        out.write('\n');
        out.flush();
        StringBuilder heard = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) throw new IOException("it ended");
            if (heard.length() == LONGEST) throw new Fault("its answer has no end");
            heard.append((char) c);
        }
        return heard.toString();
    }

    private String ended(Throwable why) {
        try {
            if (process.waitFor(ENDING, TimeUnit.MILLISECONDS))
                return "it ended with status " + process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return String.valueOf(why.getMessage());
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    /** Ends the process and all that it started, also what it left behind when it ended itself. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        kin.end();
    }
}
