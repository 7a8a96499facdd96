package signoria.games.lorenzo;

import signoria.kernel.Bits;
import signoria.kernel.Game;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.util.List;

/**
 * What a seat cannot know, dealt anew: leaders that lie hidden, tokens of others, sealed answers,
 * chance.
 */
final class Imagining {
    private Imagining() {}

    /** Everything that the seat cannot know, in place. */
    static void redeal(State s, int you, Rng rng) {
        if (s.variant.advanced()) {
            byte[] lies = s.leaders.places();
            s.leaders.known.shuffle(you, lies, rng);
            s.leaders.known.shuffle(you, lies, rng);
            s.leaders.lay(lies);
            others(s, you);
        }
        if (s.variant.famiglie()) {
            int[] held = new int[s.seats];
            for (int seat = 0; seat < s.seats; seat++) held[seat] = s.tokenCount(seat);
            tokens(s, you, held, Tokens.left(s), rng);
        }
        for (int seat = 0; seat < s.seats; seat++)
            if (seat != you && (s.asked >>> seat & 1) != 0) s.answer(seat, -1);
        tossed(s, you, rng);
        s.rng.rekey(rng);
    }

    /** In an imagined world others know what everybody knows, and what they hold themselves. */
    private static void others(State s, int you) {
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            long hand = s.leaders.inHand(seat);
            int pack = Draft.pack(s, seat);
            long looked = s.leaders.pack(pack);
            int seen = 1 << LeaderCards.HAND_OF + seat | 1 << LeaderCards.PACK + pack;
            for (int leader = 0; leader < Catalog.LEADERS; leader++) {
                int may = s.leaders.known.may(Game.SPECTATOR, leader);
                if (may == 0) continue;
                if ((hand >>> leader & 1) != 0)
                    s.leaders.known.see(seat, leader, LeaderCards.HAND_OF + seat);
                else if ((looked >>> leader & 1) != 0)
                    s.leaders.known.see(seat, leader, LeaderCards.PACK + pack);
                else s.leaders.known.setMay(seat, leader, may & ~seen);
            }
        }
    }

    /** Tokens that others hold, and those in the bag, are mixed and dealt again. */
    private static void tokens(State s, int you, int[] held, int bag, Rng rng) {
        int[] pool = new int[Catalog.TOKENS];
        int left = bag;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            pool[kind] = s.catalog.tokens.get(kind).count() - s.tokens.discards(kind);
            if (s.slotHarvest == kind + 1) pool[kind]--;
            if (s.slotMarket == kind + 1) pool[kind]--;
            if (you < s.seats) pool[kind] -= s.tokens.held(you, kind);
        }
        for (int seat = 0; seat < s.seats; seat++) if (seat != you) left += held[seat];
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                s.addHeldToken(seat, kind, -s.tokens.held(seat, kind));
            for (int i = 0; i < held[seat]; i++) s.addHeldToken(seat, draw(pool, left--, rng), 1);
        }
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            s.tokens.add(TokenRows.SUPPLY, kind, pool[kind] - s.tokens.supply(kind));
    }

    private static int draw(int[] pool, int left, Rng rng) {
        int number = rng.next(left);
        int kind = 0;
        while (number >= pool[kind]) number -= pool[kind++];
        pool[kind]--;
        return kind;
    }

    /** The two tokens that somebody just drew are two of those held. */
    private static void tossed(State s, int you, Rng rng) {
        if (!s.agenda.asks(Task.TOSS) || you == s.actor) return;
        int[] held = new int[Catalog.TOKENS];
        int count = 0;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            held[kind] = s.tokens.held(s.actor, kind);
            count += held[kind];
        }
        int first = draw(held, count, rng);
        int second = draw(held, count - 1, rng);
        s.agenda.pop();
        s.agenda.push(Task.of(Task.TOSS, first, second, 0, 0));
    }

    // --- From a view

    /** A full state that could lie behind this view. */
    static State imagine(Catalog catalog, View view, Rng rng) {
        int seats = view.seats();
        int you = view.you();
        Variant variant = Variant.of(catalog, new Setup(seats, view.options(), Seed.ZERO));
        State s = new State(catalog, variant, Rng.of(Seed.ZERO, State.STREAMS));
        layCourse(s, view);
        for (int seat = 0; seat < seats; seat++) layPlayer(s, seat, view.players().get(seat));
        for (int observer = 0; observer <= seats; observer++)
            for (int leader = 0; leader < Catalog.LEADERS; leader++)
                s.leaders.known.setMay(
                        observer == seats ? Game.SPECTATOR : observer,
                        leader,
                        view.knowledge().get(leader));
        if (variant.advanced()) {
            int[] sizes = new int[LeaderCards.PLACES];
            sizes[LeaderCards.IN_DECK] = view.leaderDeck();
            sizes[LeaderCards.GONE] = view.leadersGone();
            for (int seat = 0; seat < seats; seat++) {
                sizes[LeaderCards.HAND_OF + seat] = view.players().get(seat).inHand();
                sizes[LeaderCards.PACK + Draft.pack(s, seat)] = view.players().get(seat).inPack();
                sizes[LeaderCards.OPEN] += view.players().get(seat).leaders().size();
            }
            sizes[LeaderCards.OPEN] += view.besideSforza().size() + view.besideVisconti().size();
            s.leaders.lay(s.leaders.known.deal(you, sizes, rng));
            others(s, you);
        }
        if (variant.famiglie()) tokens(s, you, tokensHeld(view), view.bag(), rng);
        for (int seat = 0; seat < seats; seat++) Holdings.refresh(s, seat);
        tossed(s, you, rng);
        s.rng.rekey(rng);
        return s;
    }

    private static int[] tokensHeld(View view) {
        return view.players().stream().mapToInt(player -> player.stock().tokens()).toArray();
    }

    private static void layCourse(State s, View view) {
        s.phase = view.phase();
        s.round = view.round();
        s.dice = packed(view.dice());
        s.order = packed(view.order());
        s.actor = view.actor();
        s.lap = view.lap();
        s.turn = view.turn();
        s.owed = (int) Bits.of(view.skipped());
        for (int i = 0; i < view.council().size(); i++)
            s.council |= view.council().get(i) + 1 << 4 * i;
        for (int period = 0; period < 3; period++)
            s.sentences |= view.excommunications().get(period).charAt(3) - '1' << 4 * period;
        s.adapted = view.adaptation();
        for (int floor = 0; floor < view.towers().size(); floor++)
            s.floors[floor] = view.towers().get(floor);
        s.piles.lay(view.piles());
        s.discarded.lay(view.discarded());
        s.discardedNow.lay(view.discardedNow());
        s.step = view.draft();
        s.leaders.beside(0, leaderSet(view.besideSforza()));
        s.leaders.beside(1, leaderSet(view.besideVisconti()));
        for (int slot = 0; slot < view.auction().size(); slot++) {
            View.Slot each = view.auction().get(slot);
            s.auction.lay(slot, each.tile(), Integer.parseInt(each.family().substring(1)) - 1);
            s.auction.stand(slot, each.bidder(), Math.max(0, each.row()));
        }
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            s.tokens.add(TokenRows.DISCARDS, kind, view.tokenDiscards().get(kind));
        s.slotHarvest = view.tokenOnHarvest();
        s.slotMarket = view.tokenOnMarket();
        for (String task : view.agenda()) s.agenda.push(Task.read(task));
        s.asked = view.asked();
        if (view.answer() >= 0) s.answer(view.you(), view.answer());
        s.value = view.run().value();
        s.pending = view.run().pending().packed();
        s.loss = view.run().loss();
        s.base = view.run().base();
        s.picked = view.run().picked();
    }

    private static int packed(List<Integer> numbers) {
        int packed = 0;
        for (int i = 0; i < numbers.size(); i++) packed |= numbers.get(i) << 4 * i;
        return packed;
    }

    private static long leaderSet(List<String> ids) {
        long set = 0;
        for (String id : ids) set |= 1L << Leader.numbered(id);
        return set;
    }

    private static void layPlayer(State s, int seat, View.Player player) {
        List<Integer> stock = player.stock().listed();
        for (int good = 0; good < stock.size(); good++)
            s.hold(seat, Good.ALL[good], stock.get(good));
        s.owned(seat).lay(player.cards());
        s.leaders.inPlay(seat, leaderSet(player.leaders()));
        s.leaders.turned(seat, leaderSet(player.turned()));
        s.copied(seat, player.copy().isEmpty() ? 0 : Leader.numbered(player.copy()) + 1);
        for (int member = 0; member < player.members().size(); member++)
            s.members.put(seat, member, player.members().get(member));
        s.members.six(seat, player.six());
        s.tile(seat, player.tile());
        s.families.of(
                seat,
                player.family().isEmpty() ? 0 : Integer.parseInt(player.family().substring(1)));
        s.families.stored(seat, player.store().get(0), player.store().get(1));
        s.families.sets(seat, player.sets());
        s.families.faithTiles(seat, (int) Bits.of(player.faithTiles()));
        s.families.flipped(seat, (int) Bits.of(player.flipped()));
        s.excommunicated(seat, (int) Bits.of(player.excommunicated()));
        for (int kind = 0; kind < player.tokens().size(); kind++)
            s.addHeldToken(seat, kind, player.tokens().get(kind));
    }
}
