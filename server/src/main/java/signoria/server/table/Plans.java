package signoria.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * What people have planned to answer if they are asked. A plan is its seat's own: it is dropped as
 * soon as something else is at stake, and is given after a while that is drawn as if a person had
 * thought about it.
 */
final class Plans {
    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;

    /** An answer takes so long at least, and up to so many times as long. */
    private static final long LIVE = 2 * SECOND;

    private static final long DAYS = 4 * MINUTE;
    private static final double LIVE_SPREAD = 4;
    private static final double DAYS_SPREAD = 10;

    private record Plan(Deed.Planned planned, int question, long due) {
        static final long NEVER = Long.MAX_VALUE;
    }

    private final Clocks clocks;
    private final Map<Integer, Plan> plans = new TreeMap<>(); // by seat

    Plans(Clocks clocks) {
        this.clocks = clocks;
    }

    void plan(Deed.Planned planned) {
        if (planned.answer().isEmpty()) forget(planned.seat());
        else plans.put(planned.seat(), new Plan(planned, -1, Plan.NEVER));
    }

    void forget(int seat) {
        plans.remove(seat);
    }

    /** The answer that a seat has planned. */
    Optional<String> of(int seat) {
        return Optional.ofNullable(plans.get(seat)).map(plan -> plan.planned().answer());
    }

    /** Something has happened: what no longer holds is dropped, what is asked for will be due. */
    void follow(TableGame<?, ?, ?> game, int running, long at) {
        if (plans.isEmpty()) return;
        plans.values().removeIf(plan -> !game.stands(plan.planned()));
        plans.replaceAll((seat, plan) -> follow(game, plan, (running >>> seat & 1) != 0, at));
    }

    private Plan follow(TableGame<?, ?, ?> game, Plan plan, boolean asked, long at) {
        Deed.Planned planned = plan.planned();
        if (!asked || game.planned(planned).isEmpty()) return new Plan(planned, -1, Plan.NEVER);
        int question = game.question(planned.seat());
        if (plan.question() == question) return plan;
        return new Plan(planned, question, at + pause(planned, question, at));
    }

    /** No more than half of the time that is left. */
    private long pause(Deed.Planned planned, int question, long at) {
        double chance = chance(planned.salt() + question);
        double pause =
                clocks.days().isPresent()
                        ? DAYS * Math.pow(DAYS_SPREAD, chance)
                        : LIVE * Math.pow(LIVE_SPREAD, chance);
        long left = clocks.deadline(planned.seat()).map(end -> end - at).orElse(Long.MAX_VALUE);
        return Math.min((long) pause, left / 2);
    }

    /** From 0 to 1, the same for the same number (the finish of SplitMix64). */
    private static double chance(long number) {
        long mixed = number * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> 11) * 0x1.0p-53;
    }

    /** When the first of these seats' answers is due. */
    Optional<Long> due(IntPredicate seats) {
        return plans.entrySet().stream()
                .filter(each -> seats.test(each.getKey()))
                .map(each -> each.getValue().due())
                .filter(due -> due != Plan.NEVER)
                .min(Long::compare);
    }

    /** The seats whose answers are due, as bits. */
    int due(long at) {
        int seats = 0;
        for (Map.Entry<Integer, Plan> each : plans.entrySet())
            if (each.getValue().due() <= at) seats |= 1 << each.getKey();
        return seats;
    }

    /** What a seat that is asked has planned to answer. */
    Optional<String> answer(int seat, TableGame<?, ?, ?> game) {
        return Optional.ofNullable(plans.get(seat)).flatMap(plan -> game.planned(plan.planned()));
    }
}
