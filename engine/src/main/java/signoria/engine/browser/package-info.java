/**
 * The compiled engine asked in a real browser, from the JVM: for the test that holds both against
 * each other, and for measurements.
 *
 * <pre>
 * Visit   opens a browser, puts questions to a game's engine there, and brings back the answers
 * PageBench   random play here and there
 * </pre>
 */
package signoria.engine.browser;
