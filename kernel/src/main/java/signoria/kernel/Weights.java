package signoria.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of a game's evaluation and of its policy prior, as data: {@code name = value} lines
 * of the resource {@code weights}, comments behind {@code #}. {@code signoria tune} improves them
 * by self-play. Some belong to a family by how their names begin; all others are those of what a
 * position is worth by hand-made rules.
 */
public final class Weights {
    /** The prefix of the weights of the policy prior. */
    public static final String LEANING = "lean-";

    /**
     * The prefix of the weights of a linear value function: at tables that are judged by it nothing
     * else counts until the game is over.
     */
    public static final String OUTLOOK = "outlook-";

    private final Map<String, Double> values;

    public Weights(Map<String, Double> values) {
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The weights that lie beside a class. */
    public static Weights beside(Class<?> type) {
        return read("weights", Text.resource(type, "weights"));
    }

    public static Weights read(String file, String text) {
        Map<String, Double> values = new LinkedHashMap<>();
        int number = 0;
        for (String line : text.split("\r?\n")) {
            number++;
            String plain = line.replaceFirst("#.*", "").strip();
            if (plain.isEmpty()) continue;
            String[] parts = plain.split("\\s*=\\s*", 2);
            try {
                double value = Double.parseDouble(parts[parts.length - 1]);
                if (parts.length == 2
                        && Double.isFinite(value)
                        && values.put(parts[0], value) == null) continue;
            } catch (NumberFormatException e) {
                // told below
            }
            throw new BadInput(
                    file
                            + ":"
                            + number
                            + ": expected 'name = number', each once, not '"
                            + line
                            + "'");
        }
        return new Weights(values);
    }

    public double of(String name) {
        Double value = values.get(name);
        if (value == null) throw new BadInput("weights: '" + name + "' is missing");
        return value;
    }

    public List<String> names() {
        return new ArrayList<>(values.keySet());
    }

    /** Those whose names begin so: {@link #LEANING} or {@link #OUTLOOK}. */
    public List<String> family(String prefix) {
        return values.keySet().stream().filter(name -> name.startsWith(prefix)).toList();
    }

    /** The same with 1 for this one and 0 for all others of its family: it tells what it counts. */
    public Weights alone(String name) {
        of(name);
        String prefix = name.startsWith(LEANING) ? LEANING : OUTLOOK;
        Map<String, Double> changed = new LinkedHashMap<>(values);
        for (String each : family(prefix)) changed.put(each, each.equals(name) ? 1.0 : 0.0);
        return new Weights(changed);
    }

    /** Those of no family: what a position is worth. */
    public List<String> judgements() {
        return values.keySet().stream()
                .filter(name -> !name.startsWith(LEANING) && !name.startsWith(OUTLOOK))
                .toList();
    }

    /** The same but for one of them. */
    public Weights with(String name, double value) {
        of(name);
        Map<String, Double> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new Weights(changed);
    }

    /** The same but for some of them, in their order. */
    public Weights with(List<String> names, double[] figures) {
        Map<String, Double> changed = new LinkedHashMap<>(values);
        for (int i = 0; i < figures.length; i++) {
            of(names.get(i));
            changed.put(names.get(i), figures[i]);
        }
        return new Weights(changed);
    }

    /** Another file of weights with these figures: its comments and its order stay. */
    public String laidOver(String text) {
        StringBuilder lines = new StringBuilder();
        for (String line : text.strip().split("\r?\n")) {
            String name = line.replaceFirst("\\s*=.*", "").strip();
            boolean known = !line.startsWith("#") && line.contains("=") && values.containsKey(name);
            lines.append(known ? laidOver(name, line) : line).append('\n');
        }
        return lines.toString();
    }

    /** A comment stays in its column if the figure leaves room. */
    private String laidOver(String name, String line) {
        String figure = name + " = " + rounded(of(name));
        int comment = line.indexOf('#');
        if (comment < 0) return figure;
        return figure
                + " ".repeat(Math.max(1, comment - figure.length()))
                + line.substring(comment);
    }

    /** Four figures are more than enough. */
    private static String rounded(double value) {
        return new java.math.BigDecimal(value)
                .round(new java.math.MathContext(4))
                .stripTrailingZeros()
                .toPlainString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Weights weights && values.equals(weights.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
