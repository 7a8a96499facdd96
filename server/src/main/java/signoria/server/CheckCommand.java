package signoria.server;

import picocli.CommandLine.Command;
import picocli.CommandLine.IExitCodeGenerator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import signoria.kernel.BadInput;
import signoria.server.store.Checkup;
import signoria.server.store.StoreFailed;

/** Looks through all data; status 1 when something is damaged. */
@Command(
        name = "check",
        description = "Checks all data of a server, while it runs or not.",
        mixinStandardHelpOptions = true)
public final class CheckCommand implements ServerCommand, IExitCodeGenerator {
    @Spec private CommandSpec spec;

    @Mixin private Where where;

    private int status;

    @Override
    public void run() {
        try {
            Checkup found =
                    where.database().map(Checkup::of).orElseGet(() -> Checkup.of(where.folder()));
            var out = spec.commandLine().getOut();
            for (String fault : found.faults()) out.println(fault);
            out.println(
                    found.tables()
                            + " tables, "
                            + found.lines()
                            + " lines: "
                            + (found.faults().isEmpty() ? "all is well" : "damaged"));
            out.flush();
            status = found.faults().isEmpty() ? 0 : 1;
        } catch (StoreFailed e) {
            throw new BadInput(e.getMessage());
        }
    }

    @Override
    public int getExitCode() {
        return status;
    }
}
