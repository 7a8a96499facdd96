package signoria.server;

import static signoria.server.Answers.played;

import signoria.server.protocol.Api;
import signoria.server.protocol.Tell;

import java.util.Optional;

/** Two people with accounts past the keeping of leaders; {@code first} is asked. */
final class Two implements AutoCloseable {
    final Player anna;
    final Player luca;
    final String table;
    Player first;
    Player second;
    Tell.Position at;

    Two(House house) {
        this(house, new Api.Clock.None());
    }

    Two(House house, Api.Clock clock) {
        this(house, House.table(clock, false, "me", "open"));
    }

    /** At a table that does not count for ratings. */
    static Two friendly(House house) {
        return new Two(house, House.unrated(House.table(false, "me", "open")));
    }

    private Two(House house, Api.NewTable wanted) {
        anna = house.account("Anna");
        luca = house.account("Luca");
        table = anna.post("", wanted).id();
        luca.post(table + "/join", new Api.Join(Optional.of(1)));
        anna.post(table + "/start", "");
        Tell.Position annas = anna.watch(table);
        Tell.Position lucas = luca.watch(table);
        played(anna.play(annas, annas.legal().getFirst()));
        played(luca.play(lucas, lucas.legal().getFirst()));
        turn();
    }

    /** Looks whose turn it is. */
    final void turn() {
        Tell.Position annas = anna.watch(table);
        Tell.Position lucas = luca.watch(table);
        first = annas.yourTurn() ? anna : luca;
        second = annas.yourTurn() ? luca : anna;
        at = annas.yourTurn() ? annas : lucas;
    }

    /** Plays a move of whoever's turn it is. */
    void move(String start) {
        String move =
                at.legal().stream().filter(m -> m.startsWith(start)).findFirst().orElseThrow();
        played(first.play(at, move));
        turn();
    }

    /** The second player of Masters begins with a good of choice. */
    Two started() {
        while (at.legal().getFirst().startsWith("start")) move("start");
        return this;
    }

    @Override
    public void close() {
        anna.close();
        luca.close();
    }
}
