package signoria.games.princes;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Text;

import java.util.List;

/**
 * Which chapter lists, refuses and plays the answers to what is asked; the chapters do the rest.
 */
final class Questions {
    private static final Refusal GAME_OVER = Refusal.of("princes/score.1", "over");
    private static final Refusal HAS_LEFT = Refusal.of("princes/leave.1", "left");
    private static final Refusal NOT_ASKED = Refusal.of("princes/turn.1", "not-asked");
    private static final Refusal ANSWERED = Refusal.of("princes/treachery.4", "answered");

    private Questions() {}

    /** The answers of a seat that is asked. */
    static void legal(State s, int seat, List<Move> out) {
        switch (s.phase) {
            case TURN -> Turns.legal(s, out);
            case BIDDING -> Auctions.legalBidding(s, seat, out);
            case OPENING -> Auctions.legalBids(s, seat, out);
            case COUNTER -> Plots.legalCounter(s, seat, out);
            case VETO -> Wars.legalVetoes(s, seat, out);
            case BATTLE -> Battles.legal(s, seat, out);
            case ATTACKER -> addAll(Move.ATTACKERS, out);
            case DEFENDER -> Wars.legalDefenders(s, out);
            case REROLL -> Battles.legalRerolls(out);
            case PLACE -> addAll(Move.PLACES, out);
            case INVADE -> {
                addAll(Move.INVASIONS, out);
                out.add(Move.DECLINE);
            }
            case BAR -> Auctions.legalBars(s, seat, out);
            case DISCOUNT -> Winnings.legalDiscounts(s, out);
            case KEEP -> Hands.legalKeeps(s, out);
            case DROP, EXPOSE -> Hands.legalDrops(s, out);
            case FAMILY -> Dealing.legal(s, out);
            case OVER -> {}
        }
    }

    private static void addAll(Move[] moves, List<Move> out) {
        for (Move move : moves) out.add(move);
    }

    static Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return GAME_OVER;
        if (s.hasLeft(seat)) return HAS_LEFT;
        return switch (move) {
            case Move.Offer offer -> Trade.refusal(s, seat, offer);
            case Move.Accept accept -> Trade.refusal(s, seat, accept);
            case Move.Reject reject -> Trade.refusal(s, seat, reject);
            case Move.Withdraw withdraw -> Trade.refusal(s, seat, withdraw);
            case Move.Abandon _ -> Refusal.NONE;
            case Move _ when !s.waitsFor(seat) ->
                    s.phase.sealed() && (s.asked >>> seat & 1) != 0 ? ANSWERED : NOT_ASKED;
            case Move _ when !answers(move, s.phase) ->
                    Refusal.of("princes/turn.4", "answer-first", "phase-" + Text.lower(s.phase));
            case Move.Choose choose -> Dealing.refusal(s, choose);
            case Move.Pass pass ->
                    s.phase == Phase.TURN ? Turns.refusal(s, pass) : Auctions.refusal(s, pass);
            case Move.Buy buy -> Turns.refusal(s, buy);
            case Move.GiveBack giveBack -> Turns.refusal(s, giveBack);
            case Move.BuyTreachery buy -> Hands.refusal(s, buy);
            case Move.Keep keep -> Hands.refusal(s, keep);
            case Move.Drop drop -> Hands.refusal(s, drop);
            case Move.Auction auction -> Auctions.refusal(s, auction);
            case Move.Bid bid -> Auctions.refusal(s, seat, bid);
            case Move.ShutOut shutOut -> Auctions.refusal(s, seat, shutOut);
            case Move.Steal steal -> Plots.refusal(s, steal);
            case Move.Expose expose -> Hands.refusal(s, expose);
            case Move.Bar bar -> Auctions.refusal(s, seat, bar);
            case Move.War war -> Wars.refusal(s, war);
            case Move.SecretWar war -> Wars.refusal(s, war);
            case Move.Defender defender -> Wars.refusal(s, defender);
            case Move.Veto veto -> Wars.refusal(s, seat, veto);
            case Move.Use use -> CityTiles.refusal(s, seat, use);
            case Move.Bribe bribe -> Battles.refusal(s, seat, bribe);
            case Move.Lend lend -> Battles.refusal(s, seat, lend);
            case Move.Counter counter -> Plots.refusal(s, seat, counter);
            case Move.Attacker _,
                    Move.Reroll _,
                    Move.Done _,
                    Move.Place _,
                    Move.Invade _,
                    Move.Decline _ ->
                    Refusal.NONE;
        };
    }

    /** §turn.4 The move answers the question of this phase. */
    private static boolean answers(Move move, Phase phase) {
        return switch (phase) {
            case FAMILY -> move instanceof Move.Choose;
            case TURN ->
                    switch (move) {
                        case Move.Pass _,
                                Move.Buy _,
                                Move.GiveBack _,
                                Move.BuyTreachery _,
                                Move.Auction _,
                                Move.Steal _,
                                Move.Expose _,
                                Move.War _,
                                Move.SecretWar _ ->
                                true;
                        default -> false;
                    };
            case KEEP -> move instanceof Move.Keep;
            case DROP, EXPOSE -> move instanceof Move.Drop;
            case ATTACKER -> move instanceof Move.Attacker;
            case DEFENDER -> move instanceof Move.Defender;
            case VETO ->
                    move instanceof Move.Veto
                            || move instanceof Move.Use
                            || move instanceof Move.Done;
            case OPENING -> move instanceof Move.Bid || move instanceof Move.Pass;
            case BAR -> move instanceof Move.Bar || move instanceof Move.Decline;
            case BIDDING ->
                    move instanceof Move.Bid
                            || move instanceof Move.Pass
                            || move instanceof Move.ShutOut;
            case DISCOUNT -> move instanceof Move.Use || move instanceof Move.Decline;
            case PLACE -> move instanceof Move.Place;
            case INVADE -> move instanceof Move.Invade || move instanceof Move.Decline;
            case BATTLE ->
                    move instanceof Move.Use
                            || move instanceof Move.Bribe
                            || move instanceof Move.Lend
                            || move instanceof Move.Done;
            case REROLL -> move instanceof Move.Reroll || move instanceof Move.Decline;
            case COUNTER -> move instanceof Move.Counter || move instanceof Move.Done;
            case OVER -> false;
        };
    }

    static void play(State s, int seat, Move move, Events events) {
        switch (move) {
            case Move.Choose(Family family) -> Dealing.choose(s, family, events);
            case Move.Pass _ -> {
                if (s.phase == Phase.TURN) Turns.pass(s, events);
                else Auctions.pass(s, seat, events);
            }
            case Move.Buy(Troop troop) -> Turns.buy(s, troop, events);
            case Move.GiveBack(Troop troop) -> Turns.giveBack(s, troop, events);
            case Move.BuyTreachery(boolean choosing) -> Hands.buy(s, choosing, events);
            case Move.Keep(Treachery kind) -> Hands.keep(s, kind, events);
            case Move.Drop(Treachery kind) -> Hands.drop(s, kind, events);
            case Move.Auction(int lot) -> Auctions.open(s, lot, events);
            case Move.Bid(int amount) -> Auctions.bid(s, seat, amount, events);
            case Move.ShutOut(int other) ->
                    Plots.playAt(s, seat, Treachery.SHUT_OUT, other, events);
            case Move.Steal(int other) -> Plots.playAt(s, seat, Treachery.STEAL, other, events);
            case Move.Expose(int other) -> Hands.expose(s, other, events);
            case Move.Bar(int other) -> Auctions.bar(s, seat, other, events);
            case Move.War _ -> Wars.begin(s, events);
            case Move.SecretWar _ -> Wars.beginSecretly(s, events);
            case Move.Attacker(City city) -> Wars.attacker(s, city);
            case Move.Defender(City city) -> Wars.defender(s, city, events);
            case Move.Veto _ -> Wars.veto(s, seat, events);
            case Move.Use(int tile) -> CityTiles.use(s, seat, tile, events);
            case Move.Bribe bribe -> Battles.bribe(s, seat, bribe);
            case Move.Lend lend -> Battles.lend(s, seat, lend);
            case Move.Reroll(Side die) -> Battles.reroll(s, seat, die, events);
            case Move.Counter _ -> Plots.counter(s, seat, events);
            case Move.Done _ -> {
                if (s.phase == Phase.COUNTER) Plots.answer(s, seat, events);
                else Wars.answer(s, seat, events);
            }
            case Move.Place(City city) -> Winnings.place(s, seat, city, events);
            case Move.Invade(City city) -> Winnings.invade(s, seat, city, events);
            case Move.Decline _ -> decline(s, seat, events);
            case Move.Offer offer -> Trade.offer(s, seat, offer, events);
            case Move.Accept(int slot) -> Trade.accept(s, slot, events);
            case Move.Reject(int slot) -> Trade.reject(s, seat, slot, events);
            case Move.Withdraw(int number) -> Trade.withdraw(s, seat, number, events);
            case Move.Abandon _ -> Leaving.leave(s, seat, events);
        }
    }

    private static void decline(State s, int seat, Events events) {
        switch (s.phase) {
            case BAR -> Auctions.barNobody(s, events);
            case DISCOUNT -> Winnings.pay(s, Winnings.price(s), events);
            case INVADE -> Winnings.spare(s, seat, events);
            case REROLL -> Battles.noReroll(s, events);
            default -> throw new IllegalStateException("nothing to decline in " + s.phase);
        }
    }
}
