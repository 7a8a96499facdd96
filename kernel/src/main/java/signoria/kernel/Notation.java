package signoria.kernel;

import java.util.List;
import java.util.Optional;

/** The text forms of a game: moves and states that parse back, events in words. */
public interface Notation<S, M> {
    /** The text of the move by which a seat leaves, in every game that allows it. */
    String ABANDON = "abandon";

    String write(M move);

    /** The move with this text; a {@link BadInput} says what was expected. */
    M read(String text);

    /** The parts of the state, each one line of text. */
    Zones<S> zones();

    /** A plain position in mid-game for scenarios and text forms to be laid on. */
    S blank(Setup setup);

    /** Seats and options of a state; its seed is not known. */
    Setup setup(S s);

    /** An event in words. */
    String tell(Event event, List<String> names, Language in);

    /**
     * The word that may be left out before a number while these are legal, such as {@code bid} in
     * an auction; empty where a number alone is only a place in a list.
     */
    default String amount(List<M> legal) {
        return "";
    }

    /**
     * A move that is written, never listed, such as an offer.
     *
     * @param text one as it may be written; it reads as a move
     * @param meaning what it does, in words
     */
    record Form(String text, String meaning) {}

    /** How the moves that are never listed are written, as far as a seat may now make them. */
    default List<Form> forms(S s, int seat, Language in) {
        return List.of();
    }

    /** The move by which a seat leaves, if the game has one. */
    default Optional<M> abandon() {
        try {
            return Optional.of(read(ABANDON));
        } catch (BadInput none) {
            return Optional.empty();
        }
    }

    /** A word of a scenario's chance line: a number, or the name of a card. */
    default int chance(String word) {
        return Text.number(word, "chance");
    }
}
