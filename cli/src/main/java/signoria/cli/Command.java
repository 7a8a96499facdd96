package signoria.cli;

import signoria.kernel.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What can be asked at the prompt besides making a move; English names are understood in every
 * language.
 */
enum Command {
    UNDO,
    WHY,
    RULES,
    HINT,
    COACH,
    LOG,
    BOARD,
    SAVE,
    RESUME,
    HELP,
    QUIT;

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    String name(Language in) {
        return Lang.say(in, "command-" + key());
    }

    /** What is to be written after it. */
    String argument(Language in) {
        return switch (this) {
            case WHY -> " " + Lang.say(in, "argument-move");
            case RULES -> " [" + Lang.say(in, "argument-id") + "]";
            case BOARD -> " [" + Lang.say(in, "argument-part") + "]";
            case SAVE, RESUME -> " FILE";
            case UNDO, HINT, COACH, LOG, HELP, QUIT -> "";
        };
    }

    static List<String> names(Language in) {
        List<String> names = new ArrayList<>();
        for (Command command : values()) names.add(command.name(in));
        return names;
    }

    /** The command a line begins with. */
    static Optional<Command> of(String line, Language in) {
        String word = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        if (word.equals("?")) return Optional.of(line.equals("?") ? HELP : WHY);
        for (Command command : values())
            if (word.equals(command.key())
                    || word.equals(command.name(in))
                    || word.equals(plain(command.name(in)))) return Optional.of(command);
        return Optional.empty();
    }

    /** Without accents, as not every keyboard has them. */
    private static String plain(String word) {
        return word.replace('é', 'e').replace('è', 'e');
    }
}
