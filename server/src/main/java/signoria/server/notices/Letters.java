package signoria.server.notices;

import signoria.kernel.Language;
import signoria.kernel.Words;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Outbox;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** Messages in words, in the language of whoever gets them. */
final class Letters {
    static final Words WORDS = Words.beside(Letters.class);

    /**
     * What the outbox keeps of a call.
     *
     * @param names of the others at the table, or of whoever invites
     */
    record Content(String game, List<String> names, Optional<Long> deadline) {}

    private final Supplier<String> base;
    private final BiFunction<String, Language, String> games;
    private final Leaflets leaflets;

    /**
     * Writes letters.
     *
     * @param base where people find this server
     * @param games what a game is called
     */
    Letters(Supplier<String> base, BiFunction<String, Language, String> games, Leaflets leaflets) {
        this.base = base;
        this.games = games;
        this.leaflets = leaflets;
    }

    String base() {
        return base.get();
    }

    /** All that is to be told at once, one part for each table. */
    Message calls(List<Outbox.Item> items, Api.Wishes wishes) {
        Language in = Language.of(wishes.lang());
        Map<String, Outbox.Item> byTable = new LinkedHashMap<>();
        for (Outbox.Item item : items) byTable.merge(item.about(), item, Letters::weightier);
        List<Message.Part> parts = new ArrayList<>();
        for (Outbox.Item item : byTable.values()) parts.add(part(item, in, wishes));
        Outbox.Item first = items.getFirst();
        String title =
                byTable.size() > 1
                        ? WORDS.say(in, "title-many", byTable.size())
                        : WORDS.say(
                                in,
                                "title-" + byTable.values().iterator().next().event(),
                                Words.raw(game(byTable.values().iterator().next(), in)));
        Api.Channel channel = Api.Channel.valueOf(first.channel());
        String word = leaflets.word(first.person(), channel);
        String foot =
                WORDS.say(
                        in,
                        "foot",
                        Words.raw(base()),
                        Words.raw(base() + "/stop/" + word),
                        Words.raw(base() + "/notices"));
        return new Message(
                id(first),
                title,
                parts,
                foot,
                base() + "/api/v" + Api.PROTOCOL + "/notices/stop/" + word);
    }

    private static String id(Outbox.Item first) {
        return String.join(".", first.event(), first.about(), "" + first.at(), first.channel());
    }

    /** Of two about one table, the one that asks more of its reader. */
    private static Outbox.Item weightier(Outbox.Item one, Outbox.Item other) {
        List<Api.Event> order =
                List.of(
                        Api.Event.low,
                        Api.Event.turn,
                        Api.Event.offer,
                        Api.Event.over,
                        Api.Event.rematch,
                        Api.Event.begins,
                        Api.Event.invited,
                        Api.Event.seat,
                        Api.Event.analysis,
                        Api.Event.chat);
        return order.indexOf(Api.Event.valueOf(one.event()))
                        <= order.indexOf(Api.Event.valueOf(other.event()))
                ? one
                : other;
    }

    private static Content content(Outbox.Item item) {
        return Protocol.read(item.content(), Content.class);
    }

    private String game(Outbox.Item item, Language in) {
        return games.apply(content(item).game(), in);
    }

    private Message.Part part(Outbox.Item item, Language in, Api.Wishes wishes) {
        Content content = content(item);
        String until =
                content.deadline().map(at -> time(at, in, Wishing.zone(wishes.zone()))).orElse("");
        boolean turns = item.event().equals(Api.Event.turn.name());
        String text =
                WORDS.say(
                        in,
                        turns && !until.isEmpty() ? "turn-until" : item.event(),
                        Words.raw(game(item, in)),
                        Words.raw(others(content.names(), in)),
                        Words.raw(until));
        return new Message.Part(item.event(), item.about(), text, base() + "/t/" + item.about());
    }

    private static String time(long at, Language in, ZoneId zone) {
        return DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm", Locale.of(in.code()))
                .format(Instant.ofEpochMilli(at).atZone(zone));
    }

    /** People by name, the house once. */
    private static String others(List<String> names, Language in) {
        List<String> shown = new ArrayList<>();
        for (String name : names) {
            String one = name.startsWith("bot:") ? WORDS.say(in, "house") : name;
            if (!one.isEmpty() && !shown.contains(one)) shown.add(one);
        }
        if (shown.isEmpty()) return WORDS.say(in, "alone");
        if (shown.size() == 1) return shown.getFirst();
        String last = shown.removeLast();
        return String.join(", ", shown) + " " + WORDS.say(in, "and") + " " + last;
    }

    /** To see whether it comes. */
    Message trial(Language in, long at) {
        return plain("test." + at, in, "test", "", base() + "/notices");
    }

    /** A message about someone's account, with one link. */
    Message plain(String id, Language in, String key, String name, String link) {
        String text = WORDS.say(in, key, Words.raw(name));
        return new Message(
                id,
                WORDS.say(in, key + "-title"),
                List.of(new Message.Part(key, "", text, link)),
                "",
                "");
    }
}
