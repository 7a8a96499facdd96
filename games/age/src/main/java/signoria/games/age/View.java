package signoria.games.age;

import signoria.kernel.Derived;
import signoria.kernel.Game;
import signoria.kernel.Position;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/**
 * What one seat may see, built up from nothing. Provinces, cards and advances are named by their
 * ids.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param options as in {@code epochs=3 patronage=paid}
 * @param order the seats by their place in the order of play
 * @param provinces those with pieces
 * @param levels surplus below 0 and shortage above, per good
 * @param agenda what is asked, the last line first
 * @param dice the dice last thrown, the newest last
 * @param reach where the one who expands now may place; while nobody does, where you could
 * @param regions those in play
 * @param offers the advances you lack, for a spectator those of the first seat
 * @param unrest the cards of your hand that bring misery
 */
public record View(
        int seats,
        int you,
        String options,
        Clock clock,
        List<Integer> order,
        List<Player> players,
        List<Land> provinces,
        List<Integer> levels,
        List<Person> personalities,
        List<Integer> wars,
        List<String> agenda,
        Battle battle,
        List<Integer> dice,
        @Derived List<Target> reach,
        @Derived List<String> regions,
        @Derived List<Offer> offers,
        @Derived List<Unrest> unrest,
        Cards cards) {

    /**
     * Where the game stands; {@code facts}, {@code moments} and {@code step} are the engine's own
     * notes.
     */
    public record Clock(
            int turn,
            int epoch,
            int pileEpoch,
            String phase,
            int step,
            int at,
            int facts,
            String banned,
            int victim,
            int cardsSold,
            int moments,
            List<Integer> refunds,
            boolean lastTurn) {}

    /**
     * A player.
     *
     * @param misery the number on the track, {@code box} its place there
     * @param sealed your own sealed answer, if you gave one
     * @param hand the cards, if they are yours
     * @param out 0, or the moment of elimination
     * @param points what would be scored now
     * @param fleet the type of the ships and the number on their place, as in {@code galley 4}
     * @param controlled how many provinces it controls
     * @param goods what a card of each good would pay
     */
    public record Player(
            String capital,
            int choice,
            int cash,
            int written,
            int pool,
            int stock,
            int markersLeft,
            int misery,
            int box,
            List<String> advances,
            List<String> fresh,
            List<Integer> paid,
            int ship,
            int bid,
            List<Integer> sealed,
            int flags,
            int converted,
            int arms,
            int out,
            int freed,
            int inHand,
            List<String> hand,
            int rank,
            int income,
            int points,
            @Derived String fleet,
            @Derived int controlled,
            @Derived List<Product> goods) {}

    /** What a seat has of a good: provinces, and the ducats a card would pay. */
    public record Product(Good good, int provinces, int ducats) {}

    /**
     * An advance that could be bought.
     *
     * @param needs the advances it still takes
     * @param left the ducats that would be left, below zero those that are missing
     */
    public record Offer(
            String advance, int price, List<Reduction> parts, List<String> needs, int left) {}

    /** What makes an advance cheaper: the credit of another, a personality, or Research. */
    public record Reduction(String from, boolean credit, int ducats) {}

    /** The steps of misery that a card brings each seat. */
    public record Unrest(String card, List<Integer> steps) {}

    /**
     * Pieces in a province: the owner of the control marker or -1, tokens per seat, old and new.
     */
    public record Land(
            String id,
            int owner,
            boolean fresh,
            List<Integer> tokens,
            List<Integer> newTokens,
            int shipped) {}

    /**
     * A personality of this turn.
     *
     * @param open how many more may claim it
     */
    public record Person(
            String card,
            int player,
            List<Integer> claims,
            boolean raised,
            int discount,
            int cost,
            @Derived int open) {}

    /** A rivalry under way; no province when there is none. */
    public record Battle(String province, int tokens, int shipped) {}

    /**
     * A province in reach.
     *
     * @param shipped only a ship comes there
     * @param room how many tokens fit in beside what lies there
     * @param most how many of those bought can come there
     * @param attack the fewest for an attack, 0 where there is nobody to attack
     * @param numbers all numbers of tokens that may come there
     * @param attacks from this number on they attack
     * @param chance how many of a hundred such attacks win, 0 as long as the rank is not known
     */
    public record Target(
            String province,
            boolean shipped,
            int room,
            int most,
            int attack,
            int chance,
            List<Integer> numbers,
            int attacks) {}

    /**
     * The cards.
     *
     * @param discards known to all, the top one named apart
     * @param may for each card the places it may lie in, as you know: bits of pile, hands,
     *     discards, out, later
     */
    public record Cards(
            int pile,
            String topDiscard,
            List<String> discards,
            List<String> removed,
            List<String> waiting,
            List<Integer> may) {}

    static View of(State s, int you) {
        List<Integer> order = new ArrayList<>();
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < s.seats; i++) order.add((int) s.order[i]);
        for (int seat = 0; seat < s.seats; seat++) players.add(player(s, seat, seat == you));
        List<Land> provinces = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++) if (!s.lands.isEmpty(p)) provinces.add(land(s, p));
        List<Integer> levels = new ArrayList<>();
        for (Good good : Good.ALL) levels.add(s.level(good));
        List<Integer> wars = new ArrayList<>();
        for (int i = 0; i < Wars.count(s); i++) wars.add(Wars.war(s, i));
        List<String> agenda = new ArrayList<>();
        for (int i = 0; i < s.agenda.size(); i++)
            agenda.add(Task.write(s.catalog(), s.agenda.line(i)));
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
                reach(s, you),
                Prospects.regions(s),
                Prospects.offers(s, you),
                Prospects.unrest(s, you),
                cards(s, you));
    }

    private static String id(State s, int province) {
        return s.catalog().province[province].id();
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
                numbers(s.refunds),
                s.holds(State.LAST_TURN));
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
                own && s.sealed(seat) != State.BLANK ? List.of(s.sealed(seat)) : List.of(),
                s.flags(seat),
                s.converted(seat),
                s.arms(seat),
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
        List<String> letters = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1)
            letters.add(Advance.letter(Integer.numberOfTrailingZeros(rest)));
        return letters;
    }

    private static List<String> ids(State s, long cards) {
        List<String> ids = new ArrayList<>();
        for (long rest = cards; rest != 0; rest &= rest - 1)
            ids.add(s.catalog().card[Long.numberOfTrailingZeros(rest)].id());
        return ids;
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
        for (int i = 0; i < s.personCount; i++) {
            int person = s.persons[i];
            List<Integer> claims = new ArrayList<>();
            for (int seat = 0; seat < s.seats; seat++)
                if ((Personalities.claims(person) >>> seat & 1) != 0) claims.add(seat);
            persons.add(
                    new Person(
                            s.catalog().card[Personalities.card(person)].id(),
                            Personalities.player(person),
                            claims,
                            Personalities.raised(person),
                            Personalities.discount(s, person),
                            Personalities.cost(s, person),
                            Math.max(0, Personalities.claimsLeft(s, i))));
        }
        return persons;
    }

    private static List<Integer> numbers(long set) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1)
            numbers.add(Long.numberOfTrailingZeros(rest));
        return numbers;
    }

    private static List<Integer> dice(long packed) {
        List<Integer> dice = new ArrayList<>();
        for (long rest = packed; rest != 0; rest >>>= 3) dice.addFirst((int) rest & 7);
        return dice;
    }

    private static List<Target> reach(State s, int you) {
        if (s.expanding() >= 0) return targets(s, s.expanding());
        if (you >= s.seats || !s.lives(you) || s.capital(you) < 0) return List.of();
        State planned = s.copy();
        Reach.find(planned, you);
        return targets(planned, you);
    }

    private static List<Target> targets(State s, int seat) {
        List<Target> targets = new ArrayList<>();
        for (int p = 0; p < Province.COUNT; p++)
            if (((s.lands.land(p >>> 6) | s.lands.sea(p >>> 6)) >>> p & 1) != 0)
                targets.add(target(s, seat, p));
        return targets;
    }

    private static Target target(State s, int seat, int province) {
        boolean rivals = s.lands.owner(province) != seat && Expansion.contested(s, seat, province);
        List<Integer> numbers = new ArrayList<>();
        for (int n = 1; n <= Expansion.most(s, seat, province); n++)
            if (Expansion.fits(s, seat, province, n)) numbers.add(n);
        return new Target(
                id(s, province),
                !Expansion.byLand(s, province),
                Math.max(0, Expansion.room(s, province)),
                Expansion.most(s, seat, province),
                rivals ? Rivalry.fewest(s, seat, province) : 0,
                rivals && s.expanding() >= 0 ? Rivalry.chance(s, seat, province) : 0,
                numbers,
                Expansion.room(s, province) + 1);
    }

    private static Cards cards(State s, int you) {
        List<Integer> may = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++) may.add(s.known.may(you, card));
        return new Cards(
                Long.bitCount(s.cards[State.PILE]),
                s.topDiscard < 0 ? "" : s.catalog().card[s.topDiscard].id(),
                ids(s, s.cards[State.DISCARDS]),
                ids(s, s.cards[State.REMOVED]),
                ids(s, s.cards[State.WAITING]),
                may);
    }
}
