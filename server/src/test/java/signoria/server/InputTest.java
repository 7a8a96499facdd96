package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Whatever stands at whatever place of a message: it is answered, in words that name none of our
 * classes, and no table is in trouble.
 */
class InputTest extends InTheHouse {
    private static final JsonMapper JSON = new JsonMapper();

    /** What may stand where something else was expected, as JSON. */
    private static final List<String> ODD =
            List.of(
                    "null",
                    "true",
                    "0",
                    "-1",
                    "1",
                    "2147483647",
                    "-2147483648",
                    "9223372036854775807",
                    "1e400",
                    "0.5",
                    "\"\"",
                    "\" \"",
                    "\"x\"",
                    "\"1\"",
                    "\"" + "long ".repeat(800) + "\"",
                    "\"\\ud800\"",
                    "\"\\u0000\"",
                    "\"\\n\"",
                    "\"\\u202e'; drop table line; --\"",
                    "[]",
                    "[null]",
                    "[[]]",
                    "[\"x\",null]",
                    "{}",
                    "{\"x\":null}",
                    "{\"type\":null}",
                    "{\"type\":\"Object\"}",
                    "[".repeat(2000) + "]".repeat(2000));

    private Trouble trouble;

    @BeforeEach
    void listen() {
        trouble = new Trouble();
    }

    @AfterEach
    void nothingWentWrong() {
        trouble.close();
        assertThat(trouble.all()).isEmpty();
    }

    /** The message with each odd thing at each of its places, and without each of its parts. */
    private static void distort(Object message, Consumer<String> use) {
        JsonNode whole = JSON.readTree(Protocol.write(message));
        for (String odd : ODD) use.accept(odd);
        distort(whole, whole, use);
        use.accept("");
        use.accept("{");
        use.accept(whole + "}");
        use.accept("{\"type\":\"ping\"," + whole.toString().substring(1));
    }

    private static void distort(JsonNode at, JsonNode whole, Consumer<String> use) {
        if (at instanceof ObjectNode object)
            for (String name : List.copyOf(object.propertyNames())) {
                JsonNode was = object.get(name);
                object.remove(name);
                use.accept(whole.toString());
                replace(odd -> object.putRawValue(name, odd), whole, use);
                object.set(name, was);
                distort(was, whole, use);
            }
        else if (at instanceof ArrayNode array)
            for (int i = 0; i < array.size(); i++) {
                int index = i;
                JsonNode was = array.get(i);
                replace(
                        odd -> array.set(index, JSON.getNodeFactory().rawValueNode(odd)),
                        whole,
                        use);
                array.set(i, was);
                distort(was, whole, use);
            }
    }

    private static void replace(Consumer<RawValue> put, JsonNode whole, Consumer<String> use) {
        for (String odd : ODD) {
            put.accept(new RawValue(odd));
            use.accept(whole.toString());
        }
    }

    static List<Ask> asks(String table) {
        return List.of(
                new Ask.Ping(),
                new Ask.Look(true),
                new Ask.Watch(table, "en", true),
                new Ask.Unwatch(table),
                new Ask.Play("c1", table, 1, List.of("market row 1", "market row 2")),
                new Ask.WhyNot("c2", table, "market row 1"),
                new Ask.Preview("c13", table, List.of("market row 1", "market row 2")),
                new Ask.Hint("c3", table),
                new Ask.Coach("c14", table),
                new Ask.MayTakeBack("c4", table),
                new Ask.TakeBack("c5", table),
                new Ask.Agree("c6", table, true),
                new Ask.Pause("c7", table),
                new Ask.Resume("c8", table),
                new Ask.HandOver("c9", table, 1),
                new Ask.Return("c10", table),
                new Ask.Chat("c11", table, "Good day"),
                new Ask.Moves("c15", table),
                new Ask.Plan("c16", table, "bid doge", "bid 9"),
                new Ask.Resign("c12", table));
    }

    @Test
    void onTheSocket() {
        Set<Class<?>> asked = new TreeSet<>((a, b) -> a.getName().compareTo(b.getName()));
        try (Two two = new Two(house)) {
            for (Ask each : asks(two.table)) {
                asked.add(each.getClass());
                distort(each, two.anna::say);
                two.anna.say(new Ask.Ping());
                two.anna.next(Tell.Pong.class);
            }
            assertThat(two.anna.heard()).noneMatch(InputTest::telling);
        }
        assertThat(asked).containsExactlyInAnyOrderElementsOf(leaves(Ask.class).toList());
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(InputTest::leaves);
    }

    /** Does an answer tell of our insides? */
    private static boolean telling(String answer) {
        return answer.matches(
                "(?s).*(in"
                    + " trouble|Exception|signoria\\.(server|kernel)|java\\.|tools\\.jackson).*");
    }

    /** What each posted call takes; an empty one takes nothing. */
    static final Map<String, Optional<Object>> BODIES =
            Map.ofEntries(
                    Map.entry("/guest", Optional.of(new Api.Guest("Anna"))),
                    Map.entry("/signup", Optional.of(new Api.Credentials("Odd", "correct horse"))),
                    Map.entry("/signin", Optional.of(new Api.Credentials("Odd", "correct horse"))),
                    Map.entry("/signout", Optional.empty()),
                    Map.entry(
                            "/password", Optional.of(new Api.NewPassword("12345678", "12345678"))),
                    Map.entry("/signins/{id}/end", Optional.empty()),
                    Map.entry(
                            "/notices",
                            Optional.of(
                                    new Api.Wishes(
                                            "en",
                                            "Europe/Rome",
                                            Stream.of(Api.Event.values())
                                                    .map(
                                                            each ->
                                                                    new Api.EventWish(
                                                                            each, true, true, true))
                                                    .toList(),
                                            Api.MailPace.now,
                                            new Api.Quiet(true, 0, 60, List.of(1), true),
                                            new Api.Hook(Api.HookKind.json, "https://example.org/"),
                                            List.of("abc")))),
                    Map.entry("/notices/test", Optional.of(new Api.TestNotice(Api.Channel.hook))),
                    Map.entry("/notices/stop/{word}", Optional.empty()),
                    Map.entry(
                            "/address",
                            Optional.of(new Api.NewAddress("a@example.org", "12345678"))),
                    Map.entry("/address/confirm", Optional.of(new Api.Word("word"))),
                    Map.entry("/recover", Optional.of(new Api.Lost("Anna"))),
                    Map.entry("/recover/finish", Optional.of(new Api.Recovery("word", "12345678"))),
                    Map.entry(
                            "/tables",
                            Optional.of(
                                    new Api.NewTable(
                                            "masters",
                                            List.of(
                                                    new Api.NewSeat(
                                                            Api.SeatKind.me, Optional.empty()),
                                                    new Api.NewSeat(
                                                            Api.SeatKind.bot,
                                                            Optional.of("random"))),
                                            Map.of("x", "y"),
                                            true,
                                            true,
                                            new Api.Clock.Live(60, 1),
                                            "random",
                                            false))),
                    Map.entry("/tables/{id}/join", Optional.of(new Api.Join(Optional.of(1)))),
                    Map.entry("/tables/{id}/leave", Optional.empty()),
                    Map.entry("/tables/{id}/free", Optional.of(new Api.Free(1))),
                    Map.entry("/tables/{id}/house", Optional.of(new Api.House(1, "random"))),
                    Map.entry(
                            "/people",
                            Optional.of(
                                    new Api.Naming(
                                            "Anna", Optional.of("abc"), Api.TieKind.friend))),
                    Map.entry("/tables/{id}/invite", Optional.of(new Api.Invitation("Anna"))),
                    Map.entry("/tables/{id}/note", Optional.of(new Api.Note("Buy wool"))),
                    Map.entry("/tables/{id}/follow", Optional.of(new Api.Following(true))),
                    Map.entry("/holiday", Optional.of(new Api.NewHoliday(1, 7))),
                    Map.entry("/holiday/end", Optional.empty()),
                    Map.entry("/tables/{id}/hold", Optional.of(new Api.Hold(true))),
                    Map.entry("/tables/{id}/entropy", Optional.of(new Api.Entropy("luck"))),
                    Map.entry("/tables/{id}/start", Optional.empty()),
                    Map.entry("/tables/{id}/close", Optional.empty()),
                    Map.entry("/tables/{id}/rematch", Optional.empty()),
                    Map.entry(
                            "/tables/{id}/fork",
                            Optional.of(new Api.Fork(0, Optional.of(0), "random"))),
                    Map.entry(
                            "/games/{game}/lessons/{lesson}",
                            Optional.of(new Api.LessonAnswers(List.of("market row 1")))),
                    Map.entry(
                            "/games/{game}/lessons/{lesson}/preview",
                            Optional.of(
                                    new Api.LessonPreview(
                                            List.of(""),
                                            List.of("market row 1"),
                                            List.of("Anna", "Luca")))),
                    Map.entry("/games/{game}/lessons/{lesson}/table", Optional.empty()),
                    Map.entry("/records", Optional.empty()),
                    Map.entry(
                            "/records/{id}/fork",
                            Optional.of(new Api.Fork(0, Optional.of(0), "random"))),
                    Map.entry(
                            "/admin/suspend",
                            Optional.of(new Api.Moderation("Nobody", Optional.of("table")))),
                    Map.entry(
                            "/admin/readmit",
                            Optional.of(new Api.Moderation("Nobody", Optional.empty()))));

    @Test
    void inABody() {
        Set<String> posted = new TreeSet<>();
        for (String call : house.server().paths())
            if (call.startsWith("POST ")) posted.add(call.substring("POST /api/v1".length()));
        assertThat(BODIES.keySet()).containsExactlyInAnyOrderElementsOf(posted);
        try (Two two = new Two(house)) {
            String open = two.anna.post("", House.table(false, "me", "open")).id();
            assertThat(house.server().store().people().admin(two.anna.name(), true)).isTrue();
            for (String path : posted)
                for (String table : Set.of(open, two.table)) {
                    Client client =
                            path.matches("/(tables|records|admin).*")
                                    ? two.anna.client()
                                    : stranger();
                    Object body = BODIES.get(path).orElse(new Api.Guest("nothing"));
                    distort(body, text -> answered(post(client, named(path, table), text)));
                }
        }
    }

    /** What the examples leave out: the other kinds of what is of several. */
    private static final List<Object> MORE =
            Stream.of(new Api.Clock.None(), new Api.Clock.Days(3))
                    .<Object>map(clock -> House.table(clock, false, "me", "random"))
                    .toList();

    @Test
    void inABodyOfAnotherKind() {
        Client client = stranger();
        for (Object body : MORE) distort(body, text -> answered(post(client, "/tables", text)));
    }

    /** Every record that can come in, and every part of it, is among the examples. */
    @Test
    void nothingIsLeftOut() {
        Set<String> wanted = new TreeSet<>();
        Set<String> shown = new TreeSet<>();
        for (Object each :
                Stream.of(
                                asks("t").stream(),
                                BODIES.values().stream().flatMap(Optional::stream),
                                MORE.stream())
                        .flatMap(all -> all)
                        .toList()) {
            parts(each.getClass(), wanted);
            show(each, shown);
        }
        assertThat(wanted).hasSizeGreaterThan(80);
        assertThat(shown).containsAll(wanted);
    }

    /** The parts of all records that may stand within a type. */
    private static void parts(Type type, Set<String> all) {
        switch (type) {
            case ParameterizedType several -> {
                for (Type each : several.getActualTypeArguments()) parts(each, all);
            }
            case Class<?> one when one.isSealed() || one.isRecord() ->
                    leaves(one)
                            .forEach(
                                    record -> {
                                        for (RecordComponent part : record.getRecordComponents())
                                            if (all.add(name(part)))
                                                parts(part.getGenericType(), all);
                                    });
            default -> {}
        }
    }

    /** The parts that an example shows: those that are not empty. */
    private static void show(Object example, Set<String> all) {
        switch (example) {
            case Optional<?> perhaps -> perhaps.ifPresent(each -> show(each, all));
            case Collection<?> many -> many.forEach(each -> show(each, all));
            case Map<?, ?> many -> many.values().forEach(each -> show(each, all));
            case Record record -> {
                for (RecordComponent part : record.getClass().getRecordComponents()) {
                    Object there = value(part, record);
                    boolean empty =
                            there instanceof Optional<?> perhaps && perhaps.isEmpty()
                                    || there instanceof Collection<?> many && many.isEmpty()
                                    || there instanceof Map<?, ?> map && map.isEmpty();
                    if (!empty) all.add(name(part));
                    show(there, all);
                }
            }
            default -> {}
        }
    }

    private static String name(RecordComponent part) {
        return part.getDeclaringRecord().getSimpleName() + "." + part.getName();
    }

    private static Object value(RecordComponent part, Record of) {
        try {
            return part.getAccessor().invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static String named(String path, String table) {
        return path.replace("{id}", table)
                .replace("{word}", "nothing")
                .replace("{game}", "masters")
                .replace("{lesson}", "first");
    }

    private static Client stranger() {
        return house.guest(Player.fresh()).client();
    }

    private static HttpResponse<String> post(Client client, String path, String body) {
        return client.send(
                client.request("/api/v1" + path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static void answered(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isBetween(200, 499);
        assertThat(response.body()).doesNotMatch(body -> telling(body), "tells of our insides");
    }

    @Test
    void inAnAddress() {
        List<String> odd =
                List.of("", "-1", "0", "99999", "2147483648", "1e3", "\0", "%", "é", "../x");
        try (Two two = new Two(house)) {
            Client client = two.anna.client();
            for (String call : house.server().paths())
                if (call.startsWith("GET "))
                    for (String each : odd) {
                        String at = URLEncoder.encode(each, StandardCharsets.UTF_8);
                        String path =
                                call.substring(4)
                                        .replace("{id}", two.table)
                                        .replaceAll("\\{\\w+}", at.isEmpty() ? "0" : at);
                        for (String name : List.of("seat", "from", "seats", "game", "lang", "x"))
                            answered(client.send(client.request(path + "?" + name + "=" + at)));
                    }
        }
    }
}
