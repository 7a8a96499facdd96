package signoria.games.age;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The parts of a position in text. */
final class Layout {
    private static final List<String> FACTS =
            List.of(
                    "mongols",
                    "firearms",
                    "decree-ended",
                    "last-turn",
                    "pile-done",
                    "crusades",
                    "strife");
    private static final List<String> FLAGS =
            List.of(
                    "upgraded",
                    "developed",
                    "swapped",
                    "recorded",
                    "card-bought",
                    "ruler",
                    "asked",
                    "pairs",
                    "triples",
                    "all-learned");
    private static final List<String> ARMS =
            List.of("-", "stirrups", "armor", "long-bow", "gunpowder");
    private static final String NEXT = " / ";

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        courseZones();
        tableZones();
        cardZones();
        seatZones();
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
                .zone("facts", s -> set(s.facts, FACTS), (s, t) -> s.facts = set(t, FACTS))
                .zone(
                        "banned",
                        s -> s.banned < 0 ? "-" : Text.lower(Category.ALL[s.banned]),
                        (s, t) -> s.banned = t.equals("-") ? State.NOBODY : category(t))
                .number("victim", s -> s.victim + 1, (s, n) -> s.victim = n - 1)
                .zone("wars", Layout::wars, Layout::wars)
                .number("cards sold", s -> s.cardsSold, (s, n) -> s.cardsSold = n)
                .zone(
                        "dice",
                        s -> Text.orDash(s.dice == 0 ? "" : Long.toOctalString(s.dice)),
                        (s, t) -> s.dice = t.equals("-") ? 0 : Long.parseUnsignedLong(t, 8))
                .number("moments", s -> s.moments, (s, n) -> s.moments = n)
                .zone("order", Layout::order, Layout::order)
                .zone("agenda", this::agenda, this::agenda);
    }

    private void tableZones() {
        zones.zone("levels", Layout::levels, Layout::levels)
                .zone("personalities", this::persons, this::persons)
                .zone(
                        "refunds",
                        s -> Long.toHexString(s.refunds),
                        (s, t) -> s.refunds = Long.parseUnsignedLong(t, 16))
                .zone("battle", this::battle, this::battle)
                .zone("shipped", this::shipped, this::shipped);
    }

    private void cardZones() {
        place("pile", State.PILE);
        place("discards", State.DISCARDS);
        zones.zone(
                "top discard",
                s -> s.topDiscard < 0 ? "-" : card(s.topDiscard),
                (s, t) -> s.topDiscard = t.equals("-") ? State.NOBODY : catalog.cardNamed(t));
        place("removed", State.REMOVED);
        place("later", State.WAITING);
        zones.seat(
                "hand",
                (s, seat) -> cards(s.hand(seat)),
                (s, seat, t) -> lay(s, State.HANDS + seat, cards(t)));
        zones.seat("knows", this::knows, this::knows)
                .zone(
                        "watchers know",
                        s -> knows(s, Game.SPECTATOR),
                        (s, t) -> knows(s, Game.SPECTATOR, t));
    }

    private void seatZones() {
        number("cash", State::cash, State::setCash);
        number("written", State::written, State::setWritten);
        number("pool", State::pool, State::setPool);
        zones.seat(
                "misery",
                (s, seat) -> "" + Misery.value(s.misery(seat)),
                (s, seat, t) -> s.setMisery(seat, box(Text.number(t, "misery"))));
        zones.seat(
                        "advances",
                        (s, seat) -> letters(s.advances(seat)),
                        (s, seat, t) -> renewed(s, () -> s.setAdvances(seat, letters(t))))
                .seat(
                        "fresh",
                        (s, seat) -> letters(s.fresh(seat)),
                        (s, seat, t) -> s.setFresh(seat, letters(t)))
                .seat("paid", Layout::paid, Layout::paid)
                .seat(
                        "ship",
                        (s, seat) -> ship(s.ship(seat)),
                        (s, seat, t) -> renewed(s, () -> s.setShip(seat, ship(t))))
                .seat(
                        "capital",
                        (s, seat) -> s.capital(seat) < 0 ? "-" : province(s.capital(seat)),
                        (s, seat, t) -> renewed(s, () -> s.setCapital(seat, provinceOrNone(t))));
        number("choice", State::choice, State::setChoice);
        zones.seat(
                "sealed",
                (s, seat) -> s.sealed(seat) == State.BLANK ? "-" : "" + s.sealed(seat),
                (s, seat, t) ->
                        s.setSealed(seat, t.equals("-") ? State.BLANK : Text.number(t, "sealed")));
        number("bid", State::bid, State::setBid);
        zones.seat(
                        "flags",
                        (s, seat) -> set(s.flags(seat), FLAGS),
                        (s, seat, t) -> s.setFlags(seat, set(t, FLAGS)))
                .seat(
                        "converted",
                        (s, seat) -> seats(s.converted(seat)),
                        (s, seat, t) -> s.setConverted(seat, seats(t)))
                .seat(
                        "arms",
                        (s, seat) -> set(s.arms(seat), ARMS),
                        (s, seat, t) -> s.setArms(seat, set(t, ARMS)));
        number("out", State::out, State::setOut);
        number("freed", State::freed, State::setFreed);
        zones.seat("markers", this::markers, this::markers)
                .seat(
                        "tokens",
                        (s, seat) -> tokens(s, seat, false),
                        (s, seat, t) -> tokens(s, seat, false, t))
                .seat(
                        "new tokens",
                        (s, seat) -> tokens(s, seat, true),
                        (s, seat, t) -> tokens(s, seat, true, t));
    }

    /** A figure of a seat. */
    private interface Getter {
        int of(State s, int seat);
    }

    private interface Setter {
        void to(State s, int seat, int number);
    }

    private void number(String name, Getter getter, Setter setter) {
        zones.seat(
                name,
                (s, seat) -> "" + getter.of(s, seat),
                (s, seat, t) -> setter.to(s, seat, Text.number(t, name)));
    }

    private static void renewed(State s, Runnable change) {
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

    private static int category(String text) {
        return Text.constant(Category.class, text, "category").ordinal();
    }

    private static String set(int bits, List<String> names) {
        List<String> words = new ArrayList<>();
        for (int rest = bits; rest != 0; rest &= rest - 1)
            words.add(names.get(Integer.numberOfTrailingZeros(rest)));
        return Text.orDash(String.join(" ", words));
    }

    private static int set(String text, List<String> names) {
        int bits = 0;
        for (String word : Text.words(text)) bits |= 1 << Text.index(names, word, "set");
        return bits;
    }

    private static String seats(int bits) {
        List<String> words = new ArrayList<>();
        for (int rest = bits; rest != 0; rest &= rest - 1)
            words.add("" + (Integer.numberOfTrailingZeros(rest) + 1));
        return Text.orDash(String.join(" ", words));
    }

    private static int seats(String text) {
        int bits = 0;
        for (String word : Text.words(text)) bits |= 1 << Text.number(word, "seat") - 1;
        return bits;
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
        for (int i = 0; i < s.depth; i++) tasks.add(Task.write(catalog, s.agenda[i]));
        return Text.orDash(String.join(NEXT, tasks));
    }

    private void agenda(State s, String text) {
        while (s.depth > 0) s.pop();
        if (!text.equals("-"))
            for (String task : text.split(NEXT)) s.agenda[s.depth++] = Task.read(catalog, task);
        renewed(s, () -> {});
    }

    private static String levels(State s) {
        List<String> words = new ArrayList<>();
        for (Good good : Good.ALL)
            if (s.level[good.ordinal()] != 0)
                words.add(Text.lower(good) + " " + s.level[good.ordinal()]);
        return Text.orDash(String.join(" ", words));
    }

    private static void levels(State s, String text) {
        java.util.Arrays.fill(s.level, (byte) 0);
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2)
            s.level[Text.constant(Good.class, words.get(i), "levels").ordinal()] =
                    (byte) Text.number(words.get(i + 1), "levels");
    }

    /** {@code L10 2 claims 1 3 raised / L03 1}. */
    private String persons(State s) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < s.personCount; i++) {
            int person = s.persons[i];
            String claims =
                    Personalities.claims(person) == 0
                            ? ""
                            : " claims " + seats(Personalities.claims(person));
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
        java.util.Arrays.fill(s.persons, 0);
        s.personCount = 0;
        if (text.equals("-")) return;
        for (String person : text.split(NEXT)) {
            List<String> words = new ArrayList<>(Text.words(person));
            boolean raised = words.remove("raised");
            int claims = 0;
            for (int i = 3; i < words.size(); i++) claims |= seats(words.get(i));
            s.persons[s.personCount++] =
                    Personalities.word(
                            catalog.cardNamed(words.getFirst()),
                            Text.number(words.get(1), "player") - 1,
                            claims,
                            raised);
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
            s.lands.setShipped(
                    catalog.provinceNamed(words.get(i)), Text.number(words.get(i + 1), "shipped"));
    }

    private void place(String name, int place) {
        zones.zone(name, s -> cards(s.cards[place]), (s, t) -> lay(s, place, cards(t)));
    }

    private String cards(long set) {
        List<String> words = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1)
            words.add(card(Long.numberOfTrailingZeros(rest)));
        return Text.orDash(String.join(" ", words));
    }

    private long cards(String text) {
        long set = 0;
        for (String word : Text.words(text)) set |= 1L << catalog.cardNamed(word);
        return set;
    }

    /** Cards lie there now, and nowhere else; those that lay there before go to the pile. */
    private static void lay(State s, int place, long set) {
        long dropped = s.cards[place] & ~set;
        for (int i = 0; i < State.PLACES; i++) s.cards[i] &= ~(set | dropped);
        s.cards[place] |= set;
        s.cards[place == State.PILE ? State.REMOVED : State.PILE] |= dropped;
        for (int seat = 0; seat < s.seats; seat++) guess(s, seat);
        guess(s, Game.SPECTATOR);
    }

    /** What is plain from the table: open cards and one's own; others may lie anywhere hidden. */
    private static int guess(State s, int observer, int card) {
        int place = 0;
        while ((s.cards[place] >>> card & 1) == 0) place++;
        int hidden = 1 << State.PILE;
        for (int seat = 0; seat < s.seats; seat++) hidden |= 1 << State.HANDS + seat;
        if ((hidden >>> place & 1) == 0 || place == State.HANDS + observer) return 1 << place;
        return observer == Game.SPECTATOR ? hidden : hidden & ~(1 << State.HANDS + observer);
    }

    private static void guess(State s, int observer) {
        for (int card = 0; card < Card.COUNT; card++)
            s.known.setMay(observer, card, guess(s, observer, card));
    }

    /** The cards of which an observer knows more than is plain, with the places as bits. */
    private String knows(State s, int observer) {
        List<String> words = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++)
            if (s.known.may(observer, card) != guess(s, observer, card))
                words.add(card(card) + "=" + Integer.toHexString(s.known.may(observer, card)));
        return Text.orDash(String.join(" ", words));
    }

    private void knows(State s, int observer, String text) {
        guess(s, observer);
        for (String word : Text.words(text)) {
            if (!word.matches("[CEL]\\d\\d=[0-9a-f]+"))
                throw new BadInput("knows: expected cards with places such as C05=3, not " + word);
            int places = Integer.parseInt(word.substring(4), 16);
            s.known.setMay(observer, catalog.cardNamed(word.substring(0, 3)), places);
        }
    }

    private static int box(int value) {
        for (int box = 0; box <= Misery.LAST; box++) if (Misery.value(box) == value) return box;
        throw new BadInput("misery: no box " + value + " on the track");
    }

    private static String letters(int set) {
        StringBuilder text = new StringBuilder();
        for (int rest = set; rest != 0; rest &= rest - 1)
            text.append(Advance.letter(Integer.numberOfTrailingZeros(rest)));
        return Text.orDash(text.toString());
    }

    private static int letters(String text) {
        int set = 0;
        if (text.equals("-")) return 0;
        for (char letter : text.toCharArray()) {
            if (letter < 'A' || letter > 'Z')
                throw new BadInput("advances: expected letters from A to Z, not '" + text + "'");
            set |= 1 << letter - 'A';
        }
        return set;
    }

    private static String paid(State s, int seat) {
        List<String> words = new ArrayList<>();
        for (int a = 0; a < Advance.COUNT; a++) {
            int paid = s.paid[seat * Advance.COUNT + a];
            if (paid > 0) words.add(Advance.letter(a) + paid);
        }
        return Text.orDash(String.join(" ", words));
    }

    private static void paid(State s, int seat, String text) {
        for (int a = 0; a < Advance.COUNT; a++) s.paid[seat * Advance.COUNT + a] = 0;
        for (String word : Text.words(text))
            s.paid[seat * Advance.COUNT + word.charAt(0) - 'A'] =
                    (short) Text.number(word.substring(1), "paid");
    }

    private static String ship(int level) {
        if (level == 0) return "none";
        if (level <= Reach.GALLEYS) return "galley " + 2 * level;
        if (level <= Reach.THREE_MASTERS) return "three-master " + 2 * level;
        return "galleon " + (level - Reach.THREE_MASTERS);
    }

    private static int ship(String text) {
        for (int level = 0; level <= Reach.GALLEONS; level++)
            if (ship(level).equals(text)) return level;
        throw new BadInput("ship: expected none, galley 2, three-master 10, galleon 1 or the like");
    }

    private int provinceOrNone(String text) {
        return text.equals("-") ? State.NOBODY : catalog.provinceNamed(text);
    }

    /** New markers have a star. */
    private String markers(State s, int seat) {
        List<String> words = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++)
            if (s.lands.owner(p) == seat)
                words.add(province(p) + (s.lands.newMarker(p) ? "*" : ""));
        return Text.orDash(String.join(" ", words));
    }

    private void markers(State s, int seat, String text) {
        for (int p = 0; p < Province.COUNT; p++)
            if (s.lands.owner(p) == seat) s.lands.takeMarker(p);
        for (String word : Text.words(text)) {
            boolean fresh = word.endsWith("*");
            String id = fresh ? word.substring(0, word.length() - 1) : word;
            s.lands.putMarker(catalog.provinceNamed(id), seat, fresh);
        }
        renewed(s, () -> {});
    }

    private String tokens(State s, int seat, boolean fresh) {
        List<String> words = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++) {
            int count = fresh ? s.lands.back(p, seat) : s.lands.front(p, seat);
            if (count > 0) words.add(province(p) + " " + count);
        }
        return Text.orDash(String.join(" ", words));
    }

    private void tokens(State s, int seat, boolean fresh, String text) {
        for (int p = 0; p < Province.COUNT; p++) {
            int front = s.lands.front(p, seat);
            int back = s.lands.back(p, seat);
            s.lands.takeTokens(p, seat);
            if (fresh) s.lands.addFront(p, seat, front);
            else s.lands.addBack(p, seat, back);
        }
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2) {
            int p = catalog.provinceNamed(words.get(i));
            int count = Text.number(words.get(i + 1), "tokens");
            if (fresh) s.lands.addBack(p, seat, count);
            else s.lands.addFront(p, seat, count);
        }
        renewed(s, () -> {});
    }
}
