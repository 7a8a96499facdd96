package signoria.arena;

/** A contest as one page. */
public final class Page {
    private Page() {}

    public static String of(Outcome outcome) {
        return "";
    }
}
