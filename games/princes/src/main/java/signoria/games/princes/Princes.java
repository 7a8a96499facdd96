package signoria.games.princes;

import signoria.kernel.Events;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Option;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Rulebook;
import signoria.kernel.Scene;
import signoria.kernel.Setup;
import signoria.kernel.Sheet;
import signoria.kernel.Tables;
import signoria.kernel.Text;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.Words;

import java.util.List;

/** Princes of the Renaissance: the front door. */
public final class Princes implements Tunable<State, Move, View> {
    static final String ID = "princes";
    static final int RULESET = 2;

    /**
     * §turn.3, §trade.4 All gold that can ever come into a game buys fewer than three thousand
     * things; that makes fewer than twenty thousand turns, each with three offers a seat and their
     * answers. Random games take some two hundred decisions.
     */
    private static final int CAP = 1_000_000;

    private static final List<Option> OPTIONS =
            List.of(
                    new Option(
                            "money",
                            "gold and influence on the table",
                            "oro e influenza sul tavolo",
                            List.of("open", "hidden"),
                            "open"),
                    Option.toggle("trade", "trade between players", "scambi fra giocatori", true));

    private static final Refusal GAME_OVER = Refusal.of("princes/score.1", "over");
    private static final Refusal LEFT = Refusal.of("princes/leave.1", "left");
    private static final Refusal NOT_ASKED = Refusal.of("princes/turn.1", "not-asked");
    private static final Refusal ANSWERED = Refusal.of("princes/treachery.4", "answered");

    private final Tables tables;
    private final Weights weights;
    private final Worth worth;
    private final Catalog catalog;
    private final Sheet sheet;
    private final Words words = Words.beside(Princes.class);
    private final Rulebook rulebook = Rulebook.beside(Princes.class, ID, words);
    private final PrincesNotation notation;
    private final Scenes scenes;

    /** With the printed catalogue. */
    public Princes() {
        this(Tables.printed(), Weights.beside(Princes.class));
    }

    private Princes(Tables tables, Weights weights) {
        this.tables = tables;
        this.weights = weights;
        worth = new Worth(weights);
        catalog = new Catalog(tables);
        sheet =
                new Sheet(
                        ID,
                        "Princes of the Renaissance",
                        "Principi del Rinascimento",
                        3,
                        6,
                        OPTIONS,
                        RULESET,
                        CAP,
                        catalog.designed());
        notation = new PrincesNotation(catalog, words);
        scenes = new Scenes(catalog, notation, words);
    }

    @Override
    public Sheet sheet() {
        return sheet;
    }

    @Override
    public Rulebook rulebook() {
        return rulebook;
    }

    @Override
    public Princes with(Tables other) {
        return new Princes(other, weights);
    }

    @Override
    public Princes with(Weights other) {
        return new Princes(tables, other);
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public List<Term> terms(State s, int seat) {
        return worth.terms(s, seat);
    }

    @Override
    public Tables tables() {
        return tables;
    }

    @Override
    public State start(Setup setup) {
        return Dealing.deal(catalog, setup);
    }

    @Override
    public State copy(State s) {
        return s.copy();
    }

    @Override
    public void assign(State to, State from) {
        to.assign(from);
    }

    @Override
    public int waiting(State s) {
        return s.waiting();
    }

    @Override
    public void legal(State s, int seat, List<Move> out) {
        if (s.waitsFor(seat)) answers(s, seat, out);
        if (s.offered != 0) Trade.legal(s, seat, out);
    }

    private static void answers(State s, int seat, List<Move> out) {
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

    @Override
    public Refusal refusal(State s, int seat, Move move) {
        if (s.phase == Phase.OVER) return GAME_OVER;
        if (s.hasLeft(seat)) return LEFT;
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
            case Move.Pass _ -> s.phase == Phase.TURN ? Turns.refusal(s) : Auctions.passRefusal(s);
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
            case Move.War _ -> Wars.warRefusal(s);
            case Move.SecretWar _ -> Wars.secretRefusal(s);
            case Move.Defender defender -> Wars.refusal(s, defender);
            case Move.Veto _ -> Wars.vetoRefusal(s, seat);
            case Move.Use use -> Wars.refusal(s, seat, use);
            case Move.Bribe bribe -> Battles.refusal(s, seat, bribe);
            case Move.Lend lend -> Battles.refusal(s, seat, lend);
            case Move.Counter _ -> Plots.counterRefusal(s, seat);
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

    /** Plays a move, then answers for those who have left the table. */
    @Override
    public void play(State s, int seat, Move move, Events events) {
        perform(s, seat, move, events);
        while ((s.waiting() & s.left) != 0) {
            int gone = Integer.numberOfTrailingZeros(s.waiting() & s.left);
            perform(s, gone, Leaving.answer(s, gone), events);
        }
    }

    private static void perform(State s, int seat, Move move, Events events) {
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
            case Move.Use(int tile) -> Wars.use(s, seat, tile, events);
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
            case Move.Abandon _ -> Leaving.abandon(s, seat, events);
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

    @Override
    public View view(State s, int seat) {
        return View.of(s, seat);
    }

    @Override
    public State imagine(View view, Rng rng) {
        return Imagining.imagine(catalog, view, rng);
    }

    @Override
    public void redeal(State s, int seat, Rng rng) {
        Imagining.redeal(s, seat, rng);
    }

    @Override
    public Result result(State s) {
        return Scoring.result(s);
    }

    /**
     * Between bids nothing is half done: the last bid stands, and {@link Worth} knows what it is
     * worth to lead.
     */
    @Override
    public boolean quiet(State s) {
        return switch (s.phase) {
            case FAMILY, TURN, BIDDING, OVER -> true;
            case KEEP,
                    DROP,
                    EXPOSE,
                    ATTACKER,
                    DEFENDER,
                    VETO,
                    OPENING,
                    BAR,
                    DISCOUNT,
                    PLACE,
                    INVADE,
                    BATTLE,
                    REROLL,
                    COUNTER ->
                    false;
        };
    }

    @Override
    public void worth(State s, double[] out) {
        worth.of(s, out);
    }

    /** With many at the table one line says little: the first opinion of a move is heard longer. */
    @Override
    public String search(boolean deep) {
        return deep ? "prior=60" : "";
    }

    @Override
    public List<Move> candidates(View view) {
        return worth.offers(Imagining.imagine(catalog, view, Rng.of(0)), view.you());
    }

    /** §treachery.4 Sealed answers, and the tile one keeps. */
    @Override
    public boolean secret(State s, int seat, Move move) {
        return switch (move) {
            case Move.Veto _, Move.Counter _, Move.Done _, Move.Bribe _, Move.Lend _, Move.Keep _ ->
                    true;
            case Move.Use _ -> s.phase.sealed();
            default -> false;
        };
    }

    @Override
    public Scene scene(View view, List<Move> moves, Language in) {
        return scenes.scene(view, moves, in);
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    @Override
    public List<Move> moves() {
        return Move.ALL;
    }

    @Override
    public Rng chance(State s) {
        return s.rng;
    }

    @Override
    public void audit(State s) {
        Audit.check(s);
    }
}
