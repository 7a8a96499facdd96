package signoria.server.table;

import signoria.kernel.Advice;
import signoria.kernel.Chronicle;
import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.LogLine;
import signoria.kernel.Preview;
import signoria.kernel.Result;
import signoria.kernel.Scene;
import signoria.kernel.Story;
import signoria.kernel.Who;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;
import signoria.wire.Wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a viewer may be told of a state and of a move, in the shapes of the protocol. */
record Rendering<S, M, V>(Game<S, M, V> game, Wire<M, V> wire, int seats) {
    /** The viewer as the contract counts: a seat, or {@link Game#SPECTATOR}. */
    int reader(int viewer) {
        return new Viewers(seats).reader(viewer);
    }

    List<M> moves(S s, int viewer) {
        List<M> moves = new ArrayList<>();
        if (viewer < seats) game.legal(s, viewer, moves);
        return moves;
    }

    Raw view(S s, int viewer) {
        return new Raw(wire.write(game.view(s, reader(viewer))));
    }

    Raw scene(S s, int viewer, List<String> names, Language in) {
        Scene scene = game.scene(game.view(s, reader(viewer)), moves(s, viewer), in);
        return new Raw(wire.write(Who.named(scene, names)));
    }

    /** Every listed move there is in words, for who asks why not. */
    List<Scene.Choice> choices(S s, int viewer, List<String> names, Language in) {
        V view = game.view(s, reader(viewer));
        return Who.namedChoices(game.choices(view, game.moves(), in), names);
    }

    Raw preview(V view, int seat, List<M> moves, List<String> names, Language in) {
        return new Raw(wire.write(Preview.of(game, view, seat, moves, names, in)));
    }

    Raw advice(Advice advice) {
        return new Raw(wire.write(advice));
    }

    Raw story(Story story) {
        return new Raw(wire.write(story));
    }

    Api.Entry entry(Chronicle.Entry<M> told, int viewer, List<String> names, Language in) {
        List<Api.Happened> events = new ArrayList<>();
        for (Event event : told.events().seenBy(reader(viewer)))
            events.add(happened(event, names, in));
        return new Api.Entry(
                told.number(),
                told.seat() == Chronicle.NOBODY ? Optional.empty() : Optional.of(told.seat()),
                told.move().map(game.notation()::write),
                events);
    }

    private Api.Happened happened(Event event, List<String> names, Language in) {
        LogLine line = LogLine.of(game.notation(), event, names, in);
        return new Api.Happened(new Raw(wire.write(event)), line.words(), line.names());
    }

    /** How the game ended, if it did. */
    Optional<Api.Outcome> outcome(S s, Language in) {
        if (!game.over(s)) return Optional.empty();
        Result result = game.result(s);
        List<Api.Source> sources = new ArrayList<>();
        for (Result.Line line : result.lines())
            sources.add(
                    new Api.Source(
                            line.key(), game.rulebook().word(in, line.key()), line.points()));
        return Optional.of(new Api.Outcome(result.places(), result.points(), sources, List.of()));
    }

    /** Bits as numbers of seats. */
    static List<Integer> seats(int bits) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; bits >>> seat != 0; seat++)
            if ((bits >>> seat & 1) != 0) seats.add(seat);
        return seats;
    }
}
