package signoria.engine.browser;

import signoria.engine.Face;

import java.nio.file.Path;

/** Random play here and in a browser, one after the other on the same machine. */
public final class PageBench {
    /**
     * @param here decisions a second on the JVM
     * @param page in the browser
     */
    public record Row(String game, int players, double here, double page, double ratio) {}

    private static final int WARM = 400_000;
    private static final int CHUNK = 200_000;

    private PageBench() {}

    /**
     * @param engine the folder with {@code engine.json}
     * @param seconds about so long for each
     */
    public static Row of(Path engine, String game, int seats, double seconds) {
        Face.choose(game);
        Face.sprint(seats, WARM);
        long begun = System.nanoTime();
        long made = 0;
        while (System.nanoTime() - begun < seconds * 1e9) {
            Face.sprint(seats, CHUNK);
            made += CHUNK;
        }
        double here = made * 1e9 / (System.nanoTime() - begun);
        double page = page(engine, game, seats, seconds);
        return new Row(game, seats, here, page, page / here);
    }

    private static double page(Path engine, String game, int seats, double seconds) {
        try (Visit visit = new Visit(engine, game)) {
            visit.ask("sprint", seats, WARM);
            double millis = 0;
            long made = 0;
            while (millis < seconds * 1000) {
                millis += visit.ask("sprint", seats, CHUNK).millis();
                made += CHUNK;
            }
            return made * 1000 / millis;
        }
    }
}
