package signoria.server.web;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;

import signoria.kernel.BadInput;
import signoria.server.table.Failure;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Hashes passwords, on threads of its own: each takes 19 MB and a core for a while, and nobody who
 * plays should wait for that. When too many wait, the next is refused.
 */
final class Passwords {
    static final int WAITING = 16;

    private static final int LONGEST = 200;
    private static final Argon2Function ARGON2ID =
            Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    /** One core stays for the players, where there are two. */
    static final int THREADS =
            Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors() / 2));

    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(
                    THREADS,
                    THREADS,
                    30,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING),
                    Thread.ofPlatform().name("password").daemon().factory());

    Passwords() {
        threads.allowCoreThreadTimeOut(true);
    }

    /** The hash of a new password. */
    String hash(String password) {
        if (password.length() < 8 || password.length() > LONGEST)
            throw new BadInput("a password has 8 to " + LONGEST + " characters");
        return run(() -> Password.hash(password).addRandomSalt(16).with(ARGON2ID).getResult());
    }

    /** Is it the password? An empty hash is that of nobody's, and takes as long. */
    boolean check(String password, String hash) {
        if (password.length() > LONGEST) return false;
        boolean right =
                run(
                        () -> {
                            String known = ours(hash) ? hash : Decoy.HASH;
                            return Password.check(password, known)
                                    .with(Argon2Function.getInstanceFromHash(known));
                        });
        return right && ours(hash);
    }

    private static boolean ours(String hash) {
        return hash.startsWith("$argon2id$");
    }

    /** For tests: work of another kind on the same threads. */
    <T> T run(Callable<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        try {
            threads.execute(
                    () -> {
                        try {
                            done.complete(work.call());
                        } catch (Exception e) {
                            done.completeExceptionally(e);
                        }
                    });
            return done.get();
        } catch (RejectedExecutionException e) {
            throw new Failure("busy", "too many sign in at once: try again in a moment");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("stopping", "the server is stopping");
        }
    }

    private static final class Decoy {
        static final String HASH =
                Password.hash("decoy").addRandomSalt(16).with(ARGON2ID).getResult();
    }
}
