package signoria.kernel;

import java.util.Locale;

/** The languages the house speaks. */
public enum Language {
    EN,
    IT;

    /** The ending of resource files and the value of {@code --lang}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Language of(String code) {
        for (Language language : values()) if (language.code().equals(code)) return language;
        throw new BadInput("no language '" + code + "': there are en, it");
    }
}
