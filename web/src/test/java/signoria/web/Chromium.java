package signoria.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The distribution's browser; installed when it is missing and we may. */
final class Chromium {
    private static final List<String> PLACES =
            List.of(
                    "/usr/bin/chromium",
                    "/usr/bin/chromium-browser",
                    "/usr/bin/google-chrome",
                    "/snap/bin/chromium");

    private Chromium() {}

    static String found() throws IOException, InterruptedException {
        String named = System.getenv("CHROMIUM");
        if (named != null && !named.isBlank()) return named;
        Optional<String> there = look();
        if (there.isEmpty() && mayInstall()) {
            call("apt-get", "update", "-qq");
            call("apt-get", "install", "-y", "-qq", "chromium");
            there = look();
        }
        return there.orElseThrow(
                () ->
                        new AssertionError(
                                "no Chromium: install the package 'chromium' or point CHROMIUM at"
                                        + " one"));
    }

    private static Optional<String> look() {
        return PLACES.stream().filter(place -> Files.isExecutable(Path.of(place))).findFirst();
    }

    private static boolean mayInstall() {
        return "root".equals(System.getProperty("user.name"))
                && Files.isExecutable(Path.of("/usr/bin/apt-get"));
    }

    private static void call(String... command) throws IOException, InterruptedException {
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
