package signoria.arena.exec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;

/**
 * A process and whatever comes of it, known by a mark in the environment that they inherit: the
 * children of one that has ended have no parent to be found by. Where the system does not show
 * environments, nobody is found.
 */
final class Kin {
    private static final String VARIABLE = "SIGNORIA_PROGRAM";
    private static final Path PROCESSES = Path.of("/proc");

    private final String mark = VARIABLE + "=" + UUID.randomUUID();

    /** Marks what is started in this environment. */
    Kin(Map<String, String> environment) {
        environment.put(VARIABLE, mark.substring(VARIABLE.length() + 1));
    }

    void end() {
        if (Files.isDirectory(PROCESSES))
            ProcessHandle.allProcesses()
                    .filter(this::marked)
                    .forEach(ProcessHandle::destroyForcibly);
    }

    private boolean marked(ProcessHandle process) {
        try {
            Path environment = PROCESSES.resolve(process.pid() + "/environ");
            return new String(Files.readAllBytes(environment), StandardCharsets.ISO_8859_1)
                    .contains(mark);
        } catch (IOException e) {
            return false; // not ours to read, or gone
        }
    }
}
