package signoria.games.age;

import signoria.kernel.BadInput;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The parts of a position in text: the course of the game and the table here. */
final class Layout {
    private static final Ids FACTS = Ids.constants(Fact.class, "facts");
    private static final Ids CATEGORIES = Ids.constants(Category.class, "category");
    private static final String NEXT = " / ";

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        courseZones();
        tableZones();
        new CardLayout(catalog, zones);
        new SeatLayout(catalog, zones);
        zones.chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    private String card(int number) {
        return catalog.card[number].id();
    }

    private String province(int number) {
        return catalog.province[number].id();
    }

    private void courseZones() {
        zones.zone("phase", Layout::phase, Layout::phase)
                .number("turn", s -> s.turn, (s, n) -> s.turn = n)
                .number("epoch", s -> s.epoch, (s, n) -> s.epoch = n)
                .number("pile epoch", s -> s.pileEpoch, (s, n) -> s.pileEpoch = n)
                .set("facts", FACTS, s -> s.facts, (s, set) -> s.facts = (int) set)
                .one("banned", CATEGORIES, s -> s.banned, (s, category) -> s.banned = category)
                .number("victim", s -> s.victim + 1, (s, n) -> s.victim = n - 1)
                .zone("wars", Layout::wars, Layout::wars)
                .number("cards sold", s -> s.cardsSold, (s, n) -> s.cardsSold = n)
                .zone(
                        "dice",
                        s -> Text.orDash(s.dice == 0 ? "" : Long.toOctalString(s.dice)),
                        (s, t) -> s.dice = t.equals("-") ? 0 : Text.bits(t, 8))
                .number("moments", s -> s.moments, (s, n) -> s.moments = n)
                .zone("order", Layout::order, Layout::order)
                .zone("agenda", this::agenda, this::agenda);
    }

    private void tableZones() {
        zones.zone("levels", Layout::levels, Layout::levels)
                .zone("personalities", this::persons, this::persons)
                .zone(
                        "refunds",
                        s -> Long.toHexString(s.persons.refunds),
                        (s, t) -> s.persons.refunds = Text.bits(t, 16))
                .zone("battle", this::battle, this::battle)
                .zone("shipped", this::shipped, this::shipped);
    }

    static void renewed(State s, Runnable change) {
        change.run();
        s.recount();
        Reach.renew(s);
    }

    private static String phase(State s) {
        return Text.lower(s.phase) + " " + s.step + " " + s.at;
    }

    private static void phase(State s, String text) {
        List<String> words = Text.words(text);
        s.phase = Text.constant(Phase.class, words.getFirst(), "phase");
        s.step = words.size() > 1 ? Text.number(words.get(1), "step") : 0;
        s.at = words.size() > 2 ? Text.number(words.get(2), "at") : 0;
    }

    private static String wars(State s) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < Wars.count(s); i++)
            words.add((Wars.first(Wars.war(s, i)) + 1) + "-" + (Wars.second(Wars.war(s, i)) + 1));
        return Text.orDash(String.join(" ", words));
    }

    private static void wars(State s, String text) {
        s.wars = 0;
        int i = 0;
        for (String word : Text.words(text))
            s.wars |= (word.charAt(0) - '1' << 3 | word.charAt(2) - '1') << 6 * i++;
    }

    private static String order(State s) {
        List<String> words = new ArrayList<>();
        for (int place = 0; place < s.seats; place++)
            words.add(s.order[place] < 0 ? "." : "" + (s.order[place] + 1));
        return String.join(" ", words);
    }

    private static void order(State s, String text) {
        List<String> words = Text.words(text);
        if (words.size() != s.seats) throw new BadInput("order: expected " + s.seats + " seats");
        for (int place = 0; place < s.seats; place++)
            s.order[place] =
                    (byte)
                            (words.get(place).equals(".")
                                    ? State.NOBODY
                                    : Text.number(words.get(place), "order") - 1);
    }

    private String agenda(State s) {
        List<String> tasks = new ArrayList<>();
        for (int i = 0; i < s.agenda.size(); i++) tasks.add(Task.write(catalog, s.agenda.line(i)));
        return Text.orDash(String.join(NEXT, tasks));
    }

    private void agenda(State s, String text) {
        s.agenda.clear();
        if (!text.equals("-"))
            for (String task : text.split(NEXT)) s.agenda.push(Task.read(catalog, task));
        renewed(s, () -> {});
    }

    private static String levels(State s) {
        List<String> words = new ArrayList<>();
        for (Good good : Good.ALL)
            if (s.level(good) != 0) words.add(Text.lower(good) + " " + s.level(good));
        return Text.orDash(String.join(" ", words));
    }

    private static void levels(State s, String text) {
        for (Good good : Good.ALL) s.level(good, 0);
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2)
            s.level(
                    Text.constant(Good.class, words.get(i), "levels"),
                    Text.number(words.get(i + 1), "levels"));
    }

    /** {@code L10 2 claims 1 3 raised / L03 1}. */
    private String persons(State s) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < s.persons.size(); i++) {
            int person = s.persons.person(i);
            String claims =
                    Personalities.claims(person) == 0
                            ? ""
                            : " claims "
                                    + Ids.seats(s.seats, "claims")
                                            .write(Personalities.claims(person));
            words.add(
                    card(Personalities.card(person))
                            + " "
                            + (Personalities.player(person) + 1)
                            + claims
                            + (Personalities.raised(person) ? " raised" : ""));
        }
        return Text.orDash(String.join(NEXT, words));
    }

    private void persons(State s, String text) {
        s.persons.clear();
        if (text.equals("-")) return;
        for (String person : text.split(NEXT)) {
            List<String> words = new ArrayList<>(Text.words(person));
            boolean raised = words.remove("raised");
            int claims = 0;
            for (int i = 3; i < words.size(); i++)
                claims |= 1 << Text.seat(words.get(i), s.seats, "claims");
            s.persons.add(
                    Personalities.word(
                            catalog.cardNamed(words.getFirst()),
                            Text.number(words.get(1), "player") - 1,
                            claims,
                            raised));
        }
    }

    private String battle(State s) {
        return s.battle < 0
                ? "-"
                : province(s.battle) + " " + s.battleTokens + " " + s.battleShipped;
    }

    private void battle(State s, String text) {
        List<String> words = Text.words(text);
        s.battle = words.isEmpty() ? State.NOBODY : catalog.provinceNamed(words.getFirst());
        s.battleTokens = words.isEmpty() ? 0 : Text.number(words.get(1), "tokens");
        s.battleShipped = words.isEmpty() ? 0 : Text.number(words.get(2), "shipped");
        renewed(s, () -> {});
    }

    private String shipped(State s) {
        List<String> words = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++)
            if (s.lands.shipped(p) > 0) words.add(province(p) + " " + s.lands.shipped(p));
        return Text.orDash(String.join(" ", words));
    }

    private void shipped(State s, String text) {
        s.lands.clearShipped();
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2)
            s.lands.shipped(
                    catalog.provinceNamed(words.get(i)), Text.number(words.get(i + 1), "shipped"));
    }
}
