package signoria.games.princes;

import signoria.kernel.BadInput;
import signoria.kernel.Bits;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The parts of a position in text. */
final class Layout {
    private static final Ids CITIES = Ids.constants(City.class, "city");
    private static final Ids FAMILIES = Ids.constants(Family.class, "family");
    private static final Ids TROOPS = Ids.constants(Troop.class, "troops");
    private static final Ids KINDS = Ids.constants(Treachery.class, "treachery");
    private static final Ids TARGETS = new Ids(Layout::target, Layout::target);

    private final Catalog catalog;
    private final Ids tiles;
    private final Ids events;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        this.tiles =
                new Ids(
                        i -> 1 << i == State.POPE ? "pope" : catalog.tiles[i].id(),
                        id -> id.equals("pope") ? Catalog.TILES : catalog.tile(id).index());
        this.events = new Ids(i -> catalog.events[i].id(), id -> catalog.event(id).index());
        tableZones();
        actionZones();
        seatZones();
        zones.seat("knows", BagLayout::knows, BagLayout::knows)
                .zone(
                        "all know",
                        s -> BagLayout.knows(s, s.seats),
                        (s, t) -> BagLayout.knows(s, s.seats, t))
                .chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    private void tableZones() {
        zones.constant("phase", Phase.class, s -> s.phase, (s, phase) -> s.phase = phase)
                .who("turn", s -> s.turn, Layout::turn)
                .who("first", s -> s.first, (s, seat) -> s.first = seat)
                .seats("asked", s -> s.asked, (s, seats) -> s.asked = seats)
                .seats("answered", s -> s.answered, (s, seats) -> s.answered = seats)
                .seats("left", s -> s.left, (s, seats) -> s.left = seats)
                .number("decade", s -> s.decade, (s, n) -> s.decade = n)
                .number("passes", s -> s.passes, (s, n) -> s.passes = n)
                .number("wars", s -> s.wars, (s, n) -> s.wars = n)
                .zone("status", Layout::status, Layout::status)
                .zone("artists", this::artists, this::artists)
                .set("events", events, s -> s.open, (s, set) -> s.open = (int) set)
                .whoOrNobody("pope", s -> s.pope, (s, seat) -> s.pope = seat)
                .set("turned", tiles, s -> s.turned, (s, set) -> s.turned = (int) set)
                .zone("discards", s -> BagLayout.write(s.discards), BagLayout::discards)
                .zone("drawn", s -> BagLayout.write(s.drawn), BagLayout::drawn)
                .zone("offers", OfferLayout::write, OfferLayout::read);
    }

    private void actionZones() {
        zones.zone(
                        "lot",
                        s -> Text.orDash(Lot.id(catalog, s.lot)),
                        (s, t) -> s.lot = t.equals("-") ? Lot.NONE : Lot.of(catalog, t))
                .whoOrNobody("leader", s -> s.leader, (s, seat) -> s.leader = seat)
                .zone(
                        "bid",
                        s -> s.bid < 0 ? "-" : "" + s.bid,
                        (s, t) -> s.bid = t.equals("-") ? State.NONE : Text.number(t, "bid"))
                .seats("in", s -> s.in, (s, seats) -> s.in = seats)
                .whoOrNobody("bidder", s -> s.bidder, (s, seat) -> s.bidder = seat)
                .one("attacking", CITIES, s -> s.attacking, (s, city) -> s.attacking = city)
                .one("defending", CITIES, s -> s.defending, (s, city) -> s.defending = city)
                .whoOrNobody("attacker", s -> s.attacker, (s, seat) -> s.attacker = seat)
                .whoOrNobody("defender", s -> s.defender, (s, seat) -> s.defender = seat)
                .set("used", tiles, s -> s.used, (s, set) -> s.used = (int) set)
                .set("bribed", TARGETS, s -> s.bribed, (s, set) -> s.bribed = (int) set)
                .zone(
                        "lent",
                        s -> s.lent < 0 ? "-" : target(s.lentTo * Troop.COUNT + s.lent),
                        Layout::lent)
                .zone("dice", s -> s.black + " " + s.white, Layout::dice)
                .flag("counterattack", s -> s.counterattack, (s, yes) -> s.counterattack = yes)
                .one("rerolls", tiles, s -> s.rerolls, (s, tile) -> s.rerolls = tile)
                .seats("pending", s -> s.pending, (s, seats) -> s.pending = seats)
                .one("plot", KINDS, s -> s.plot, (s, kind) -> s.plot = kind)
                .whoOrNobody("plotter", s -> s.plotSeat, (s, seat) -> s.plotSeat = seat)
                .zone("target", Layout::plotTarget, Layout::plotTarget)
                .number("counters", s -> s.counters, (s, n) -> s.counters = n)
                .whoOrNobody("countered", s -> s.countered, (s, seat) -> s.countered = seat)
                .seats("countering", s -> s.countering, (s, seats) -> s.countering = seats);
    }

    private void seatZones() {
        zones.seat(
                        "family",
                        (s, p) -> FAMILIES.orDash(s.family(p)),
                        (s, p, t) -> s.family(p, FAMILIES.orNone(t)))
                .numbers("gold", State::gold, (s, p, n) -> s.own(p, Good.GOLD, n))
                .numbers("influence", State::influence, (s, p, n) -> s.own(p, Good.INFLUENCE, n))
                .numbers("laurels", State::laurels, State::laurels)
                .numbers("home", State::home, State::home)
                .sets("troops", TROOPS, State::troops, Layout::troops)
                .sets("tiles", tiles, State::tiles, Layout::tiles)
                .sets("events", events, State::events, (s, p, set) -> s.events(p, (int) set))
                .seat("treachery", (s, p) -> BagLayout.write(s.hand(p)), BagLayout::hand)
                .seat("sealed", (s, p) -> sealed(s.sealed(p)), (s, p, t) -> s.sealed(p, sealed(t)))
                .sets("uses", tiles, State::armed, (s, p, set) -> s.armed(p, (int) set))
                .numbers("offers made", State::made, State::made);
    }

    private static void turn(State s, int seat) {
        s.turn = seat;
        if (s.phase == Phase.TURN) s.ask(Phase.TURN, s.turn);
    }

    private static String status(State s) {
        List<String> parts = new ArrayList<>();
        for (City city : City.ALL) parts.add(Text.lower(city) + " " + s.status(city.ordinal()));
        return String.join(" ", parts);
    }

    private static void status(State s, String text) {
        List<String> words = Text.words(text);
        for (int i = 0; i + 1 < words.size(); i += 2)
            s.status(CITIES.orNone(words.get(i)), Text.number(words.get(i + 1), "status"));
    }

    private String artists(State s) {
        List<String> parts = new ArrayList<>();
        for (City city : City.ALL)
            if (s.artists(city.ordinal()) != 0)
                parts.add(Text.lower(city) + " " + events.write(s.artists(city.ordinal())));
        return Text.orDash(String.join(", ", parts));
    }

    private void artists(State s, String text) {
        for (City city : City.ALL) s.artists(city.ordinal(), 0);
        if (text.equals("-")) return;
        for (String part : text.split(",")) {
            String[] words = part.strip().split(" ", 2);
            s.artists(
                    CITIES.orNone(words[0]), (int) events.read(words.length < 2 ? "-" : words[1]));
        }
    }

    private static void tiles(State s, int seat, long tiles) {
        s.tiles(seat, (int) tiles);
        s.unsold = (1 << Catalog.TILES) - 1;
        for (int other = 0; other < s.seats; other++) s.unsold &= ~s.tiles(other);
    }

    private static void troops(State s, int seat, long troops) {
        s.troops(seat, (int) troops);
        s.supply = s.catalog.allTroops;
        for (int other = 0; other < s.seats; other++)
            for (int troop : Bits.numbers(s.troops(other))) s.supply -= Bag.of(troop);
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

    private static void lent(State s, String text) {
        int target = text.equals("-") ? State.NONE : target(text);
        s.lent = target < 0 ? State.NONE : target % Troop.COUNT;
        s.lentTo = target < 0 ? State.NONE : target / Troop.COUNT;
    }

    private static void dice(State s, String text) {
        List<String> words = Text.words(text);
        if (words.size() != 2) throw new BadInput("dice: expected the black and the white die");
        s.black = Text.number(words.get(0), "dice");
        s.white = Text.number(words.get(1), "dice");
    }

    /** The target of a plot is a seat, but that of a bribe is a troop. */
    private static String plotTarget(State s) {
        return s.plot == Treachery.BRIBE.ordinal()
                ? target(s.plotTarget)
                : Ids.seats(s.seats, "target").orDash(s.plotTarget);
    }

    private static void plotTarget(State s, String text) {
        s.plotTarget =
                text.indexOf('/') > 0 ? target(text) : Ids.seats(s.seats, "target").orNone(text);
    }

    private static String sealed(int answer) {
        List<String> words = new ArrayList<>();
        if ((answer & Sealed.VETO) != 0) words.add("veto");
        for (int target : Bits.numbers(Sealed.bribes(answer))) words.add("bribe/" + target(target));
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
}
