package signoria.server.notices;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Each host is called by one at a time. */
class InTurnTest {
    private final InTurn turns = new InTurn();
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);

    private InTurn.Call call(String name, boolean answers) {
        return new InTurn.Call() {
            @Override
            public boolean answered() {
                told.add(name);
                return answers;
            }

            @Override
            public void putOff() {
                told.add(name + " later");
            }
        };
    }

    /** Someone is calling a host, and does not come to an end. */
    private Thread calling(String host, boolean answers) {
        InTurn.Call slow =
                new InTurn.Call() {
                    @Override
                    public boolean answered() {
                        begun.countDown();
                        await(end);
                        return answers;
                    }

                    @Override
                    public void putOff() {}
                };
        Thread thread = Thread.startVirtualThread(() -> turns.make(host, slow));
        await(begun);
        return thread;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whoFindsAHostBusyLeavesTheCallThere() throws Exception {
        Thread slow = calling("slow", true);
        turns.make("slow", call("a", true));
        turns.make("quick", call("b", true));
        assertThat(told).containsExactly("b");
        end.countDown();
        slow.join();
        turns.make("slow", call("c", true));
        assertThat(told).containsExactly("b", "a", "c");
    }

    @Test
    void whatWaitsForAHostThatDoesNotAnswerIsPutOff() throws Exception {
        Thread dead = calling("dead", false);
        for (String each : List.of("a", "b")) turns.make("dead", call(each, true));
        end.countDown();
        dead.join();
        assertThat(told).containsExactly("a later", "b later");
        turns.make("dead", call("c", true));
        assertThat(told).contains("c");
    }

    @Test
    void tooMuchForOneHostIsPutOff() throws Exception {
        Thread slow = calling("slow", true);
        for (int i = 0; i < InTurn.MOST; i++) turns.make("slow", call("a", true));
        assertThat(told).isEmpty();
        turns.make("slow", call("b", true));
        assertThat(told).containsExactly("b later");
        end.countDown();
        slow.join();
        assertThat(told).hasSize(InTurn.MOST + 1);
    }
}
