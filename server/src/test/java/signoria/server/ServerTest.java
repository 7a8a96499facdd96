package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.io.IOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionException;

/** The protocol, in good and bad company. */
class ServerTest extends InTheHouse {
    /** A table of two people that runs. */
    private record Pair(Player anna, Player luca, String table) implements AutoCloseable {
        static Pair start() {
            return start(new Api.Clock.None());
        }

        static Pair start(Api.Clock clock) {
            Player anna = house.guest("Anna");
            Player luca = house.guest("Luca");
            Api.Table open = anna.post("", House.table(clock, false, "me", "open"));
            luca.post(open.id() + "/join", new Api.Join(Optional.empty()));
            anna.post(open.id() + "/start", "");
            return new Pair(anna, luca, open.id());
        }

        @Override
        public void close() {
            anna.close();
            luca.close();
        }
    }

    private static <T> T as(Class<T> type, Tell tell) {
        assertThat(tell).isInstanceOf(type);
        return type.cast(tell);
    }

    @Test
    void helloTellsGamesAndWhoOneIs() {
        Client client = new Client(Player.HTTP, house.port());
        Api.Hello stranger = client.get("/hello", Api.Hello.class);
        assertThat(stranger.me()).isEmpty();
        assertThat(stranger.games()).isNotEmpty();
        assertThat(stranger.bots()).contains("random");
        client.guest("  Anna   Maria ");
        assertThat(client.get("/hello", Api.Hello.class).me())
                .map(Api.Me::name)
                .contains("Anna Maria");
    }

    @Test
    void aGuestPlaysASoloTableToItsEndAgainstRandomBots() {
        try (Player anna = house.guest("Anna")) {
            Api.Table table = anna.post("", House.table(true, "me", "random"));
            assertThat(table.status()).isEqualTo(Api.Status.running);
            assertThat(table.fairness().seed()).isEmpty();
            Tell.Position at = playToTheEnd(anna, table.id());
            assertThat(at.outcome()).isPresent();
            Api.Table over = anna.table(table.id());
            assertThat(over.status()).isEqualTo(Api.Status.over);
            assertThat(over.fairness().seed()).isPresent();
            assertThat(signoria.kernel.Digest.sha256(over.fairness().seed().get()))
                    .isEqualTo(over.fairness().commitment());
            assertThat(anna.client().text("/api/v1/tables/" + table.id() + "/record"))
                    .contains("signoria  1")
                    .contains("result");
        }
    }

    /** Plays whatever is offered, by chance, until the game is over. */
    static Tell.Position playToTheEnd(Player player, String table) {
        Random chance = new Random(7);
        Tell.Position at = player.watch(table);
        while (!at.over()) {
            if (at.yourTurn()) {
                String move = at.legal().get(chance.nextInt(at.legal().size()));
                Tell answer = player.play(at, move);
                assertThat(answer).isInstanceOf(Tell.Played.class);
                int version = ((Tell.Played) answer).version();
                at = player.next(Tell.Position.class, next -> next.version() >= version);
            } else at = player.position();
        }
        return at;
    }

    @Test
    void twoPeopleSeeEachOthersMoves() {
        try (Pair two = Pair.start()) {
            Tell.Position annas = two.anna.watch(two.table);
            Tell.Position lucas = two.luca.watch(two.table);
            assertThat(annas.seat()).contains(0);
            assertThat(lucas.seat()).contains(1);
            assertThat(annas.asked()).containsExactly(0, 1);
            // leaders are kept in secret: the other hears nothing, and sees nobody answer
            assertThat(two.anna.play(annas, annas.legal().getFirst()))
                    .isInstanceOf(Tell.Played.class);
            Tell.Position waiting = two.anna.position();
            assertThat(waiting.asked()).containsExactly(1);
            assertThat(two.luca.play(lucas, lucas.legal().getFirst()))
                    .isInstanceOf(Tell.Played.class);
            Tell.Position revealed = two.luca.position();
            assertThat(revealed.version()).isEqualTo(1);
            assertThat(revealed.entries())
                    .extracting(Api.Entry::seat)
                    .containsExactly(Optional.of(0), Optional.of(1));
            assertThat(revealed.entries().getFirst().move()).isEmpty();
            Tell.Position first = two.anna.position();
            assertThat(first.asked()).isEqualTo(revealed.asked());
            assertThat(first.entries().getFirst().move()).isEmpty();
        }
    }

    @Test
    void aMoveOfAnEarlierQuestionIsStaleAndAnothersSealedAnswerMakesNothingStale() {
        try (Pair two = Pair.start()) {
            Tell.Position annas = two.anna.watch(two.table);
            Tell.Position lucas = two.luca.watch(two.table);
            two.anna.play(annas, annas.legal().getFirst());
            assertThat(two.luca.play(lucas, lucas.legal().getFirst()))
                    .isInstanceOf(Tell.Played.class);
            Tell.Stale stale = as(Tell.Stale.class, two.anna.play(annas, annas.legal().getFirst()));
            Tell.Position now = two.anna.position();
            assertThat(now.version()).isEqualTo(stale.version());
        }
    }

    @Test
    void aResentCommandIsAnsweredAgainAndPlayedOnce() {
        try (Pair two = Pair.start()) {
            Tell.Position at = two.anna.watch(two.table);
            Tell.Played first =
                    as(Tell.Played.class, two.anna.play("same", at, at.legal().getFirst()));
            two.anna.cut();
            two.anna.connect();
            two.anna.watch(two.table);
            Tell.Played second =
                    as(Tell.Played.class, two.anna.play("same", at, at.legal().getFirst()));
            assertThat(second).isEqualTo(first);
            assertThat(house.server().store().ledger().lines(two.table, 0))
                    .filteredOn(line -> line.deed().contains("Moved"))
                    .hasSize(1);
        }
    }

    @Test
    void aRefusalNamesItsParagraphInTheViewersLanguage() {
        try (Pair two = Pair.start()) {
            Tell.Position at = two.anna.watch(two.table);
            Tell.Refused refused = as(Tell.Refused.class, two.anna.play(at, "end"));
            assertThat(refused.why().rule()).startsWith("masters/");
            assertThat(refused.why().words()).isNotBlank();
            two.anna.say(new Ask.Watch(two.table, "it", false));
            two.anna.position();
            Tell.Why why =
                    as(Tell.Why.class, two.anna.ask(id -> new Ask.WhyNot(id, two.table, "end")));
            assertThat(why.why().orElseThrow().words()).isNotEqualTo(refused.why().words());
            Tell.Why legal =
                    as(
                            Tell.Why.class,
                            two.anna.ask(
                                    id -> new Ask.WhyNot(id, two.table, at.legal().getFirst())));
            assertThat(legal.why()).isEmpty();
        }
    }

    @Test
    void severalMovesArePlayedAllOrNone() {
        try (Player anna = house.guest("Anna")) {
            Api.Table table = anna.post("", House.table(true, "me"));
            Tell.Position at = anna.watch(table.id());
            anna.play(at, at.legal().getFirst());
            Tell.Position turn = anna.position();
            String discard =
                    turn.legal().stream()
                            .filter(m -> m.startsWith("discard"))
                            .findFirst()
                            .orElseThrow();
            Tell.Refused refused =
                    as(
                            Tell.Refused.class,
                            anna.play(
                                    Player.fresh(), turn, discard, "market row 1", "market row 2"));
            assertThat(refused.index()).isEqualTo(2);
            assertThat(anna.table(table.id()).step()).isEqualTo(1);
            assertThat(anna.play(Player.fresh(), turn, discard, "market row 1"))
                    .isInstanceOf(Tell.Played.class);
            Tell.Position after = anna.position();
            assertThat(after.entries()).hasSize(2);
            assertThat(after.step()).isEqualTo(3);
        }
    }

    @Test
    void corruptMessagesAreAnsweredAndHarmNobody() {
        try (Pair two = Pair.start()) {
            Tell.Position at = two.anna.watch(two.table);
            for (String bad :
                    List.of(
                            "",
                            "{",
                            "null",
                            "[]",
                            "42",
                            "{\"type\":\"no-such-thing\"}",
                            "{\"type\":\"play\"}",
                            "{\"type\":\"play\",\"id\":null,\"table\":null,\"version\":0,\"moves\":[]}",
                            "{\"type\":\"play\",\"id\":\"x\",\"table\":\"t\",\"version\":\"q\",\"moves\":[\"a\"]}",
                            "\u0000\uD800".substring(0, 1))) {
                two.anna.say(bad);
                Tell.Failed failed = two.anna.next(Tell.Failed.class);
                assertThat(failed.code()).as(bad).isIn("bad-message", "bad-input");
            }
            as(Tell.Failed.class, two.anna.play(Player.fresh(), at));
            as(Tell.Failed.class, two.anna.play(at, "no such move"));
            as(Tell.Failed.class, two.anna.ask(id -> new Ask.HandOver(id, two.table, 77)));
            Tell.Failed nowhere =
                    as(Tell.Failed.class, two.anna.ask(id -> new Ask.Resign(id, "nowhere")));
            assertThat(nowhere.code()).isEqualTo("not-found");
            assertThat(two.anna.play(at, at.legal().getFirst())).isInstanceOf(Tell.Played.class);
        }
    }

    @Test
    void anOversizedMessageIsRefusedAndTheSocketClosed() {
        try (Player anna = house.guest("Anna")) {
            anna.say("{\"type\":\"ping\",\"x\":\"" + "y".repeat(20_000) + "\"}");
            assertThat(anna.next(Tell.Failed.class).code()).isEqualTo("too-large");
            assertThat(anna.wasCut()).isTrue();
            anna.connect();
            assertThat(anna.next(Tell.Welcome.class).protocol()).isEqualTo(Api.PROTOCOL);
        }
    }

    @Test
    void commandsOutOfOrderAreRefused() {
        try (Player anna = house.guest("Anna");
                Player luca = house.guest("Luca")) {
            Api.Table table = anna.post("", House.table(false, "me", "open"));
            assertThat(
                            as(
                                            Tell.Failed.class,
                                            anna.ask(
                                                    id ->
                                                            new Ask.Play(
                                                                    id,
                                                                    table.id(),
                                                                    0,
                                                                    List.of("end"))))
                                    .code())
                    .isEqualTo("not-now");
            assertThat(as(Tell.Failed.class, luca.ask(id -> new Ask.Resign(id, table.id()))).code())
                    .isEqualTo("not-yours");
            assertThatThrownBy(() -> anna.post(table.id() + "/start", ""))
                    .hasMessageContaining("409 not-now");
            assertThatThrownBy(() -> luca.post(table.id() + "/start", ""))
                    .hasMessageContaining("403 not-yours");
            assertThatThrownBy(() -> anna.post("", House.table(true, "me", "open")))
                    .hasMessageContaining("400 bad-input");
            luca.post(table.id() + "/join", new Api.Join(Optional.of(1)));
            try (Player elia = house.guest("Elia")) {
                assertThatThrownBy(
                                () ->
                                        elia.post(
                                                table.id() + "/join",
                                                new Api.Join(Optional.empty())))
                        .hasMessageContaining("409 taken");
            }
            anna.post(table.id() + "/start", "");
            assertThatThrownBy(() -> luca.post(table.id() + "/leave", ""))
                    .hasMessageContaining("409 not-now");
        }
    }

    @Test
    void whoIsCutOffIsSeenToBeGone() {
        try (Pair two = Pair.start()) {
            for (int i = 0; i < 20; i++) {
                two.anna.watch(two.table);
                two.luca.watch(two.table);
                two.anna.next(Tell.Table.class, told -> told.table().seats().get(1).online());
                two.luca.cut();
                two.anna.next(Tell.Table.class, told -> !told.table().seats().get(1).online());
                two.luca.connect();
            }
        }
    }

    @Test
    void whoDoesNotListenIsLetGo() throws InterruptedException {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(true, "me")).id();
            WebSocket deaf = deaf(anna);
            String watch = Protocol.write(new Ask.Watch(table, "en", true));
            try {
                for (int i = 0; i < 5000; i++) deaf.sendText(watch, true).join();
            } catch (CompletionException e) {
                assertThat(e).hasCauseInstanceOf(IOException.class); // let go already
            }
            for (int i = 0; i < 1200 && anna.table(table).seats().getFirst().online(); i++)
                Thread.sleep(50);
            assertThat(anna.table(table).seats().getFirst().online()).isFalse();
            deaf.abort();
        }
    }

    /** A connection from which nothing is ever read. */
    private static WebSocket deaf(Player player) {
        return Player.HTTP
                .newWebSocketBuilder()
                .header("Cookie", player.client().cookie())
                .buildAsync(
                        URI.create("ws://localhost:" + house.port() + "/api/v1/socket"),
                        new WebSocket.Listener() {
                            @Override
                            public void onOpen(WebSocket socket) {}
                        })
                .join();
    }

    @Test
    void aTableInTheAddressIsWatchedFromTheStart() {
        try (Pair two = Pair.start()) {
            two.anna.cut();
            two.anna.connect("?watch=" + two.table + "&lang=it&scene=true");
            assertThat(two.anna.next(Tell.Table.class).table().id()).isEqualTo(two.table);
            Tell.Position at = two.anna.next(Tell.Position.class);
            assertThat(at.seat()).contains(0);
            assertThat(at.scene()).isPresent();
            two.anna.cut();
            two.anna.connect("?watch=nowhere");
            assertThat(two.anna.next(Tell.Failed.class).code()).isEqualTo("not-found");
        }
    }

    @Test
    void chatReachesEverybodyAsPlainText() {
        try (Pair two = Pair.start();
                Player elia = house.guest("Elia")) {
            two.anna.watch(two.table);
            elia.watch(two.table);
            elia.ask(id -> new Ask.Chat(id, two.table, " <b>hello</b>\u0007 "));
            Tell.Said said = two.anna.next(Tell.Said.class);
            assertThat(said.line().text()).isEqualTo("<b>hello</b>");
            assertThat(said.line().seat()).isEmpty();
            assertThat(
                            as(
                                            Tell.Failed.class,
                                            elia.ask(
                                                    id ->
                                                            new Ask.Chat(
                                                                    id,
                                                                    two.table,
                                                                    "x".repeat(501))))
                                    .code())
                    .isEqualTo("bad-input");
            two.luca.say(new Ask.Watch(two.table, "en", false));
            assertThat(two.luca.next(Tell.Chats.class).lines()).hasSize(1);
        }
    }

    @Test
    void turnsAreToldOverAllTables() {
        try (Player anna = house.guest("Anna")) {
            assertThat(anna.next(Tell.Turns.class).turns()).isEmpty();
            String one = anna.post("", House.table(true, "me")).id();
            String two = anna.post("", House.table(true, "me")).id();
            Tell.Turns turns = anna.next(Tell.Turns.class, told -> told.turns().size() == 2);
            assertThat(turns.turns())
                    .extracting(Tell.Turn::table)
                    .containsExactlyInAnyOrder(one, two);
            anna.ask(id -> new Ask.Resign(id, one));
            anna.next(Tell.Turns.class, told -> told.turns().size() == 1);
            assertThat(List.of(anna.client().get("/tables/mine", Api.Table[].class))).hasSize(2);
        }
    }
}
