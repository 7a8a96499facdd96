package signoria.arena;

import signoria.kernel.BadInput;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One of several parts of a match; a deal belongs to one of them with all its rotations. */
public record Shard(int part, int of) {
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    /** As it is written: {@code 2/5}. */
    public static Shard of(String text) {
        Matcher form = FORM.matcher(text);
        if (form.matches()) {
            Shard shard =
                    new Shard(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
            if (1 <= shard.part && shard.part <= shard.of) return shard;
        }
        throw new BadInput("--shard takes 1/N to N/N, not '" + text + "'");
    }

    boolean has(int deal) {
        return deal % of == part - 1;
    }
}
