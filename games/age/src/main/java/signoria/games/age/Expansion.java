package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.List;

/** The chapter "phase 5: expansion": placing tokens, and cards for tokens. */
final class Expansion {
    private static final Refusal OUT_OF_REACH = Refusal.of("age/reach.1", "out-of-reach");
    private static final Refusal NOT_IN_PLAY = Refusal.of("age/setup.3", "not-in-play");
    private static final Refusal NEEDS_EAST = Refusal.of("age/advance.r", "needs-east");
    private static final Refusal NEEDS_OCEAN = Refusal.of("age/advance.t", "needs-ocean");
    private static final Refusal NEEDS_WORLD = Refusal.of("age/advance.u", "needs-world");
    private static final Refusal BOXES_FULL = Refusal.of("age/reach.4", "boxes-full");
    private static final Refusal SHIP_FULL = Refusal.of("age/reach.5", "ship-full");
    private static final Refusal OWN_MARKER = Refusal.of("age/place.1", "own-marker");
    private static final Refusal NO_ROOM = Refusal.of("age/place.1", "no-room");
    private static final Refusal ONE_CARD = Refusal.of("age/place.3", "one-card");
    private static final Refusal NO_PILE = Refusal.of("age/market.4", "no-pile");
    private static final int CARD_PRICE = 3;
    private static final int MOST_SATELLITES = 5;

    private Expansion() {}

    /** §place.2 An expansion turn begins: nothing was shipped yet. */
    static void begin(State s, int seat) {
        s.agenda.push(Task.EXPAND, seat);
        Reach.find(s, seat);
    }

    /** §place.4 Tokens that were not placed go back to stock. */
    static void end(State s, int seat, Events events) {
        if (s.pool(seat) > 0) events.add(new AgeEvent.LostTokens(seat, s.pool(seat)));
        s.pool(seat, 0);
        s.agenda.pop();
        s.lands.clearShipped();
        Reach.renew(s);
    }

    static boolean byLand(State s, int province) {
        return (s.lands.land(province >>> 6) >>> province & 1) != 0;
    }

    private static boolean bySea(State s, int province) {
        return (s.lands.sea(province >>> 6) >>> province & 1) != 0;
    }

    /** The most tokens that can come to a province in reach. */
    static int most(State s, int seat, int province) {
        if (byLand(s, province)) return s.pool(seat);
        return Math.min(s.pool(seat), Reach.capacity(s, seat, province));
    }

    /** §place.1 How many tokens fit in without a rivalry. */
    static int room(State s, int province) {
        if (s.lands.owner(province) >= 0) return 0;
        return s.catalog.market[province] - s.lands.tokensIn(province);
    }

    static boolean contested(State s, int seat, int province) {
        return s.lands.owner(province) >= 0
                || s.lands.tokensIn(province) > s.lands.tokens(province, seat);
    }

    static void legal(State s, int seat, List<Move> out) {
        out.add(Move.PASS);
        if (Deck.canDraw(s) && s.pool(seat) >= cardPrice(s) && !s.is(seat, Mark.CARD_BOUGHT))
            out.add(Move.DRAW);
        int edge = edge(s);
        for (int word = 0; word < 2; word++)
            for (long rest = openSet(s, seat, word, edge); rest != 0; rest = Bits.rest(rest))
                out.add(Move.PROVINCES[64 * word + Bits.first(rest)]);
    }

    /** The provinces where tokens may be placed; most are found without a closer look. */
    private static long openSet(State s, int seat, int word, int edge) {
        Chart chart = s.catalog.chart;
        int pool = s.pool(seat);
        int cargo = Math.min(pool, Reach.capacity(s, seat));
        long own = s.lands.held(seat, word) | chart.satellite[word] & s.lands.present(seat, word);
        long near = ~overseas(chart, word) & ~own;
        long land = s.lands.land(word) & near;
        long sea = cargo == 0 ? 0 : s.lands.sea(word) & near & ~land & ~s.lands.shippedTo(word);
        long open = (land | sea) & s.lands.room(word);
        long forts = forts(s, seat, word);
        open |= forts & land & weak(chart, pool + edge, word);
        open |= forts & sea & weak(chart, cargo + edge, word);
        int slack = slack(s, seat);
        long hopeless =
                forts
                        & ~(land & frail(chart, pool + slack, word)
                                | sea & frail(chart, cargo + slack, word)
                                | s.lands.shippedTo(word));
        long reach = (s.lands.land(word) | s.lands.sea(word)) & ~own;
        for (long rest = reach & ~open & ~hopeless; rest != 0; rest = Bits.rest(rest))
            if (open(s, seat, 64 * word + Bits.first(rest), slack)) open |= Long.lowestOneBit(rest);
        return open;
    }

    private static long overseas(Chart chart, int word) {
        return chart.regions[2 * Region.FAR_EAST.ordinal() + word]
                | chart.regions[2 * Region.NEW_WORLD.ordinal() + word];
    }

    /**
     * Where others have a marker, or a token in a satellite; not one's own capital, nor overseas.
     */
    private static long forts(State s, int seat, int word) {
        Chart chart = s.catalog.chart;
        long markers = chart.satellite[word];
        for (int other = 0; other < s.seats; other++) markers |= s.lands.held(other, word);
        long capital = s.capital(seat) >>> 6 == word ? 1L << s.capital(seat) : 0;
        return markers & ~s.lands.room(word) & ~capital & ~overseas(chart, word);
    }

    /**
     * How many tokens fewer than in the sets of weak provinces suffice: one when nobody owns
     * Nationalism; many more are needed when arms or Cosmopolitan are about, so the sets say
     * nothing.
     */
    private static int edge(State s) {
        int arms = 0;
        int advances = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            arms |= s.arms(seat);
            advances |= s.advances(seat);
        }
        if (arms != 0 || (advances >>> Advance.COSMOPOLITAN & 1) != 0) return -Chart.WEAK;
        return 1 - (advances >>> Advance.NATIONALISM & 1);
    }

    private static long weak(Chart chart, int tokens, int word) {
        return tokens <= 0 ? 0 : chart.weak[2 * Math.min(tokens, Chart.WEAK - 1) + word];
    }

    /** Provinces whose twice counted market is not above a strength. */
    private static long frail(Chart chart, int strength, int word) {
        return chart.marketUpTo[2 * Math.min(7, strength / 2) + word];
    }

    /** What an attacker may add to his tokens at most, where they are not doubled. */
    private static int slack(State s, int seat) {
        int slack = Integer.bitCount(s.arms(seat));
        if (s.has(seat, Advance.NATIONALISM)) slack++;
        if (s.has(seat, Advance.COSMOPOLITAN)) slack += MOST_SATELLITES;
        return slack;
    }

    /** Whether any number of tokens may be placed there. */
    private static boolean open(State s, int seat, int province, int slack) {
        int most = most(s, seat, province);
        if (most == 0 || !hopeful(s, seat, province, most + slack)) return false;
        if (s.catalog.province[province].region().overseas() && !Reach.boxFree(s, seat, province))
            return false;
        if (room(s, province) > 0) return true;
        return contested(s, seat, province) && Rivalry.fewest(s, seat, province) <= most;
    }

    /** A quick bound: where there is no room, pieces of others count at least twice. */
    private static boolean hopeful(State s, int seat, int province, int strength) {
        int market = s.catalog.market[province];
        if (s.capital(seat) == province) return true;
        if (s.lands.owner(province) >= 0) return strength >= 2 * market;
        int total = s.lands.tokensIn(province);
        return total < market || strength >= 2 * (total - s.lands.tokens(province, seat));
    }

    /** Why no token may be placed in a province. */
    static Refusal refusal(State s, int seat, Move.At move) {
        int province = move.province();
        Province p = s.catalog.province[province];
        if (!s.variant.inPlay(province)) return NOT_IN_PLAY;
        if (s.lands.owner(province) == seat) return OWN_MARKER;
        if (p.region() == Region.V && !s.has(seat, Advance.OVERLAND_EAST)) return NEEDS_EAST;
        if (p.region().overseas() && !s.has(seat, Advance.OCEAN)) return NEEDS_OCEAN;
        if (p.region() == Region.NEW_WORLD && !s.has(seat, Advance.NEW_WORLD)) return NEEDS_WORLD;
        if (!byLand(s, province) && !bySea(s, province)) return OUT_OF_REACH;
        if (p.region().overseas() && !Reach.boxFree(s, seat, province)) return BOXES_FULL;
        if (most(s, seat, province) == 0) return SHIP_FULL;
        if (open(s, seat, province, slack(s, seat))) return Refusal.NONE;
        if (!contested(s, seat, province)) return NO_ROOM;
        return tooWeak(s, seat, province);
    }

    private static Refusal tooWeak(State s, int seat, int province) {
        return Refusal.of(
                "age/rivalry.1",
                "too-weak",
                Rivalry.fewest(s, seat, province),
                most(s, seat, province));
    }

    /**
     * The numbers of tokens that may go to a province: those that coexist, and those that attack.
     */
    static boolean fits(State s, int seat, int province, int tokens) {
        if (tokens < 1 || tokens > most(s, seat, province)) return false;
        if (tokens <= room(s, province)) return true;
        return contested(s, seat, province) && tokens >= Rivalry.fewest(s, seat, province);
    }

    static void legalTokens(State s, int seat, List<Move> out) {
        int province = Task.a(s.agenda.top());
        int most = most(s, seat, province);
        int room = Math.min(room(s, province), most);
        for (int n = 1; n <= room; n++) out.add(Move.TOKENS[n]);
        if (!contested(s, seat, province)) return;
        for (int n = Math.max(room + 1, Rivalry.fewest(s, seat, province)); n <= most; n++)
            out.add(Move.TOKENS[n]);
    }

    static Refusal refusal(State s, int seat, Move.Tokens move) {
        int province = Task.a(s.agenda.top());
        int tokens = move.count();
        int most = most(s, seat, province);
        if (fits(s, seat, province, tokens)) return Refusal.NONE;
        if (tokens > s.pool(seat)) return Refusal.of("age/place.1", "not-bought", s.pool(seat));
        if (tokens > most) return Refusal.of("age/reach.5", "too-many", most);
        if (!contested(s, seat, province))
            return Refusal.of("age/place.1", "market", room(s, province));
        return Refusal.of(
                "age/rivalry.1", "between", room(s, province), Rivalry.fewest(s, seat, province));
    }

    /** A province is named; the number is asked unless there is but one. */
    static void choose(State s, int seat, Move.At move, Events events) {
        int province = move.province();
        int most = most(s, seat, province);
        int room = Math.min(room(s, province), most);
        boolean contested = contested(s, seat, province);
        int fewest = contested ? Rivalry.fewest(s, seat, province) : most + 1;
        int attacks = Math.max(0, most - Math.max(room + 1, fewest) + 1);
        if (room + attacks > 1) s.agenda.push(Task.TOKENS, seat, province);
        else place(s, seat, province, room == 1 ? 1 : most, events);
    }

    static void place(State s, int seat, Move.Tokens move, Events events) {
        int province = Task.a(s.agenda.top());
        s.agenda.pop();
        place(s, seat, province, move.count(), events);
    }

    /** §place.1 Tokens are laid down; beyond the market's room they attack. */
    private static void place(State s, int seat, int province, int tokens, Events events) {
        int shipped = byLand(s, province) ? 0 : tokens;
        if (tokens > room(s, province)) {
            Rivalry.open(s, seat, province, tokens, shipped, events);
            return;
        }
        s.pool(seat, s.pool(seat) - tokens);
        s.lands.addBack(province, seat, tokens);
        if (shipped > 0)
            s.lands.shipped(province, Math.min(63, s.lands.shipped(province) + shipped));
        events.add(new AgeEvent.Placed(seat, province, tokens));
        Pieces.settle(s, province, seat, events);
    }

    /** §place.3 The n-th card bought with tokens this turn costs 3n of them. */
    static int cardPrice(State s) {
        return CARD_PRICE * (s.cardsSold + 1);
    }

    static Refusal refusal(State s, int seat, Move.Draw move) {
        if (s.is(seat, Mark.CARD_BOUGHT)) return ONE_CARD;
        if (!Deck.canDraw(s)) return NO_PILE;
        if (s.pool(seat) < cardPrice(s))
            return Refusal.of("age/place.3", "card-price", cardPrice(s));
        return Refusal.NONE;
    }

    static void buyCard(State s, int seat, Events events) {
        s.pool(seat, s.pool(seat) - cardPrice(s));
        s.cardsSold++;
        s.mark(seat, Mark.CARD_BOUGHT);
        Deck.draw(s, seat, events);
    }
}
