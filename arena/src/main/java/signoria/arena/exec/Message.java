package signoria.arena.exec;

import java.util.List;
import java.util.Map;

/** What the house says to a program: a line of JSON each, with its name as {@code type}. */
sealed interface Message {
    int PROTOCOL = 1;

    /**
     * The first line; the program answers with its own {@code protocol}.
     *
     * @param protocol the oldest that is spoken here, {@code protocols} all of them
     */
    record Hello(int protocol, List<Integer> protocols) implements Message {}

    /**
     * The seat owes a decision. Everything there is to know comes with the question, so that any
     * process can answer it.
     *
     * @param table the same for all questions of one seat of one game
     * @param seat from 1
     * @param millis how long the answer may take
     */
    record Choose<M, V>(
            long id,
            String game,
            int ruleset,
            String table,
            int seat,
            int seats,
            Map<String, String> options,
            int millis,
            List<M> legal,
            V view)
            implements Message {}

    /** Nobody waits for the seat, yet it has moves. */
    record Interject<M, V>(
            long id,
            String game,
            int ruleset,
            String table,
            int seat,
            int seats,
            Map<String, String> options,
            int millis,
            List<M> legal,
            V view)
            implements Message {}
}
