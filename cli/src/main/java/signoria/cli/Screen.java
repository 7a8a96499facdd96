package signoria.cli;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Result;
import signoria.kernel.Scene;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Shows a game to the people at it: to each what they may see, and what happened since they last
 * looked.
 */
final class Screen<S, M, V> {
    private static final int SHEET = 24; // lines of the table on paper

    private final Ongoing<S, M, V> game;
    private final Streams streams;
    private final Keyboard keyboard;
    private final Pen pen;
    private final Language in;
    private final List<String> names;
    private final int[] seen; // how much of what happened each seat was told
    private final Coaching<S, M, V> coach;
    private boolean welcomed;

    Screen(
            Ongoing<S, M, V> game,
            Streams streams,
            Keyboard keyboard,
            Pen pen,
            Language in,
            boolean coached) {
        this.game = game;
        this.streams = streams;
        this.keyboard = keyboard;
        this.pen = pen;
        this.in = in;
        this.names = game.roster().shown();
        this.seen = new int[names.size()];
        Arrays.fill(seen, game.happened());
        coach = new Coaching<>(game, pen, in, coached);
    }

    Language in() {
        return in;
    }

    Coaching<S, M, V> coach() {
        return coach;
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

    /** A line; longer ones are broken between their words. */
    void print(String line) {
        for (String part : line.split("\n", -1))
            Lines.fitted(part, width()).forEach(streams.out()::println);
    }

    /** A line with something to be copied, which is never broken. */
    void printUnbroken(String line) {
        streams.out().println(line);
    }

    /** Writes a file of the player's. */
    void write(String file, String text) {
        streams.write(file, text);
    }

    /** A sentence of the log. */
    void tell(String sentence) {
        Lines.hanging("· ", sentence, width()).forEach(this::print);
    }

    /**
     * What happened since a seat last looked, as much of the table as fits the screen, and what the
     * seat may do.
     */
    Scene show(int seat, List<M> legal, boolean owed) {
        Scene scene = scene(seat, legal);
        Board board = board(seat, legal, scene);
        List<String> asked = asked(board, seat, scene, owed);
        List<String> news = news(seat);
        keyboard.clear(false);
        print(board.title(game.game().sheet().name(in)));
        table(board, scene, keyboard.height() - asked.size() - news.size() - 4)
                .forEach(this::print);
        news.forEach(this::print);
        welcome();
        asked.forEach(this::print);
        return scene;
    }

    /** The question once more. */
    void ask(int seat, List<M> legal, boolean owed) {
        Scene scene = scene(seat, legal);
        asked(board(seat, legal, scene), seat, scene, owed).forEach(this::print);
    }

    /** The whole table by the names of its things, and the question. */
    void overview(int seat, List<M> legal, boolean owed) {
        Scene scene = scene(seat, legal);
        board(seat, legal, scene).overview(scene).forEach(this::print);
        print(pen.dim(say("board-more")));
        ask(seat, legal, owed);
    }

    /** Everything there is to see of some part of the table. */
    void part(int seat, List<M> legal, String name) {
        Scene scene = scene(seat, legal);
        boolean all = name.equalsIgnoreCase(say("board-all")) || name.equalsIgnoreCase("all");
        List<Scene.Zone> zones = all ? scene.zones() : new Parts(scene, names).named(name);
        if (zones.isEmpty())
            throw new BadInput(
                    say(
                            "no-part",
                            Words.raw(name),
                            Words.raw(String.join(", ", Parts.all(scene, names)))));
        board(seat, legal, scene).inFull(zones).forEach(this::print);
    }

    /** What the parts of the table are called. */
    List<String> parts(Scene scene) {
        return Parts.all(scene, names);
    }

    private Scene scene(int seat, List<M> legal) {
        return Who.named(
                game.game().scene(game.game().view(game.state(), seat), legal, in),
                game.roster().shown());
    }

    private List<String> asked(Board board, int seat, Scene scene, boolean owed) {
        List<String> lines = new ArrayList<>(board.question(seat, scene.question()));
        lines.addAll(board.choices(scene));
        for (Notation.Form form : game.game().notation().forms(game.state(), seat, in))
            lines.addAll(Lines.fitted(pen.dim(say("may-write", Words.raw(form.text()))), width()));
        if (!owed) lines.add(pen.dim(say("may-pass")));
        if (lines.size() >= keyboard.height()) lines.addAll(board.question(seat, scene.question()));
        return lines;
    }

    /** As much of the table as there is room for: all, all by name, or what matters now. */
    private List<String> table(Board board, Scene scene, int room) {
        int lines = terminal() ? room : SHEET;
        List<String> whole = board.whole(scene);
        if (whole.size() <= lines) return whole;
        List<String> overview = board.overview(scene);
        return welcomed && overview.size() > lines ? board.brief(scene, lines) : overview;
    }

    private void welcome() {
        if (welcomed) return;
        welcomed = true;
        Words.Raw hash = Words.raw(game.journal().setup().seed().commitment().substring(0, 12));
        print(pen.dim(say("welcome-seed", hash)));
        print(pen.dim(say("welcome-help")));
    }

    /** What a seat has not been told yet; of very much the last, the log has the rest. */
    private List<String> news(int seat) {
        List<String> told = game.told(seat, seen[seat], in);
        seen[seat] = game.happened();
        int most = terminal() ? Math.max(6, keyboard.height() / 2) : Integer.MAX_VALUE;
        List<String> lines = new ArrayList<>();
        if (told.size() > most) lines.add(pen.dim(say("log-more", told.size() - most)));
        for (String sentence : told.subList(Math.max(0, told.size() - most), told.size()))
            lines.addAll(Lines.hanging("· ", sentence, width()));
        return lines;
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
        List<Integer> people = game.roster().people();
        int reader = people.size() == 1 ? people.getFirst() : Game.SPECTATOR;
        Scene scene =
                Who.named(
                        game.game().scene(game.game().view(game.state(), reader), List.of(), in),
                        game.roster().shown());
        Board board = board(reader, List.of(), scene);
        keyboard.clear(false);
        print(board.title(game.game().sheet().name(in)));
        board.overview(scene).forEach(this::print);
        if (reader != Game.SPECTATOR) news(reader).forEach(this::print);
        board.question(reader, scene.question()).forEach(this::print);
        Result result = game.game().result(game.state());
        IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparing(result.places()::get))
                .forEach(seat -> score(result, seat));
        print(pen.dim(say("seed-was", Words.raw(game.journal().setup().seed().toString()))));
        printUnbroken(pen.dim(say("check-it", file())));
    }

    private void score(Result result, int seat) {
        String points = Lang.words().count(in, result.points().get(seat), "point");
        print(
                " "
                        + result.places().get(seat)
                        + ". "
                        + pen.plate(seat)
                        + " "
                        + Pen.pad(pen.livery(seat, game.roster().introduced().get(seat)), 24)
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
        for (String line : Lines.flow("        ", parts, " · ", width())) print(pen.dim(line));
    }

    /** Where the game is kept, as one would type it. */
    Words.Raw file() {
        String home = streams.env().getOrDefault("HOME", "");
        String file = game.file().toString();
        boolean within = !home.isEmpty() && file.startsWith(home + "/");
        return Words.raw(within ? "~" + file.substring(home.length()) : file);
    }

    private Board board(int seat, List<M> legal, Scene scene) {
        Keys keys = Keys.of(game.game().notation(), legal, scene);
        return new Board(pen, width(), in, game.roster().introduced(), seat, keys);
    }

    int width() {
        return keyboard.width();
    }
}
