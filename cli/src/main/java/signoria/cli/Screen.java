package signoria.cli;

import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Result;
import signoria.kernel.Scene;
import signoria.kernel.Words;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Shows a game to the people at it: to each what they may see, and what happened since they last
 * looked.
 */
final class Screen<S, M, V> {
    private final Ongoing<S, M, V> game;
    private final Streams streams;
    private final Keyboard keyboard;
    private final Pen pen;
    private final Language in;
    private final List<String> names;
    private final int[] seen; // how much of what happened each seat was told
    private int drawn; // after how many moves the table was drawn
    private boolean welcomed;

    Screen(Ongoing<S, M, V> game, Streams streams, Keyboard keyboard, Pen pen, Language in) {
        this.game = game;
        this.streams = streams;
        this.keyboard = keyboard;
        this.pen = pen;
        this.in = in;
        this.names = game.seating().shown();
        this.seen = new int[names.size()];
        Arrays.fill(seen, game.happened());
    }

    Language in() {
        return in;
    }

    Pen pen() {
        return pen;
    }

    Keyboard keyboard() {
        return keyboard;
    }

    boolean terminal() {
        return streams.terminal();
    }

    String name(int seat) {
        return names.get(seat);
    }

    String say(String key, Object... arguments) {
        return Lang.say(in, key, arguments);
    }

    void print(String line) {
        streams.out().println(line);
    }

    /** Writes a file of the player's. */
    void write(String file, String text) {
        streams.write(file, text);
    }

    /** A sentence of the log. */
    void tell(String sentence) {
        Layout.hanging("· ", sentence, keyboard.width()).forEach(this::print);
    }

    /** The table as a seat sees it, what happened since, and what it may do. */
    Scene show(int seat, List<M> legal, boolean owed) {
        return show(seat, legal, owed, changed(seat), false);
    }

    /** The whole table once more. */
    Scene showAgain(int seat, List<M> legal, boolean owed) {
        return show(seat, legal, owed, true, true);
    }

    private Scene show(int seat, List<M> legal, boolean owed, boolean whole, boolean full) {
        Scene scene = game.game().scene(game.game().view(game.state(), seat), legal, in);
        Board board = board(seat, Detail.FULL);
        List<String> choices = board.choices(scene);
        int news = game.told(seat, seen[seat], in).size();
        keyboard.clear(false);
        if (whole) {
            print(board.title(game.game().sheet().name(in)));
            int room = full ? 100_000 : keyboard.height() - choices.size() - news - 4;
            fitting(seat, scene, room).forEach(this::print);
        }
        drawn = game.journal().size();
        news(seat);
        welcome();
        board.question(seat, scene.question()).forEach(this::print);
        choices.forEach(this::print);
        if (!owed) print(pen.dim(say("may-pass")));
        return scene;
    }

    /** The table in as much detail as there is room for. */
    private List<String> fitting(int seat, Scene scene, int room) {
        List<String> zones = board(seat, Detail.FULL).zones(scene);
        if (zones.size() > room) zones = board(seat, Detail.BRIEF).zones(scene);
        if (zones.size() > room / 4 * 5) zones = board(seat, Detail.BARE).zones(scene);
        return zones;
    }

    /**
     * On paper the table is drawn again only when others have changed it, or a new action begins.
     */
    private boolean changed(int seat) {
        List<Journal.Entry<M>> entries = game.journal().entries();
        if (terminal() || drawn == 0 || drawn > entries.size()) return true;
        if (names.size() == 1) return game.game().quiet(game.state());
        return entries.subList(drawn, entries.size()).stream()
                .anyMatch(entry -> entry.seat() != seat);
    }

    private void welcome() {
        if (welcomed) return;
        welcomed = true;
        Words.Raw hash = Words.raw(game.journal().setup().seed().commitment().substring(0, 12));
        print(pen.dim(say("welcome-seed", hash)));
        print(pen.dim(say("welcome-help")));
    }

    private void news(int seat) {
        game.told(seat, seen[seat], in).forEach(this::tell);
        seen[seat] = game.happened();
    }

    /** Something was taken back: nobody has seen more than there is. */
    void forget() {
        for (int seat = 0; seat < seen.length; seat++)
            seen[seat] = Math.min(seen[seat], game.happened());
    }

    /** A bot is at it, which may take a while. */
    void thinking(int seat) {
        if (!terminal()) return;
        streams.out()
                .print(
                        "\r"
                                + pen.plate(seat)
                                + " "
                                + pen.dim(say("thinks", Words.raw(names.get(seat))))
                                + " ");
        streams.out().flush();
    }

    /** The end: the table, the points and where they came from, the seed. */
    void farewell() {
        List<Integer> people = game.seating().people();
        int reader = people.size() == 1 ? people.getFirst() : Game.SPECTATOR;
        Scene scene = game.game().scene(game.game().view(game.state(), reader), List.of(), in);
        Board board = board(reader, Detail.FULL);
        keyboard.clear(false);
        print(board.title(game.game().sheet().name(in)));
        board.zones(scene).forEach(this::print);
        if (reader != Game.SPECTATOR) news(reader);
        board.question(reader, scene.question()).forEach(this::print);
        Result result = game.game().result(game.state());
        IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparing(result.places()::get))
                .forEach(seat -> score(result, seat));
        print(pen.dim(say("seed-was", Words.raw(game.journal().setup().seed().toString()))));
        print(pen.dim(say("check-it", file())));
    }

    private void score(Result result, int seat) {
        String points = Lang.words().count(in, result.points().get(seat), "point");
        print(
                " "
                        + result.places().get(seat)
                        + ". "
                        + pen.plate(seat)
                        + " "
                        + Pen.pad(pen.livery(seat, names.get(seat)), 16)
                        + " "
                        + pen.gold(points));
        List<String> parts =
                result.lines().stream()
                        .map(
                                line ->
                                        game.game().rulebook().word(in, line.key())
                                                + " "
                                                + line.points().get(seat))
                        .toList();
        for (String line : Layout.flow("        ", parts, " · ", keyboard.width()))
            print(pen.dim(line));
    }

    /** Where the game is kept, as one would type it. */
    Words.Raw file() {
        String home = streams.env().getOrDefault("HOME", "");
        String file = game.file().toString();
        boolean within = !home.isEmpty() && file.startsWith(home + "/");
        return Words.raw(within ? "~" + file.substring(home.length()) : file);
    }

    private Board board(int seat, Detail detail) {
        return new Board(pen, keyboard.width(), names, seat, detail);
    }
}
