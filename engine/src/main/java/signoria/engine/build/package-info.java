/**
 * How the engine is compiled for the page, game by game; nothing of this runs there.
 *
 * <pre>
 * Compile    what has changed, into a folder, each file under a name that tells its content
 * Resources  the texts that go along
 * Shelf      where the compiler finds them
 * Trim       what is left out
 * </pre>
 */
package signoria.engine.build;
