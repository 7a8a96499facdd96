/**
 * The engine in the page: kernel, bots and one game, compiled for the browser.
 *
 * <pre>
 * Face      all that a page asks of it, in texts and numbers
 * Lecture   a lesson, given from its text
 * Playing   one game that is played there
 * Review    what the decisions of a game cost
 * Sprint    random play, to measure the engine by
 * Rendering what a viewer is told of it, in the shapes of the protocol
 * Transcript a game between bots, written down
 * browser   a real browser that is asked (on the JVM only)
 * build     how it is compiled (on the JVM only)
 * </pre>
 *
 * The same classes run on the JVM, where the tests hold both against each other.
 */
package signoria.engine;
