package signoria.kernel;

import java.util.List;

/**
 * Why a move is not allowed: the paragraph that forbids it, the sentence of that paragraph to say,
 * and its figures.
 *
 * @param rule the paragraph's id, such as {@code masters/market.3}
 * @param reason the key of the sentence under that paragraph in the rules text
 * @param figures numbers and words of the game that fill the sentence
 */
public record Refusal(String rule, String reason, List<Object> figures) {
    public static final Refusal NONE = new Refusal("", "", List.of());

    public static Refusal of(String rule, String reason, Object... figures) {
        return new Refusal(rule, reason, List.of(figures));
    }
}
