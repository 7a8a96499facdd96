package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;

/** The parts of a position in text. */
final class Layout {
    private static final Ids TOWERS =
            Ids.words(
                    List.of("territory", "character", "building", "venture", "special"),
                    "adaptation");

    static final Ids LEADERS = new Ids(Leader::idOf, Leader::numbered);
    static final Ids FROM_ONE = new Ids(i -> "" + (i + 1), word -> Text.number(word, "number") - 1);

    private final Zones<State> zones = new Zones<>(s -> s.seats);

    Layout() {
        course();
        board();
        auction();
        new LeaderLayout(zones);
        new SeatLayout(zones);
        running();
        zones.chance(s -> s.rng);
    }

    Zones<State> zones() {
        return zones;
    }

    // --- The course of the game

    private void course() {
        zones.constant("phase", Phase.class, s -> s.phase, (s, phase) -> s.phase = phase)
                .number("round", s -> s.round, (s, n) -> s.round = n)
                .zone("dice", s -> nibbles(s.dice, 3, 0), (s, t) -> s.dice = nibbles(t, 0))
                .zone("order", s -> nibbles(s.order, s.seats, 1), (s, t) -> s.order = nibbles(t, 1))
                .number("actor", s -> s.actor + 1, (s, n) -> s.actor = n - 1)
                .number("lap", s -> s.lap + 1, (s, n) -> s.lap = n - 1)
                .number("turn", s -> s.turn + 1, (s, n) -> s.turn = n - 1)
                .seats("skipped", s -> s.owed, (s, seats) -> s.owed = seats)
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

    private void board() {
        zones.zone("sentences", Layout::sentences, Layout::sentences)
                .one("adaptation", TOWERS, s -> s.adapted, (s, tower) -> s.adapted = tower)
                .zone("towers", Layout::towers, Layout::towers)
                .zone(
                        "discarded",
                        s -> s.discarded.write(),
                        (s, t) -> {
                            s.discarded.read(t);
                            thinPiles(s);
                        })
                .zone(
                        "discarded now",
                        s -> s.discardedNow.write(),
                        (s, t) -> s.discardedNow.read(t))
                .zone(
                        "token discards",
                        s -> kinds(s, TokenRows.DISCARDS),
                        (s, t) -> kinds(s, TokenRows.DISCARDS, t))
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

    static String place(int space) {
        return Space.name(space).replace(' ', '-');
    }

    static int place(String text) {
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
    static void thinPiles(State s) {
        for (int floor : s.floors) if (floor > 0) s.piles.remove(floor - 1);
        for (int word = 0; word < Catalog.WORDS; word++) {
            long elsewhere = s.discarded.word(word) | s.discardedNow.word(word);
            for (int seat = 0; seat < s.seats; seat++) elsewhere |= s.ownedWord(seat, word);
            s.piles.word(word, s.piles.word(word) & ~elsewhere);
        }
    }

    static String before(String word) {
        int equals = word.indexOf('=');
        if (equals < 0) throw new BadInput("expected 'name=value', not '" + word + "'");
        return word.substring(0, equals);
    }

    static String after(String word) {
        return word.substring(word.indexOf('=') + 1);
    }

    /** Tokens by kind in one row of the state: {@code T1=2 T4=1}. */
    static String kinds(State s, int row) {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            int count = s.tokens.count(row, kind);
            if (count > 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append('T')
                        .append(kind + 1)
                        .append('=')
                        .append(count);
        }
        return Text.orDash(text.toString());
    }

    static void kinds(State s, int row, String text) {
        for (int kind = 0; kind < Catalog.TOKENS; kind++) s.tokens.put(row, kind, 0);
        for (String word : Text.words(text))
            s.tokens.put(row, kind(before(word)), Text.number(after(word), "tokens"));
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

    private void auction() {
        zones.zone("auction", Layout::auction, Layout::auction);
    }

    /**
     * A word for each tile: {@code F01/2/-} or {@code F01/2/seat3/4}: family, tile, and who stands
     * on which row.
     */
    private static String auction(State s) {
        if (s.auction.isEmpty()) return "-";
        StringBuilder text = new StringBuilder();
        for (int slot = 0; slot < s.seats; slot++) {
            text.append(slot == 0 ? "" : " ")
                    .append("F" + Text.twoDigits(s.auction.family(slot) + 1));
            text.append('/').append(s.auction.tile(slot) + 1).append('/');
            if (s.auction.bidder(slot) < 0) text.append('-');
            else
                text.append("seat")
                        .append(s.auction.bidder(slot) + 1)
                        .append('/')
                        .append(s.auction.row(slot) + 1);
        }
        return text.toString();
    }

    private static void auction(State s, String text) {
        s.auction.clear();
        List<String> words = Text.words(text);
        for (int slot = 0; slot < words.size(); slot++) {
            String[] parts = words.get(slot).split("/");
            if (parts.length < 3) throw new BadInput("auction: expected F01/2/- or F01/2/seat3/4");
            s.auction.lay(
                    slot,
                    Text.number(parts[1], "tile") - 1,
                    Text.number(parts[0].substring(1), "family") - 1);
            if (parts.length == 4)
                s.auction.stand(
                        slot,
                        Text.number(parts[2].substring(4), "seat") - 1,
                        Text.number(parts[3], "row") - 1);
        }
    }

    // --- What is half done

    private void running() {
        zones.zone("agenda", Layout::agenda, Layout::agenda)
                .seats("asked", s -> s.asked, (s, seats) -> s.asked = seats)
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
        for (int i = 0; i < s.agenda.size(); i++) tasks.add(Task.write(s.agenda.task(i)));
        return Text.orDash(String.join("; ", tasks));
    }

    private static void agenda(State s, String text) {
        s.agenda.clear();
        if (text.equals("-")) return;
        for (String task : text.split(";")) s.agenda.push(Task.read(task));
    }
}
