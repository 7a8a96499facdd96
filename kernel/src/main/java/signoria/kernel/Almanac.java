package signoria.kernel;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * All that is printed on a game's cards, tiles and map, in words: one kind of thing after the
 * other.
 */
public record Almanac(List<Kind> kinds) {
    /** Of a game without printed things. */
    public static final Almanac EMPTY = new Almanac(List.of());

    /**
     * A kind of thing.
     *
     * @param rule the paragraph that says what such things are for
     */
    public record Kind(String id, String name, String rule, List<Entry> entries) {}

    /** A figure by which things are sorted: its name, such as level, and its value. */
    public record Facet(String name, String value) {}

    /**
     * One thing.
     *
     * @param id as catalogue and notation call it
     * @param lines its figures and what it does, in words
     * @param mark {@code printed}, {@code public} or {@code designed}; empty where there are no
     *     figures
     * @param rule the paragraph of its own; empty where that of its kind says it
     */
    public record Entry(
            String id,
            String name,
            String icon,
            List<String> lines,
            String mark,
            String rule,
            List<Facet> facets) {
        public Entry(
                String id, String name, String icon, List<String> lines, String mark, String rule) {
            this(id, name, icon, lines, mark, rule, List.of());
        }

        public Entry(String id, String name, String icon, List<String> lines, String mark) {
            this(id, name, icon, lines, mark, "");
        }

        /** The same thing, sorted by one more figure. */
        public Entry by(String facet, String value) {
            List<Facet> all = new ArrayList<>(facets);
            all.add(new Facet(facet, value));
            return new Entry(id, name, icon, lines, mark, rule, List.copyOf(all));
        }

        /** A thing as it is drawn on the table. */
        public static Entry of(String id, Scene.Card card) {
            return new Entry(id, card.label(), card.icon(), card.lines(), card.mark());
        }

        private boolean has(List<String> words) {
            String all = plain(id + " " + name + " " + String.join(" ", lines));
            return words.stream().allMatch(all::contains);
        }
    }

    /** The kind that explains the signs on board and cards; its entries are called as the signs. */
    public static final String SIGNS = "signs";

    /** A game's almanac, opened by its signs. */
    public static Almanac of(Game<?, ?, ?> game, Language in) {
        Glance.Part table = game.rulebook().glance(in).part("table");
        List<Entry> signs = new ArrayList<>();
        for (Glance.Thing thing : game.rulebook().signs(in))
            signs.add(
                    new Entry(
                            thing.icon(),
                            thing.name(),
                            thing.icon(),
                            List.of(thing.text()),
                            "",
                            thing.rule()));
        List<Kind> kinds = new ArrayList<>();
        kinds.add(new Kind(SIGNS, table.title(), "", signs));
        kinds.addAll(game.almanac(in).kinds());
        return new Almanac(kinds);
    }

    /** What a sign means: the thing of that name, the sign itself, or a thing drawn with it. */
    public Optional<Entry> meaning(String sign) {
        return first(false, entry -> entry.id.equals(sign))
                .or(() -> first(true, entry -> entry.id.equals(sign)))
                .or(() -> first(false, entry -> entry.icon.equals(sign)));
    }

    private Optional<Entry> first(boolean signs, Predicate<Entry> wanted) {
        return kinds.stream()
                .filter(kind -> kind.id.equals(SIGNS) == signs)
                .flatMap(kind -> kind.entries.stream())
                .filter(wanted)
                .findFirst();
    }

    /** What is left when only things that have all these words, or whose kind has them, stay. */
    public Almanac find(String text) {
        List<String> words = Text.words(plain(text));
        List<Kind> found = new ArrayList<>();
        for (Kind kind : kinds) {
            String name = plain(kind.id + " " + kind.name);
            List<Entry> entries =
                    words.stream().allMatch(name::contains)
                            ? kind.entries
                            : kind.entries.stream().filter(each -> each.has(words)).toList();
            if (!entries.isEmpty())
                found.add(new Kind(kind.id, kind.name, kind.rule, List.copyOf(entries)));
        }
        return new Almanac(found);
    }

    /** Small letters without accents. */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }
}
