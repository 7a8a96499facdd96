package signoria.kernel.laws;

import signoria.kernel.Events;
import signoria.kernel.Rng;
import signoria.kernel.Seed;

/** What a state is: all of it is copied, and nothing outside of it decides what happens. */
final class CopyLaws {
    private CopyLaws() {}

    static <S, M, V> void aCopyIsEqual(Moment<S, M, V> at) {
        equal(Fields.of(at.state()), at.copy(), "in the copy");
    }

    static <S, M, V> void aCopySharesNothing(Moment<S, M, V> at) {
        S assigned = at.game().start(at.journal().setup());
        at.game().assign(assigned, at.state());
        unshared(at.state(), at.copy(), "the copy");
        unshared(at.state(), assigned, "the state assigned to");
    }

    static <S, M, V> void aCopyLivesAlone(Moment<S, M, V> at) {
        Fields before = Fields.of(at.state());
        for (int seat = 0; seat < at.seats(); seat++)
            for (M move : at.some(seat)) {
                S first = at.copy();
                S second = at.game().copy(first);
                at.game().play(second, seat, move, Events.IGNORED);
                equal(before, first, "after " + at.text(move) + " on a copy");
                S third = at.game().copy(second);
                Fields after = Fields.of(third);
                at.game().assign(second, first);
                equal(after, third, "after the original of the copy was assigned to");
            }
        equal(before, at.state(), "after play on copies");
    }

    /**
     * @param last the last state of the game: as unlike the others as can be
     */
    static <S, M, V> void assigningMakesEqual(Moment<S, M, V> at, S last) {
        Fields wanted = Fields.of(at.state());
        S end = at.game().copy(last);
        at.game().assign(end, at.state());
        equal(wanted, end, "assigned to the last state of the game");
        S start = at.game().start(at.journal().setup().with(Seed.of(at.journal().size())));
        at.game().assign(start, at.state());
        equal(wanted, start, "assigned to another start");
        for (int seat = 0; seat < at.seats(); seat++)
            for (M move : at.some(seat)) {
                S dirty = at.copy();
                at.game().play(dirty, seat, move, Events.IGNORED);
                at.game().assign(dirty, at.state());
                equal(wanted, dirty, "assigned to the state after " + at.text(move));
            }
    }

    static <S, M, V> void chanceComesFromTheState(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++)
            for (M move : at.some(seat)) {
                Events.Kept once = new Events.Kept();
                Events.Kept twice = new Events.Kept();
                S first = at.game().after(at.state(), seat, move, once);
                S second = at.game().after(at.state(), seat, move, twice);
                equal(Fields.of(first), second, "when " + at.text(move) + " is played twice");
                if (!once.all().equals(twice.all()))
                    throw new Breach(
                            at.text(move)
                                    + " played twice: "
                                    + once.all()
                                    + ", then "
                                    + twice.all());
            }
        for (int observer : at.observers()) {
            V view = at.view(observer);
            S imagined = at.game().imagine(view, at.rng());
            equal(
                    Fields.of(imagined),
                    at.game().imagine(view, at.rng()),
                    "imagined twice from one source");
            equal(
                    Fields.of(redealt(at, observer)),
                    redealt(at, observer),
                    "dealt anew twice from one source");
        }
    }

    private static <S, M, V> S redealt(Moment<S, M, V> at, int observer) {
        S s = at.copy();
        Rng rng = at.rng();
        at.game().redeal(s, observer, rng);
        return s;
    }

    private static void equal(Fields wanted, Object state, String when) {
        wanted.difference(Fields.of(state))
                .ifPresent(
                        difference -> {
                            throw new Breach(difference + " " + when);
                        });
    }

    private static void unshared(Object state, Object other, String which) {
        Fields.of(state)
                .sharing(Fields.of(other))
                .ifPresent(
                        field -> {
                            throw new Breach(
                                    "'" + field + "' is one object in a state and in " + which);
                        });
    }
}
