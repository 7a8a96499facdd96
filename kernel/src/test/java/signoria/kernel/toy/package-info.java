/**
 * A small game of the kernel's own tests: hidden hands, a hidden pile, a die, a choice that all
 * make at once, a card that only two have seen, a number beyond the list.
 *
 * <pre>
 * Move  = Lay(card) | Give(card) | Wager(points) | Abandon (at any time, never listed)
 * Phase = LAYING (all at once) → GIVING (the lowest, to the highest) → WAGERING (the highest) → LAYING … OVER
 * Place = pile | the hand of a seat | out
 * </pre>
 *
 * {@code lay.*} and {@code give.*}, {@code wager.*}, {@code turn.1}, {@code draw.1}, {@code end.1},
 * {@code leave.1}: Rules.
 */
package signoria.kernel.toy;
