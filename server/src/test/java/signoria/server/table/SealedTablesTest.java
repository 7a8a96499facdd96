package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import signoria.kernel.Chronicle;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.laws.RandomPlayer;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Sealed means sealed, in all that a table tells: two tables at which one seat seals different
 * things, at different times and more or less often, are one to all others; also when at one of
 * them it runs out of time, and the house seals something in its place.
 */
class SealedTablesTest {
    private static final int MOMENTS = 12;
    private static final int MOVES = 600;

    /** So many moves are made after what was sealed came to light. */
    private static final int AFTERWARDS = 4;

    @TestFactory
    List<DynamicTest> whatIsSealedTellsOthersNothing() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Game<?, ?, ?> game : Games.all())
            for (Api.Clock clock :
                    List.of(
                            new Api.Clock.Live(600, 5),
                            new Api.Clock.Days(3),
                            new Api.Clock.None()))
                tests.add(
                        DynamicTest.dynamicTest(
                                game.sheet().id() + " " + clock,
                                () -> new Trial<>(game, clock).go()));
        return tests;
    }

    /** A game in which every moment with something to seal is tried, up to some. */
    private static final class Trial<S, M, V> {
        private final Game<S, M, V> game;
        private final int seats;
        private final Rng rng = Rng.of(7);
        private final Catalogue games;
        private final List<Ledger.Line> lines = new ArrayList<>();
        private final Journal<S, M, V> journal;
        private final boolean timeless;
        private long time = 1_000_000;
        private int sealed;
        private int ranOut;

        Trial(Game<S, M, V> game, Api.Clock clock) {
            this.game = game;
            this.games = new Catalogue(List.of(game));
            this.timeless = clock.equals(new Api.Clock.None());
            seats = Math.max(3, game.sheet().fewest());
            Seed seed = Seed.of(4);
            Setup setup = Setup.of(game, seats, Map.of(), seed);
            journal = new Journal<>(game, setup);
            List<Deed.Place> places = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++)
                places.add(new Deed.Place(Api.SeatKind.me, "p" + seat, "N" + seat, ""));
            add(
                    lines,
                    time,
                    new Deed.Opened(
                            game.sheet().id(),
                            game.sheet().ruleset(),
                            places,
                            setup.options(),
                            false,
                            true,
                            clock,
                            "random",
                            "p0",
                            "N0",
                            seed.hex(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty()));
            add(lines, time, new Deed.Started());
        }

        static void add(List<Ledger.Line> lines, long at, Deed deed) {
            lines.add(new Ledger.Line(lines.size() + 1, at, "", Protocol.write(deed)));
        }

        void go() {
            var player = new RandomPlayer<>(game, seats, rng, RandomPlayer.Style.EVEN);
            Map<Integer, Integer> tried = new TreeMap<>();
            for (int i = 0; i < MOVES && !game.over(journal.state()); i++) {
                for (int seat = 0; seat < seats; seat++)
                    if (tried.getOrDefault(seat, 0) < MOMENTS
                            && !sealing(journal.state(), seat).isEmpty()) {
                        tried.merge(seat, 1, Integer::sum);
                        sealed++;
                        compare(seat);
                        runOut(seat);
                    }
                Journal.Entry<M> next = player.choose(journal.state());
                assertThat(journal.play(next.seat(), next.move(), Events.IGNORED))
                        .isEqualTo(Refusal.NONE);
                time += 1000 + rng.next(5000);
                add(lines, time, moved(next.seat(), next.move()));
            }
            if (sealed > 0 && !timeless)
                assertThat(ranOut).as("times that a clock ran out").isPositive();
        }

        private Deed moved(int seat, M move) {
            return new Deed.Moved(seat, game.notation().write(move), "");
        }

        private List<M> sealing(S s, int seat) {
            List<M> sealing = new ArrayList<>();
            List<M> legal = new ArrayList<>();
            game.legal(s, seat, legal);
            for (M move : legal) {
                if (!game.secret(s, seat, move)) continue;
                Events.Kept events = new Events.Kept();
                S after = game.after(s, seat, move, events);
                if (!Chronicle.notices(game, s, after, Game.SPECTATOR, events)) sealing.add(move);
            }
            return sealing;
        }

        /** Two tables go on from here; a proposal is open at every other of them. */
        private void compare(int seat) {
            TableTold one = new TableTold();
            TableTold other = new TableTold();
            long start = time + 10_000;
            int proposer = (seat + 1) % seats;
            if (rng.next(2) == 0)
                for (TableTold table : List.of(one, other))
                    table.apply(start, new Deed.Proposed(Api.ProposalKind.pause, proposer));
            one.seal(seat, 1 + rng.next(3), start + 1000);
            other.seal(seat, rng.next(4), start + 7000);
            same(one, other, seat, start + 20_000);
            for (int i = 1; i <= 6; i++) {
                long at = start + 20_000 + i * 1000;
                if (one.game().sealed() != other.game().sealed()) return;
                boolean sealed = one.game().sealed();
                if (!openMove(one, other, seat, at)) return;
                if (sealed && !one.game().sealed()) {
                    afterwards(one, other, seat, at);
                    return;
                }
                same(one, other, seat, at + 500);
            }
        }

        /**
         * What was sealed came to light: how long each took to answer may be seen from then on, and
         * nothing else that was not shown.
         */
        private void afterwards(TableTold one, TableTold other, int seat, long from) {
            if (!timeless) return;
            for (int i = 1; i <= AFTERWARDS; i++) {
                for (int viewer = 0; viewer <= seats; viewer++) {
                    if (viewer == seat || !one.hears(viewer) || !other.hears(viewer)) continue;
                    assertThat(one.entries.get(viewer).size())
                            .as("entries that viewer " + viewer + " was told")
                            .isEqualTo(other.entries.get(viewer).size());
                    one.noticed[viewer] |= !looksTheSame(one, other, viewer);
                }
                same(one, other, seat, from + i * 1000 - 500);
                if (one.game().sealed() != other.game().sealed()) return;
                if (!openMove(one, other, seat, from + i * 1000)) return;
            }
        }

        private boolean looksTheSame(TableTold one, TableTold other, int viewer) {
            return one.game().view(viewer).equals(other.game().view(viewer))
                    && one.entries.get(viewer).equals(other.entries.get(viewer));
        }

        /**
         * At one table the seat seals in time; at the other its time runs out before the house
         * does.
         */
        private void runOut(int seat) {
            TableTold inTime = new TableTold();
            TableTold late = new TableTold();
            Optional<Long> deadline = late.sitting.clocks().deadline(seat);
            if (deadline.isEmpty()) return; // nobody waits for it
            inTime.seal(seat, 1, time + 1000);
            for (TableTold table : List.of(inTime, late)) table.callTime(deadline.get());
            late.seal(seat, 1, deadline.get());
            ranOut++;
            same(inTime, late, seat, deadline.get() + 20_000);
        }

        /** Somebody else does the same at both tables, in the open. */
        private boolean openMove(TableTold one, TableTold other, int seat, long at) {
            int first = rng.next(seats);
            for (int i = 0; i < seats; i++) {
                int mover = (first + i) % seats;
                if (mover == seat) continue;
                List<M> wishes = new ArrayList<>(game.candidates(game.view(one.s, mover)));
                game.legal(one.s, mover, wishes);
                if (rng.next(4) == 0) game.notation().abandon().ifPresent(wishes::add);
                wishes.removeIf(
                        move ->
                                game.secret(one.s, mover, move)
                                        || game.refusal(one.s, mover, move) != Refusal.NONE
                                        || game.refusal(other.s, mover, move) != Refusal.NONE);
                if (wishes.isEmpty()) continue;
                M move = wishes.get(rng.next(wishes.size()));
                one.move(mover, move, at);
                other.move(mover, move, at);
                return true;
            }
            return false;
        }

        private void same(TableTold one, TableTold other, int seat, long now) {
            for (int viewer = 0; viewer <= seats; viewer++)
                if (viewer != seat && one.hears(viewer) && other.hears(viewer))
                    assertThat(one.told(viewer, now))
                            .as(
                                    "what viewer "
                                            + viewer
                                            + " is told, whatever "
                                            + seat
                                            + " seals: "
                                            + one.done
                                            + " or "
                                            + other.done)
                            .isEqualTo(other.told(viewer, now));
        }

        /** A table, and what its viewers were told since. */
        private final class TableTold {
            private final Sitting sitting;
            private final List<List<String>> entries = new ArrayList<>();
            private final boolean[] noticed = new boolean[seats + 1];
            private final List<String> done = new ArrayList<>();
            private S s = journal.state();

            TableTold() {
                sitting = new Sitting("table", lines.getFirst(), games);
                for (Ledger.Line line : lines.subList(1, lines.size())) sitting.apply(line);
                for (int viewer = 0; viewer <= seats; viewer++) entries.add(new ArrayList<>());
            }

            TableGame<?, ?, ?> game() {
                return sitting.game();
            }

            void apply(long at, Deed deed) {
                done.add(at + " " + deed);
                sitting.apply(new Ledger.Line(sitting.version() + 1, at, "", Protocol.write(deed)));
            }

            void callTime(long at) {
                int out = sitting.clocks().late(at);
                for (int seat = 0; seat < seats; seat++)
                    if ((out >>> seat & 1) != 0) apply(at, new Deed.TakenOver(seat, true));
            }

            void move(int seat, M move, long at) {
                s = game.after(s, seat, move, Events.IGNORED);
                apply(at, moved(seat, move));
                for (int viewer = 0; viewer <= seats; viewer++)
                    for (Api.Entry entry :
                            sitting.made()
                                    .orElseThrow()
                                    .entries(viewer, sitting.names(), Language.EN))
                        entries.get(viewer).add(Protocol.write(entry));
            }

            void seal(int seat, int times, long at) {
                for (int i = 0; i < times; i++) {
                    List<M> moves = sealing(s, seat);
                    if (moves.isEmpty()) return;
                    move(seat, moves.get(rng.next(moves.size())), at + 1000L * i);
                }
                for (int viewer = 0; viewer <= seats; viewer++)
                    noticed[viewer] |= !entries.get(viewer).isEmpty();
            }

            /** Nothing that was to be sealed was shown to this viewer by the game. */
            boolean hears(int viewer) {
                return !noticed[viewer];
            }

            List<String> told(int viewer, long now) {
                Shown shown = new Shown(sitting, now);
                String person = viewer == seats ? "watcher" : "p" + viewer;
                List<String> told = new ArrayList<>(entries.get(viewer));
                told.add(
                        Protocol.write(new Tell.Table(shown.table(person, 0, Set.of(), Map.of()))));
                told.add(Protocol.write(shown.position(viewer, List.of(), Language.EN, true)));
                var past = game().past();
                told.add(past.record(sitting.names(), viewer));
                for (Api.Entry entry : past.log(0, viewer, sitting.names(), Language.EN))
                    told.add(Protocol.write(entry));
                int last = game().steps(viewer);
                told.add(
                        Protocol.write(past.step("t", last, viewer, sitting.names(), Language.EN)));
                if (viewer < seats) told.add(Protocol.write(TurnNotices.turn(sitting, viewer)));
                return told;
            }
        }
    }
}
