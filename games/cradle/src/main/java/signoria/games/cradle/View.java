package signoria.games.cradle;

import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.util.List;

/**
 * What one seat may see: the whole table, its own hand and pile, and of other hands and piles how
 * many cards they hold and which these may be.
 *
 * @param you the seat, or {@link Game#SPECTATOR}
 * @param asked who owes a decision, -1 when the game is over
 * @param lifted where the piece in the air was lifted, as {@code place * 8 + space}, or -1
 * @param left the seats that have left
 * @param eventsSeen every event that ever lay open
 * @param mayDeck the cards that may lie in the deck, as far as all know
 * @param shows while you may show a character: what each would make
 * @param sides at the end, what decides for each side
 */
public record View(
        int seats,
        int you,
        boolean teams,
        Phase phase,
        int turn,
        int asked,
        boolean swapping,
        int lifted,
        int bonus,
        int actions,
        int acted,
        int idle,
        List<Integer> left,
        List<Stack> stacks,
        int eventsLeft,
        List<String> eventsSeen,
        List<String> open,
        int deck,
        List<String> discards,
        List<String> mayDeck,
        Contest contest,
        List<Player> players,
        @Derived List<Showing> shows,
        @Derived List<Side> sides) {

    /**
     * An event with those beneath it.
     *
     * @param place {@code c1} to {@code c3} in the centre, {@code left1} to the left of seat 1
     * @param events the open one first
     * @param symbols those of the open event
     * @param seats who may use it; beside the players the one on its right first
     */
    public record Stack(
            String place,
            List<String> events,
            @Derived List<Symbol> symbols,
            @Derived List<Integer> seats,
            @Derived Covered blue,
            @Derived Covered red,
            @Derived Prospect prospect,
            List<Space> spaces) {}

    /**
     * How many spaces of a colour are covered, of how many.
     *
     * @param last the next piece on one of them brings a scoring
     */
    public record Covered(int taken, int all, boolean last) {}

    /**
     * What a scoring of the culture would bring now, each counting the symbol seen most.
     *
     * @param counts of those who are there, and yours where there is room for you; the highest
     *     first
     * @param winner -1 where nobody wins
     */
    public record Prospect(List<Count> counts, int winner, int prize) {}

    /** What a seat would count. */
    public record Count(int seat, Symbol symbol, int count) {}

    /**
     * A space of the open event.
     *
     * @param column where it is drawn, from 0 to 4, like its row
     * @param roads the spaces it is joined to
     * @param owner whose piece stands on it, or -1
     */
    public record Space(
            String name,
            @Derived int column,
            @Derived int row,
            @Derived List<String> roads,
            int owner,
            boolean genius) {}

    /**
     * The scoring that is going on or will follow; -1 stands for nobody and nothing.
     *
     * @param count what the one whose turn it is has counted or shown; likewise {@code rivalCount}
     * @param prize the stones to be won, -1 as long as that is open
     * @param bills what those who may lose would pay
     */
    public record Contest(
            int place,
            boolean byCharacters,
            int rival,
            int chosen,
            int rivalChosen,
            int passed,
            int winner,
            int due,
            int payers,
            int payer,
            int received,
            int keepers,
            @Derived int count,
            @Derived int rivalCount,
            @Derived int prize,
            @Derived List<Bill> bills) {}

    /** What a seat would pay: the colours of the stones. */
    public record Bill(int seat, List<Integer> stones) {}

    /**
     * What a character would make of those shown already.
     *
     * @param lead how much that is above the rival, 0 where there is none
     */
    public record Showing(String card, int strength, int lead) {}

    /** What decides at the end for partners, or for one who plays alone. */
    public record Side(List<Integer> seats, int rank, int stones, int cultures, int strength) {}

    /**
     * A seat's things.
     *
     * @param hand empty where it is not seen
     * @param pile empty where it is not seen
     * @param stones in reserve, by colour
     * @param genius where the genius piece stands, as {@code place * 8 + space}; -1 in reserve
     * @param mayHand the cards that may lie in the hand, as far as all know; likewise {@code
     *     mayPile}
     * @param known the cards all know to be in the hand: they may lie nowhere else
     * @param reserve all stones in reserve, {@code placed} those on events, {@code total} what
     *     would be counted now
     * @param strength that of the characters shown
     * @param blueMarks the genius marks its columns show
     */
    public record Player(
            int handSize,
            List<String> hand,
            int pileSize,
            List<String> pile,
            List<String> shown,
            List<Column> columns,
            List<Integer> stones,
            int genius,
            List<String> mayHand,
            List<String> mayPile,
            @Derived List<String> known,
            @Derived int reserve,
            @Derived int placed,
            @Derived int total,
            @Derived int strength,
            @Derived int blueMarks,
            @Derived int redMarks) {}

    /**
     * Culture cards that show one symbol, from the bottom up.
     *
     * @param symbols one, or two while a jolly lies alone and undecided
     * @param turned for each card whether it shows its symbol twice
     * @param mark the colour of the genius mark it shows, or none
     */
    public record Column(
            List<Symbol> symbols,
            List<String> cards,
            List<Boolean> turned,
            int count,
            @Derived String mark) {}
}
