package signoria.games.princes;

import signoria.kernel.Ahead;
import signoria.kernel.Game;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a family may answer before it is asked: how far it bids for a lot, or that it plays no
 * treachery in the rest of a turn or of a war. What is at stake is the lot, the war, or the turn;
 * treachery played against the family itself is another matter.
 */
final class Planning {
    /** A list of bids that is no longer than this can still be chosen from. */
    private static final int MOST = 60;

    private Planning() {}

    static Ahead<Move> ahead(Catalog catalog, View view, Phrases phrases) {
        if (view.you() == Game.SPECTATOR || view.phase() == Phase.OVER) return Ahead.none();
        if (bids(view)) return bidding(catalog, view, phrases);
        View.WarView war = view.war();
        if (view.players().get(view.you()).inHand() == 0) return Ahead.none();
        if (war.attacking() >= 0)
            return leads(view)
                    ? Ahead.none()
                    : passing("war " + war.attacking() + " " + war.defending(), view, phrases);
        boolean turn =
                switch (view.phase()) {
                    case TURN, KEEP, DROP, EXPOSE -> true;
                    case COUNTER -> view.auction().lot().isEmpty();
                    default -> false;
                };
        return turn && view.turn() != view.you() ? passing("turn", view, phrases) : Ahead.none();
    }

    private static Ahead<Move> passing(String stake, View view, Phrases phrases) {
        boolean against = view.plot().target() == view.you();
        return new Ahead<>(
                String.join(" ", stake, "" + view.decade(), "" + view.turn(), "" + against),
                List.of(
                        new Ahead.Answer<>(
                                Move.DONE, phrases.say("plan-" + Text.words(stake).getFirst()))));
    }

    /** It is still in an auction, and may be asked to bid. */
    private static boolean bids(View view) {
        boolean runs =
                switch (view.phase()) {
                    case OPENING -> view.turn() != view.you();
                    case BAR, BIDDING, COUNTER -> true;
                    default -> false;
                };
        return runs && !view.auction().lot().isEmpty() && view.auction().in().contains(view.you());
    }

    /** It leads a side of the war: much more than a tile depends on what it does. */
    private static boolean leads(View view) {
        return view.war().attacker() == view.you() || view.war().defender() == view.you();
    }

    private static Ahead<Move> bidding(Catalog catalog, View view, Phrases phrases) {
        List<Ahead.Answer<Move>> answers = new ArrayList<>();
        answers.add(new Ahead.Answer<>(Move.PASS, phrases.say("plan-pass")));
        String noun = phrases.good(Lot.of(catalog, view.auction().lot()));
        int least = view.auction().minimum();
        for (int n = least; n <= purse(catalog, view) && n < least + MOST; n++)
            answers.add(new Ahead.Answer<>(Move.bid(n), phrases.say("plan-bid", n, noun)));
        return new Ahead<>("bid " + view.auction().lot(), answers);
    }

    private static int purse(Catalog catalog, View view) {
        View.Player me = view.players().get(view.you());
        Good good = Lot.good(catalog, Lot.of(catalog, view.auction().lot()));
        return good == Good.GOLD ? me.gold() : me.influence();
    }

    /** The least bid up to the one that was planned, and then no more. */
    static Optional<Move> planned(Catalog catalog, View view, Move answer) {
        return switch (view.phase()) {
            case BIDDING ->
                    answer instanceof Move.Bid(int most)
                                    && view.auction().minimum() <= most
                                    && view.auction().minimum() <= purse(catalog, view)
                            ? Optional.of(Move.bid(view.auction().minimum()))
                            : Optional.of(Move.PASS);
            case VETO, BATTLE, COUNTER ->
                    answer == Move.DONE ? Optional.of(answer) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
