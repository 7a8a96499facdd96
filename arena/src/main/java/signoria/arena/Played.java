package signoria.arena;

import signoria.kernel.Partita;
import signoria.kernel.Result;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How one game of a contest went.
 *
 * @param result none when it came to no end: the decision cap, or a fault of the rules
 * @param asked how many decisions each seat took, and {@code nanos} how long it thought in all
 * @param errors what went wrong, each with its seat: a bot that threw or chose a forbidden move
 * @param faults what the rules themselves did wrong
 * @param choices of each kind of move, seat by seat, how often it was offered and how often chosen;
 *     empty if nobody wants to know
 * @param record every move with the digest after it, if asked for
 */
record Played(
        Optional<Result> result,
        int decisions,
        int[] asked,
        long[] nanos,
        List<Error> errors,
        List<String> faults,
        Map<String, int[][]> choices,
        Optional<Partita> record) {

    record Error(int seat, String what) {}
}
