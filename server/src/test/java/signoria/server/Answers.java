package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import signoria.server.protocol.Tell;

/** What the answer to a command should be. */
final class Answers {
    private Answers() {}

    static void played(Tell tell) {
        assertThat(tell).isInstanceOf(Tell.Played.class);
    }

    static void done(Tell tell) {
        assertThat(tell).isInstanceOf(Tell.Done.class);
    }

    static String code(Tell tell) {
        assertThat(tell).isInstanceOf(Tell.Failed.class);
        return ((Tell.Failed) tell).code();
    }
}
