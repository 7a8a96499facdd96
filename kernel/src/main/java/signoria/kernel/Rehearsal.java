package signoria.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A scenario being run, step by step, through the contract alone. */
final class Rehearsal<S, M, V> {
    private static final String BETWEEN = " / ";
    private static final String AT = " at ";

    private final Scenario scenario;
    private final Game<S, M, V> game;
    private final List<String> names = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final Set<Class<? extends Event>> told = new LinkedHashSet<>();
    private Events.Kept events = new Events.Kept();
    private boolean bites;
    private S s;

    /** As it was laid, before any move; null where the game itself has dealt it. */
    private S before;

    Rehearsal(Scenario scenario, Game<S, M, V> game) {
        this.scenario = scenario;
        this.game = game;
    }

    Scenario.Shown shown() {
        for (String cited : scenario.proves())
            if (!game.rulebook().has(cited))
                throw new Scenario.Failed(at(scenario.line()) + "no paragraph " + cited);
        lay("");
        for (Scenario.Step step : scenario.steps()) {
            try {
                take(step);
            } catch (BadInput e) {
                throw new BadInput(at(step.line()) + e.getMessage());
            } catch (Scenario.Failed e) {
                throw new Scenario.Failed(at(step.line()) + e.getMessage());
            }
        }
        int unread = game.chance(s).unread();
        if (unread > 0)
            throw new Scenario.Failed(
                    at(scenario.line()) + unread + " results of chance were not used");
        return new Scenario.Shown(List.copyOf(refusals), Set.copyOf(told), bites);
    }

    private String at(int line) {
        return scenario.file() + ":" + line + ": ";
    }

    private void take(Scenario.Step step) {
        switch (step.verb()) {
            case "setup" -> lay(step.text());
            case "given" -> {
                Stage.parts(
                        step.text(), (part, value) -> game.notation().zones().read(s, part, value));
                before = game.copy(s);
            }
            case "chance" -> Stage.script(game, s, step.text());
            case "when" -> {
                events = new Events.Kept();
                for (String act : step.text().split("\\|")) play(act);
            }
            case "then" -> Stage.parts(step.text(), this::compare);
            case "tells" -> hear(step.text());
            case "refused" -> refused(step);
            case "offers" -> offered(step.text());
            default -> throw new IllegalStateException(step.verb());
        }
    }

    private void lay(String text) {
        Stage.Start start = Stage.Start.of(game, text);
        s = start.state(game);
        before = start.dealt() ? null : game.copy(s);
        names.clear();
        for (int seat = 1; seat <= start.setup().seats(); seat++) names.add("seat" + seat);
    }

    private M move(String act) {
        return game.notation().read(act.substring(act.indexOf(':') + 1).strip());
    }

    private void play(String act) {
        int seat = seat(act);
        M move = move(act);
        Refusal refusal = game.refusal(s, seat, move);
        if (refusal != Refusal.NONE)
            throw new Scenario.Failed(
                    "'"
                            + act.strip()
                            + "' was refused by "
                            + refusal.rule()
                            + ": "
                            + game.rulebook().words(Language.EN, refusal));
        game.play(s, seat, move, events);
    }

    private void compare(String part, String expected) {
        String wanted = canonical(part, expected);
        String found = found(s, part);
        if (!found.equals(wanted))
            throw new Scenario.Failed("expected " + part + ": " + expected + ", found " + found);
        bites |= before == null || counted(part) || !found(before, part).equals(wanted);
    }

    /** Nobody can lay down how a game comes out: the rules have counted it. */
    private boolean counted(String part) {
        return part.equals("result") && game.over(s);
    }

    private String found(S state, String part) {
        return switch (part) {
            case "waiting" -> waiting(state);
            case "result" -> game.over(state) ? Partita.result(names, game.result(state)) : "-";
            default -> game.notation().zones().write(state, part);
        };
    }

    /** An expected value as the game itself would write it. */
    private String canonical(String part, String expected) {
        if (part.equals("waiting") || part.equals("result")) return expected;
        S copy = game.copy(s);
        game.notation().zones().read(copy, part, expected);
        return game.notation().zones().write(copy, part);
    }

    private String waiting(S state) {
        return Ids.seats(names.size(), "waiting").write(game.waiting(state));
    }

    private void hear(String text) {
        int seat = text.startsWith("watcher") ? Game.SPECTATOR : seat(text);
        String words = text.substring(text.indexOf(':') + 1).strip();
        boolean not = words.startsWith("not ");
        StringBuilder heard = new StringBuilder();
        Map<Event, String> said = new LinkedHashMap<>();
        for (Event event : events.seenBy(seat)) {
            said.put(event, game.notation().tell(event, names, Language.EN));
            heard.append(said.get(event)).append(BETWEEN);
        }
        if (not ? heard.indexOf(words.substring(4)) >= 0 : heard.indexOf(words) < 0)
            throw new Scenario.Failed("expected to hear '" + words + "', heard: " + heard);
        bites |= !not;
        if (!not) for (String piece : words.split(BETWEEN)) note(piece, said);
    }

    /** Words that fit one kind of event only speak of that kind. */
    private void note(String words, Map<Event, String> said) {
        Set<Class<? extends Event>> kinds = new LinkedHashSet<>();
        said.forEach(
                (event, sentence) -> {
                    if (sentence.contains(words)) kinds.add(event.getClass());
                });
        if (kinds.size() == 1) told.addAll(kinds);
    }

    private void refused(Scenario.Step step) {
        int last = step.text().lastIndexOf(':');
        String act = step.text().substring(0, Math.max(0, last));
        String rule = Scenario.afterLastColon(step);
        Refusal refusal = game.refusal(s, seat(act), move(act));
        if (refusal == Refusal.NONE) throw new Scenario.Failed("'" + act + "' was not refused");
        if (!refusal.rule().equals(rule))
            throw new Scenario.Failed(
                    "'" + act + "' was refused by " + refusal.rule() + ", expected " + rule);
        for (Language language : Language.values()) game.rulebook().words(language, refusal);
        refusals.add(refusal);
        bites = true;
    }

    /** The move is a choice, and starts by touching these things and no others. */
    private void offered(String text) {
        int at = text.indexOf(AT);
        if (at < 0)
            throw new BadInput("expected 'seat N: move at zone: thing', not '" + text + "'");
        String move = game.notation().write(move(text.substring(0, at)));
        List<M> legal = new ArrayList<>();
        int seat = seat(text);
        game.legal(s, seat, legal);
        Scene scene = Who.named(game.scene(game.view(s, seat), legal, Language.EN), names);
        int choice = scene.choices().stream().map(Scene.Choice::move).toList().indexOf(move);
        if (choice < 0) throw new Scenario.Failed("'" + move + "' is not offered");
        List<String> things = new ArrayList<>();
        for (Scene.Zone zone : scene.zones())
            for (Scene.Item item : zone.items())
                if (item.moves().contains(choice)) things.add(zone.id() + ": " + item.label());
        String named = text.substring(at + AT.length()).strip();
        if (!named.equals("-") ? !same(named.split("\\|"), things) : !things.isEmpty())
            throw new Scenario.Failed(
                    "expected '" + move + "' at " + named + ", it is offered at " + things);
    }

    private static boolean same(String[] named, List<String> things) {
        if (named.length != things.size()) return false;
        for (int i = 0; i < named.length; i++) {
            String[] thing = named[i].strip().split(": *", 2);
            if (thing.length < 2)
                throw new BadInput("expected 'zone: thing', not '" + named[i] + "'");
            if (!things.get(i).startsWith(thing[0] + ": ")
                    || !things.get(i).substring(thing[0].length() + 2).contains(thing[1]))
                return false;
        }
        return true;
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
