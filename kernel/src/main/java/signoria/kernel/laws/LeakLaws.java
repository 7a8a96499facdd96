package signoria.kernel.laws;

import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Scene;

import java.util.List;

/** Two states that differ only in what a seat cannot know are one to that seat. */
final class LeakLaws {
    private LeakLaws() {}

    /** Another state that could lie behind what an observer sees. */
    interface Twin<S> {
        void of(int observer, S other);
    }

    static <S, M, V> void forTwins(Moment<S, M, V> at, Twin<S> twin) {
        Rng rng = at.rng();
        for (int observer : at.observers()) {
            S other = at.copy();
            at.game().redeal(other, observer, rng);
            twin.of(observer, other);
        }
    }

    static <S, M, V> void viewsDoNotLeak(Moment<S, M, V> at) {
        forTwins(
                at,
                (observer, other) -> {
                    V here = at.view(observer);
                    Fields.of(here)
                            .sharing(Fields.of(at.state()))
                            .ifPresent(
                                    field -> {
                                        throw new Breach(
                                                "'" + field + "' of the view is the state's own");
                                    });
                    if (!here.equals(at.view(observer)))
                        throw new Breach("two views of one state are not equal: " + here);
                    V there = at.game().view(other, observer);
                    if (!here.equals(there) || here.hashCode() != there.hashCode())
                        throw new Breach(
                                Moment.who(observer)
                                        + " sees "
                                        + here
                                        + ", in another world "
                                        + there);
                    at.game().audit(other);
                });
    }

    static <S, M, V> void legalMovesDoNotLeak(Moment<S, M, V> at) {
        forTwins(
                at,
                (observer, other) -> {
                    List<M> there = Moment.legal(at.game(), other, observer);
                    if (!at.legal(observer).equals(there))
                        throw new Breach(
                                Moment.who(observer)
                                        + " is offered "
                                        + at.legal(observer)
                                        + ", in another world "
                                        + there);
                    // Those whose sealed answer became blank may wait again; nobody else may wait,
                    // or not wait, on secret grounds.
                    int gone = at.game().waiting(at.state()) & ~at.game().waiting(other);
                    if (gone != 0 || at.game().over(at.state()) != at.game().over(other))
                        throw new Breach(
                                "in a world that looks the same to "
                                        + Moment.who(observer)
                                        + " others are waited for");
                });
    }

    static <S, M, V> void refusalsDoNotLeak(Moment<S, M, V> at) {
        forTwins(
                at,
                (observer, other) -> {
                    if (observer == Game.SPECTATOR) return;
                    for (M move : at.game().moves()) refusedAlike(at, other, observer, move);
                    for (M move : at.game().candidates(at.view(observer)))
                        refusedAlike(at, other, observer, move);
                });
    }

    private static <S, M, V> void refusedAlike(Moment<S, M, V> at, S other, int seat, M move) {
        Refusal here = at.game().refusal(at.state(), seat, move);
        Refusal there = at.game().refusal(other, seat, move);
        if (!here.equals(there))
            throw new Breach(
                    Moment.who(seat)
                            + ": "
                            + at.text(move)
                            + " gets "
                            + here
                            + ", in another world "
                            + there);
    }

    static <S, M, V> void scenesDoNotLeak(Moment<S, M, V> at) {
        forTwins(
                at,
                (observer, other) -> {
                    if (!scene(at, at.state(), observer).equals(scene(at, other, observer)))
                        throw new Breach(
                                Moment.who(observer) + " is shown another scene in another world");
                    if (!candidates(at, at.state(), observer)
                            .equals(candidates(at, other, observer)))
                        throw new Breach(
                                Moment.who(observer) + " gets other candidates in another world");
                });
    }

    private static <S, M, V> Scene scene(Moment<S, M, V> at, S s, int observer) {
        List<M> moves = Moment.legal(at.game(), s, observer);
        return at.game().scene(at.game().view(s, observer), moves, Language.EN);
    }

    private static <S, M, V> List<M> candidates(Moment<S, M, V> at, S s, int observer) {
        return observer == Game.SPECTATOR
                ? List.of()
                : at.game().candidates(at.game().view(s, observer));
    }

    /**
     * Both worlds get the same dice: what these show is news to everybody, even where it makes no
     * difference.
     */
    static <S, M, V> void eventsDoNotLeak(Moment<S, M, V> at) {
        forTwins(
                at,
                (observer, other) -> {
                    at.game().chance(other).assign(at.game().chance(at.state()));
                    for (int seat = 0; seat < at.seats(); seat++)
                        for (M move : at.some(seat))
                            if (at.game().refusal(other, seat, move) == Refusal.NONE)
                                toldAlike(at, other, observer, seat, move);
                });
    }

    private static <S, M, V> void toldAlike(
            Moment<S, M, V> at, S other, int observer, int seat, M move) {
        Witnessed<V> here = Witnessed.of(at.game(), at.state(), observer, seat, move);
        Witnessed<V> there = Witnessed.of(at.game(), other, observer, seat, move);
        if (here.view().equals(there.view()) && !here.told().equals(there.told()))
            throw new Breach(
                    Moment.who(observer)
                            + " is told of "
                            + at.text(move)
                            + " by "
                            + Moment.who(seat)
                            + ": "
                            + here.told()
                            + ", in another world "
                            + there.told()
                            + ", though it sees no difference");
    }
}
