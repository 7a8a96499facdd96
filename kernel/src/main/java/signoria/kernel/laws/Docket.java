package signoria.kernel.laws;

import signoria.kernel.Position;
import signoria.kernel.Setup;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** The laws found broken so far, each once, with the record of the game that broke it. */
final class Docket<S, M, V> {
    /** A law as it is tried at a moment. */
    interface Case<S, M, V> {
        void at(Moment<S, M, V> moment);
    }

    private final Evidence evidence;
    private final Map<Law, Broken> broken = new EnumMap<>(Law.class);

    Docket(Evidence evidence) {
        this.evidence = evidence;
    }

    boolean clean() {
        return broken.isEmpty();
    }

    Map<Law, Broken> broken() {
        return broken;
    }

    /** Tries a law; whatever goes wrong in the trial breaks it. */
    void uphold(Law law, Moment<S, M, V> now, Case<S, M, V> trial) {
        try {
            trial.at(now);
        } catch (Breach e) {
            enter(law, now, e.getMessage(), e.getCause());
        } catch (RuntimeException | AssertionError e) {
            enter(law, now, e.toString(), e);
        }
    }

    private void enter(Law law, Moment<S, M, V> now, String message, Throwable cause) {
        if (!broken.containsKey(law))
            broken.put(law, new Broken(law, where(now) + record(law, now), message, cause));
    }

    private static String where(Moment<?, ?, ?> now) {
        Setup setup = now.journal().setup();
        return now.game().sheet().id()
                + " seats="
                + setup.seats()
                + " options "
                + Position.options(setup.options())
                + " seed="
                + setup.seed()
                + " after move "
                + now.journal().size();
    }

    private String record(Law law, Moment<S, M, V> now) {
        Setup setup = now.journal().setup();
        String name =
                now.game().sheet().id()
                        + "-"
                        + setup.seats()
                        + "-"
                        + setup.seed()
                        + "-"
                        + law.name();
        try {
            String text = now.journal().partita(now.names()).write();
            return "; record: " + evidence.keep(name.toLowerCase(Locale.ROOT) + ".partita", text);
        } catch (IOException | RuntimeException | AssertionError e) {
            return "; no record, it cannot be written: " + e;
        }
    }
}
