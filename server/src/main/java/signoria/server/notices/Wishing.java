package signoria.server.notices;

import signoria.kernel.BadInput;
import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Contacts;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** How people want to be called, kept as they have set it. */
public final class Wishing {
    private static final int MUTED = 200;
    private static final int URL = 500;

    private final Contacts contacts;

    public Wishing(Contacts contacts) {
        this.contacts = contacts;
    }

    /** What holds until someone sets it otherwise: the page calls, nothing else does. */
    static Api.Wishes usual() {
        List<Api.EventWish> events = new ArrayList<>();
        for (Api.Event event : Api.Event.values())
            events.add(new Api.EventWish(event, true, false, true));
        return new Api.Wishes(
                "en",
                "UTC",
                events,
                Api.MailPace.now,
                new Api.Quiet(false, 22 * 60, 8 * 60, List.of(1, 2, 3, 4, 5, 6, 7), true),
                new Api.Hook(Api.HookKind.ntfy, ""),
                List.of());
    }

    /** Empty for someone who has set nothing. */
    Optional<Api.Wishes> set(String person) {
        return contacts.wishes(person)
                .map(text -> Protocol.read(text, Api.Wishes.class))
                .map(Wishing::completed);
    }

    /** Events that someone could not know of when they set the others are as usual. */
    private static Api.Wishes completed(Api.Wishes wishes) {
        List<Api.EventWish> events = new ArrayList<>();
        for (Api.EventWish each : usual().events())
            events.add(
                    wishes.events().stream()
                            .filter(set -> set.event() == each.event())
                            .findFirst()
                            .orElse(each));
        return with(wishes, events);
    }

    public Api.Wishes of(String person) {
        return set(person).orElseGet(Wishing::usual);
    }

    public void keep(String person, Api.Wishes wishes) {
        contacts.wishes(person, Protocol.write(checked(wishes)));
    }

    static boolean wants(Api.Wishes wishes, Api.Event event, Api.Channel channel) {
        for (Api.EventWish each : wishes.events())
            if (each.event() == event)
                return switch (channel) {
                    case page -> each.page();
                    case mail -> each.mail();
                    case hook -> each.hook();
                };
        return false;
    }

    /** The same, with one channel closed for everything. */
    static Api.Wishes without(Api.Wishes wishes, Api.Channel channel) {
        List<Api.EventWish> events = new ArrayList<>();
        for (Api.EventWish each : wishes.events())
            events.add(
                    new Api.EventWish(
                            each.event(),
                            each.page() && channel != Api.Channel.page,
                            each.mail() && channel != Api.Channel.mail,
                            each.hook() && channel != Api.Channel.hook));
        return with(wishes, events);
    }

    private static Api.Wishes with(Api.Wishes wishes, List<Api.EventWish> events) {
        return new Api.Wishes(
                wishes.lang(),
                wishes.zone(),
                events,
                wishes.mail(),
                wishes.quiet(),
                wishes.hook(),
                wishes.muted());
    }

    private static Api.Wishes checked(Api.Wishes wishes) {
        Language.of(wishes.lang());
        zone(wishes.zone());
        if (wishes.events().size() != Api.Event.values().length
                || new HashSet<>(wishes.events().stream().map(Api.EventWish::event).toList()).size()
                        != wishes.events().size()) throw new BadInput("name each event once");
        Api.Quiet quiet = wishes.quiet();
        if (!minute(quiet.from()) || !minute(quiet.to()))
            throw new BadInput("quiet hours begin and end at minutes 0 to 1439 of the day");
        if (quiet.days().size() > 7 || quiet.days().stream().anyMatch(day -> day < 1 || day > 7))
            throw new BadInput("days are 1 to 7");
        if (wishes.muted().size() > MUTED
                || wishes.muted().stream().anyMatch(table -> !table.matches("[a-z0-9-]{1,40}")))
            throw new BadInput(MUTED + " tables at most are muted, by their ids");
        String url = wishes.hook().url().strip();
        if (url.length() > URL) throw new BadInput("an address has " + URL + " characters at most");
        if (!url.isEmpty()) Reach.target(url);
        return new Api.Wishes(
                wishes.lang(),
                wishes.zone(),
                wishes.events(),
                wishes.mail(),
                quiet,
                new Api.Hook(wishes.hook().kind(), url),
                List.copyOf(new java.util.LinkedHashSet<>(wishes.muted())));
    }

    private static boolean minute(int minute) {
        return minute >= 0 && minute < 24 * 60;
    }

    static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException e) {
            throw new BadInput("there is no such time zone");
        }
    }
}
