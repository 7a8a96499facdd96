/**
 * A part of the compiler: for every class that says which types are {@code Written}, a writer of
 * their JSON is made from the records. Nothing of this is there when the games run.
 */
package signoria.scribe;
