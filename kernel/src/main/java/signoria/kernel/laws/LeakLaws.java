package signoria.kernel.laws;

import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Two states that differ only in what a seat cannot know are one to that seat. */
final class LeakLaws {
    private LeakLaws() {}

    /** Another state that could lie behind what an observer sees. */
    private interface Twin<S> {
        void of(int observer, S other);
    }

    private static <S, M, V> void forTwins(Moment<S, M, V> at, Twin<S> twin) {
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
                    V view = at.game().view(other, observer);
                    List<M> moves = Moment.legal(at.game(), other, observer);
                    var here = at.game().scene(at.view(observer), at.legal(observer), Language.EN);
                    if (!here.equals(at.game().scene(view, moves, Language.EN)))
                        throw new Breach(
                                Moment.who(observer) + " is shown another scene in another world");
                    if (observer != Game.SPECTATOR
                            && !at.game()
                                    .candidates(at.view(observer))
                                    .equals(at.game().candidates(view)))
                        throw new Breach(
                                Moment.who(observer) + " gets other candidates in another world");
                });
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
        Outcome<V> here = outcome(at.game(), at.state(), observer, seat, move);
        Outcome<V> there = outcome(at.game(), other, observer, seat, move);
        if (here.view.equals(there.view) && !here.told.equals(there.told))
            throw new Breach(
                    Moment.who(observer)
                            + " is told of "
                            + at.text(move)
                            + " by "
                            + Moment.who(seat)
                            + ": "
                            + here.told
                            + ", in another world "
                            + there.told
                            + ", though it sees no difference");
    }

    /** What an observer sees and is told after a move. */
    private record Outcome<V>(V view, List<Event> told) {}

    private static <S, M, V> Outcome<V> outcome(
            Game<S, M, V> game, S s, int observer, int seat, M move) {
        Events.Kept events = new Events.Kept();
        S then = game.after(s, seat, move, events);
        return new Outcome<>(game.view(then, observer), events.seenBy(observer));
    }

    static <S, M, V> void recordsDoNotLeak(Moment<S, M, V> at) {
        for (int reader : at.observers()) redacted(at, reader);
        for (int observer : at.observers())
            for (int seat = 0; seat < at.seats(); seat++)
                if (seat != observer) openMovesAreSeen(at, observer, seat);
    }

    private static <S, M, V> void redacted(Moment<S, M, V> at, int reader) {
        if (at.game().over(at.state())) return;
        Partita known = at.journal().partita(at.names(), reader);
        if (known.seed().isPresent() || !known.digest().isEmpty())
            throw new Breach("a running game's record tells its seed");
        if (!Partita.read("record", known.write()).equals(known))
            throw new Breach("a redacted record is read as another");
        S s = at.game().start(at.journal().setup());
        int number = 0;
        for (Journal.Entry<M> entry : at.journal().entries()) {
            boolean hidden = known.lines().get(number++).move().equals(Partita.HIDDEN);
            boolean secret =
                    entry.seat() != reader && at.game().secret(s, entry.seat(), entry.move());
            if (hidden != secret)
                throw new Breach(
                        Moment.who(reader)
                                + " reads move "
                                + number
                                + ", "
                                + at.text(entry.move()));
            at.game().play(s, entry.seat(), entry.move(), Events.IGNORED);
        }
    }

    /** Where two moves look the same to an observer, the record must not tell them which it was. */
    private static <S, M, V> void openMovesAreSeen(Moment<S, M, V> at, int observer, int seat) {
        Map<Outcome<V>, M> seen = new HashMap<>();
        for (M move : at.some(seat)) {
            if (at.game().secret(at.state(), seat, move)) continue;
            M same = seen.put(outcome(at.game(), at.state(), observer, seat, move), move);
            if (same != null)
                throw new Breach(
                        Moment.who(observer)
                                + " cannot tell "
                                + at.text(same)
                                + " from "
                                + at.text(move)
                                + " by "
                                + Moment.who(seat)
                                + ": they should be secret");
        }
    }
}
