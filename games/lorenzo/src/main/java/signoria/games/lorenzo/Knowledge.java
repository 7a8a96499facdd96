package signoria.games.lorenzo;

import signoria.kernel.Game;
import signoria.kernel.Rng;

/**
 * What a seat cannot know, dealt anew: leaders that lie hidden, tokens of others, sealed answers,
 * chance.
 */
final class Knowledge {
    private Knowledge() {}

    static void redeal(State s, int you, Rng rng) {
        if (s.variant.advanced()) {
            byte[] lies = s.leaderPlaces();
            s.whereabouts.shuffle(you, lies, rng);
            s.whereabouts.shuffle(you, lies, rng);
            s.layLeaders(lies);
            others(s, you);
        }
        if (s.variant.famiglie()) {
            int[] held = new int[s.seats];
            for (int seat = 0; seat < s.seats; seat++) held[seat] = s.figure(seat, State.TOKENS);
            tokens(s, you, held, Tokens.left(s), rng);
        }
        for (int seat = 0; seat < s.seats; seat++)
            if (seat != you && (s.asked >>> seat & 1) != 0) s.answer(seat, -1);
        tossed(s, you, rng);
        s.rng.rekey(rng);
    }

    /** In an imagined world others know what everybody knows, and what they hold themselves. */
    static void others(State s, int you) {
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            long hand = s.set(seat, State.IN_HAND);
            int pack = Draft.pack(s, seat);
            long looked = s.shared(State.PACKS + pack);
            int seen = 1 << State.HAND_OF + seat | 1 << State.PACK + pack;
            for (int leader = 0; leader < Catalog.LEADERS; leader++) {
                int may = s.whereabouts.may(Game.SPECTATOR, leader);
                if (may == 0) continue;
                if ((hand >>> leader & 1) != 0)
                    s.whereabouts.see(seat, leader, State.HAND_OF + seat);
                else if ((looked >>> leader & 1) != 0)
                    s.whereabouts.see(seat, leader, State.PACK + pack);
                else s.whereabouts.setMay(seat, leader, may & ~seen);
            }
        }
    }

    /** Tokens that others hold, and those in the bag, are mixed and dealt again. */
    static void tokens(State s, int you, int[] held, int bag, Rng rng) {
        int[] pool = new int[Catalog.TOKENS];
        int left = bag;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            pool[kind] = s.catalog.tokens.get(kind).count() - s.discards(kind);
            if (s.slotHarvest == kind + 1) pool[kind]--;
            if (s.slotMarket == kind + 1) pool[kind]--;
            if (you < s.seats) pool[kind] -= s.heldToken(you, kind);
        }
        for (int seat = 0; seat < s.seats; seat++) if (seat != you) left += held[seat];
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == you) continue;
            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                s.addHeldToken(seat, kind, -s.heldToken(seat, kind));
            for (int i = 0; i < held[seat]; i++) s.addHeldToken(seat, draw(pool, left--, rng), 1);
        }
        for (int kind = 0; kind < Catalog.TOKENS; kind++)
            s.addSupply(kind, pool[kind] - s.supply(kind));
    }

    private static int draw(int[] pool, int left, Rng rng) {
        int number = rng.next(left);
        int kind = 0;
        while (number >= pool[kind]) number -= pool[kind++];
        pool[kind]--;
        return kind;
    }

    /** The two tokens that somebody just drew are two of those held. */
    static void tossed(State s, int you, Rng rng) {
        if (s.top == 0 || Task.kind(s.peek()) != Task.TOSS || you == s.actor) return;
        int[] held = new int[Catalog.TOKENS];
        int count = 0;
        for (int kind = 0; kind < Catalog.TOKENS; kind++) {
            held[kind] = s.heldToken(s.actor, kind);
            count += held[kind];
        }
        int first = draw(held, count, rng);
        int second = draw(held, count - 1, rng);
        s.pop();
        s.push(Task.of(Task.TOSS, first, second, 0, 0));
    }
}
