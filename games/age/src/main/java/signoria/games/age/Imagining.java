package signoria.games.age;

import signoria.kernel.Bits;
import signoria.kernel.Game;
import signoria.kernel.Position;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;

import java.util.List;

/** Positions that could lie behind a view: other hands, the pile, the chance to come. */
final class Imagining {
    private static final int PASSES = 4;

    private Imagining() {}

    /** A full state that could lie behind a view. */
    static State imagine(Age game, View view, Rng rng) {
        int seats = view.seats();
        Setup setup = Setup.of(game, seats, Position.options(view.options()), Seed.ZERO);
        Catalog catalog = game.catalog();
        State s = new State(Variant.of(catalog, setup), Rng.of(Seed.ZERO, State.STREAMS));
        layClock(s, view.clock());
        for (int place = 0; place < seats; place++)
            s.order[place] = (byte) (int) view.order().get(place);
        for (int seat = 0; seat < seats; seat++)
            layPlayer(catalog, s, seat, view.players().get(seat));
        for (View.Land land : view.provinces()) layLand(catalog, s, land);
        layNumbers(s, view);
        for (View.Person person : view.personalities()) layPerson(catalog, s, person);
        for (String task : view.agenda()) s.agenda.push(Task.read(catalog, task));
        layBattle(catalog, s, view.battle());
        s.recount();
        Reach.renew(s);
        deal(catalog, s, view, rng);
        s.rng.rekey(rng);
        return s;
    }

    private static void layNumbers(State s, View view) {
        for (int i = 0; i < view.levels().size(); i++) s.level(Good.ALL[i], view.levels().get(i));
        for (View.War war : view.wars()) Wars.put(s, war.seat(), war.other());
        for (int face : view.dice()) s.dice = s.dice << 3 | face;
    }

    private static void layBattle(Catalog catalog, State s, View.Battle battle) {
        if (battle.province().isEmpty()) return;
        s.battle = catalog.provinceNamed(battle.province());
        s.battleTokens = battle.tokens();
        s.battleShipped = battle.shipped();
    }

    private static void layClock(State s, View.Clock clock) {
        s.turn = clock.turn();
        s.epoch = clock.epoch();
        s.pileEpoch = clock.pileEpoch();
        s.phase = Text.constant(Phase.class, clock.phase(), "phase");
        s.step = clock.step();
        s.at = clock.at();
        s.facts = clock.facts();
        s.banned =
                clock.banned().isEmpty()
                        ? State.NOBODY
                        : Text.constant(Category.class, clock.banned(), "banned").ordinal();
        s.victim = clock.victim();
        s.cardsSold = clock.cardsSold();
        s.moments = clock.moments();
        for (int refund : clock.refunds()) s.persons.refunds |= 1L << refund;
    }

    private static void layPlayer(Catalog catalog, State s, int seat, View.Player player) {
        s.capital(
                seat,
                player.capital().isEmpty()
                        ? State.NOBODY
                        : catalog.provinceNamed(player.capital()));
        s.choice(seat, player.choice());
        s.cash(seat, player.cash());
        s.written(seat, player.written());
        s.pool(seat, player.pool());
        s.misery(seat, player.box());
        s.advances(seat, bits(player.advances()));
        s.fresh(seat, bits(player.fresh()));
        for (int i = 0; i < player.advances().size(); i++)
            s.paid(seat, player.advances().get(i).charAt(0) - 'A', player.paid().get(i));
        s.ship(seat, player.ship());
        s.bid(seat, player.bid());
        if (!player.sealed().isEmpty()) s.sealed(seat, player.sealed().getFirst());
        for (Mark mark : player.marks()) s.mark(seat, mark);
        s.converted(seat, player.converted());
        s.arms(seat, (int) Bits.of(player.arms()));
        s.out(seat, player.out());
        s.freed(seat, player.freed());
    }

    private static int bits(List<String> letters) {
        int set = 0;
        for (String letter : letters) set |= 1 << letter.charAt(0) - 'A';
        return set;
    }

    private static void layLand(Catalog catalog, State s, View.Land land) {
        int p = catalog.provinceNamed(land.id());
        if (land.owner() >= 0) s.lands.putMarker(p, land.owner(), land.fresh());
        for (int seat = 0; seat < s.seats; seat++) {
            s.lands.addFront(p, seat, land.tokens().get(seat));
            s.lands.addBack(p, seat, land.newTokens().get(seat));
        }
        s.lands.shipped(p, land.shipped());
    }

    private static void layPerson(Catalog catalog, State s, View.Person person) {
        int claims = 0;
        for (int seat : person.claims()) claims |= 1 << seat;
        s.persons.add(
                Personalities.word(
                        catalog.cardNamed(person.card()),
                        person.player(),
                        claims,
                        person.raised()));
    }

    private static void deal(Catalog catalog, State s, View view, Rng rng) {
        View.Cards cards = view.cards();
        int you = view.you();
        int[] sizes = new int[HistoryCards.PLACES];
        sizes[HistoryCards.PILE] = cards.pile();
        for (int seat = 0; seat < s.seats; seat++)
            sizes[HistoryCards.HANDS + seat] = view.players().get(seat).inHand();
        sizes[HistoryCards.DISCARDS] = cards.discards().size();
        sizes[HistoryCards.REMOVED] = cards.removed().size();
        sizes[HistoryCards.WAITING] = cards.waiting().size();
        int[] may = new int[Card.COUNT];
        for (int place = 0; place < HistoryCards.PLACES; place++)
            for (String card : cards.may().get(place)) may[catalog.cardNamed(card)] |= 1 << place;
        for (int card = 0; card < Card.COUNT; card++) {
            s.cards.known.setMay(you, card, may[card]);
            s.cards.known.setMay(Game.SPECTATOR, card, may[card]);
        }
        s.cards.lay(s.cards.known.deal(you, sizes, rng));
        s.cards.topDiscard =
                cards.topDiscard().isEmpty() ? State.NOBODY : catalog.cardNamed(cards.topDiscard());
        othersKnow(s, you);
    }

    /** Deals anew what a seat cannot know: hands, the pile, sealed answers, the chance to come. */
    static void redeal(State s, int you, Rng rng) {
        byte[] lies = s.cards.places();
        for (int pass = 0; pass < PASSES; pass++) s.cards.known.shuffle(you, lies, rng);
        s.cards.lay(lies);
        for (int seat = 0; seat < s.seats; seat++) if (seat != you) s.unseal(seat);
        s.rng.rekey(rng);
    }

    /**
     * The others know their own cards and what is public; whatever else they may have seen is not
     * known.
     */
    private static void othersKnow(State s, int you) {
        int hidden = 1 << HistoryCards.PILE;
        for (int seat = 0; seat < s.seats; seat++) hidden |= 1 << HistoryCards.HANDS + seat;
        for (int place = 0; place < HistoryCards.PLACES; place++)
            for (long rest = s.cards.at(place); rest != 0; rest = Bits.rest(rest)) {
                int card = Bits.first(rest);
                boolean open = (hidden >>> place & 1) == 0;
                for (int seat = 0; seat < s.seats; seat++) {
                    if (seat == you) continue;
                    int hand = HistoryCards.HANDS + seat;
                    boolean sure = open || place == hand;
                    s.cards.known.setMay(seat, card, sure ? 1 << place : hidden & ~(1 << hand));
                }
                if (you != Game.SPECTATOR)
                    s.cards.known.setMay(Game.SPECTATOR, card, open ? 1 << place : hidden);
            }
    }
}
