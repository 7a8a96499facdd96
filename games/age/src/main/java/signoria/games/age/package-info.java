/** Age of Renaissance. */
package signoria.games.age;
