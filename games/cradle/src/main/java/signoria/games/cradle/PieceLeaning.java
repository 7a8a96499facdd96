package signoria.games.cradle;

import signoria.kernel.Bits;
import signoria.kernel.Weights;

import java.util.List;

/** Where a player leans to place a piece. */
final class PieceLeaning {
    private final double fillsBlue;
    private final double fillsRed;
    private final double fillsGain;
    private final double leavesOne;
    private final double leavesOneGain;
    private final double leavesMoreGain;
    private final double otherGain;
    private final double opens;
    private final double joinsSymbols;
    private final double joinsHeight;
    private final double centre;
    private final double genius;
    private final double geniusFills;
    private final double geniusMarks;

    PieceLeaning(Weights weights) {
        fillsBlue = weights.of("lean-fills-blue");
        fillsRed = weights.of("lean-fills-red");
        fillsGain = weights.of("lean-fills-gain");
        leavesOne = weights.of("lean-leaves-one");
        leavesOneGain = weights.of("lean-leaves-one-gain");
        leavesMoreGain = weights.of("lean-leaves-more-gain");
        otherGain = weights.of("lean-other-gain");
        opens = weights.of("lean-opens");
        joinsSymbols = weights.of("lean-joins-symbols");
        joinsHeight = weights.of("lean-joins-height");
        centre = weights.of("lean-centre");
        genius = weights.of("lean-genius");
        geniusFills = weights.of("lean-genius-fills");
        geniusMarks = weights.of("lean-genius-marks");
    }

    /** Moves at one place are listed one after the other. */
    void of(State s, List<Move> legal, double[] out) {
        int last = State.NONE;
        int culture = 0;
        int characters = 0;
        for (int i = 0; i < legal.size(); i++) {
            out[i] = 0;
            if (!(legal.get(i) instanceof Move.Piece piece)) continue;
            if (piece.place() != last) {
                last = piece.place();
                culture = culture(s, last);
                characters = characters(s, last);
            }
            out[i] = piece(s, piece, culture, characters);
        }
    }

    /** What culture would bring now at a place. */
    private static int culture(State s, int place) {
        int rival = rival(s, place);
        int own = Worth.most(s, s.asked, place);
        return rival == State.NOBODY ? own : own - Worth.most(s, rival, place);
    }

    /** What characters would bring. */
    private static int characters(State s, int place) {
        int rival = rival(s, place);
        int own = Worth.strength(s, s.asked, place);
        int theirs = rival == State.NOBODY ? 0 : Worth.strength(s, rival, place);
        return s.height(place) * Integer.signum(own - theirs);
    }

    private static int rival(State s, int place) {
        int others = s.present(place) & ~(1 << s.asked);
        return others == 0 ? State.NOBODY : Bits.first(others);
    }

    private double piece(State s, Move.Piece piece, int culture, int characters) {
        int place = piece.place();
        int event = s.event(place);
        boolean red = piece.space() >= EventCard.MOST_OF_COLOUR;
        int free = ~(s.occupied(place) | 1 << s.catalog.events[event].space(piece.space()));
        int left = Integer.bitCount(free & s.catalog.coloured(event, red));
        int gain = red ? characters : culture;
        double leaning = place < State.CENTRES ? centre : 0;
        if (left == 0) leaning += (red ? fillsRed : fillsBlue) + fillsGain * gain;
        else {
            leaning += left == 1 ? leavesOne + leavesOneGain * gain : leavesMoreGain * gain;
            if (Integer.bitCount(free & s.catalog.coloured(event, !red)) == 1)
                leaning += otherGain * (red ? culture : characters);
        }
        if (piece instanceof Move.Genius)
            leaning +=
                    genius
                            + (left == 0
                                    ? geniusFills
                                    : geniusMarks * s.columns.marks(s.asked, red));
        return leaning + comes(s, place);
    }

    /** Comes to an event where nobody is, or joins a rival there. */
    private double comes(State s, int place) {
        int present = s.present(place);
        if (present == 0) return opens;
        if ((present >>> s.asked & 1) != 0) return 0;
        int rival = Bits.first(present);
        return joinsSymbols * Worth.most(s, rival, place) + joinsHeight * s.height(place);
    }
}
