package signoria.kernel.laws;

import signoria.kernel.Events;
import signoria.kernel.Journal;
import signoria.kernel.Partita;
import signoria.kernel.Takeback;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is kept of a game. */
final class RecordLaws {
    private RecordLaws() {}

    /** The record of a whole game, read back and played again, position by position. */
    static <S, M, V> void aRecordReplays(Moment<S, M, V> at) {
        Partita record = at.journal().partita(at.names()).withDigests(at.game());
        Partita again = Partita.read("record", record.write());
        if (!again.equals(record))
            throw new Breach("the record is read as another one:\n" + record.write());
        again.replay(at.game(), (_, _) -> {});
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
        List<String> expected = new ArrayList<>();
        S s = at.game().start(at.journal().setup());
        for (Journal.Entry<M> entry : at.journal().entries()) {
            boolean secret = at.game().secret(s, entry.seat(), entry.move());
            if (!secret || entry.seat() == reader)
                expected.add(entry.seat() + " " + at.game().notation().write(entry.move()));
            at.game().play(s, entry.seat(), entry.move(), Events.IGNORED);
        }
        List<String> found =
                known.lines().stream()
                        .filter(line -> !line.move().equals(Partita.HIDDEN))
                        .map(line -> line.seat() + " " + line.move())
                        .toList();
        if (!found.equals(expected))
            throw new Breach(Moment.who(reader) + " reads " + found + ", not " + expected);
    }

    /** Where two moves look the same to an observer, the record must not tell them which it was. */
    private static <S, M, V> void openMovesAreSeen(Moment<S, M, V> at, int observer, int seat) {
        Map<Witnessed<V>, M> seen = new HashMap<>();
        for (M move : at.some(seat)) {
            if (at.game().secret(at.state(), seat, move)) continue;
            M same = seen.put(Witnessed.of(at.game(), at.state(), observer, seat, move), move);
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

    static <S, M, V> void takingBackLeavesAGame(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++)
            switch (Takeback.of(at.journal(), seat)) {
                case Takeback.Verdict.Free<S, M, V>(var then) -> {
                    if (then.size() != at.journal().size() - 1)
                        throw new Breach(
                                Moment.who(seat)
                                        + " takes back one move, and "
                                        + then.size()
                                        + " are left");
                    then.partita(at.names()).replay(at.game(), (_, _) -> {});
                }
                case Takeback.Verdict.Asks<S, M, V>(var then) ->
                        then.partita(at.names()).replay(at.game(), (_, _) -> {});
                case Takeback.Verdict.Nothing<S, M, V> _ -> {}
            }
    }
}
