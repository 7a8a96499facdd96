package signoria.games.lorenzo;

import signoria.games.lorenzo.View.Player;
import signoria.games.lorenzo.View.Run;
import signoria.games.lorenzo.View.Slot;
import signoria.games.lorenzo.View.Stock;
import signoria.kernel.Bits;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** What each seat may see of a state, built up from nothing. */
final class Viewing {
    private Viewing() {}

    static View view(State s, int you) {
        List<String> agenda = new ArrayList<>();
        for (int i = 0; i < s.agenda.size(); i++) agenda.add(task(s, s.agenda.task(i), you));
        List<Integer> towers = new ArrayList<>();
        for (int floor : s.floors) towers.add(floor);
        List<Integer> knowledge = new ArrayList<>();
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            knowledge.add(s.leaders.known.may(you, leader));
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) players.add(player(s, seat, seat == you));
        boolean asked = you < s.seats && (s.asked >>> you & 1) != 0;
        return new View(
                s.seats,
                s.variant.options(),
                you,
                s.phase,
                s.round,
                List.of(s.die(0), s.die(1), s.die(2)),
                nibbles(s.order, s.seats),
                s.actor,
                s.lap,
                s.turn,
                Bits.numbers(s.owed),
                council(s),
                sentences(s),
                s.adapted,
                towers,
                s.piles.numbers(),
                s.discarded.numbers(),
                s.discardedNow.numbers(),
                s.step,
                Long.bitCount(s.leaders.deck()),
                Long.bitCount(s.leaders.gone()),
                leaders(s.leaders.beside(0)),
                leaders(s.leaders.beside(1)),
                slots(s),
                Tokens.left(s),
                row(s, 1),
                s.slotHarvest,
                s.slotMarket,
                agenda,
                s.asked,
                asked ? s.answer(you) : -1,
                new Run(s.value, Stock.of(s.pending), s.loss, s.base, s.picked),
                knowledge,
                Prospects.values(s),
                Prospects.offers(s, you),
                Prospects.closed(s, you),
                Prospects.floors(s, you),
                nibbles(Turns.order(s), s.seats),
                players);
    }

    /** Which tokens were drawn is told to their owner only. */
    private static String task(State s, long task, int you) {
        return Task.kind(task) == Task.TOSS && you != s.actor
                ? Task.write(Task.of(Task.TOSS))
                : Task.write(task);
    }

    private static Player player(State s, int seat, boolean own) {
        List<Integer> members = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        for (int member = 0; member < s.memberCount(seat); member++) {
            members.add(s.members.at(seat, member));
            values.add(Values.member(s, seat, member));
        }
        return new Player(
                Stock.of(s, seat),
                s.owned(seat).numbers(),
                leaders(s.leaders.inPlay(seat)),
                leaders(s.leaders.turned(seat)),
                s.copied(seat) == 0 ? "" : Leader.idOf(s.copied(seat) - 1),
                members,
                values,
                s.members.six(seat),
                s.tile(seat),
                s.families.of(seat) == 0 ? "" : "F" + Text.twoDigits(s.families.of(seat)),
                List.of(s.families.wood(seat), s.families.stone(seat)),
                s.families.sets(seat),
                Bits.numbers(s.families.faithTiles(seat)),
                Bits.numbers(s.families.flipped(seat)),
                Bits.numbers(s.excommunicated(seat)),
                Long.bitCount(s.leaders.inHand(seat)),
                Long.bitCount(s.leaders.pack(Draft.pack(s, seat))),
                own ? leaders(s.leaders.inHand(seat)) : List.of(),
                own ? leaders(s.leaders.pack(Draft.pack(s, seat))) : List.of(),
                own ? row(s, 2 + seat) : List.of(),
                scored(s, seat),
                Scoring.total(s, seat));
    }

    private static List<Integer> scored(State s, int seat) {
        List<Integer> points = new ArrayList<>();
        for (int category = 0; category < Scoring.CATEGORIES; category++)
            points.add(Scoring.part(s, seat, category));
        return points;
    }

    private static List<Integer> row(State s, int row) {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < Catalog.TOKENS; kind++) kinds.add(s.tokens.count(row, kind));
        return kinds;
    }

    private static List<Integer> nibbles(int packed, int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) numbers.add(packed >>> 4 * i & 15);
        return numbers;
    }

    private static List<Integer> council(State s) {
        List<Integer> seats = new ArrayList<>();
        for (int i = 0; (s.council >>> 4 * i & 15) != 0; i++)
            seats.add((s.council >>> 4 * i & 15) - 1);
        return seats;
    }

    private static List<String> sentences(State s) {
        List<String> ids = new ArrayList<>();
        for (int period = 0; period < 3; period++)
            ids.add(Excommunication.of(period, s.sentence(period)).id());
        return ids;
    }

    private static List<String> leaders(long set) {
        return Bits.named(set, Leader::idOf);
    }

    private static List<Slot> slots(State s) {
        List<Slot> slots = new ArrayList<>();
        if (s.auction.isEmpty()) return slots;
        for (int slot = 0; slot < s.seats; slot++)
            slots.add(
                    new Slot(
                            "F" + Text.twoDigits(s.auction.family(slot) + 1),
                            s.auction.tile(slot),
                            s.auction.bidder(slot),
                            s.auction.bidder(slot) < 0 ? -1 : s.auction.row(slot)));
        return slots;
    }
}
