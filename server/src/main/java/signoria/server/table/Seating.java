package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Seed;
import signoria.server.protocol.Api;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What a person does around the game: sitting down, starting, leaving, forking, looking back. */
final class Seating {
    private static final int ENTROPY = 200;

    private final Table table;
    private final Sitting sitting;
    private final String person;

    Seating(Table table, String person) {
        this.table = table;
        this.sitting = table.sitting();
        this.person = person;
    }

    private void open() {
        if (sitting.status() != Api.Status.open) throw Failure.notNow("the game has begun");
    }

    private void host() {
        if (!sitting.host().equals(person)) throw Failure.notYours("only the host may do that");
    }

    private boolean sits() {
        return sitting.seatOf(person).isPresent();
    }

    void join(String name, Optional<Integer> wanted) {
        if (sitting.seatOf(person).isPresent()) return;
        open();
        if (sitting.turnedAway(person))
            throw Failure.notYours("the host has let you go from this table");
        int seat = wanted.orElseGet(this::firstFree);
        if (seat < 0 || seat >= sitting.chairs().size())
            throw new BadInput("there is no seat " + (seat + 1));
        if (!sitting.chair(seat).opensTo(person))
            throw new Failure("taken", "seat " + (seat + 1) + " is taken");
        Deed.Sat sat = new Deed.Sat(seat, person, name);
        if (last(seat) && !sitting.held()) table.commit("", table.starting(sat));
        else table.commit("", sat);
    }

    /** Where turns take days nobody waits for the host: whoever sits down last begins the game. */
    private boolean last(int seat) {
        if (sitting.clocks().days().isEmpty()) return false;
        for (int other = 0; other < sitting.chairs().size(); other++)
            if (other != seat && sitting.chair(other).free()) return false;
        return true;
    }

    /** A seat kept for this person, else a free one, else one of the house. */
    private int firstFree() {
        for (boolean house : new boolean[] {false, true})
            for (int seat = 0; seat < sitting.chairs().size(); seat++) {
                Chair chair = sitting.chair(seat);
                if (chair.opensTo(person) && (house || chair.free())) return seat;
            }
        throw new Failure("taken", "no seat is free");
    }

    void leave() {
        int seat =
                sitting.seatOf(person)
                        .orElseThrow(() -> Failure.notYours("you have no seat at this table"));
        open();
        boolean alone = sitting.others(seat).isEmpty();
        if (alone) table.commit("", new Deed.Left(seat), new Deed.Closed("empty"));
        else table.commit("", new Deed.Left(seat));
    }

    /** The host lets someone go, who does not come back to this table. */
    void free(int seat) {
        host();
        open();
        if (seat < 0 || seat >= sitting.chairs().size())
            throw new BadInput("there is no seat " + ((long) seat + 1));
        Chair chair = sitting.chair(seat);
        if (chair.free()) throw Failure.notNow("nobody has that seat");
        if (chair.who().equals(person)) throw Failure.notNow("it is your own seat: leave it");
        table.commit("", new Deed.Freed(seat, chair.who()));
    }

    /** The host gives a free seat to the house. */
    void house(int seat, String bot) {
        host();
        open();
        if (seat < 0 || seat >= sitting.chairs().size())
            throw new BadInput("there is no seat " + ((long) seat + 1));
        String level = Opening.level(bot);
        if (sitting.chair(seat).human()) throw new Failure("taken", "somebody has that seat");
        table.commit("", new Deed.Housed(seat, level));
    }

    /** Only the host invites, and only before the start. */
    void mayInvite() {
        host();
        open();
    }

    /** The host wants to begin the game themselves, or lets it begin. */
    void hold(boolean held) {
        host();
        open();
        if (sitting.held() != held) table.commit("", new Deed.Held(held));
    }

    /** All are there: every seat is taken, and where turns are played at once everybody looks. */
    boolean ready(Predicate<String> there) {
        if (sitting.status() != Api.Status.open || sitting.held()) return false;
        if (sitting.chairs().stream().noneMatch(Chair::human)) return false;
        boolean days = sitting.clocks().days().isPresent();
        for (Chair chair : sitting.chairs())
            if (chair.free() || chair.human() && !days && !there.test(chair.who())) return false;
        return true;
    }

    /** Nobody has to begin it. */
    void begin() {
        table.commit("", table.starting());
    }

    /** The table hears of its people's holidays, those that it does not know. */
    void holidays() {
        if (sitting.status() != Api.Status.running || sitting.clocks().days().isEmpty()) return;
        List<Deed> deeds = new ArrayList<>();
        for (int seat = 0; seat < sitting.chairs().size(); seat++) {
            Chair chair = sitting.chair(seat);
            if (!chair.human() || chair.resigned()) continue;
            Optional<Api.Span> known = sitting.clocks().holiday(seat, now());
            Optional<Api.Span> holiday = holiday(table, chair.who());
            if (holiday.equals(known)) continue;
            Api.Span next = holiday.orElseGet(() -> ended(known.orElseThrow()));
            deeds.add(new Deed.Holiday(seat, next.from(), next.until()));
        }
        if (!deeds.isEmpty()) table.commit("", deeds.toArray(Deed[]::new));
    }

    private long now() {
        return table.services().now().getAsLong();
    }

    private Api.Span ended(Api.Span known) {
        return new Api.Span(known.from(), Math.max(known.from(), now()));
    }

    private static Optional<Api.Span> holiday(Table table, String person) {
        long now = table.services().now().getAsLong();
        return table.services().store().holidays().of(person, now).stream()
                .findFirst()
                .map(each -> new Api.Span(each.from(), each.until()));
    }

    /** Those who are on holiday, or will be, when a game begins, somebody who sits down first. */
    static List<Deed> holidays(Table table, Deed... first) {
        Map<Integer, String> people = new TreeMap<>();
        Sitting sitting = table.sitting();
        for (int seat = 0; seat < sitting.chairs().size(); seat++)
            if (sitting.chair(seat).human()) people.put(seat, sitting.chair(seat).who());
        for (Deed deed : first) if (deed instanceof Deed.Sat sat) people.put(sat.seat(), sat.who());
        List<Deed> deeds = new ArrayList<>();
        people.forEach(
                (seat, who) ->
                        holiday(table, who)
                                .ifPresent(
                                        it ->
                                                deeds.add(
                                                        new Deed.Holiday(
                                                                seat, it.from(), it.until()))));
        return deeds;
    }

    /** It never began. */
    void expire() {
        open();
        table.commit("", new Deed.Closed("expired"));
    }

    void mix(String text) {
        int seat =
                sitting.seatOf(person)
                        .orElseThrow(() -> Failure.notYours("you have no seat at this table"));
        open();
        if (text.isBlank() || text.length() > ENTROPY || text.indexOf('\n') >= 0)
            throw new BadInput("one line of 1 to " + ENTROPY + " characters");
        if (sitting.hasMixed(seat)) throw Failure.notNow("you have added yours");
        table.commit("", new Deed.Mixed(seat, sitting.names().get(seat), text));
    }

    void start() {
        if (sitting.status() == Api.Status.running) return;
        open();
        host();
        for (Chair chair : sitting.chairs())
            if (chair.free()) throw Failure.notNow("a seat is free");
        if (sitting.chairs().stream().noneMatch(Chair::human))
            throw Failure.notNow("nobody sits at the table");
        table.commit("", table.starting());
    }

    void close(boolean admin) {
        if (!admin) {
            host();
            open();
        }
        if (sitting.status() == Api.Status.over) throw Failure.notNow("the game is over");
        if (sitting.status() != Api.Status.closed)
            table.commit("", new Deed.Closed(admin ? "admin" : "host"));
    }

    /** The same table again, everyone one seat further on; people's seats are kept for them. */
    Deed.Opened rematch(String name) {
        if (sitting.seatOf(person).isEmpty())
            throw Failure.notYours("you have no seat at this table");
        if (sitting.status() != Api.Status.over) throw Failure.notNow("the game is not over");
        Deed.Opened before = sitting.opened();
        List<Deed.Place> places = new ArrayList<>();
        int seats = before.places().size();
        for (int seat = 0; seat < seats; seat++) {
            int from = (seat + seats - 1) % seats;
            Chair chair = sitting.chair(from);
            if (chair.who().equals(person))
                places.add(new Deed.Place(Api.SeatKind.me, person, name, ""));
            else if (chair.human())
                places.add(new Deed.Place(Api.SeatKind.open, chair.who(), chair.name(), ""));
            else
                places.add(
                        new Deed.Place(Api.SeatKind.bot, "", "", chair.player(before.takeover())));
        }
        return new Deed.Opened(
                before.game(),
                sitting.rules().game().sheet().ruleset(),
                places,
                before.options(),
                false,
                before.rated() && !before.clock().equals(new Api.Clock.None()),
                before.clock(),
                before.takeover(),
                person,
                name,
                Seed.drawn(new SecureRandom()).hex(),
                Optional.empty(),
                Optional.empty(),
                before.catalog());
    }

    TableGame<?, ?, ?> played() {
        if (!sitting.started()) throw Failure.notNow("the game has not begun");
        return sitting.game();
    }

    /** The game from its beginning, which a fork does not have. */
    Past<?, ?, ?> recorded() {
        if (sitting.opened().position().isPresent())
            throw new Failure("no-record", "a table forked from another has no record of its own");
        return played().past();
    }

    List<String> names() {
        return sitting.names();
    }

    /** The same as a record has them. */
    List<String> filed() {
        return sitting.filed();
    }

    /** Whose eyes one may look through: one's own, and any after the end. */
    int viewer(Optional<Integer> seat) {
        int own = sitting.seatOf(person).orElse(sitting.chairs().size());
        if (seat.isEmpty() || seat.get() == own) return own;
        if (seat.get() < 0 || seat.get() > sitting.chairs().size())
            throw new BadInput("there is no seat " + (seat.get() + 1));
        boolean watching = seat.get() == sitting.chairs().size();
        if (!watching && sitting.status() != Api.Status.over)
            throw Failure.notYours("while the game runs you see what your own seat sees");
        return seat.get();
    }

    /**
     * All that this person could not know at that moment is dealt anew, when the game is read once
     * more.
     */
    Supplier<Deed.Opened> fork(String name, Api.Fork wanted, String bot, long chance) {
        TableGame<?, ?, ?> play = played();
        if (sitting.rated() && sitting.status() == Api.Status.running)
            throw new Failure(
                    "rated", "a game that counts for ratings is not forked before its end");
        Deed.Opened before = sitting.opened();
        int seat = wanted.seat().or(() -> sitting.seatOf(person)).orElse(0);
        if (seat < 0 || seat >= play.seats()) throw new BadInput("there is no seat " + (seat + 1));
        boolean own = sitting.seatOf(person).equals(Optional.of(seat));
        int eyes = own || sitting.status() == Api.Status.over ? seat : viewer(Optional.empty());
        int ruleset = sitting.rules().game().sheet().ruleset();
        Optional<Api.Origin> origin = Optional.of(new Api.Origin(sitting.id(), wanted.step()));
        Past<?, ?, ?> past = play.past();
        return () ->
                new Opening.Moment(
                                sitting.rules(),
                                ruleset,
                                before.options(),
                                play.seats(),
                                origin,
                                past.imagined(wanted.step(), eyes, chance))
                        .at(seat, person, name, bot);
    }
}
