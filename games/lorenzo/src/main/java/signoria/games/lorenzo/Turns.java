package signoria.games.lorenzo;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

import java.util.ArrayList;
import java.util.List;

/**
 * The chapter "the round": what comes next when nothing is left to do, from the draft to the end.
 */
final class Turns {
    private static final Refusal CAN_PLACE = Refusal.of("lorenzo/round.4", "can-place");
    private static final Refusal TILE_TAKEN = Refusal.of("lorenzo/tile.1", "taken");
    private static final Refusal TILE_UNKNOWN = Refusal.of("lorenzo/tile.1", "unknown");

    /** §curse.7 Nothing is placed in a turn that is skipped. */
    static final Refusal MUST_SKIP = Refusal.of("lorenzo/curse.7", "must-skip");

    static final int ROUNDS = 6;

    private Turns() {}

    /** The next thing to do; called while the agenda is empty and the game is not over. */
    static void next(State s, Events events) {
        switch (s.phase) {
            case TILES -> tile(s);
            case DRAFT -> drafted(s, events);
            case AUCTION -> auction(s, events);
            case SFORZA -> begin(s, events);
            case ACTIONS -> turn(s, events);
            case GONZAGA -> report(s, events);
            case REPORT -> report(s, events);
            case CASHING -> cashing(s, events);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    // --- Setting up

    /** §tile.1 In reverse turn order. */
    private static void tile(State s) {
        if (--s.turn >= 0) {
            s.actor = s.seatAt(s.turn);
            s.agenda.push(Task.of(Task.TILE));
            return;
        }
        s.turn = 0;
        s.phase = Phase.DRAFT;
        Dealing.leaders(s);
        Draft.ask(s);
    }

    static void takeTile(State s, int tile, Events events) {
        s.agenda.pop();
        s.tile(s.actor, tile);
        events.add(new LorenzoEvent.TileTaken(s.actor, tile));
    }

    /** The last one leaves no choice. */
    static boolean settleTile(State s, Events events) {
        int only = -1;
        for (int tile = 1; tile < Catalog.TILES; tile++)
            if (refusal(s, Move.TILES[tile]) == Refusal.NONE) {
                if (only >= 0) return false;
                only = tile;
            }
        takeTile(s, only, events);
        return true;
    }

    private static void drafted(State s, Events events) {
        if (s.variant.famiglie()) {
            s.phase = Phase.AUCTION;
            Dealing.families(s);
        } else begin(s, events);
    }

    static void legalTiles(State s, List<Move> out) {
        for (int tile = 1; tile < Catalog.TILES; tile++)
            if (refusal(s, Move.TILES[tile]) == Refusal.NONE) out.add(Move.TILES[tile]);
    }

    static Refusal refusal(State s, Move.Tile move) {
        int tile = move.tile();
        if (tile == 0 || tile == Catalog.TILES - 1 && s.seats < 5) return TILE_UNKNOWN;
        for (int seat = 0; seat < s.seats; seat++) if (s.tile(seat) == tile) return TILE_TAKEN;
        return Refusal.NONE;
    }

    private static void auction(State s, Events events) {
        int bidder = Families.nextBidder(s);
        if (bidder >= 0) {
            s.actor = bidder;
            s.agenda.push(Task.of(Task.BID));
            return;
        }
        Families.award(s, events);
        s.phase = Phase.SFORZA;
        int sforza = Families.holder(s, Power.LEADERS_ONE_FREE);
        if (sforza < 0) return;
        s.actor = sforza;
        if (s.leaders.beside(0) != 0) s.agenda.push(Task.of(Task.FREE_LEADER, 0, 0, 0, 2));
    }

    // --- A round

    /** §round.2 Cards on the floors, from the bottom up; then the dice. */
    static void begin(State s, Events events) {
        s.phase = Phase.ACTIONS;
        int towers = s.variant.famiglie() ? Space.TOWERS : Space.TOWERS - 1;
        for (int tower = 0; tower < towers; tower++) Dealing.floors(s, tower);
        s.dice = 0;
        for (int die = 0; die < Members.COLOURED; die++)
            s.dice |= s.rng.roll(State.DICE_STREAM, 6) << 4 * die;
        events.add(new LorenzoEvent.RoundBegan(s.round, s.die(0), s.die(1), s.die(2)));
        s.lap = 0;
        s.turn = -1;
        s.owed = 0;
    }

    /**
     * §round.3 The next seat that has a turn left; §curse.7 skipped ones are made up at the end.
     */
    private static void turn(State s, Events events) {
        int laps = Families.holder(s, Power.FIFTH_MEMBER) >= 0 ? Members.COUNT : Members.COUNT - 1;
        while (true) {
            if (++s.turn == s.seats) {
                s.turn = 0;
                if (++s.lap > laps) {
                    endActions(s);
                    return;
                }
            }
            int seat = s.seatAt(s.turn);
            s.actor = seat;
            if (s.lap == laps) {
                if ((s.owed >>> seat & 1) == 0) continue;
                s.agenda.push(Task.of(Task.TURN));
                return;
            }
            if (s.lap >= s.memberCount(seat)) continue;
            if (s.lap > 0 || !s.cursed(seat, Excommunication.SKIP_FIRST)) {
                s.agenda.push(Task.of(Task.TURN));
                return;
            }
            s.owed |= 1 << seat;
            if (Extras.possible(s, seat)) {
                s.agenda.push(Task.of(Task.SKIP));
                return;
            }
            events.add(new LorenzoEvent.Skipped(seat));
        }
    }

    static void legalTurn(State s, List<Move> out) {
        int before = out.size();
        Placements.legal(s, s.actor, out);
        boolean placing = out.size() > before;
        Extras.legal(s, s.actor, out);
        if (!placing) out.add(Move.PASS);
    }

    static void legalSkip(State s, List<Move> out) {
        Extras.legal(s, s.actor, out);
        out.add(Move.PASS);
    }

    static void legalAfter(State s, List<Move> out) {
        Extras.legal(s, s.actor, out);
        out.add(Move.DONE);
    }

    /** §round.4 Only who can place no member may pass, or §curse.7 who must skip the turn. */
    static Refusal refusal(State s, Move.Pass pass) {
        boolean may = Task.kind(s.agenda.top()) == Task.SKIP || !Placements.any(s, s.actor);
        return may ? Refusal.NONE : CAN_PLACE;
    }

    static void pass(State s, Events events) {
        boolean skipped = Task.kind(s.agenda.top()) == Task.SKIP;
        s.agenda.pop();
        events.add(skipped ? new LorenzoEvent.Skipped(s.actor) : new LorenzoEvent.Passed(s.actor));
    }

    /** §curse.7 Who is freed in the very turn that is to be skipped takes it after all. */
    static boolean settleSkip(State s) {
        if (s.cursed(s.actor, Excommunication.SKIP_FIRST)) return false;
        s.owed &= ~(1 << s.actor);
        s.agenda.pop();
        s.agenda.push(Task.of(Task.TURN));
        return true;
    }

    private static void endActions(State s) {
        s.phase = Phase.GONZAGA;
        s.turn = 0;
        int gonzaga = Families.holder(s, Power.CARD_FOR_SEVEN_SERVANTS);
        if (gonzaga < 0 || !Families.gonzagaCan(s, gonzaga)) return;
        s.actor = gonzaga;
        s.agenda.push(Task.of(Task.GONZAGA));
    }

    /** §vatican.1 In turn order; who has too little faith is not asked. */
    private static void report(State s, Events events) {
        s.phase = Phase.REPORT;
        if (s.round % 2 == 0)
            while (s.turn < s.seats) {
                int seat = s.seatAt(s.turn++);
                s.actor = seat;
                if (Vatican.enough(s, seat)) {
                    s.agenda.push(Task.of(Task.REPORT));
                    return;
                }
                Vatican.excommunicate(s, seat, events);
            }
        end(s, events);
    }

    /**
     * §round.5 Cards away, the new order, members home, leaders face up; then the next round or the
     * end.
     */
    private static void end(State s, Events events) {
        for (int floor = 0; floor < s.floors.length; floor++) {
            if (s.floors[floor] > 0 && Space.tower(floor) != Space.SPECIAL_TOWER)
                s.discardedNow.add(s.floors[floor] - 1);
            s.floors[floor] = 0;
        }
        for (int word = 0; word < Catalog.WORDS; word++) {
            s.discarded.word(word, s.discarded.word(word) | s.discardedNow.word(word));
            s.discardedNow.word(word, 0);
        }
        order(s, events);
        for (int seat = 0; seat < s.seats; seat++) s.leaders.turned(seat, 0);
        s.members.allHome();
        s.council = 0;
        s.turn = 0;
        s.owed = 0;
        if (s.adapted >= 0) s.adapted = (s.adapted + 1) % Space.SPECIAL_TOWER;
        if (s.round == ROUNDS) {
            s.phase = Phase.CASHING;
            return;
        }
        s.round++;
        begin(s, events);
    }

    /** §round.6 First those in the council palace as they sit, then the others as they were. */
    static int order(State s) {
        int order = 0;
        int place = 0;
        int seated = 0;
        for (int i = 0; (s.council >>> 4 * i & 15) != 0; i++) {
            int seat = (s.council >>> 4 * i & 15) - 1;
            order |= seat << 4 * place++;
            seated |= 1 << seat;
        }
        for (int i = 0; i < s.seats; i++) {
            int seat = s.seatAt(i);
            if ((seated >>> seat & 1) == 0) order |= seat << 4 * place++;
        }
        return order;
    }

    private static void order(State s, Events events) {
        int order = order(s);
        if (order == s.order) return;
        s.order = order;
        if (events == Events.IGNORED) return;
        List<Integer> seats = new ArrayList<>();
        for (int i = 0; i < s.seats; i++) seats.add(s.seatAt(i));
        events.add(new LorenzoEvent.OrderSet(seats));
    }

    /** §score.1 Tokens may be cashed, in turn order; then the game is over. */
    private static void cashing(State s, Events events) {
        while (s.turn < s.seats) {
            int seat = s.seatAt(s.turn++);
            s.actor = seat;
            if (s.tokenCount(seat) > 0) {
                s.agenda.push(Task.of(Task.CASH));
                return;
            }
        }
        s.phase = Phase.OVER;
        events.add(new LorenzoEvent.Ended());
    }
}
