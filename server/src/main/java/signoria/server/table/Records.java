package signoria.server.table;

import signoria.kernel.BadInput;
import signoria.kernel.Digest;
import signoria.kernel.Language;
import signoria.kernel.Partita;
import signoria.kernel.Renewal;
import signoria.server.protocol.Api;
import signoria.server.protocol.Raw;

import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Records that people have opened: each is played again once, and kept in memory as long as there
 * is room. Its id is the digest of its text, so whoever has the file can open it again.
 */
public final class Records {
    private static final int KEPT = 64;

    /** The lines of a record that hold its seed, and the last before its first move. */
    private static final int SEED = 6;

    private static final int MOVES = 7;

    private static final String FILE = "record";
    private static final SecureRandom CHANCE = new SecureRandom();

    private record Recorded(
            String id,
            Partita partita,
            TableGame<?, ?, ?> game,
            Optional<Renewal.Difference> differs) {
        Api.Recorded shown() {
            return new Api.Recorded(
                    id,
                    partita.game(),
                    partita.options(),
                    partita.seats(),
                    partita.lines().size(),
                    game.over(),
                    differs.map(_ -> partita.lines().size()));
        }

        /** All is told in a record, so one may look through any seat's eyes. */
        int viewer(Optional<Integer> seat) {
            int viewer = seat.orElse(game.seats());
            if (viewer < 0 || viewer > game.seats())
                throw new BadInput("there is no seat " + (viewer + 1));
            return viewer;
        }
    }

    private final Catalogue games;
    private final Lobby lobby;
    private final Map<String, Recorded> kept =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Recorded> eldest) {
                    return size() > KEPT;
                }
            };

    public Records(Catalogue games, Lobby lobby) {
        this.games = games;
        this.lobby = lobby;
    }

    /** Reads a record and plays it again; a flaw is a {@link BadInput} that names its line. */
    public Api.Recorded open(String text) {
        String id = Digest.brief(text);
        Optional<Recorded> known = find(id);
        if (known.isPresent()) return known.get().shown();
        Partita partita = Partita.read(FILE, text);
        Recorded read = lobby.read(() -> read(id, partita, games.rules(partita.game())));
        synchronized (kept) {
            kept.put(id, read);
        }
        return read.shown();
    }

    /** A record of an older ruleset is shown as far as it goes under today's. */
    private static Recorded read(String id, Partita written, Rules<?, ?, ?> rules) {
        if (written.ruleset() >= rules.game().sheet().ruleset())
            return new Recorded(id, written, played(written, rules), Optional.empty());
        Renewal renewal = Renewal.of(written, rules.game());
        return new Recorded(
                id, renewal.record(), played(renewal.record(), rules), renewal.differs());
    }

    private static <S, M, V> TableGame<S, M, V> played(Partita partita, Rules<S, M, V> rules) {
        if (partita.seed().isEmpty())
            throw new BadInput(
                    FILE
                            + ":"
                            + SEED
                            + ": the game was still running when this record was written: without"
                            + " its seed it cannot be played again");
        int[] moves = {-1};
        try {
            partita.replay(rules.game(), (number, _) -> moves[0] = number);
        } catch (Partita.Differs | BadInput e) {
            String line = moves[0] < 0 ? "" : ":" + (MOVES + moves[0] + 1);
            throw new BadInput(FILE + line + ": " + e.getMessage());
        }
        TableGame<S, M, V> game = TableGame.start(rules, partita.setup(rules.game()));
        for (Partita.Line line : partita.lines()) game.move(line.seat(), line.move(), "");
        return game;
    }

    private Optional<Recorded> find(String id) {
        synchronized (kept) {
            return Optional.ofNullable(kept.get(id));
        }
    }

    private Recorded known(String id) {
        return find(id).orElseThrow(
                        () -> new Failure("not-found", "that record is not here: open it again"));
    }

    public Api.Recorded show(String id) {
        return known(id).shown();
    }

    public Api.Step step(String id, int step, Optional<Integer> seat, Language in) {
        Recorded read = known(id);
        int viewer = read.viewer(seat);
        return lobby.read(
                () -> read.game.pastInFull().step(id, step, viewer, read.partita.seats(), in));
    }

    public List<Api.Entry> log(String id, int from, Optional<Integer> seat, Language in) {
        Recorded read = known(id);
        int viewer = read.viewer(seat);
        return lobby.read(() -> read.game.pastInFull().log(from, viewer, read.partita.seats(), in));
    }

    public Api.Aftermath aftermath(String id, Language in) {
        Recorded read = known(id);
        Raw story = lobby.read(() -> read.game.pastInFull().story(read.partita.seats(), in));
        return new Api.Aftermath(story, List.of());
    }

    /** The record itself. */
    public String text(String id) {
        return known(id).partita.write();
    }

    /** A new table that goes on from a moment of the record, as the chosen seat knew it then. */
    public Api.Table fork(String id, String person, String name, Api.Fork wanted) {
        Recorded read = known(id);
        int seat = wanted.seat().orElse(0);
        if (seat < 0 || seat >= read.game.seats())
            throw new BadInput("there is no seat " + (seat + 1));
        String bot = Opening.level(wanted.bot());
        Opening.Moment moment =
                new Opening.Moment(
                        games.rules(read.partita.game()),
                        read.partita.ruleset(),
                        read.partita.options(),
                        read.game.seats(),
                        Optional.empty(),
                        lobby.read(
                                () ->
                                        read.game
                                                .pastInFull()
                                                .imagined(wanted.step(), seat, CHANCE.nextLong())));
        return lobby.begin(moment.at(seat, person, name, bot), person);
    }
}
