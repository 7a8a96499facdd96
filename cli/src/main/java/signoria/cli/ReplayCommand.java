package signoria.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Renewal;
import signoria.kernel.Result;
import signoria.kernel.Scene;
import signoria.kernel.Who;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

@Command(
        name = "replay",
        description = "Replays a record, verifies it, and shows a position of it.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Runnable {
    /** What was replayed and seen, as JSON. */
    record Shown<V>(
            String game,
            int ruleset,
            List<String> seats,
            int moves,
            int at,
            String digest,
            String position,
            int seat,
            V view,
            Scene scene,
            Optional<Result> result) {}

    private static final int WIDTH = 80;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "FILE", description = "a record; - for standard input")
    private String file = "";

    @Option(
            names = "--at",
            paramLabel = "N",
            description = "shows the position after move N (0 before the first)")
    private Optional<Integer> at = Optional.empty();

    @Option(
            names = "--seat",
            paramLabel = "S",
            description = "as seat S saw it (default: as a spectator)")
    private Optional<Integer> seat = Optional.empty();

    @Option(names = "--json", description = "the position, view and scene as JSON")
    private boolean json;

    @Option(names = "--lang", paramLabel = "LANG", description = "en or it")
    private Optional<String> lang = Optional.empty();

    @Mixin private GameChoice choice = new GameChoice();

    ReplayCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Partita written = Partita.read(file, streams.read(file));
        replay(choice.game(written.game()), written);
    }

    private <S, M, V> void replay(Game<S, M, V> game, Partita written) {
        Renewal renewal = renewed(game, written);
        Partita record = renewal.record();
        int shown = at.orElse(record.lines().size());
        if (shown < 0 || shown > record.lines().size())
            throw new BadInput("--at takes 0 to " + record.lines().size() + ", not " + shown);
        int reader = seat.orElse(0) == 0 ? Game.SPECTATOR : seat.get() - 1;
        if (seat.isPresent() && (seat.get() < 1 || seat.get() > record.seats().size()))
            throw new BadInput(
                    "--seat takes 1 to " + record.seats().size() + ", not " + seat.get());
        List<S> then = new ArrayList<>();
        try {
            record.replay(
                    game,
                    (number, s) -> {
                        if (number == shown) then.add(game.copy(s));
                    });
        } catch (Partita.Differs e) {
            throw new Partita.Differs(file + ": " + e.getMessage());
        }
        boolean positionOnly = json || at.isPresent() || seat.isPresent();
        if (renewal.differs().isPresent() && !positionOnly)
            throw new Partita.Differs(
                    Older.told(Lang.of(lang, streams), game, written, renewal, file));
        if (json) streams.out().println(asJson(game, record, then.getFirst(), shown, reader));
        else if (at.isPresent() || seat.isPresent())
            streams.out().print(drawn(game, record, then.getFirst(), shown, reader));
        else
            streams.out()
                    .println(
                            file
                                    + ": "
                                    + record.lines().size()
                                    + " moves of "
                                    + record.game()
                                    + ", all as written"
                                    + under(written, record)
                                    + (record.result().isEmpty()
                                            ? ", unfinished"
                                            : "; " + record.result()));
    }

    private Renewal renewed(Game<?, ?, ?> game, Partita written) {
        try {
            return Renewal.of(written, game);
        } catch (Partita.Differs e) {
            throw new Partita.Differs(file + ": " + e.getMessage());
        }
    }

    private static String under(Partita written, Partita record) {
        return written.ruleset() == record.ruleset()
                ? ""
                : " under ruleset " + written.ruleset() + " and today's " + record.ruleset();
    }

    private <S, M, V> String asJson(
            Game<S, M, V> game, Partita record, S s, int shown, int reader) {
        V view = game.view(s, reader);
        Language in = Lang.of(lang, streams);
        Shown<V> all =
                new Shown<>(
                        record.game(),
                        record.ruleset(),
                        record.seats(),
                        record.lines().size(),
                        shown,
                        Position.digest(game, s),
                        Position.write(game, s),
                        reader == Game.SPECTATOR ? 0 : reader + 1,
                        view,
                        Who.named(
                                game.scene(view, legal(game, s, reader), in),
                                new Roster(record.seats()).shown()),
                        game.over(s) ? Optional.of(game.result(s)) : Optional.empty());
        return new Wire<>(game).write(all);
    }

    /**
     * The table as the reader saw it; without a reader also the position, hidden things and all.
     */
    private <S, M, V> String drawn(Game<S, M, V> game, Partita record, S s, int shown, int reader) {
        Language in = Lang.of(lang, streams);
        List<String> names = new Roster(record.seats()).shown();
        Scene scene =
                Who.named(game.scene(game.view(s, reader), legal(game, s, reader), in), names);
        Board board = new Board(Pen.plain(), WIDTH, in, names, reader, Keys.places(scene));
        StringBuilder text = new StringBuilder(board.title(game.sheet().name(in))).append('\n');
        for (String line : board.whole(scene)) text.append(line).append('\n');
        if (shown > 0) text.append(shown).append("  ").append(told(record, shown - 1)).append('\n');
        for (String line : board.question(reader, scene.question())) text.append(line).append('\n');
        for (String line : board.choices(scene)) text.append(line).append('\n');
        return text + (reader == Game.SPECTATOR ? "\n" + Position.write(game, s) : "");
    }

    private static String told(Partita record, int index) {
        return record.seats().get(record.lines().get(index).seat())
                + "  "
                + record.lines().get(index).move();
    }

    private static <S, M> List<M> legal(Game<S, M, ?> game, S s, int seat) {
        List<M> legal = new ArrayList<>();
        if (seat != Game.SPECTATOR) game.legal(s, seat, legal);
        return legal;
    }
}
