package signoria.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import signoria.bots.Company;
import signoria.kernel.Chronicle;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Journal;
import signoria.kernel.Language;
import signoria.kernel.Rng;
import signoria.kernel.Setup;
import signoria.kernel.Who;
import signoria.server.House;
import signoria.server.Player;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;
import signoria.server.store.Ledger;
import signoria.wire.Wire;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * All frames of all sockets over whole games, for every game in the house: what a viewer is told
 * would be the same in another world that looks the same to that viewer.
 */
class LeakTest {
    private static final int MOVES = 400;

    @TempDir Path folder;

    @TestFactory
    List<DynamicTest> nobodyIsToldWhatTheyMayNotKnow() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Game<?, ?, ?> game : Games.all())
            tests.add(DynamicTest.dynamicTest(game.sheet().id(), () -> watch(game)));
        return tests;
    }

    private <S, M, V> void watch(Game<S, M, V> game) {
        try (House house = new House(folder.resolve(game.sheet().id()))) {
            Player anna = house.guest("Anna");
            Player elia = house.guest("Elia");
            String table = open(anna, game);
            elia.watch(table);
            play(anna, table);
            List<Ledger.Line> lines = house.server().store().ledger().lines(table, 0);
            anna.close();
            elia.close();
            Deed.Opened opened = Protocol.read(lines.getFirst().deed(), Deed.Opened.class);
            Worlds<S, M, V> worlds = new Worlds<>(game, opened, lines);
            for (Player player : List.of(anna, elia)) {
                List<String> heard = player.heard();
                assertThat(heard.size()).isGreaterThan(5);
                boolean over = false;
                for (String frame : heard) {
                    if (frame.isEmpty()) continue;
                    over |= frame.contains("\"over\"");
                    if (Protocol.read(frame, Tell.class) instanceof Tell.Position at) {
                        over |= at.over();
                        worlds.check(at);
                    }
                    if (!over) assertThat(frame).doesNotContain(opened.seed());
                }
            }
        }
    }

    private static String open(Player player, Game<?, ?, ?> game) {
        List<Api.NewSeat> seats = new ArrayList<>();
        seats.add(new Api.NewSeat(Api.SeatKind.me, Optional.empty()));
        while (seats.size() < Math.max(2, game.sheet().fewest()))
            seats.add(new Api.NewSeat(Api.SeatKind.bot, Optional.of("random")));
        Api.NewTable wanted =
                new Api.NewTable(
                        game.sheet().id(),
                        seats,
                        Map.of(),
                        true,
                        false,
                        new Api.Clock.None(),
                        "random",
                        true);
        return player.post("", wanted).id();
    }

    /** Any offered moves, for a while or to the end. */
    private static void play(Player player, String table) {
        Random chance = new Random(3);
        Tell.Position at = player.watch(table);
        for (int moves = 0; moves < MOVES && !at.over(); ) {
            if (!at.yourTurn()) {
                at = player.position();
                continue;
            }
            moves++;
            Tell answer = player.play(at, at.legal().get(chance.nextInt(at.legal().size())));
            if (!(answer instanceof Tell.Played played)) throw new AssertionError(answer);
            at = player.next(Tell.Position.class, next -> next.version() >= played.version());
        }
        player.ask(id -> new Ask.Chat(id, table, "done"));
    }

    /** The game once more, and for each position others that look the same. */
    private static final class Worlds<S, M, V> {
        private final Game<S, M, V> game;
        private final Wire<M, V> wire;
        private final List<Deed.Place> places;
        private final List<S> states = new ArrayList<>();
        private final Journal<S, M, V> journal;
        private final Map<Integer, List<Chronicle.Entry<M>>> told = new TreeMap<>();
        private final Rng rng = Rng.of(11);

        Worlds(Game<S, M, V> game, Deed.Opened opened, List<Ledger.Line> lines) {
            this.game = game;
            this.wire = new Wire<>(game);
            this.places = opened.places();
            journal =
                    new Journal<>(
                            game,
                            Setup.of(
                                    game,
                                    opened.places().size(),
                                    opened.options(),
                                    new signoria.kernel.Seed(opened.seed())));
            states.add(journal.state());
            for (Ledger.Line line : lines)
                if (Protocol.read(line.deed(), Deed.class) instanceof Deed.Moved moved) {
                    M move = game.notation().read(moved.move());
                    journal.play(moved.seat(), move, Events.IGNORED);
                    states.add(journal.state());
                }
        }

        /** What a viewer is told of the game, entry by entry. */
        private List<Chronicle.Entry<M>> told(int viewer) {
            return told.computeIfAbsent(viewer, _ -> Chronicle.of(journal, viewer));
        }

        private List<String> names(String table) {
            List<String> names = new ArrayList<>();
            for (Deed.Place place : places)
                names.add(
                        place.kind() == Api.SeatKind.me
                                ? place.name()
                                : Company.name(table, names.size()));
            return names;
        }

        /** What a viewer was told at a step is what it would be told in another world. */
        void check(Tell.Position at) {
            int viewer = at.seat().orElse(Game.SPECTATOR);
            S other = game.copy(shown(at, viewer));
            game.redeal(other, viewer, rng);
            V view = game.view(other, viewer);
            String where = "step " + at.step() + " of " + viewer;
            assertThat(at.view().json()).as(where).isEqualTo(tidy(wire.write(view)));
            List<M> legal = new ArrayList<>();
            if (viewer != Game.SPECTATOR) game.legal(other, viewer, legal);
            assertThat(at.legal())
                    .as(where)
                    .isEqualTo(legal.stream().map(game.notation()::write).toList());
            assertThat(at.scene().orElseThrow().json())
                    .as(where)
                    .isEqualTo(
                            tidy(
                                    wire.write(
                                            Who.named(
                                                    game.scene(view, legal, Language.EN),
                                                    names(at.table())))));
            for (Api.Entry entry : at.entries()) check(entry, viewer);
        }

        /** The state that was shown: others' sealed answers do not count in a viewer's steps. */
        private S shown(Tell.Position at, int viewer) {
            int first = at.step() == 0 ? 0 : told(viewer).get(at.step() - 1).after();
            int last = Math.min(states.size() - 1, first + 20);
            for (int move = first; move <= last; move++)
                if (tidy(wire.write(game.view(states.get(move), viewer))).equals(at.view().json()))
                    return states.get(move);
            throw new AssertionError("no state looks like step " + at.step() + ": " + at.view());
        }

        private void check(Api.Entry entry, int viewer) {
            Chronicle.Entry<M> wanted = told(viewer).get(entry.step() - 1);
            assertThat(entry.seat().orElse(Chronicle.NOBODY)).isEqualTo(wanted.seat());
            assertThat(entry.move()).isEqualTo(wanted.move().map(game.notation()::write));
            List<String> seen = new ArrayList<>();
            for (Event event : wanted.events().seenBy(viewer)) seen.add(tidy(wire.write(event)));
            assertThat(entry.events().stream().map(each -> each.event().json()).toList())
                    .isEqualTo(seen);
        }

        /** As a frame that was read and written again. */
        private static String tidy(String json) {
            return Protocol.read(json, signoria.server.protocol.Raw.class).json();
        }
    }
}
