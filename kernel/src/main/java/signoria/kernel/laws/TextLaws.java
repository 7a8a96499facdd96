package signoria.kernel.laws;

import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Partita;
import signoria.kernel.Position;
import signoria.kernel.Zones;

import java.util.HashSet;
import java.util.Set;

/** What is written can be read. */
final class TextLaws {
    private TextLaws() {}

    static <S, M, V> void everyMoveTextParsesBack(Moment<S, M, V> at) {
        Set<String> texts = new HashSet<>();
        for (M move : at.game().moves()) {
            parsesBack(at, move);
            if (!texts.add(at.text(move)))
                throw new Breach(at.text(move) + " is the text of two moves");
            if (at.game().notation().read(at.game().notation().write(move)) != move)
                throw new Breach(
                        at.text(move) + " is read as an equal move, but not as the listed one");
        }
    }

    static <S, M, V> void candidatesParseBack(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++)
            for (M move : at.game().candidates(at.view(seat))) parsesBack(at, move);
    }

    /** How written moves are said to be written is how they are read. */
    static <S, M, V> void formsAreRead(Moment<S, M, V> at) {
        Notation<S, M> notation = at.game().notation();
        for (int seat = 0; seat < at.seats(); seat++)
            for (Notation.Form form : notation.forms(at.state(), seat, Language.EN))
                parsesBack(at, notation.read(form.text()));
    }

    private static <S, M, V> void parsesBack(Moment<S, M, V> at, M move) {
        Notation<S, M> notation = at.game().notation();
        String text = notation.write(move);
        if (!plain(text) || text.isEmpty() || text.contains("  ") || text.equals(Partita.HIDDEN))
            throw new Breach(
                    "'" + text + "' cannot stand in a record: one line, single blanks, no bar");
        if (!notation.read(text).equals(move))
            throw new Breach(
                    move + " is written '" + text + "', which is read as " + notation.read(text));
    }

    static <S, M, V> void positionTextParsesBack(Moment<S, M, V> at) {
        Zones<S> zones = at.game().notation().zones();
        for (String name : zones.names(at.state()))
            if (!plain(zones.write(at.state(), name)) || !plain(name) || name.contains(":"))
                throw new Breach(
                        "'"
                                + name
                                + "' cannot stand in a scenario: one line, no bar, no colon in the"
                                + " name");
        String text = Position.write(at.game(), at.state());
        Fields.of(at.state())
                .difference(Fields.of(Position.read(at.game(), text)))
                .ifPresent(
                        difference -> {
                            throw new Breach(
                                    "read from its text, " + difference + "; the text:\n" + text);
                        });
        if (!text.equals(Position.write(at.game(), at.copy())))
            throw new Breach("a copy has another text");
    }

    private static boolean plain(String text) {
        return text.indexOf('\n') < 0 && text.indexOf('|') < 0 && text.equals(text.strip());
    }
}
