package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;

/** The part of an outlook that the open events promise, above all those where one stands. */
final class EventOutlook {
    /**
     * How one stands there: alone or not, about to place a piece or not, one space left or more.
     */
    private static final List<String> STANDING =
            List.of(
                    "alone-waits-near",
                    "alone-waits-far",
                    "alone-places-near",
                    "alone-places-far",
                    "facing-waits-near",
                    "facing-waits-far",
                    "facing-places-near",
                    "facing-places-far");

    private static final int FACING = 4, PLACES = 2, FAR = 1;

    /** How much stronger still counts. */
    private static final int MOST = 9;

    private EventOutlook() {}

    /** The traits of {@link Trait.Here}, for each way to stand. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (String standing : STANDING)
            for (Trait.Here trait : Trait.Here.ALL) names.add(standing + "-" + Text.lower(trait));
        return names;
    }

    static double of(State s, int seat, double[] w) {
        double worth = 0;
        for (int rest = Placing.reachable(s, seat); rest != 0; rest = Bits.rest(rest)) {
            int place = Bits.first(rest);
            if (s.event(place) != State.NONE) worth += of(s, place, seat, w);
        }
        return worth;
    }

    private static double of(State s, int place, int seat, double[] w) {
        int present = s.present(place);
        int facing = present & ~(1 << seat);
        int rivals = facing == 0 ? Payment.opponents(s, place, seat) : facing;
        int own = Worth.most(s, seat, place);
        int could = could(s, seat, place);
        int strength = Worth.strength(s, seat, place);
        int theirs = 0;
        int theyCould = 0;
        int theirStrength = 0;
        for (int rest = rivals; rest != 0; rest = Bits.rest(rest)) {
            int rival = Bits.first(rest);
            theirs = Math.max(theirs, Worth.most(s, rival, place));
            theyCould = Math.max(theyCould, could(s, rival, place));
            theirStrength = Math.max(theirStrength, Worth.strength(s, rival, place));
        }
        int lead = own - theirs;
        int couldLead = could - theyCould;
        int stronger = strength - theirStrength;
        int height = s.height(place);
        double worth = Outlook.at(w, Trait.SHOWN) * own + Outlook.at(w, Trait.COULD) * could;
        if (lead > 0) worth += Outlook.at(w, Trait.AHEAD) * lead;
        if (couldLead > 0) worth += Outlook.at(w, Trait.COULD_AHEAD) * couldLead;
        if (stronger > 0) worth += Outlook.at(w, Trait.PRIZES) * height;
        worth += Outlook.at(w, Trait.MIGHT) * height * strength;
        if ((present >>> seat & 1) == 0) return worth;
        boolean alone = facing == 0;
        int standing = (alone ? 0 : FACING) + (Outlook.places(s, seat) ? PLACES : 0);
        int free = ~s.occupied(place);
        int blue = first(standing, free & s.catalog.coloured(s.event(place), false));
        int red = first(standing, free & s.catalog.coloured(s.event(place), true));
        worth +=
                at(w, blue, Trait.Here.BLUE)
                        + at(w, blue, Trait.Here.GAIN) * (alone ? own : lead)
                        + at(w, blue, Trait.Here.LEAD)
                                * (alone ? Math.max(0, lead) : Integer.signum(lead))
                        + at(w, blue, Trait.Here.COULD_LEAD) * couldLead
                        + at(w, blue, Trait.Here.MORE) * (could - own);
        int wins = Integer.signum(alone ? strength : stronger);
        double far = alone ? Integer.signum(stronger) : Math.clamp(stronger, -MOST, MOST);
        return worth
                + at(w, red, Trait.Here.RED)
                + at(w, red, Trait.Here.PRIZE) * height * wins
                + at(w, red, Trait.Here.STRONGER) * height * far
                + at(w, red, Trait.Here.HEIGHT) * height;
    }

    /** Where the weights of a way to stand begin. */
    private static int first(int standing, int free) {
        int way = standing + (Integer.bitCount(free) > 1 ? FAR : 0);
        return Trait.ALL.length + way * Trait.Here.ALL.length;
    }

    private static double at(double[] w, int first, Trait.Here trait) {
        return w[first + trait.ordinal()];
    }

    /** The highest count of a symbol of the event, once the hand is played and tops are turned. */
    private static int could(State s, int seat, int place) {
        long turnable = s.columns.turnable(seat);
        int most = 0;
        for (int rest = s.catalog.eventSymbols[s.event(place)]; rest != 0; rest = Bits.rest(rest)) {
            int symbol = Bits.first(rest);
            long more = s.cards.handCultures(seat) & s.catalog.ofSymbol[symbol];
            int top = s.columns.top(seat, symbol);
            int turn = top == State.NONE ? 0 : (int) (turnable >>> top & 1);
            most = Math.max(most, s.columns.count(seat, symbol) + Long.bitCount(more) + turn);
        }
        return most;
    }
}
