package signoria.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.Map;

/** The client's own checks: layout, types, and its parts without a browser. */
class ClientTest {
    @Test
    void itsTypesHold() throws IOException, InterruptedException {
        Node.Run run =
                Node.run(
                        Map.of(),
                        "svelte-check",
                        "--tsconfig",
                        "./tsconfig.json",
                        "--fail-on-warnings");
        assertThat(run.status()).as(run.end()).isZero();
    }

    @Test
    void itsSourcesAreLaidOut() throws IOException, InterruptedException {
        Node.Run run = Node.run(Map.of(), "prettier", "--check", ".");
        assertThat(run.status()).as("npm run format repairs: " + run.end()).isZero();
    }

    @Test
    void itsSourcesAreWellWritten() throws IOException, InterruptedException {
        Node.Run run = Node.run(Map.of(), "eslint", ".");
        assertThat(run.status()).as(run.end()).isZero();
    }

    @Test
    void itsPartsDoWhatTheySay() throws IOException, InterruptedException {
        Node.Run run = Node.run(Map.of(), "vitest", "run");
        assertThat(run.status()).as(run.end()).isZero();
    }
}
