package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.server.protocol.Api;
import signoria.server.store.Holidays;

import java.util.List;
import java.util.Optional;

/**
 * Holidays from games whose turns take days: the clocks of whoever is away stand still at all such
 * tables. A holiday begins a day after it is announced at the earliest, so that none saves a move
 * that is about to be lost, and every day that has begun counts, also when it is ended early.
 */
public final class Calendar {
    private static final long DAY = 86_400_000;
    private static final long YEAR = 365 * DAY;
    private static final int FAR = 60;

    private final Lobby lobby;
    private final int year;

    /**
     * Keeps the calendar.
     *
     * @param year so many days everybody has in any 365
     */
    public Calendar(Lobby lobby, int year) {
        this.lobby = lobby;
        this.year = year;
    }

    private Holidays kept() {
        return lobby.store().holidays();
    }

    public Api.Holidays of(String person) {
        long now = lobby.now();
        return new Api.Holidays(year, left(person, now), next(person, now).map(it -> span(it)));
    }

    private static Api.Span span(Holidays.Holiday it) {
        return new Api.Span(it.from(), it.until());
    }

    private Optional<Holidays.Holiday> next(String person, long now) {
        return kept().of(person, now).stream().findFirst();
    }

    private int left(String person, long at) {
        List<Holidays.Holiday> taken = kept().of(person, at - YEAR);
        return Math.max(0, year - taken.stream().mapToInt(Calendar::days).sum());
    }

    /** A day that has begun is a day. */
    private static int days(Holidays.Holiday it) {
        return (int) ((it.until() - it.from() + DAY - 1) / DAY);
    }

    public Api.Holidays begin(String person, Api.NewHoliday wanted) {
        long now = lobby.now();
        if (wanted.ahead() < 1 || wanted.ahead() > FAR)
            throw new BadInput("a holiday begins in 1 to " + FAR + " days");
        if (next(person, now).isPresent())
            throw Failure.notNow("one holiday is announced already: end it first");
        if (wanted.days() < 1 || wanted.days() > left(person, now))
            throw new BadInput("you have " + left(person, now) + " days of holiday left");
        long from = now + wanted.ahead() * DAY;
        kept().keep(person, new Holidays.Holiday(from, from + wanted.days() * DAY));
        lobby.holidays(person);
        return of(person);
    }

    /** Ends the one that is on, or that was announced. */
    public Api.Holidays end(String person) {
        long now = lobby.now();
        Holidays.Holiday last =
                next(person, now).orElseThrow(() -> Failure.notNow("no holiday is announced"));
        kept().keep(person, new Holidays.Holiday(last.from(), Math.max(last.from(), now)));
        lobby.holidays(person);
        return of(person);
    }
}
