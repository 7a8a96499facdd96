package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A rule shown at work, as data.
 *
 * <pre>
 * scenario  masters/market.2 the pushed marble is not taken
 * setup     seats=2 seed=7                        seats, options, seed; may be left out
 * given     market: ... | seat 1 faith: 4         parts of the position, laid on the game's blank one
 * chance    4 L03                                 the next dice, cards, draws
 * when      seat 1: market row 2                  moves, in order
 * then      seat 1 faith: 5 | waiting: 2          parts of the position afterwards
 * tells     seat 2: gains                         words of an event that a seat (or watcher) was told by the last 'when'
 * refused   seat 1: buy green 1: masters/turn.1   a move that is not allowed now, and the paragraph that says so
 * </pre>
 *
 * Lines after {@code scenario} may come in any number and order and happen as they stand; a line
 * that starts with a blank goes on with the one before.
 *
 * @param cites the paragraphs it shows: the first words of its title line that name one
 */
public record Scenario(String file, int line, List<String> cites, String title, List<Step> steps) {
    /** One line of it. */
    public record Step(int line, String verb, String text) {}

    /** It did not go as written. */
    public static final class Failed extends RuntimeException {
        public Failed(String message) {
            super(message);
        }
    }

    private static final List<String> VERBS =
            List.of("setup", "given", "chance", "when", "then", "tells", "refused");

    public String game() {
        return cites.getFirst().substring(0, cites.getFirst().indexOf('/'));
    }

    /**
     * All paragraphs a run of this scenario proves: those in its title and those its refusals name.
     */
    public List<String> proves() {
        List<String> all = new ArrayList<>(cites);
        for (Step step : steps) if (step.verb.equals("refused")) all.add(afterLastColon(step));
        return all;
    }

    /** The scenarios of a file. */
    public static List<Scenario> read(String file, String text) {
        List<Scenario> scenarios = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\r?\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            String at = file + ":" + number + ": ";
            if (Character.isWhitespace(line.charAt(0))) {
                if (scenarios.isEmpty() || scenarios.getLast().steps.isEmpty())
                    throw new BadInput(at + "nothing to go on with");
                Step last = scenarios.getLast().steps.removeLast();
                scenarios
                        .getLast()
                        .steps
                        .add(new Step(last.line, last.verb, last.text + " " + line.strip()));
                continue;
            }
            String[] parts = line.strip().split("\\s+", 2);
            String rest = parts.length < 2 ? "" : parts[1];
            if (parts[0].equals("scenario")) scenarios.add(titled(file, number, rest));
            else if (!VERBS.contains(parts[0]))
                throw new BadInput(
                        at
                                + "expected scenario, "
                                + String.join(", ", VERBS)
                                + ", not '"
                                + parts[0]
                                + "'");
            else if (scenarios.isEmpty())
                throw new BadInput(at + "expected 'scenario GAME/PARAGRAPH title' first");
            else scenarios.getLast().steps.add(new Step(number, parts[0], rest));
        }
        return scenarios;
    }

    private static Scenario titled(String file, int line, String text) {
        List<String> cites = new ArrayList<>();
        List<String> title = new ArrayList<>();
        for (String word : text.split("\\s+"))
            if (title.isEmpty() && word.matches("[a-z]+/[a-z0-9-]+(\\.[a-z0-9]+)*"))
                cites.add(word);
            else title.add(word);
        if (cites.isEmpty())
            throw new BadInput(file + ":" + line + ": expected 'scenario GAME/PARAGRAPH title'");
        return new Scenario(file, line, cites, String.join(" ", title), new ArrayList<>());
    }

    private static String afterLastColon(Step step) {
        return step.text.substring(step.text.lastIndexOf(':') + 1).strip();
    }

    /**
     * Runs it and tells which refusals it showed; a {@link Failed} or a {@link BadInput} names file
     * and line.
     */
    public <S, M, V> List<Refusal> run(Game<S, M, V> game) {
        Run<S, M, V> run = new Run<>(game);
        run.go();
        return run.refusals;
    }

    private final class Run<S, M, V> {
        private final Game<S, M, V> game;
        private final List<String> names = new ArrayList<>();
        private final List<Refusal> refusals = new ArrayList<>();
        private Events.Kept events = new Events.Kept();
        private S s;

        Run(Game<S, M, V> game) {
            this.game = game;
        }

        void go() {
            for (String cited : proves())
                if (!game.rulebook().has(cited))
                    throw new Failed(file + ":" + line + ": no paragraph " + cited);
            lay("");
            for (Step step : steps) {
                try {
                    take(step);
                } catch (BadInput e) {
                    throw new BadInput(file + ":" + step.line + ": " + e.getMessage());
                } catch (Failed e) {
                    throw new Failed(file + ":" + step.line + ": " + e.getMessage());
                }
            }
            if (game.chance(s).unread() > 0)
                throw new Failed(
                        file
                                + ":"
                                + line
                                + ": "
                                + game.chance(s).unread()
                                + " results of chance were not used");
        }

        private void take(Step step) {
            switch (step.verb) {
                case "setup" -> lay(step.text);
                case "given" ->
                        parts(step, (part, value) -> game.notation().zones().read(s, part, value));
                case "chance" ->
                        game.chance(s)
                                .script(
                                        Text.words(step.text).stream()
                                                .mapToInt(game.notation()::chance)
                                                .toArray());
                case "when" -> {
                    events = new Events.Kept();
                    for (String act : step.text.split("\\|")) play(act);
                }
                case "then" -> parts(step, this::compare);
                case "tells" -> told(step.text);
                case "refused" -> refused(step);
                default -> throw new IllegalStateException(step.verb);
            }
        }

        private void lay(String text) {
            int seats = game.sheet().fewest();
            Seed seed = Seed.of(1);
            Map<String, String> options = new TreeMap<>(Position.options(text));
            if (options.containsKey("seats")) seats = Text.number(options.remove("seats"), "seats");
            if (options.containsKey("seed")) seed = new Seed(options.remove("seed"));
            boolean fresh = "start".equals(options.remove("from"));
            Setup setup = Setup.of(game, seats, options, seed);
            s = fresh ? game.start(setup) : game.notation().blank(setup);
            names.clear();
            for (int seat = 1; seat <= seats; seat++) names.add("seat" + seat);
        }

        private void parts(Step step, java.util.function.BiConsumer<String, String> each) {
            for (String part : step.text.split("\\|")) {
                int colon = part.indexOf(':');
                if (colon < 0)
                    throw new BadInput("expected 'part: value', not '" + part.strip() + "'");
                each.accept(part.substring(0, colon).strip(), part.substring(colon + 1).strip());
            }
        }

        private void play(String act) {
            int seat = seat(act);
            M move = game.notation().read(act.substring(act.indexOf(':') + 1).strip());
            Refusal refusal = game.refusal(s, seat, move);
            if (refusal != Refusal.NONE)
                throw new Failed(
                        "'"
                                + act.strip()
                                + "' was refused by "
                                + refusal.rule()
                                + ": "
                                + game.rulebook().words(Language.EN, refusal));
            game.play(s, seat, move, events);
        }

        private void compare(String part, String expected) {
            String found =
                    switch (part) {
                        case "waiting" -> waiting();
                        case "result" -> game.over(s) ? Partita.result(names, game.result(s)) : "-";
                        default -> game.notation().zones().write(s, part);
                    };
            if (!found.equals(canonical(part, expected)))
                throw new Failed("expected " + part + ": " + expected + ", found " + found);
        }

        /** An expected value as the game itself would write it. */
        private String canonical(String part, String expected) {
            if (part.equals("waiting") || part.equals("result")) return expected;
            S copy = game.copy(s);
            game.notation().zones().read(copy, part, expected);
            return game.notation().zones().write(copy, part);
        }

        private String waiting() {
            StringBuilder seats = new StringBuilder();
            for (int seat = 0; seat < names.size(); seat++)
                if ((game.waiting(s) >>> seat & 1) != 0)
                    seats.append(seats.isEmpty() ? "" : " ").append(seat + 1);
            return Text.orDash(seats.toString());
        }

        private void told(String text) {
            int seat = text.startsWith("watcher") ? Game.SPECTATOR : seat(text);
            String words = text.substring(text.indexOf(':') + 1).strip();
            StringBuilder heard = new StringBuilder();
            for (Event event : events.seenBy(seat))
                heard.append(game.notation().tell(event, names, Language.EN)).append(" / ");
            if (words.startsWith("not ")
                    ? heard.indexOf(words.substring(4)) >= 0
                    : heard.indexOf(words) < 0)
                throw new Failed("expected to hear '" + words + "', heard: " + heard);
        }

        private void refused(Step step) {
            int last = step.text.lastIndexOf(':');
            String act = step.text.substring(0, Math.max(0, last));
            int seat = seat(act);
            M move = game.notation().read(act.substring(act.indexOf(':') + 1).strip());
            Refusal refusal = game.refusal(s, seat, move);
            if (refusal == Refusal.NONE) throw new Failed("'" + act + "' was not refused");
            if (!refusal.rule().equals(afterLastColon(step)))
                throw new Failed(
                        "'"
                                + act
                                + "' was refused by "
                                + refusal.rule()
                                + ", expected "
                                + afterLastColon(step));
            for (Language language : Language.values()) game.rulebook().words(language, refusal);
            refusals.add(refusal);
        }

        private int seat(String act) {
            String trimmed = act.strip();
            if (!trimmed.matches("seat \\d:.*"))
                throw new BadInput("expected 'seat N: …', not '" + trimmed + "'");
            int seat = trimmed.charAt(5) - '1';
            if (seat < 0 || seat >= names.size()) throw new BadInput("no seat " + (seat + 1));
            return seat;
        }
    }
}
