package signoria.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

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

    private record Zone<S>(
            String name, SeatWriter<S> writer, SeatReader<S> reader, boolean perSeat) {}

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
    public Zones<S> number(
            String name, ToIntFunction<S> writer, java.util.function.ObjIntConsumer<S> reader) {
        return zone(
                name,
                s -> "" + writer.applyAsInt(s),
                (s, text) -> reader.accept(s, Text.number(text, name)));
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
