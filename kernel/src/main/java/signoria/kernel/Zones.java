package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * The parts of a state by name, each with a text form that parses back; one row per part, in
 * printed order.
 */
public final class Zones<S> {
    /** Writes a seat's part. */
    public interface SeatWriter<S> {
        String write(S s, int seat);
    }

    /** Reads a seat's part. */
    public interface SeatReader<S> {
        void read(S s, int seat, String text);
    }

    /** A figure or a set of a seat. */
    public interface SeatFigure<S> {
        long of(S s, int seat);
    }

    /** Puts a figure where it belongs. */
    public interface SeatNumber<S> {
        void put(S s, int seat, int number);
    }

    /** Puts a set where it belongs. */
    public interface SeatSet<S> {
        void put(S s, int seat, long set);
    }

    /** Puts yes or no where it belongs. */
    public interface Answer<S> {
        void put(S s, boolean yes);
    }

    private record Zone<S>(
            String name, SeatWriter<S> writer, SeatReader<S> reader, boolean perSeat) {}

    private static final List<String> NO_YES = List.of("no", "yes");

    private final List<Zone<S>> zones = new ArrayList<>();
    private final ToIntFunction<S> seats;

    public Zones(ToIntFunction<S> seats) {
        this.seats = seats;
    }

    /** A part that is there once. */
    public Zones<S> zone(String name, Function<S, String> writer, BiConsumer<S, String> reader) {
        zones.add(
                new Zone<>(
                        name,
                        (s, _) -> writer.apply(s),
                        (s, _, text) -> reader.accept(s, text),
                        false));
        return this;
    }

    /** A part every seat has: {@code seat 2 faith}. */
    public Zones<S> seat(String name, SeatWriter<S> writer, SeatReader<S> reader) {
        zones.add(new Zone<>(name, writer, reader, true));
        return this;
    }

    /** A number, once. */
    public Zones<S> number(String name, ToIntFunction<S> writer, ObjIntConsumer<S> reader) {
        return zone(
                name,
                s -> "" + writer.applyAsInt(s),
                (s, text) -> reader.accept(s, Text.number(text, name)));
    }

    /** A number of every seat. */
    public Zones<S> numbers(String name, SeatFigure<S> writer, SeatNumber<S> reader) {
        return seat(
                name,
                (s, seat) -> "" + writer.of(s, seat),
                (s, seat, text) -> reader.put(s, seat, Text.number(text, name)));
    }

    /** {@code yes} or {@code no}. */
    public Zones<S> flag(String name, Predicate<S> writer, Answer<S> reader) {
        return zone(
                name,
                s -> writer.test(s) ? "yes" : "no",
                (s, text) -> reader.put(s, Text.index(NO_YES, text, name) == 1));
    }

    /** One of an enum's constants. */
    public <E extends Enum<E>> Zones<S> constant(
            String name, Class<E> type, Function<S, E> writer, BiConsumer<S, E> reader) {
        return zone(
                name,
                s -> Text.lower(writer.apply(s)),
                (s, text) -> reader.accept(s, Text.constant(type, text, name)));
    }

    /** One thing by its id, or a dash for -1. */
    public Zones<S> one(String name, Ids ids, ToIntFunction<S> writer, ObjIntConsumer<S> reader) {
        return zone(
                name,
                s -> ids.orDash(writer.applyAsInt(s)),
                (s, text) -> reader.accept(s, ids.orNone(text)));
    }

    /** Things by their ids, in a state as bits. */
    public Zones<S> set(String name, Ids ids, ToLongFunction<S> writer, ObjLongConsumer<S> reader) {
        return zone(
                name,
                s -> ids.write(writer.applyAsLong(s)),
                (s, text) -> reader.accept(s, ids.read(text)));
    }

    /** Things of every seat by their ids, in a state as bits. */
    public Zones<S> sets(String name, Ids ids, SeatFigure<S> writer, SeatSet<S> reader) {
        return seat(
                name,
                (s, seat) -> ids.write(writer.of(s, seat)),
                (s, seat, text) -> reader.put(s, seat, ids.read(text)));
    }

    /** A seat, counted from 1. */
    public Zones<S> who(String name, ToIntFunction<S> writer, ObjIntConsumer<S> reader) {
        return number(
                name,
                s -> writer.applyAsInt(s) + 1,
                (s, number) -> reader.accept(s, Text.seat("" + number, seats.applyAsInt(s), name)));
    }

    /** A seat, counted from 1, or a dash for -1. */
    public Zones<S> whoOrNobody(String name, ToIntFunction<S> writer, ObjIntConsumer<S> reader) {
        return zone(
                name,
                s -> here(s, name).orDash(writer.applyAsInt(s)),
                (s, text) -> reader.accept(s, here(s, name).orNone(text)));
    }

    /** Seats, counted from 1, in a state as bits. */
    public Zones<S> seats(String name, ToIntFunction<S> writer, ObjIntConsumer<S> reader) {
        return zone(
                name,
                s -> here(s, name).write(writer.applyAsInt(s)),
                (s, text) -> reader.accept(s, (int) here(s, name).read(text)));
    }

    private Ids here(S s, String name) {
        return Ids.seats(seats.applyAsInt(s), name);
    }

    /** The chance of the state. */
    public Zones<S> chance(Function<S, Rng> rng) {
        return zone("chance", s -> rng.apply(s).toString(), (s, text) -> rng.apply(s).read(text));
    }

    /** The names of all parts of a state. */
    public List<String> names(S s) {
        List<String> names = new ArrayList<>();
        for (Zone<S> zone : zones)
            if (zone.perSeat)
                for (int seat = 0; seat < seats.applyAsInt(s); seat++) names.add(name(zone, seat));
            else names.add(zone.name);
        return names;
    }

    public String write(S s, String name) {
        int seat = seatIn(s, name);
        return zone(s, name, seat).writer.write(s, seat);
    }

    public void read(S s, String name, String text) {
        int seat = seatIn(s, name);
        zone(s, name, seat).reader.read(s, seat, text.trim());
    }

    private Zone<S> zone(S s, String name, int seat) {
        for (Zone<S> zone : zones)
            if (zone.perSeat == seat >= 0 && name(zone, seat).equals(name)) return zone;
        throw new BadInput("no part '" + name + "': there are " + String.join(", ", names(s)));
    }

    private static String name(Zone<?> zone, int seat) {
        return zone.perSeat ? "seat " + (seat + 1) + " " + zone.name : zone.name;
    }

    private int seatIn(S s, String name) {
        if (!name.matches("seat \\d .*")) return -1;
        int seat = name.charAt(5) - '1';
        if (seat < 0 || seat >= seats.applyAsInt(s))
            throw new BadInput("no seat " + (seat + 1) + ": " + name);
        return seat;
    }
}
