package signoria.cli;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What is printed on, in UTF-8; it remembers why it could not be. */
final class Paper extends PrintStream {
    private final Noting under;

    Paper(OutputStream out) {
        this(new Noting(out));
    }

    private Paper(Noting under) {
        super(new BufferedOutputStream(under), false, StandardCharsets.UTF_8);
        this.under = under;
    }

    /** The first thing that went wrong. */
    Optional<IOException> trouble() {
        return under.first;
    }

    private static final class Noting extends FilterOutputStream {
        private Optional<IOException> first = Optional.empty();

        Noting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                if (first.isEmpty()) first = Optional.of(e);
                throw e;
            }
        }
    }
}
