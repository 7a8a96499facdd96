/** The command line and the terminal table. */
package signoria.cli;
