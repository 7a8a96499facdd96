/** What the contract test must find. */
package signoria.kernel.wrong;
