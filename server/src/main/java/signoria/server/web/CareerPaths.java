package signoria.server.web;

import signoria.kernel.Language;
import signoria.kernel.Words;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.store.Scores;
import signoria.server.store.Store;
import signoria.server.table.Archive;
import signoria.server.table.Catalogue;
import signoria.server.table.Failure;
import signoria.server.table.Statistics;
import signoria.server.table.Tally;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What became of games: a person's and a game's statistics, and files to take along. */
final class CareerPaths {
    /** So many of someone's games are told of. */
    private static final int GAMES = 1000;

    /** So many rows of a game's results are counted. */
    private static final int ROWS = 10_000;

    private final Store store;
    private final Catalogue games;
    private final Archive archive;

    CareerPaths(Store store, Catalogue games, Archive archive) {
        this.store = store;
        this.games = games;
        this.archive = archive;
    }

    void add(Paths paths) {
        paths.get(
                Web.API + "/profile/career",
                call -> career(call.person().id(), call.person().name(), call.language()));
        paths.get(
                Web.API + "/profiles/{name}/career",
                call -> {
                    String name = call.path("name");
                    return career(who(name), name, call.language());
                });
        paths.get(
                Web.API + "/games/{game}/statistics",
                call -> {
                    String game = games.game(call.path("game")).sheet().id();
                    return Statistics.of(game, store.scores().recent(game, ROWS));
                });
        paths.get(Web.API + "/profile/results.csv", this::results);
        paths.get(Web.API + "/profile/records.zip", this::records);
    }

    private String who(String name) {
        if (name.startsWith("bot:")) return name;
        return store.people()
                .account(name)
                .map(People.Person::id)
                .orElseThrow(() -> new Failure("not-found", "there is no account of that name"));
    }

    private Api.Career career(String who, String name, Language in) {
        List<Api.Finished> finished = new ArrayList<>();
        for (List<Scores.Result> table : tables(store.scores().around(who, GAMES)))
            for (Scores.Result own : table)
                if (own.who().equals(who)) finished.add(finished(own, table, in));
        return new Api.Career(name, finished);
    }

    /** The rows table by table. */
    private static List<List<Scores.Result>> tables(List<Scores.Result> rows) {
        Map<String, List<Scores.Result>> tables = new LinkedHashMap<>();
        for (Scores.Result each : rows)
            tables.computeIfAbsent(each.table(), _ -> new ArrayList<>()).add(each);
        return List.copyOf(tables.values());
    }

    private Api.Finished finished(Scores.Result own, List<Scores.Result> table, Language in) {
        Optional<Tally> tally = Tally.of(own);
        return new Api.Finished(
                own.table(),
                own.game(),
                own.names(),
                own.seat(),
                table.stream().map(Scores.Result::place).toList(),
                table.stream().map(Scores.Result::points).toList(),
                sources(own.game(), table, in),
                tally.map(Tally::moves).orElse(0),
                own.rated(),
                own.ended(),
                tally.map(Tally::decisions),
                own.shift().map(Archive::rounded));
    }

    private List<Api.Source> sources(String game, List<Scores.Result> table, Language in) {
        Set<String> keys = new LinkedHashSet<>();
        for (Scores.Result each : table)
            Tally.of(each).ifPresent(tally -> keys.addAll(tally.sources().keySet()));
        Words words = games.game(game).rulebook().words();
        List<Api.Source> sources = new ArrayList<>();
        for (String key : keys)
            if (words.has(key))
                sources.add(
                        new Api.Source(
                                key,
                                words.say(in, key),
                                table.stream().map(each -> points(each, key)).toList()));
        return sources;
    }

    private static int points(Scores.Result result, String key) {
        return Tally.of(result).map(tally -> tally.sources().getOrDefault(key, 0)).orElse(0);
    }

    // --- Files to take along

    private Calls.Download results(Calls.Call call) {
        People.Person me = call.person();
        call.limit(Limits.Kind.EXPORT, me.id() + " results");
        List<List<Scores.Result>> all = tables(store.scores().around(me.id(), GAMES));
        return new Calls.Download(
                "signoria-results.csv",
                "text/csv; charset=utf-8",
                out -> {
                    line(out, HEADER);
                    for (List<Scores.Result> table : all)
                        for (Scores.Result own : table)
                            if (own.who().equals(me.id())) line(out, row(own, table));
                });
    }

    private static final List<String> HEADER =
            List.of(
                    "table",
                    "game",
                    "ended",
                    "seats",
                    "seat",
                    "place",
                    "points",
                    "rated",
                    "rating before",
                    "rating after",
                    "own decisions",
                    "decisions of the house",
                    "moves",
                    "players");

    private static List<String> row(Scores.Result own, List<Scores.Result> table) {
        Optional<Tally> tally = Tally.of(own);
        List<String> players = new ArrayList<>();
        for (Scores.Result each : table)
            players.add(own.names().get(each.seat()) + " " + each.points());
        return List.of(
                own.table(),
                own.game(),
                Instant.ofEpochMilli(own.ended()).toString(),
                "" + own.names().size(),
                "" + (own.seat() + 1),
                "" + own.place(),
                "" + own.points(),
                own.rated() ? "yes" : "no",
                own.shift().map(shift -> "" + Math.round(shift.before())).orElse(""),
                own.shift().map(shift -> "" + Math.round(shift.after())).orElse(""),
                tally.map(each -> "" + each.decisions().person()).orElse(""),
                tally.map(each -> "" + each.decisions().house()).orElse(""),
                tally.map(each -> "" + each.moves()).orElse(""),
                String.join("; ", players));
    }

    /** Quoted where it must be; what a spreadsheet would take for a formula is a text. */
    static String cell(String text) {
        String safe = text.matches("(?s)[=+@\\-\t\r].*") ? "'" + text : text;
        return safe.matches("(?s).*[,\"\r\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private static void line(OutputStream out, List<String> cells) throws IOException {
        String line = String.join(",", cells.stream().map(CareerPaths::cell).toList()) + "\r\n";
        out.write(line.getBytes(StandardCharsets.UTF_8));
    }

    /** All of one's records, read one after the other while they are sent. */
    private Calls.Download records(Calls.Call call) {
        People.Person me = call.person();
        call.limit(Limits.Kind.EXPORT, me.id() + " records");
        call.limit(Limits.Kind.EXPORT, call.address() + " records");
        List<Scores.Result> mine = store.scores().results(me.id(), GAMES);
        return new Calls.Download(
                "signoria-records.zip",
                "application/zip",
                out -> {
                    try (ZipOutputStream zip = new ZipOutputStream(out)) {
                        for (Scores.Result each : mine) add(zip, each, me.id());
                    }
                });
    }

    /** A table that cannot be read, or has no record, is left out: the others still come. */
    private void add(ZipOutputStream zip, Scores.Result result, String me) throws IOException {
        String record;
        try {
            record = archive.oneOfMany(result.table(), me);
        } catch (RuntimeException unread) {
            return;
        }
        ZipEntry entry = new ZipEntry(result.game() + "-" + result.table() + ".partita");
        entry.setTime(result.ended());
        zip.putNextEntry(entry);
        zip.write(record.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
