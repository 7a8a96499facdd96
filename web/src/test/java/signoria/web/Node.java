package signoria.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs a tool of the client's own packages. */
final class Node {
    private static final int LINES_TOLD = 60;

    /** What is told of a run that went well. */
    private static final String WORTH_A_LINE = "(flaky|measured): .*";

    /** How it ended and what it said of that: the tests that failed, or else the last it said. */
    record Run(int status, String end) {}

    private Node() {}

    static Run run(Map<String, String> environment, String tool, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node"));
        command.add(Path.of("node_modules", ".bin", tool).toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("NO_COLOR", "1");
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        List<String> lines = new ArrayList<>();
        try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
            reader.lines().filter(line -> !line.isBlank()).forEach(lines::add);
        }
        int status = process.waitFor();
        lines.stream().filter(line -> line.matches(WORTH_A_LINE)).forEach(System.out::println);
        return new Run(status, String.join("\n", end(lines)));
    }

    /** From the first failure on, where the tool names failures ({@code verdict.ts} does). */
    private static List<String> end(List<String> lines) {
        int from = 0;
        while (from < lines.size() && !lines.get(from).startsWith("failed: ")) from++;
        if (from == lines.size()) from = Math.max(0, lines.size() - LINES_TOLD);
        return lines.subList(from, Math.min(lines.size(), from + LINES_TOLD));
    }
}
