/**
 * The laboratory: matches between bots, measurements of speed, and the signature of the rules.
 *
 * <pre>
 * Contest   what is to be played          Match      plays it, on all cores
 * Sitting   one game of it, played        Outcome    what came out: a Report, and Rows; Page shows it
 * Bench     random play, measured         Signature  one hash for all that the rules do
 * Progress  how far long work has come
 * </pre>
 */
package signoria.arena;
