package signoria.cli;

import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Where the table's answers come from: a person with completion, or a script line by line. */
interface Keyboard extends AutoCloseable {
    /** The next line, or none when there will be no more. */
    Optional<String> line(String prompt, List<String> completions);

    int width();

    int height();

    /**
     * Clears the screen.
     *
     * @param past also what can be scrolled back to, so that the next player does not see it
     */
    void clear(boolean past);

    @Override
    void close();

    static Keyboard of(Streams streams) {
        return streams.terminal() ? new Person(streams) : new Script(streams);
    }

    /** Reads moves line by line and echoes them, so that the output tells the whole game. */
    final class Script implements Keyboard {
        private static final int LONGEST = 1000;

        private final Streams streams;
        private final BufferedReader in;

        Script(Streams streams) {
            this.streams = streams;
            this.in =
                    new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
        }

        @Override
        public Optional<String> line(String prompt, List<String> completions) {
            try {
                streams.out().print(prompt);
                streams.out().flush();
                Optional<String> line = line();
                streams.out().println(Lines.printable(line.orElse("")));
                return line;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** The next line; of a very long one only the beginning is kept. */
        private Optional<String> line() throws IOException {
            StringBuilder line = new StringBuilder();
            int next = in.read();
            if (next < 0) return Optional.empty();
            for (; next >= 0 && next != '\n'; next = in.read())
                if (line.length() < LONGEST && next != '\r') line.append((char) next);
            return Optional.of(line.toString());
        }

        @Override
        public int width() {
            return 80;
        }

        @Override
        public int height() {
            return 100_000; // paper has no end
        }

        @Override
        public void clear(boolean past) {}

        @Override
        public void close() {}
    }

    /** A person at a terminal; the whole line is completed, as moves have several words. */
    final class Person implements Keyboard {
        private static final int NARROWEST = 40;
        private static final int WIDEST = 110;

        /** A line taken as one word. */
        private record Whole(String line, int cursor) implements CompletingParsedLine {
            @Override
            public String word() {
                return line;
            }

            @Override
            public int wordCursor() {
                return cursor;
            }

            @Override
            public int wordIndex() {
                return 0;
            }

            @Override
            public List<String> words() {
                return List.of(line);
            }

            @Override
            public CharSequence escape(CharSequence candidate, boolean complete) {
                return candidate;
            }

            @Override
            public int rawWordCursor() {
                return cursor;
            }

            @Override
            public int rawWordLength() {
                return line.length();
            }
        }

        private final Streams streams;
        private final Terminal terminal;
        private final LineReader reader;
        private List<String> completions = List.of();

        Person(Streams streams) {
            this.streams = streams;
            try {
                terminal =
                        TerminalBuilder.builder()
                                .system(true)
                                .encoding(StandardCharsets.UTF_8)
                                .build();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            reader =
                    LineReaderBuilder.builder()
                            .terminal(terminal)
                            .parser((line, cursor, _) -> new Whole(line, cursor))
                            .completer(
                                    (_, _, out) ->
                                            completions.forEach(
                                                    text -> out.add(new Candidate(text))))
                            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                            .option(LineReader.Option.CASE_INSENSITIVE, true)
                            .build();
        }

        @Override
        public Optional<String> line(String prompt, List<String> completions) {
            this.completions = completions;
            streams.out().flush();
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (EndOfFileException | UserInterruptException e) {
                return Optional.empty();
            }
        }

        @Override
        public int width() {
            int width = terminal.getSize().getColumns();
            return width <= 0 ? 80 : Math.clamp(width, NARROWEST, WIDEST);
        }

        @Override
        public int height() {
            int height = terminal.getSize().getRows();
            return height <= 0 ? 24 : height;
        }

        @Override
        public void clear(boolean past) {
            boolean able = !terminal.getType().startsWith(Terminal.TYPE_DUMB);
            if (able) streams.out().print("\u001b[H\u001b[2J" + (past ? "\u001b[3J" : ""));
            else streams.out().print("\n".repeat(past ? 60 : 1));
            streams.out().flush();
        }

        @Override
        public void close() {
            try {
                terminal.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
