package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;

import org.junit.jupiter.api.Test;

import signoria.server.load.Client;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Protocol;
import signoria.server.protocol.Tell;

import java.net.http.HttpRequest;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who may do what: a row for every call and every message of the protocol. A new one without a row
 * fails.
 */
class AuthorityTest extends InTheHouse {
    private enum Role {
        NOBODY, // without a cookie
        GUEST, // who has no seat here
        PLAYER,
        HOST,
        ADMIN // who has no seat here
    }

    private static final String ALL = "NOBODY GUEST PLAYER HOST ADMIN";
    private static final String KNOWN = "GUEST PLAYER HOST ADMIN";
    private static final String SEATED = "PLAYER HOST";

    private static final String CALLS =
            """
            GET  /hello                          ALL
            POST /guest                          ALL
            POST /signup                         ALL
            POST /signin                         ALL
            POST /signout                        ALL
            POST /password                       KNOWN
            GET  /signins                        KNOWN
            POST /signins/{id}/end               KNOWN
            GET  /notices                        KNOWN
            POST /notices                        KNOWN
            POST /notices/test                   KNOWN
            GET  /notices/stop/{word}            ALL
            POST /notices/stop/{word}            ALL
            POST /address                        KNOWN
            POST /address/confirm                ALL
            POST /recover                        ALL
            POST /recover/finish                 ALL
            GET  /tables                         ALL
            GET  /tables/mine                    KNOWN
            GET  /tables/{id}                    ALL
            POST /tables                         KNOWN
            POST /tables/{id}/join               KNOWN
            POST /tables/{id}/leave              SEATED
            POST /tables/{id}/free               HOST
            POST /tables/{id}/house              HOST
            POST /tables/{id}/hold               HOST
            POST /tables/{id}/entropy            SEATED
            POST /tables/{id}/start              HOST
            POST /tables/{id}/close              HOST ADMIN
            POST /tables/{id}/rematch            SEATED
            POST /tables/{id}/fork               KNOWN
            GET  /tables/{id}/replay/{step}      ALL
            GET  /tables/{id}/log                ALL
            GET  /tables/{id}/record             ALL
            GET  /tables/{id}/aftermath          ALL
            GET  /people                         KNOWN
            POST /people                         KNOWN
            POST /tables/{id}/invite             HOST
            GET  /tables/{id}/note               KNOWN
            POST /tables/{id}/note               SEATED
            GET  /tables/{id}/follow             KNOWN
            POST /tables/{id}/follow             KNOWN
            GET  /holiday                        KNOWN
            POST /holiday                        KNOWN
            POST /holiday/end                    KNOWN
            POST /records                        ALL
            GET  /records/{id}                   ALL
            GET  /records/{id}/replay/{step}     ALL
            GET  /records/{id}/log               ALL
            GET  /records/{id}/aftermath         ALL
            GET  /records/{id}/text              ALL
            POST /records/{id}/fork              KNOWN
            GET  /profile                        KNOWN
            GET  /profile/career                 KNOWN
            GET  /profile/results.csv            KNOWN
            GET  /profile/records.zip            KNOWN
            GET  /profiles/{name}                ALL
            GET  /profiles/{name}/career         ALL
            GET  /ratings                        ALL
            GET  /games/{game}/glance            ALL
            GET  /games/{game}/rules             ALL
            GET  /games/{game}/almanac           ALL
            GET  /games/{game}/lessons           ALL
            POST /games/{game}/lessons/{lesson}  ALL
            POST /games/{game}/lessons/{lesson}/preview  ALL
            POST /games/{game}/lessons/{lesson}/table  KNOWN
            GET  /games/{game}/moves             ALL
            GET  /games/{game}/statistics        ALL
            GET  /games/{game}/catalogue/{catalogue}  ALL
            GET  /admin/status                   ADMIN
            POST /admin/suspend                  ADMIN
            POST /admin/readmit                  ADMIN
            GET  /health                         ALL
            GET  /metrics                        ALL
            """;

    private static final String MESSAGES =
            """
            watch          KNOWN
            unwatch        KNOWN
            ping           KNOWN
            look           KNOWN
            chat           KNOWN
            play           SEATED
            why-not        SEATED
            moves          SEATED
            preview        SEATED
            hint           SEATED
            coach          SEATED
            may-take-back  SEATED
            take-back      SEATED
            agree          SEATED
            pause          SEATED
            resume         SEATED
            return         SEATED
            resign         SEATED
            hand-over      SEATED
            plan           SEATED
            """;

    /** What is asked for, and who may. */
    private static Map<String, Set<Role>> rows(String table) {
        Map<String, Set<Role>> rows = new TreeMap<>();
        for (String line : table.lines().toList()) {
            String[] words = line.split("\\s{2,}(?=[A-Z ]+$)");
            String who =
                    words[1].replace("ALL", ALL).replace("KNOWN", KNOWN).replace("SEATED", SEATED);
            Set<Role> may = EnumSet.noneOf(Role.class);
            for (String each : who.split(" ")) may.add(Role.valueOf(each));
            rows.put(words[0].replaceAll("\\s+", " "), may);
        }
        return rows;
    }

    /** A table with a host and a player, and those who stand around it. */
    private static final class Scene implements AutoCloseable {
        final Map<Role, Player> people = new TreeMap<>();
        final String table;

        Scene(boolean start) {
            people.put(Role.GUEST, house.guest("Guest"));
            people.put(Role.PLAYER, house.guest("Player"));
            people.put(Role.HOST, house.guest("Host"));
            people.put(Role.ADMIN, house.account("Admin"));
            house.server().store().people().admin(people.get(Role.ADMIN).name(), true);
            Player host = people.get(Role.HOST);
            table = host.post("", House.table(false, "me", "open")).id();
            people.get(Role.PLAYER).post(table + "/join", new Api.Join(Optional.of(1)));
            if (start) host.post(table + "/start", "");
        }

        Client client(Role role) {
            return role == Role.NOBODY
                    ? new Client(Player.HTTP, house.port())
                    : people.get(role).client();
        }

        @Override
        public void close() {
            people.values().forEach(Player::close);
        }
    }

    @Test
    void everyCallIsForThoseWhoMay() {
        Map<String, Set<Role>> rows = rows(CALLS);
        Set<String> calls = new TreeSet<>();
        for (String call : house.server().paths()) calls.add(call.replace("/api/v1", ""));
        assertThat(rows.keySet()).isEqualTo(calls);
        rows.forEach(
                (call, may) -> {
                    for (Role role : Role.values())
                        try (Scene scene = new Scene(false)) {
                            int status = status(scene, role, call);
                            int refused = role == Role.NOBODY ? 401 : 403;
                            if (may.contains(role))
                                assertThat(status).as(call + " " + role).isNotIn(403, 500, 503);
                            else assertThat(status).as(call + " " + role).isEqualTo(refused);
                        }
                });
    }

    private static int status(Scene scene, Role role, String call) {
        String[] words = call.split(" ");
        String path =
                (words[1].equals("/health") || words[1].equals("/metrics") ? "" : "/api/v1")
                        + words[1].replace("{id}", scene.table)
                                .replace("{step}", "0")
                                .replace("{game}", "masters")
                                .replace("{catalogue}", "printed")
                                .replace("{lesson}", "first")
                                .replace("{word}", "nothing")
                                .replace("{name}", "Nobody");
        Client client = scene.client(role);
        HttpRequest.Builder request = client.request(path);
        if (words[0].equals("GET")) return client.send(request.GET()).statusCode();
        Object body = InputTest.BODIES.get(words[1]).orElse(Map.of());
        return client.send(
                        request.header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(Protocol.write(body))))
                .statusCode();
    }

    @Test
    void everyMessageIsForThoseWhoMay() {
        Map<String, Set<Role>> rows = rows(MESSAGES);
        Set<String> asked = new TreeSet<>();
        try (Scene scene = new Scene(true)) {
            for (Ask ask : InputTest.asks(scene.table)) {
                String type = ask.getClass().getAnnotation(JsonTypeName.class).value();
                asked.add(type);
                for (Role role : List.of(Role.GUEST, Role.ADMIN, Role.PLAYER, Role.HOST))
                    assertThat(refused(scene.people.get(role), ask))
                            .as(type + " " + role)
                            .isEqualTo(!rows.get(type).contains(role));
            }
        }
        assertThat(rows.keySet()).isEqualTo(asked); // of all there are: InputTest
    }

    private static boolean refused(Player player, Ask ask) {
        player.say(ask);
        if (ask instanceof Ask.Command command)
            return player.answer(command.id()) instanceof Tell.Failed failed
                    && failed.code().equals("not-yours");
        player.say(new Ask.Ping());
        return player.next(
                        Tell.class,
                        tell -> tell instanceof Tell.Pong || tell instanceof Tell.Failed)
                instanceof Tell.Failed;
    }
}
