package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjLongConsumer;
import java.util.function.ToLongFunction;

/** The parts of a position in text. */
final class Layout {
    private static final List<String> TOWERS =
            List.of("territory", "character", "building", "venture", "special");

    private final Catalog catalog;
    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout(Catalog catalog) {
        this.catalog = catalog;
        course();
        board();
        auction();
        hidden();
        figures();
        holdings();
        running();
        zones.chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    // --- The course of the game
    // ---------------------------------------------------------------------------

    private void course() {
        zones.zone(
                        "phase",
                        s -> Text.lower(s.phase),
                        (s, t) -> s.phase = Text.constant(Phase.class, t, "phase"))
                .number("round", s -> s.round, (s, n) -> s.round = n)
                .zone("dice", s -> nibbles(s.dice, 3, 0), (s, t) -> s.dice = nibbles(t, 0))
                .zone("order", s -> nibbles(s.order, s.seats, 1), (s, t) -> s.order = nibbles(t, 1))
                .number("actor", s -> s.actor + 1, (s, n) -> s.actor = n - 1)
                .number("lap", s -> s.lap + 1, (s, n) -> s.lap = n - 1)
                .number("turn", s -> s.turn + 1, (s, n) -> s.turn = n - 1)
                .zone("skipped", s -> Bits.seats(s.owed), (s, t) -> s.owed = Bits.fromOne(t))
                .zone("council", s -> nibbles(s.council, 5, 0), (s, t) -> s.council = nibbles(t, 0))
                .number("draft", s -> s.step, (s, n) -> s.step = n);
    }

    /** Small packed numbers; zeros at the end are left out when counted from nothing. */
    private static String nibbles(int packed, int count, int plus) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int number = (packed >>> 4 * i & 15) + plus;
            if (number > 0) text.append(text.isEmpty() ? "" : " ").append(number);
        }
        return Text.orDash(text.toString());
    }

    private static int nibbles(String text, int minus) {
        int packed = 0;
        List<String> words = Text.words(text);
        for (int i = 0; i < words.size(); i++)
            packed |= Text.number(words.get(i), "number") - minus << 4 * i;
        return packed;
    }

    // --- The board
    // ----------------------------------------------------------------------------------------

    private void board() {
        zones.zone("sentences", Layout::sentences, Layout::sentences)
                .zone(
                        "adaptation",
                        s -> s.adapted < 0 ? "-" : TOWERS.get(s.adapted),
                        (s, t) ->
                                s.adapted =
                                        t.equals("-") ? -1 : Text.index(TOWERS, t, "adaptation"))
                .zone("towers", Layout::towers, Layout::towers)
                .zone(
                        "discarded",
                        s -> Bits.ranges(s.discarded()),
                        (s, t) -> {
                            s.discarded(Bits.ranges(t));
                            thinPiles(s);
                        })
                .zone(
                        "discarded now",
                        s -> Bits.ranges(s.discardedNow()),
                        (s, t) -> s.discardedNow(Bits.ranges(t)))
                .zone("token discards", s -> kinds(s, 1), (s, t) -> kinds(s, 1, t))
                .zone("laid", Layout::laid, Layout::laid);
    }

    private static String sentences(State s) {
        StringBuilder text = new StringBuilder();
        for (int period = 0; period < 3; period++)
            text.append(period == 0 ? "" : " ")
                    .append(Excommunication.of(period, s.sentence(period)).id());
        return text.toString();
    }

    private static void sentences(State s, String text) {
        s.sentences = 0;
        for (String word : Text.words(text)) {
            boolean known = false;
            for (Excommunication each : Excommunication.ALL)
                if (each.id().equals(word)) {
                    int period = each.ordinal() / Excommunication.PER_PERIOD;
                    s.sentences |= each.ordinal() % Excommunication.PER_PERIOD << 4 * period;
                    known = true;
                }
            if (!known)
                throw new BadInput("sentences: expected tiles such as E1-3, not '" + word + "'");
        }
        for (int seat = 0; seat < s.seats; seat++) Holdings.refresh(s, seat);
    }

    private static String place(int space) {
        return Space.name(space).replace(' ', '-');
    }

    private static int place(String text) {
        for (int space = 0; space < Space.COUNT; space++)
            if (place(space).equals(text)) return space;
        throw new BadInput("no space '" + text + "'");
    }

    private static String towers(State s) {
        StringBuilder text = new StringBuilder();
        for (int floor = 0; floor < s.floors.length; floor++)
            if (s.floors[floor] > 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(place(floor))
                        .append('=')
                        .append(s.floors[floor]);
        return Text.orDash(text.toString());
    }

    private static void towers(State s, String text) {
        java.util.Arrays.fill(s.floors, 0);
        for (String word : Text.words(text)) {
            int floor = place(before(word));
            if (!Space.isFloor(floor)) throw new BadInput("towers: '" + word + "' is no floor");
            s.floors[floor] = Text.number(after(word), "towers");
        }
        thinPiles(s);
    }

    /** Cards that lie elsewhere are not in the piles. */
    private static void thinPiles(State s) {
        for (int floor : s.floors) if (floor > 0) s.removeFromPiles(floor - 1);
        for (int word = 0; word < Catalog.WORDS; word++) {
            long elsewhere = s.discarded(word) | s.discardedNow(word);
            for (int seat = 0; seat < s.seats; seat++) elsewhere |= s.ownedWord(seat, word);
            s.piles(word, s.piles(word) & ~elsewhere);
        }
    }

    private static String before(String word) {
        int equals = word.indexOf('=');
        if (equals < 0) throw new BadInput("expected 'name=value', not '" + word + "'");
        return word.substring(0, equals);
    }

    private static String after(String word) {
        return word.substring(word.indexOf('=') + 1);
    }

    /** Tokens by kind in one row of the state: {@code T1=2 T4=1}. */
    private static String kinds(State s, int row) {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            int count = s.tokens[row * Catalog.TOKENS + kind];
            if (count > 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append('T')
                        .append(kind + 1)
                        .append('=')
                        .append(count);
        }
        return Text.orDash(text.toString());
    }

    private static void kinds(State s, int row, String text) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++) s.tokens[row * Catalog.TOKENS + kind] = 0;
        for (String word : Text.words(text))
            s.tokens[row * Catalog.TOKENS + kind(before(word))] =
                    (byte) Text.number(after(word), "tokens");
    }

    static int kind(String word) {
        if (!word.matches("T[1-9]")) throw new BadInput("a token is T1 to T9, not '" + word + "'");
        return word.charAt(1) - '1';
    }

    private static String laid(State s) {
        String harvest = s.slotHarvest > 0 ? "harvest=T" + s.slotHarvest : "";
        String market = s.slotMarket > 0 ? "market=T" + s.slotMarket : "";
        return Text.orDash((harvest + " " + market).strip());
    }

    private static void laid(State s, String text) {
        s.slotHarvest = 0;
        s.slotMarket = 0;
        for (String word : Text.words(text))
            if (before(word).equals("market")) s.slotMarket = kind(after(word)) + 1;
            else s.slotHarvest = kind(after(word)) + 1;
    }

    // --- The auction
    // --------------------------------------------------------------------------------------

    private void auction() {
        zones.zone("auction", Layout::auction, Layout::auction);
    }

    /**
     * A word for each tile: {@code F01/2/-} or {@code F01/2/seat3/4}: family, tile, and who stands
     * on which row.
     */
    private static String auction(State s) {
        if (s.houses == 0 && s.auctionTiles == 0) return "-";
        StringBuilder text = new StringBuilder();
        for (int slot = 0; slot < s.seats; slot++) {
            text.append(slot == 0 ? "" : " ").append("F" + Text.twoDigits(s.house(slot) + 1));
            text.append('/').append(s.auctionTile(slot) + 1).append('/');
            if (s.bidder(slot) < 0) text.append('-');
            else text.append("seat").append(s.bidder(slot) + 1).append('/').append(s.row(slot) + 1);
        }
        return text.toString();
    }

    private static void auction(State s, String text) {
        s.houses = 0;
        s.auctionTiles = 0;
        s.bidders = 0;
        s.rows = 0;
        List<String> words = Text.words(text);
        for (int slot = 0; slot < words.size(); slot++) {
            String[] parts = words.get(slot).split("/");
            if (parts.length < 3) throw new BadInput("auction: expected F01/2/- or F01/2/seat3/4");
            s.houses |= Text.number(parts[0].substring(1), "family") - 1 << 4 * slot;
            s.auctionTiles |= Text.number(parts[1], "tile") - 1 << 4 * slot;
            if (parts.length < 4) continue;
            s.bidders |= Text.number(parts[2].substring(4), "seat") << 4 * slot;
            s.rows |= Text.number(parts[3], "row") - 1 << 4 * slot;
        }
    }

    // --- Leaders that lie somewhere
    // -----------------------------------------------------------------------

    private void hidden() {
        leaders("leader deck", State::leaderDeck, State::leaderDeck, State.IN_DECK);
        leaders("leaders gone", State::leadersGone, State::leadersGone, State.GONE);
        leaders("beside sforza", s -> s.beside(0), (s, l) -> s.beside(0, l), State.OPEN);
        leaders("beside visconti", s -> s.beside(1), (s, l) -> s.beside(1, l), State.OPEN);
        zones.seat(
                        "pack",
                        (s, p) -> Bits.leaders(s.pack(p)),
                        (s, p, t) -> {
                            s.pack(p, settled(s, Bits.leaders(t), State.PACK + p));
                        })
                .seat(
                        "hand",
                        (s, p) -> Bits.leaders(s.inHand(p)),
                        (s, p, t) -> {
                            s.inHand(p, settled(s, Bits.leaders(t), State.HAND_OF + p));
                            Holdings.refresh(s, p);
                        })
                .seat(
                        "leaders",
                        (s, p) -> Bits.leaders(s.inPlay(p)),
                        (s, p, t) -> {
                            s.inPlay(p, settled(s, Bits.leaders(t), State.OPEN));
                            Holdings.refresh(s, p);
                        });
    }

    private void leaders(
            String name, ToLongFunction<State> get, ObjLongConsumer<State> lay, int place) {
        zones.zone(
                name,
                s -> Bits.leaders(get.applyAsLong(s)),
                (s, t) -> lay.accept(s, settled(s, Bits.leaders(t), place)));
    }

    /** Leaders put somewhere are not in the deck, and everybody knows where they are. */
    private static long settled(State s, long leaders, int place) {
        if (place != State.IN_DECK) s.leaderDeck(s.leaderDeck() & ~leaders);
        for (int leader : Bits.numbers(leaders)) s.whereabouts.lie(leader, place);
        return leaders;
    }

    // --- Seats
    // --------------------------------------------------------------------------------------------

    private void figures() {
        zones.seat("goods", Layout::goods, Layout::goods)
                .seat("members", Layout::members, Layout::members)
                .seat(
                        "six",
                        (s, p) -> s.six(p) == 0 ? "-" : LorenzoNotation.MEMBERS.get(s.six(p) - 1),
                        (s, p, t) ->
                                s.six(
                                        p,
                                        t.equals("-")
                                                ? 0
                                                : Text.index(LorenzoNotation.MEMBERS, t, "member")
                                                        + 1))
                .seat(
                        "tile",
                        (s, p) -> LorenzoNotation.tile(s.tile(p)),
                        (s, p, t) -> s.tile(p, tile(t)))
                .seat("family", this::family, this::family)
                .seat(
                        "store",
                        (s, p) ->
                                Goods.write(
                                        Goods.of(Good.WOOD, s.storedWood(p))
                                                + Goods.of(Good.STONE, s.storedStone(p))),
                        (s, p, t) -> {
                            s.storedWood(p, Goods.wood(Goods.read(t)));
                            s.storedStone(p, Goods.stone(Goods.read(t)));
                        })
                .seat(
                        "sets",
                        (s, p) -> "" + s.setsRewarded(p),
                        (s, p, t) -> s.setsRewarded(p, Text.number(t, "sets")))
                .seat(
                        "faith tiles",
                        (s, p) -> Bits.seats(s.faithTiles(p)),
                        (s, p, t) -> s.faithTiles(p, Bits.fromOne(t)))
                .seat(
                        "flipped",
                        (s, p) -> Bits.seats(s.flipped(p)),
                        (s, p, t) -> s.flipped(p, Bits.fromOne(t)))
                .seat(
                        "excommunicated",
                        (s, p) -> Bits.seats(s.excommunicated(p)),
                        (s, p, t) -> {
                            s.excommunicated(p, Bits.fromOne(t));
                            Holdings.refresh(s, p);
                        });
    }

    private static String goods(State s, int seat) {
        StringBuilder text = new StringBuilder();
        for (int good = 0; good <= Good.VP.ordinal(); good++)
            if (s.held(seat, Good.ALL[good]) > 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(s.held(seat, Good.ALL[good]))
                        .append(Good.LETTERS.charAt(good));
        return Text.orDash(text.toString());
    }

    private static void goods(State s, int seat, String text) {
        for (int good = 0; good <= Good.VP.ordinal(); good++) s.hold(seat, Good.ALL[good], 0);
        for (String word : Text.words(text)) {
            int good = Good.LETTERS.indexOf(word.charAt(word.length() - 1));
            if (good < 0 || good > Good.VP.ordinal())
                throw new BadInput("goods: expected such as 2C 1W 5M, not '" + word + "'");
            s.hold(
                    seat,
                    Good.ALL[good],
                    Text.number(word.substring(0, word.length() - 1), "goods"));
        }
    }

    private static String members(State s, int seat) {
        StringBuilder text = new StringBuilder();
        for (int member = 0; member < State.MEMBERS; member++)
            if (s.at(seat, member) != Space.HOME)
                text.append(text.isEmpty() ? "" : " ")
                        .append(LorenzoNotation.MEMBERS.get(member))
                        .append('=')
                        .append(place(s.at(seat, member)));
        return Text.orDash(text.toString());
    }

    private static void members(State s, int seat, String text) {
        s.membersAt(seat, State.ALL_HOME);
        for (String word : Text.words(text))
            s.moveMember(
                    seat,
                    Text.index(LorenzoNotation.MEMBERS, before(word), "members"),
                    place(after(word)));
        s.occupied = 0;
        for (int other = 0; other < s.seats; other++)
            for (int member = 0; member < State.MEMBERS; member++)
                if (s.at(other, member) != Space.HOME)
                    s.occupied |= State.spaceBit(other, s.at(other, member));
    }

    private String family(State s, int seat) {
        return s.family(seat) == 0 ? "-" : "F" + Text.twoDigits(s.family(seat));
    }

    private void family(State s, int seat, String text) {
        int family = text.equals("-") ? 0 : Text.number(text.substring(1), "family");
        if (family > Catalog.FAMILIES) throw new BadInput("no family " + text);
        s.family(seat, family);
        Holdings.refresh(s, seat);
    }

    private void holdings() {
        zones.seat(
                        "cards",
                        (s, p) -> Bits.ranges(s.owned(p)),
                        (s, p, t) -> {
                            s.owned(p, Bits.ranges(t));
                            Holdings.refresh(s, p);
                            thinPiles(s);
                        })
                .seat(
                        "copy",
                        (s, p) -> s.copied(p) == 0 ? "-" : Bits.leader(s.copied(p) - 1),
                        (s, p, t) -> {
                            s.copied(p, t.equals("-") ? 0 : Bits.leader(t) + 1);
                            Holdings.refresh(s, p);
                        })
                .seat(
                        "turned",
                        (s, p) -> Bits.leaders(s.turned(p)),
                        (s, p, t) -> s.turned(p, Bits.leaders(t)))
                .seat(
                        "tokens",
                        (s, p) -> kinds(s, 2 + p),
                        (s, p, t) -> {
                            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                                s.addSupply(kind, s.heldToken(p, kind));
                            kinds(s, 2 + p, t);
                            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                                s.addSupply(kind, -s.heldToken(p, kind));
                            Holdings.refresh(s, p);
                        });
        zones.zone("bag", s -> kinds(s, 0), (s, t) -> kinds(s, 0, t));
        zones.zone("piles", s -> Bits.ranges(s.piles()), (s, t) -> s.piles(Bits.ranges(t)));
        zones.seat("knowledge", Layout::knowledge, Layout::knowledge)
                .zone(
                        "watchers know",
                        s -> knowledge(s, Game.SPECTATOR),
                        (s, t) -> knowledge(s, Game.SPECTATOR, t));
    }

    /** Where leaders may be: {@code L01=3 L02=1}, places as bits. */
    private static String knowledge(State s, int observer) {
        StringBuilder text = new StringBuilder();
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            if (s.whereabouts.may(observer, leader) != 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(Bits.leader(leader))
                        .append('=')
                        .append(s.whereabouts.may(observer, leader));
        return Text.orDash(text.toString());
    }

    private static void knowledge(State s, int observer, String text) {
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            s.whereabouts.setMay(observer, leader, 0);
        for (String word : Text.words(text))
            s.whereabouts.setMay(
                    observer, Bits.leader(before(word)), Text.number(after(word), "knowledge"));
    }

    // --- What is half done
    // --------------------------------------------------------------------------------

    private void running() {
        zones.zone("agenda", Layout::agenda, Layout::agenda)
                .zone("asked", s -> Bits.seats(s.asked), (s, t) -> s.asked = Bits.fromOne(t))
                .seat(
                        "answer",
                        (s, p) -> s.answer(p) < 0 ? "-" : "" + (s.answer(p) + 1),
                        (s, p, t) -> s.answer(p, t.equals("-") ? -1 : Text.number(t, "answer") - 1))
                .zone("pending", s -> Goods.write(s.pending), (s, t) -> s.pending = Goods.read(t))
                .number("loss", s -> s.loss, (s, n) -> s.loss = n)
                .number("value", s -> s.value, (s, n) -> s.value = n)
                .number("base", s -> s.base, (s, n) -> s.base = n)
                .number("picked", s -> s.picked, (s, n) -> s.picked = n);
    }

    private static String agenda(State s) {
        List<String> tasks = new ArrayList<>();
        for (int i = 0; i < s.top; i++) tasks.add(Task.write(s.agenda[i]));
        return Text.orDash(String.join("; ", tasks));
    }

    private static void agenda(State s, String text) {
        while (s.top > 0) s.pop();
        if (text.equals("-")) return;
        for (String task : text.split(";")) s.push(Task.read(task));
    }

    private static int tile(String text) {
        for (int tile = 0; tile < Catalog.TILES; tile++)
            if (LorenzoNotation.tile(tile).equals(text)) return tile;
        throw new BadInput("a bonus tile is standard or A to E, not '" + text + "'");
    }
}
