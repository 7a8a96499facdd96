/** Opponents, written against the contract only. */
package signoria.bots;
