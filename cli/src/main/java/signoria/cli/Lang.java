package signoria.cli;

import signoria.kernel.Language;
import signoria.kernel.Words;

import java.util.Locale;
import java.util.Optional;

/** The language of the command line and its own sentences. */
final class Lang {
    private static final Words WORDS = Words.beside(Lang.class);

    private Lang() {}

    /** What was asked for, else what the locale speaks, else English. */
    static Language of(Optional<String> asked, Streams streams) {
        if (asked.isPresent()) return Language.of(asked.get().toLowerCase(Locale.ROOT));
        for (String variable : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String locale = streams.env().getOrDefault(variable, "");
            if (!locale.isEmpty()) return locale.startsWith("it") ? Language.IT : Language.EN;
        }
        return Language.EN;
    }

    static String say(Language in, String key, Object... arguments) {
        return WORDS.say(in, key, arguments);
    }

    static Words words() {
        return WORDS;
    }
}
