package signoria.games.age;

import signoria.games.age.View.Battle;
import signoria.games.age.View.Cards;
import signoria.games.age.View.Clock;
import signoria.games.age.View.Land;
import signoria.games.age.View.Person;
import signoria.games.age.View.Player;
import signoria.games.age.View.War;
import signoria.kernel.Bits;
import signoria.kernel.Position;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** What each seat may see of a state, built up from nothing. */
final class Viewing {
    private Viewing() {}

    static View view(State s, int you) {
        List<Integer> order = new ArrayList<>();
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < s.seats; i++) order.add((int) s.order[i]);
        for (int seat = 0; seat < s.seats; seat++) players.add(player(s, seat, seat == you));
        List<Land> provinces = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++) if (!s.lands.isEmpty(p)) provinces.add(land(s, p));
        List<Integer> levels = new ArrayList<>();
        for (Good good : Good.ALL) levels.add(s.level(good));
        List<War> wars = new ArrayList<>();
        for (int i = 0; i < Wars.count(s); i++) {
            int war = Wars.war(s, i);
            wars.add(new War(Wars.first(war), Wars.second(war)));
        }
        List<String> agenda = new ArrayList<>();
        for (int i = 0; i < s.agenda.size(); i++)
            agenda.add(Task.write(s.catalog, s.agenda.line(i)));
        return new View(
                s.seats,
                you,
                Position.options(s.variant.setup().options()),
                clock(s),
                order,
                players,
                provinces,
                levels,
                persons(s),
                wars,
                agenda,
                new Battle(s.battle < 0 ? "" : id(s, s.battle), s.battleTokens, s.battleShipped),
                dice(s.dice),
                Prospects.reach(s, you),
                Prospects.regions(s),
                Prospects.offers(s, you),
                Prospects.unrest(s, you),
                cards(s, you));
    }

    private static String id(State s, int province) {
        return s.catalog.province[province].id();
    }

    private static Clock clock(State s) {
        return new Clock(
                s.turn,
                s.epoch,
                s.pileEpoch,
                Text.lower(s.phase),
                s.step,
                s.at,
                s.facts,
                s.banned < 0 ? "" : Text.lower(Category.ALL[s.banned]),
                s.victim,
                s.cardsSold,
                s.moments,
                Bits.numbers(s.persons.refunds),
                s.holds(Fact.LAST_TURN));
    }

    private static Player player(State s, int seat, boolean own) {
        boolean placed = s.phase.ordinal() >= Phase.DRAW.ordinal() && ranked(s, seat);
        List<Integer> paid = new ArrayList<>();
        for (int a = 0; a < Advance.COUNT; a++) if (s.has(seat, a)) paid.add(s.paid(seat, a));
        return new Player(
                s.capital(seat) < 0 ? "" : id(s, s.capital(seat)),
                s.choice(seat),
                s.cash(seat),
                s.written(seat),
                s.pool(seat),
                s.stock(seat),
                s.lands.markersLeft(seat),
                Misery.value(s.misery(seat)),
                s.misery(seat),
                letters(s.advances(seat)),
                letters(s.fresh(seat)),
                paid,
                s.ship(seat),
                s.bid(seat),
                own && s.hasSealed(seat) ? List.of(s.sealed(seat)) : List.of(),
                Bits.named(s.marks(seat), Mark::of),
                s.converted(seat),
                Bits.numbers(s.arms(seat)),
                s.out(seat),
                s.freed(seat),
                s.handSize(seat),
                own ? ids(s, s.hand(seat)) : List.of(),
                placed ? s.rank(seat) : 0,
                Income.income(s, seat),
                Scoring.points(s, seat),
                SeatLayout.ship(s.ship(seat)),
                s.lands.markers(seat),
                Prospects.goods(s, seat));
    }

    private static boolean ranked(State s, int seat) {
        for (int place = 0; place < s.seats; place++) if (s.order[place] == seat) return true;
        return false;
    }

    static List<String> letters(int set) {
        return Bits.named(set, Advance::letter);
    }

    private static List<String> ids(State s, long cards) {
        return Bits.named(cards, card -> s.catalog.card[card].id());
    }

    private static Land land(State s, int province) {
        List<Integer> tokens = new ArrayList<>();
        List<Integer> newTokens = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            tokens.add(s.lands.front(province, seat));
            newTokens.add(s.lands.back(province, seat));
        }
        return new Land(
                id(s, province),
                s.lands.owner(province),
                s.lands.newMarker(province),
                tokens,
                newTokens,
                s.lands.shipped(province));
    }

    private static List<Person> persons(State s) {
        List<Person> persons = new ArrayList<>();
        for (int i = 0; i < s.persons.size(); i++) {
            int person = s.persons.person(i);
            persons.add(
                    new Person(
                            s.catalog.card[Personalities.card(person)].id(),
                            Personalities.player(person),
                            Bits.numbers(Personalities.claims(person)),
                            Personalities.raised(person),
                            Personalities.discount(s, person),
                            Personalities.cost(s, person),
                            Math.max(0, Personalities.claimsLeft(s, i))));
        }
        return persons;
    }

    private static List<Integer> dice(long packed) {
        List<Integer> dice = new ArrayList<>();
        for (long rest = packed; rest != 0; rest >>>= 3) dice.addFirst((int) rest & 7);
        return dice;
    }

    private static List<String> may(State s, int you, int place) {
        List<String> may = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++)
            if ((s.cards.known.may(you, card) >>> place & 1) != 0)
                may.add(s.catalog.card[card].id());
        return may;
    }

    private static Cards cards(State s, int you) {
        List<List<String>> may = new ArrayList<>();
        for (int place = 0; place < HistoryCards.PLACES; place++) may.add(may(s, you, place));
        return new Cards(
                Long.bitCount(s.cards.pile()),
                s.cards.topDiscard < 0 ? "" : s.catalog.card[s.cards.topDiscard].id(),
                ids(s, s.cards.discards()),
                ids(s, s.cards.removed()),
                ids(s, s.cards.waiting()),
                may);
    }
}
