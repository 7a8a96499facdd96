package signoria.engine;

import signoria.kernel.BadInput;
import signoria.kernel.Chronicle;
import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.LogLine;
import signoria.kernel.Result;
import signoria.kernel.Scene;
import signoria.kernel.Who;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer is told of a game, as JSON in the shapes of the protocol. Viewers are seats, and
 * the number of seats for those who watch.
 */
final class Rendering<S, M, V> {
    private final Game<S, M, V> game;
    private final Journal<S, M, V> journal;
    private final int viewer;
    private final Language in;
    private final StringBuilder out = new StringBuilder();

    Rendering(Journal<S, M, V> journal, int viewer, Language in) {
        this.game = journal.game();
        this.journal = journal;
        this.viewer = viewer;
        this.in = in;
    }

    private boolean seated() {
        return viewer >= 0 && viewer < journal.setup().seats();
    }

    private int reader() {
        return seated() ? viewer : Game.SPECTATOR;
    }

    /** How it stands: what of {@code TellPosition} comes from the game. */
    String position(List<String> names) {
        S s = journal.state();
        Chronicle<S, M, V> chronicle = Chronicle.after(journal, reader());
        out.append("{\"step\":").append(chronicle.size());
        standing(s, chronicle.asked(s), true, names);
        out.append(",\"over\":").append(game.over(s)).append('}');
        return out.toString();
    }

    private void standing(S s, int asked, boolean moves, List<String> names) {
        List<M> legal = new ArrayList<>();
        if (moves && seated()) game.legal(s, viewer, legal);
        V view = game.view(s, reader());
        out.append(",\"seat\":").append(seated() ? "" + viewer : "null");
        out.append(",\"asked\":").append(game.json().write(seats(asked)));
        out.append(",\"view\":").append(game.json().write(view));
        out.append(",\"legal\":").append(game.json().write(texts(game, legal)));
        out.append(",\"scene\":")
                .append(game.json().write(Who.named(game.scene(view, legal, in), names)));
        out.append(",\"outcome\":");
        outcome(s);
    }

    /** Every move there is in words: a list of {@code SceneChoice}. */
    String choices(List<String> names) {
        V view = game.view(journal.state(), reader());
        List<Scene.Choice> all = game.choices(view, game.moves(), in);
        return game.json().write(new Scene("", List.of(), Who.namedChoices(all, names)));
    }

    static <M> List<String> texts(Game<?, M, ?> game, List<M> moves) {
        List<String> texts = new ArrayList<>();
        for (M move : moves) texts.add(game.notation().write(move));
        return texts;
    }

    static List<Integer> seats(int bits) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; bits >>> seat != 0; seat++)
            if ((bits >>> seat & 1) != 0) seats.add(seat);
        return seats;
    }

    private void outcome(S s) {
        if (!game.over(s)) {
            out.append("null");
            return;
        }
        Result result = game.result(s);
        out.append("{\"places\":").append(game.json().write(result.places()));
        out.append(",\"points\":").append(game.json().write(result.points()));
        out.append(",\"sources\":[");
        String between = "";
        for (Result.Line line : result.lines()) {
            out.append(between).append("{\"key\":").append(game.json().write(line.key()));
            out.append(",\"label\":");
            out.append(game.json().write(game.rulebook().word(in, line.key())));
            out.append(",\"points\":").append(game.json().write(line.points())).append('}');
            between = ",";
        }
        out.append("],\"decisions\":[]}");
    }

    /** What the viewer saw happen after a step. */
    String log(int from, List<String> names) {
        out.append('[');
        String between = "";
        for (Chronicle.Entry<M> entry : Chronicle.of(journal, reader()))
            if (entry.number() > from) {
                out.append(between);
                entry(entry, names);
                between = ",";
            }
        return out.append(']').toString();
    }

    private void entry(Chronicle.Entry<M> entry, List<String> names) {
        boolean nobody = entry.seat() == Chronicle.NOBODY;
        out.append("{\"step\":").append(entry.number());
        out.append(",\"seat\":").append(nobody ? "null" : "" + entry.seat());
        out.append(",\"move\":");
        Optional<String> move = entry.move().map(game.notation()::write);
        out.append(move.isPresent() ? game.json().write(move.get()) : "null");
        out.append(",\"events\":[");
        String between = "";
        for (Event event : entry.events().seenBy(reader())) {
            out.append(between).append("{\"event\":").append(game.json().write(event));
            told(LogLine.of(game.notation(), event, names, in));
            between = ",";
        }
        out.append("]}");
    }

    private void told(LogLine line) {
        out.append(",\"words\":").append(game.json().write(line.words())).append(",\"names\":[");
        String between = "";
        for (LogLine.Named name : line.names()) {
            out.append(between).append("{\"seat\":").append(name.seat());
            out.append(",\"from\":").append(name.from());
            out.append(",\"to\":").append(name.to()).append('}');
            between = ",";
        }
        out.append("]}");
    }

    /** The game as it stood when the viewer had seen so many steps. */
    Journal<S, M, V> at(int step) {
        return at(step, Chronicle.of(journal, reader()));
    }

    private Journal<S, M, V> at(int step, List<Chronicle.Entry<M>> all) {
        if (step < 0 || step > all.size()) throw new BadInput("there is no step " + step);
        return journal.first(step == 0 ? 0 : all.get(step - 1).after());
    }

    /** The game as it stood after a step, and what led there: a {@code Step}. */
    String step(int step, List<String> names) {
        List<Chronicle.Entry<M>> all = Chronicle.of(journal, reader());
        Journal<S, M, V> then = at(step, all);
        S s = then.state();
        out.append("{\"step\":").append(step).append(",\"steps\":").append(all.size());
        standing(s, Chronicle.after(then, reader()).asked(s), false, names);
        out.append(",\"entry\":");
        if (step > 0) entry(all.get(step - 1), names);
        else out.append("{\"step\":0,\"seat\":null,\"move\":null,\"events\":[]}");
        return out.append('}').toString();
    }
}
