/** Matches, ratings, measurements, reports. */
package signoria.arena;
