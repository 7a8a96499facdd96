package signoria.bots;

import signoria.kernel.Advice;
import signoria.kernel.Chronicle;
import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Preview;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Sits beside one seat and says what it would tell a friend who plays for the first time, in the
 * words of the game: from the evaluation's terms, previews and paragraphs. It knows what the seat
 * may know, and says the same to the same position on every machine.
 */
public final class Coach<S, M, V> {
    private static final Words WORDS = Words.beside(Coach.class);
    private static final Budget BUDGET = new Budget(1500);
    private static final int WORLDS = 3;
    private static final int TIPS = 3;
    private static final int GIVES = 4;
    private static final int COMPARED = 4;
    private static final int TOLD = 3;
    private static final int RIVALS = 3;
    private static final double LEAST = 0.05;

    /** A clear mistake is so many times as far behind the best as an ordinary move is, */
    private static final double CLEAR = 2;

    /** and loses this part of all that the seat has. */
    private static final double DEAR = 0.06;

    /** A move that loses more than this part of the way down to the worst is not recommended. */
    private static final double SENSIBLE = 0.6;

    /** The advice does not depend on how often it is asked for, or where. */
    private static final long SEED = 1;

    /**
     * A rival's moves in a row, as the seat saw them.
     *
     * @param before the seat's view before them
     * @param after and after them
     */
    public record Turn<V>(int seat, V before, V after, Report told) {}

    /** What happened, in words. */
    @FunctionalInterface
    public interface Report {
        /** The same for these names of the seats. */
        String words(List<String> names, Language in);
    }

    private final Game<S, M, V> game;
    private final int seat;
    private final V view;
    private final List<M> legal;
    private final boolean asked;
    private final List<Turn<V>> turns;

    /** From what the seat knows alone: a state that looks like its view, and its rivals' turns. */
    public Coach(Game<S, M, V> game, S s, int seat, List<Turn<V>> turns) {
        this.game = game;
        this.seat = seat;
        this.view = game.view(s, seat);
        this.legal = new ArrayList<>();
        game.legal(s, seat, legal);
        this.asked = (game.waiting(s) >>> seat & 1) != 0;
        this.turns = turns;
    }

    /** Looks at the table; what it says may be thought out later, and elsewhere. */
    public static <S, M, V> Coach<S, M, V> at(Journal<S, M, V> journal, int seat) {
        return new Coach<>(journal.game(), journal.state(), seat, turns(journal, seat));
    }

    /** The rivals' turns since the seat's last move, the oldest first. */
    public static <S, M, V> List<Turn<V>> turns(Journal<S, M, V> journal, int seat) {
        List<Turn<V>> turns = new ArrayList<>();
        List<Chronicle.Entry<M>> all = Chronicle.of(journal, seat);
        int end = all.size();
        while (end > 0 && all.get(end - 1).seat() != seat && turns.size() < RIVALS) {
            int begin = end;
            int mover = all.get(end - 1).seat();
            List<Event> events = new ArrayList<>();
            while (begin > 0 && all.get(begin - 1).seat() == mover)
                events.addAll(0, all.get(--begin).events().seenBy(seat));
            int before = begin == 0 ? 0 : all.get(begin - 1).after();
            if (mover != Chronicle.NOBODY && !events.isEmpty())
                turns.addFirst(
                        new Turn<>(
                                mover,
                                seen(journal, before, seat),
                                seen(journal, all.get(end - 1).after(), seat),
                                (names, in) -> told(journal.game(), events, names, in)));
            end = begin;
        }
        return turns;
    }

    private static String told(
            Game<?, ?, ?> game, List<Event> events, List<String> names, Language in) {
        List<String> told = new ArrayList<>();
        for (Event event : events) {
            String words = game.notation().tell(event, names, in);
            if (!words.isEmpty()) told.add(words);
        }
        return String.join(" ", told);
    }

    private static <S, M, V> V seen(Journal<S, M, V> journal, int moves, int seat) {
        return journal.game().view(journal.stateAfter(moves), seat);
    }

    /**
     * What it says.
     *
     * @param names of the seats
     */
    public Advice advise(List<String> names, Language in) {
        return new Saying(names, in).advice();
    }

    private final class Saying {
        private final List<String> names;
        private final Language in;
        private final Scene scene;

        Saying(List<String> names, Language in) {
            this.names = names;
            this.in = in;
            this.scene = Who.named(game.scene(view, legal, in), names);
        }

        Advice advice() {
            if (!asked || legal.isEmpty())
                return new Advice(scene.question(), "", "", List.of(), List.of(), deeds());
            Rulebook.Matter matter = game.rulebook().matter(in, game.topic(view));
            List<Opinion<M>> opinions =
                    new Apprentice<>(game, seat, SEED).opinions(view, legal, BUDGET);
            Prospect<S, M, V> prospect = new Prospect<>(game, seat, view, WORLDS);
            double all = 0;
            for (double part : prospect.after(opinions.getFirst().move()).values())
                all += Math.abs(part);
            List<Opinion<M>> wrong = mistakes(opinions, DEAR * all);
            return new Advice(
                    scene.question(),
                    matter.words(),
                    matter.rule(),
                    tips(opinions, wrong, prospect),
                    warnings(opinions.getFirst(), wrong, prospect),
                    deeds());
        }

        private List<Advice.Tip> tips(
                List<Opinion<M>> opinions, List<Opinion<M>> wrong, Prospect<S, M, V> prospect) {
            List<Map<String, Double>> parts = new ArrayList<>();
            List<M> moves = new ArrayList<>();
            for (Opinion<M> opinion : opinions)
                if (moves.size() < TIPS && !wrong.contains(opinion) && sensible(opinion, opinions))
                    moves.add(opinion.move());
            int tips = moves.size();
            for (int i = 1; i <= COMPARED && opinions.size() > tips; i++)
                moves.add(opinions.get(i * (opinions.size() - 1) / COMPARED).move());
            for (M move : moves) parts.add(prospect.after(move));
            Map<String, Double> usual = new LinkedHashMap<>();
            for (Map<String, Double> each : parts)
                each.forEach((key, value) -> usual.merge(key, value / parts.size(), Double::sum));
            List<Advice.Tip> told = new ArrayList<>();
            for (int i = 0; i < tips; i++) {
                String reason =
                        opinions.size() == 1
                                ? WORDS.say(in, "only")
                                : reason(difference(parts.get(i), usual), i == 0);
                told.add(tip(moves.get(i), reason));
            }
            return told;
        }

        private Advice.Tip tip(M move, String reason) {
            Preview preview = Preview.of(game, view, seat, move, names, in);
            List<Preview.Change> gives =
                    preview.changes().stream()
                            .filter(change -> change.owner() == seat)
                            .limit(GIVES)
                            .toList();
            return new Advice.Tip(game.notation().write(move), label(move), reason, gives);
        }

        private String reason(Map<String, Double> parts, boolean first) {
            String best = greatest(parts);
            boolean worse = parts.values().stream().anyMatch(value -> value < -LEAST);
            if (best.isEmpty()) return WORDS.say(in, !worse ? "alike" : first ? "least" : "second");
            return aim(best);
        }

        /** What a part of the evaluation is about, in a sentence. */
        private String aim(String term) {
            return game.rulebook().word(in, "aim-" + term);
        }

        private List<Advice.Mistake> warnings(
                Opinion<M> best, List<Opinion<M>> wrong, Prospect<S, M, V> prospect) {
            if (wrong.isEmpty()) return List.of();
            Map<String, Double> wanted = prospect.after(best.move());
            List<Advice.Mistake> warnings = new ArrayList<>();
            for (Opinion<M> opinion : wrong)
                warning(opinion.move(), wanted, prospect).ifPresent(warnings::add);
            return warnings;
        }

        /** What would happen, and what suffers most; nothing where no part of the worth does. */
        private Optional<Advice.Mistake> warning(
                M move, Map<String, Double> wanted, Prospect<S, M, V> prospect) {
            String worst = greatest(difference(wanted, prospect.after(move)));
            if (worst.isEmpty()) return Optional.empty();
            List<String> told = Preview.of(game, view, seat, move, names, in).told();
            List<String> words = new ArrayList<>(told);
            words.subList(0, Math.max(0, told.size() - TOLD)).clear();
            Words.Raw part = Words.raw(small(game.rulebook().word(in, worst)));
            words.add(WORDS.say(in, "costs", part));
            return Optional.of(
                    new Advice.Mistake(
                            game.notation().write(move),
                            label(move),
                            worst,
                            String.join(" ", words)));
        }

        private List<Advice.Deed> deeds() {
            List<Advice.Deed> deeds = new ArrayList<>();
            for (Turn<V> turn : turns)
                deeds.add(new Advice.Deed(turn.seat, turn.told.words(names, in), means(turn)));
            return deeds;
        }

        private String means(Turn<V> turn) {
            Map<String, Double> before =
                    new Prospect<>(game, seat, turn.before, WORLDS).now(turn.seat);
            Map<String, Double> after =
                    new Prospect<>(game, seat, turn.after, WORLDS).now(turn.seat);
            if (before.isEmpty() || after.isEmpty()) return "";
            String best = greatest(difference(after, before));
            return best.isEmpty() ? "" : aim(best);
        }

        private String label(M move) {
            int index = legal.indexOf(move);
            return index < 0 ? game.notation().write(move) : scene.choices().get(index).label();
        }
    }

    /**
     * Moves that are clearly wrong: they leave the seat much further behind than an ordinary move
     * does, and cost a good part of what it has.
     */
    private List<Opinion<M>> mistakes(List<Opinion<M>> opinions, double dear) {
        if (opinions.size() < 3) return List.of();
        List<Opinion<M>> ranked = new ArrayList<>(opinions);
        ranked.sort(Comparator.comparingDouble(opinion -> -opinion.value()));
        double best = ranked.getFirst().value();
        double ordinary = best - ranked.get(ranked.size() / 2).value();
        double most = Math.max(Math.max(CLEAR * ordinary, dear), LEAST);
        ranked.removeIf(opinion -> best - opinion.value() <= most);
        return ranked;
    }

    private boolean sensible(Opinion<M> opinion, List<Opinion<M>> all) {
        double best = all.getFirst().value();
        double worst = best;
        for (Opinion<M> each : all) worst = Math.min(worst, each.value());
        return best - opinion.value() <= Math.max(LEAST, SENSIBLE * (best - worst));
    }

    /** The key of the greatest part; none when all are small. */
    private static String greatest(Map<String, Double> parts) {
        String greatest = "";
        double most = LEAST;
        for (var part : parts.entrySet())
            if (part.getValue() > most) {
                most = part.getValue();
                greatest = part.getKey();
            }
        return greatest;
    }

    private static Map<String, Double> difference(Map<String, Double> a, Map<String, Double> b) {
        Map<String, Double> parts = new LinkedHashMap<>(a);
        b.forEach((key, value) -> parts.merge(key, -value, Double::sum));
        return parts;
    }

    private static String small(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }
}
