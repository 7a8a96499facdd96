package signoria.kernel;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** A table that is laid and played by lines of text, as scenarios and lessons write them. */
final class Stage<S, M, V> {
    /**
     * How a table is laid: {@code seats=2 seed=7 from=start} and options of the game.
     *
     * @param dealt from the beginning of a game, not blank
     */
    record Start(Setup setup, boolean dealt) {
        static Start of(Game<?, ?, ?> game, String text) {
            int seats = game.sheet().fewest();
            Seed seed = Seed.of(1);
            Map<String, String> options = new TreeMap<>(Position.options(text));
            if (options.containsKey("seats")) seats = Text.number(options.remove("seats"), "seats");
            if (options.containsKey("seed")) seed = new Seed(options.remove("seed"));
            boolean dealt = "start".equals(options.remove("from"));
            return new Start(Setup.of(game, seats, options, seed), dealt);
        }

        <S> S state(Game<S, ?, ?> game) {
            return dealt ? game.start(setup) : game.notation().blank(setup);
        }
    }

    private final Game<S, M, V> game;
    private int seats;
    private S s;

    Stage(Game<S, M, V> game) {
        this.game = game;
    }

    S state() {
        return s;
    }

    void take(Scenario.Step line) {
        switch (line.verb()) {
            case "setup" -> lay(line.text());
            case "given" ->
                    parts(
                            line.text(),
                            (part, value) -> game.notation().zones().read(s, part, value));
            case "chance" -> script(game, s, line.text());
            case "when" -> {
                for (String act : line.text().split("\\|")) act(act.strip());
            }
            case "then" -> parts(line.text(), this::compare);
            default -> throw new IllegalStateException(line.verb());
        }
    }

    void lay(String text) {
        Start start = Start.of(game, text);
        seats = start.setup().seats();
        s = start.state(game);
    }

    private void act(String act) {
        if (!act.matches("seat \\d:.*"))
            throw new BadInput("expected 'seat N: …', not '" + act + "'");
        int seat = act.charAt(5) - '1';
        if (seat < 0 || seat >= seats) throw new BadInput("no seat " + (seat + 1));
        play(seat, game.notation().read(act.substring(act.indexOf(':') + 1).strip()));
    }

    void play(int seat, M move) {
        Refusal refusal = game.refusal(s, seat, move);
        if (refusal != Refusal.NONE)
            throw new Scenario.Failed(
                    "'"
                            + game.notation().write(move)
                            + "' was refused by "
                            + refusal.rule()
                            + ": "
                            + game.rulebook().words(Language.EN, refusal));
        game.play(s, seat, move, Events.IGNORED);
    }

    /** Whether parts of a position are as written. */
    boolean holds(S state, String text) {
        boolean[] same = {true};
        parts(text, (part, value) -> same[0] &= found(state, part).equals(meant(part, value)));
        return same[0];
    }

    private void compare(String part, String value) {
        String found = found(s, part);
        if (!found.equals(meant(part, value)))
            throw new Scenario.Failed("expected " + part + ": " + value + ", found " + found);
    }

    private String found(S state, String part) {
        return switch (part) {
            case "waiting" -> waiting(state);
            case "result" -> game.over(state) ? Partita.result(names(), game.result(state)) : "-";
            default -> game.notation().zones().write(state, part);
        };
    }

    private List<String> names() {
        return IntStream.rangeClosed(1, seats).mapToObj(seat -> "seat" + seat).toList();
    }

    private String waiting(S state) {
        return Ids.seats(seats, "waiting").write(game.waiting(state));
    }

    /** A value as the game itself would write it. */
    private String meant(String part, String value) {
        if (part.equals("waiting") || part.equals("result")) return value;
        S copy = game.copy(s);
        game.notation().zones().read(copy, part, value);
        return game.notation().zones().write(copy, part);
    }

    /** Says what chance brings next. */
    static <S> void script(Game<S, ?, ?> game, S s, String text) {
        int[] draws = Text.words(text).stream().mapToInt(game.notation()::chance).toArray();
        game.chance(s).script(draws);
    }

    /** Each {@code part: value} of a line. */
    static void parts(String text, BiConsumer<String, String> each) {
        for (String part : text.split("\\|")) {
            int colon = part.indexOf(':');
            if (colon < 0) throw new BadInput("expected 'part: value', not '" + part.strip() + "'");
            each.accept(part.substring(0, colon).strip(), part.substring(colon + 1).strip());
        }
    }
}
