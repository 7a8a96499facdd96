package signoria.arena;

import signoria.kernel.Partita;
import signoria.kernel.Result;

import java.util.List;
import java.util.Optional;

/**
 * How one game of a contest went.
 *
 * @param result none when it came to no end: the decision cap, or a fault of the rules
 * @param asked how many decisions each seat took, and {@code nanos} how long it thought in all, by
 *     CPU time
 * @param errors what went wrong, each with its seat: a bot that threw or chose a forbidden move
 * @param faults what the rules themselves did wrong
 * @param record every move with the digest after it, if asked for
 */
record Played(
        Optional<Result> result,
        int decisions,
        int[] asked,
        long[] nanos,
        List<Error> errors,
        List<String> faults,
        Optional<Partita> record) {

    record Error(int seat, String what) {}
}
