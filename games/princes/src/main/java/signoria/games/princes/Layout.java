package signoria.games.princes;

import signoria.kernel.BadInput;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** The parts of a position in text. */
final class Layout {
    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        tableZones();
        actionZones();
        seatZones();
        zones.seat("knows", this::knows, this::knows)
                .zone("all know", s -> knows(s, s.seats), (s, t) -> knows(s, s.seats, t))
                .chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    private void tableZones() {
        zones.zone(
                        "phase",
                        s -> Text.lower(s.phase),
                        (s, t) -> s.phase = Text.constant(Phase.class, t, "phase"))
                .zone("turn", s -> "" + (s.turn + 1), Layout::turn)
                .zone("first", s -> "" + (s.first + 1), (s, t) -> s.first = seat(s, t))
                .zone("asked", s -> seats(s.asked), (s, t) -> s.asked = seats(s, t))
                .zone("answered", s -> seats(s.answered), (s, t) -> s.answered = seats(s, t))
                .zone("left", s -> seats(s.left), (s, t) -> s.left = seats(s, t))
                .number("decade", s -> s.decade, (s, n) -> s.decade = n)
                .number("passes", s -> s.passes, (s, n) -> s.passes = n)
                .number("wars", s -> s.wars, (s, n) -> s.wars = n)
                .zone("status", Layout::status, Layout::status)
                .zone("artists", this::artists, this::artists)
                .zone("events", s -> events(s.open), (s, t) -> s.open = events(t))
                .zone("pope", s -> nobody(s.pope), (s, t) -> s.pope = nobody(s, t))
                .zone("turned", s -> tiles(s.turned), (s, t) -> s.turned = tiles(t))
                .zone("discards", s -> bag(s.discards), (s, t) -> discards(s, bag(t)))
                .zone("drawn", s -> bag(s.drawn), (s, t) -> drawn(s, bag(t)))
                .zone("offers", this::offers, this::offers);
    }

    private void actionZones() {
        zones.zone(
                        "lot",
                        s -> Text.orDash(Lot.id(catalog, s.lot)),
                        (s, t) -> s.lot = t.equals("-") ? Lot.NONE : Lot.of(catalog, t))
                .zone("leader", s -> nobody(s.leader), (s, t) -> s.leader = nobody(s, t))
                .zone(
                        "bid",
                        s -> s.bid < 0 ? "-" : "" + s.bid,
                        (s, t) -> s.bid = t.equals("-") ? State.NOTHING : Text.number(t, "bid"))
                .zone("in", s -> seats(s.in), (s, t) -> s.in = seats(s, t))
                .zone("bidder", s -> nobody(s.bidder), (s, t) -> s.bidder = nobody(s, t))
                .zone("attacking", s -> city(s.attacking), (s, t) -> s.attacking = city(t))
                .zone("defending", s -> city(s.defending), (s, t) -> s.defending = city(t))
                .zone("attacker", s -> nobody(s.attacker), (s, t) -> s.attacker = nobody(s, t))
                .zone("defender", s -> nobody(s.defender), (s, t) -> s.defender = nobody(s, t))
                .zone("used", s -> tiles(s.used), (s, t) -> s.used = tiles(t))
                .zone("bribed", s -> targets(s.bribed), (s, t) -> s.bribed = targets(t))
                .zone(
                        "lent",
                        s -> s.lent < 0 ? "-" : target(s.lentTo * Troop.COUNT + s.lent),
                        Layout::lent)
                .zone("dice", s -> s.black + " " + s.white, Layout::dice)
                .zone(
                        "counterattack",
                        s -> s.counterattack ? "yes" : "no",
                        (s, t) -> s.counterattack = t.equals("yes"))
                .zone(
                        "rerolls",
                        s -> s.rerolls < 0 ? "-" : catalog.tiles[s.rerolls].id(),
                        (s, t) ->
                                s.rerolls = t.equals("-") ? State.NOTHING : catalog.tile(t).index())
                .zone("pending", s -> seats(s.pending), (s, t) -> s.pending = seats(s, t))
                .zone(
                        "plot",
                        s -> s.plot < 0 ? "-" : Text.lower(Treachery.ALL[s.plot]),
                        (s, t) -> s.plot = t.equals("-") ? State.NOTHING : kind(t))
                .zone("plotter", s -> nobody(s.plotSeat), (s, t) -> s.plotSeat = nobody(s, t))
                .zone("target", Layout::plotTarget, Layout::plotTarget)
                .number("counters", s -> s.counters, (s, n) -> s.counters = n)
                .zone("countered", s -> nobody(s.countered), (s, t) -> s.countered = nobody(s, t))
                .zone("countering", s -> seats(s.countering), (s, t) -> s.countering = seats(s, t));
    }

    private void seatZones() {
        zones.seat(
                        "family",
                        (s, p) -> s.family(p) < 0 ? "-" : Text.lower(Family.ALL[s.family(p)]),
                        Layout::family)
                .seat(
                        "gold",
                        (s, p) -> "" + s.gold(p),
                        (s, p, t) -> s.own(p, Good.GOLD, Text.number(t, "gold")))
                .seat(
                        "influence",
                        (s, p) -> "" + s.influence(p),
                        (s, p, t) -> s.own(p, Good.INFLUENCE, Text.number(t, "influence")))
                .seat(
                        "laurels",
                        (s, p) -> "" + s.laurels(p),
                        (s, p, t) -> s.laurels(p, Text.number(t, "laurels")))
                .seat(
                        "home",
                        (s, p) -> "" + s.home(p),
                        (s, p, t) -> s.home(p, Text.number(t, "home")))
                .seat("troops", (s, p) -> troops(s.troops(p)), Layout::troops)
                .seat("tiles", (s, p) -> tiles(s.tiles(p)), this::tiles)
                .seat("events", (s, p) -> events(s.events(p)), this::events)
                .seat("treachery", (s, p) -> bag(s.hand(p)), Layout::hand)
                .seat("sealed", (s, p) -> sealed(s.sealed(p)), (s, p, t) -> s.sealed(p, sealed(t)))
                .seat("uses", (s, p) -> tiles(s.armed(p)), (s, p, t) -> s.armed(p, tiles(t)))
                .seat(
                        "offers made",
                        (s, p) -> "" + s.made(p),
                        (s, p, t) -> s.made(p, Text.number(t, "offers made")));
    }

    private static void turn(State s, String text) {
        s.turn = seat(s, text);
        if (s.phase == Phase.TURN) s.ask(Phase.TURN, s.turn);
    }

    private static int seat(State s, String text) {
        int number = Text.number(text, "seat");
        if (number < 1 || number > s.seats)
            throw new BadInput("expected a seat from 1 to " + s.seats + ", not " + number);
        return number - 1;
    }

    private static String seats(int seats) {
        return set(seats, seat -> "" + (seat + 1));
    }

    private static int seats(State s, String text) {
        return set(text, word -> seat(s, word));
    }

    private static String nobody(int seat) {
        return seat < 0 ? "-" : "" + (seat + 1);
    }

    private static int nobody(State s, String text) {
        return text.equals("-") ? State.NOBODY : seat(s, text);
    }

    private static String set(int set, IntFunction<String> name) {
        List<String> names = new ArrayList<>();
        for (int number : View.numbers(set)) names.add(name.apply(number));
        return Text.orDash(String.join(" ", names));
    }

    private static int set(String text, ToIntFunction<String> number) {
        int set = 0;
        for (String word : Text.words(text)) set |= 1 << number.applyAsInt(word);
        return set;
    }

    private static String city(int city) {
        return city < 0 ? "-" : Text.lower(City.ALL[city]);
    }

    private static int city(String text) {
        return text.equals("-") ? State.NOTHING : Text.constant(City.class, text, "city").ordinal();
    }

    private static String status(State s) {
        List<String> parts = new ArrayList<>();
        for (City city : City.ALL) parts.add(Text.lower(city) + " " + s.status(city.ordinal()));
        return String.join(" ", parts);
    }

    private static void status(State s, String text) {
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2)
            s.status(city(words.get(i)), Text.number(words.get(i + 1), "status"));
    }

    private String artists(State s) {
        List<String> parts = new ArrayList<>();
        for (City city : City.ALL)
            if (s.artists(city.ordinal()) != 0)
                parts.add(Text.lower(city) + " " + events(s.artists(city.ordinal())));
        return Text.orDash(String.join(", ", parts));
    }

    private void artists(State s, String text) {
        for (City city : City.ALL) s.artists(city.ordinal(), 0);
        if (text.equals("-")) return;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(" ", 2);
            s.artists(city(words[0]), events(words.length < 2 ? "-" : words[1]));
        }
    }

    private String tiles(int tiles) {
        return set(tiles, i -> 1 << i == State.POPE ? "pope" : catalog.tiles[i].id());
    }

    private int tiles(String text) {
        return set(text, word -> word.equals("pope") ? Catalog.TILES : catalog.tile(word).index());
    }

    private void tiles(State s, int seat, String text) {
        s.tiles(seat, tiles(text));
        s.unsold = (1 << Catalog.TILES) - 1;
        for (int other = 0; other < s.seats; other++) s.unsold &= ~s.tiles(other);
    }

    private String events(int events) {
        return set(events, i -> catalog.events[i].id());
    }

    private int events(String text) {
        return set(text, word -> catalog.event(word).index());
    }

    private void events(State s, int seat, String text) {
        s.events(seat, events(text));
    }

    private static void family(State s, int seat, String text) {
        s.family(
                seat,
                text.equals("-")
                        ? State.NOTHING
                        : Text.constant(Family.class, text, "family").ordinal());
    }

    private static String troops(int troops) {
        return set(troops, i -> Text.lower(Troop.ALL[i]));
    }

    private static void troops(State s, int seat, String text) {
        s.troops(seat, set(text, word -> Text.constant(Troop.class, word, "troops").ordinal()));
        s.supply = s.catalog.allTroops;
        for (int other = 0; other < s.seats; other++)
            for (int troop : View.numbers(s.troops(other))) s.supply -= Bag.of(troop);
    }

    static int kind(String word) {
        return Text.constant(Treachery.class, word, "treachery").ordinal();
    }

    private static String bag(int bag) {
        List<String> kinds = new ArrayList<>();
        for (Treachery kind : Hands.kinds(bag)) kinds.add(Text.lower(kind));
        return Text.orDash(String.join(" ", kinds));
    }

    private static int bag(String text) {
        int bag = Bag.NONE;
        for (String word : Text.words(text)) bag += Bag.of(kind(word));
        return bag;
    }

    private static void hand(State s, int seat, String text) {
        s.hand(seat, bag(text));
        restack(s);
    }

    private static void discards(State s, int bag) {
        s.discards = bag;
        restack(s);
    }

    private static void drawn(State s, int bag) {
        s.drawn = bag;
        restack(s);
    }

    /** What lies nowhere else lies in the stack; nobody knows more than his own hand. */
    private static void restack(State s) {
        s.stack = s.catalog.allTreachery - s.discards - s.drawn;
        for (int seat = 0; seat < s.seats; seat++) s.stack -= s.hand(seat);
        Knowledge.forget(s);
    }

    /** What an observer is sure of besides his own hand: {@code 2 veto bribe, stack steal}. */
    private String knows(State s, int observer) {
        List<String> parts = new ArrayList<>();
        for (int place = 0; place <= s.seats; place++) {
            int bag = s.sure(observer, place);
            if (bag != Bag.NONE && (place != observer || place == s.seats))
                parts.add((place == s.seats ? "stack" : "" + (place + 1)) + " " + bag(bag));
        }
        return Text.orDash(String.join(", ", parts));
    }

    private void knows(State s, int observer, String text) {
        for (int place = 0; place <= s.seats; place++)
            s.sure(
                    observer,
                    place,
                    place == observer && place < s.seats ? s.hand(place) : Bag.NONE);
        if (text.equals("-")) return;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(" ", 2);
            s.sure(
                    observer,
                    words[0].equals("stack") ? s.seats : seat(s, words[0]),
                    bag(words.length < 2 ? "-" : words[1]));
        }
    }

    private static String target(int target) {
        return Text.lower(Side.ALL[target / Troop.COUNT])
                + "/"
                + Text.lower(Troop.ALL[target % Troop.COUNT]);
    }

    private static int target(String word) {
        String[] parts = word.split("/");
        if (parts.length != 2)
            throw new BadInput("expected a troop such as attacker/knights, not '" + word + "'");
        return Sealed.target(
                Text.constant(Side.class, parts[0], "side"),
                Text.constant(Troop.class, parts[1], "troop").ordinal());
    }

    private static String targets(int targets) {
        return set(targets, Layout::target);
    }

    private static int targets(String text) {
        return set(text, Layout::target);
    }

    private static void lent(State s, String text) {
        int target = text.equals("-") ? State.NOTHING : target(text);
        s.lent = target < 0 ? State.NOTHING : target % Troop.COUNT;
        s.lentTo = target < 0 ? State.NOTHING : target / Troop.COUNT;
    }

    private static void dice(State s, String text) {
        List<String> words = Text.words(text);
        if (words.size() != 2) throw new BadInput("dice: expected the black and the white die");
        s.black = Text.number(words.get(0), "dice");
        s.white = Text.number(words.get(1), "dice");
    }

    /** The target of a plot is a seat, but that of a bribe is a troop. */
    private static String plotTarget(State s) {
        return s.plot == Treachery.BRIBE.ordinal() ? target(s.plotTarget) : nobody(s.plotTarget);
    }

    private static void plotTarget(State s, String text) {
        s.plotTarget = text.indexOf('/') > 0 ? target(text) : nobody(s, text);
    }

    private static String sealed(int answer) {
        List<String> words = new ArrayList<>();
        if ((answer & Sealed.VETO) != 0) words.add("veto");
        for (int target : View.numbers(Sealed.bribes(answer))) words.add("bribe/" + target(target));
        if (Sealed.lends(answer)) words.add("lend/" + target(Sealed.lent(answer)));
        return Text.orDash(String.join(" ", words));
    }

    private static int sealed(String text) {
        int answer = Sealed.NONE;
        for (String word : Text.words(text)) {
            if (word.equals("veto")) answer |= Sealed.VETO;
            else if (word.startsWith("bribe/")) answer |= 1 << target(word.substring(6));
            else if (word.startsWith("lend/")) {
                int target = target(word.substring(5));
                answer = Sealed.lend(answer, Side.ALL[target / Troop.COUNT], target % Troop.COUNT);
            } else
                throw new BadInput("sealed: expected veto, bribe/… or lend/…, not '" + word + "'");
        }
        return answer;
    }

    private String offers(State s) {
        List<String> parts = new ArrayList<>();
        for (int slot : View.numbers(s.offered)) {
            Move.Offer offer = Trade.unpack(s.offer(slot));
            parts.add(
                    PrincesNotation.slot(slot)
                            + " to "
                            + (offer.to() + 1)
                            + " "
                            + PrincesNotation.swap(offer)
                            + turns(Trade.turns(s.offer(slot))));
        }
        return Text.orDash(String.join(", ", parts));
    }

    /** A fresh offer does not say how long it lasts. */
    private static String turns(int turns) {
        return turns == Trade.TURNS ? "" : " turns " + turns;
    }

    private void offers(State s, String text) {
        for (int slot = 0; slot < s.seats * State.MOST_OFFERS; slot++) s.offer(slot, 0);
        if (text.equals("-")) return;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(" to ", 2);
            if (words.length < 2 || !words[0].matches("\\d\\.\\d"))
                throw new BadInput("offers: expected '1.1 to 2 give 5 gold take 2 influence'");
            int slot =
                    seat(s, words[0].substring(0, 1)) * State.MOST_OFFERS
                            + words[0].charAt(2)
                            - '1';
            String[] swap = words[1].split(" turns ", 2);
            int turns = swap.length < 2 ? Trade.TURNS : Text.number(swap[1], "turns");
            if (turns < 1 || turns > Trade.TURNS)
                throw new BadInput("offers: expected 1 to " + Trade.TURNS + " turns");
            s.offer(slot, Trade.pack(PrincesNotation.offer("offer " + swap[0]), turns));
        }
    }
}
