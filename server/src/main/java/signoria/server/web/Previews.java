package signoria.server.web;

import signoria.kernel.Language;
import signoria.kernel.Sheet;
import signoria.server.protocol.Api;
import signoria.server.table.Catalogue;
import signoria.server.table.Lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a link to a table or a game shows where it is sent: what everybody may see there, in a few
 * words.
 */
final class Previews {
    private static final Pattern TABLE = Pattern.compile("/t/([a-z0-9]{14})(/[a-z]*)?");
    private static final Pattern GAME = Pattern.compile("/games/([a-z][a-z0-9]*)(/[a-z]*)?");

    /** A title, a sentence, and the game whose picture goes with them. */
    record Preview(String title, String words, String game) {}

    private final Lobby lobby;
    private final Catalogue games;

    Previews(Lobby lobby, Catalogue games) {
        this.lobby = lobby;
        this.games = games;
    }

    /** Of the table or the game at a path, if there is one. */
    Optional<Preview> of(String path, Language in) {
        try {
            Matcher table = TABLE.matcher(path);
            if (table.matches()) return Optional.of(table(lobby.show(table.group(1), ""), in));
            Matcher game = GAME.matcher(path);
            if (game.matches()) return Optional.of(game(games.game(game.group(1)).sheet(), in));
            return Optional.empty();
        } catch (RuntimeException none) {
            return Optional.empty(); // the page itself says what is wrong there
        }
    }

    private static String name(Sheet sheet, Language in) {
        return in == Language.IT ? sheet.italian() : sheet.english();
    }

    private static Preview game(Sheet sheet, Language in) {
        String seats =
                sheet.fewest() == sheet.most()
                        ? "" + sheet.most()
                        : sheet.fewest() + "-" + sheet.most();
        String words =
                in == Language.IT
                        ? "Da giocare nel browser, in " + seats + ", con amici o con la casa."
                        : "To play in the browser, "
                                + seats
                                + " players, with friends or the house.";
        return new Preview(name(sheet, in), words, sheet.id());
    }

    private Preview table(Api.Table table, Language in) {
        boolean italian = in == Language.IT;
        String name = name(games.game(table.game()).sheet(), in);
        if (table.status() != Api.Status.open) {
            List<String> names = table.seats().stream().map(Api.Seat::name).toList();
            return new Preview(name, String.join(", ", names), table.game());
        }
        String title =
                italian
                        ? table.host() + " ti invita a giocare: " + name
                        : table.host() + " invites you to play " + name;
        List<String> words = new ArrayList<>();
        long free = table.seats().stream().filter(seat -> seat.sitter() == Api.Sitter.free).count();
        int seats = table.seats().size();
        words.add(italian ? seats + " posti" : seats + " seats");
        words.add(italian ? free + (free == 1 ? " libero" : " liberi") : free + " free");
        words.add(pace(table.clock(), italian));
        return new Preview(title, String.join(" · ", words), table.game());
    }

    private static String pace(Api.Clock clock, boolean italian) {
        return switch (clock) {
            case Api.Clock.None _ -> italian ? "senza orologio" : "no clock";
            case Api.Clock.Live(int base, int _) -> {
                int minutes = Math.max(1, Math.round(base / 60f));
                yield minutes + (italian ? " minuti a testa" : " minutes each");
            }
            case Api.Clock.Days(int days) when days == 1 ->
                    italian ? "un giorno per mossa" : "one day per move";
            case Api.Clock.Days(int days) ->
                    days + (italian ? " giorni per mossa" : " days per move");
        };
    }
}
