/** Masters of Renaissance. */
package signoria.games.masters;
