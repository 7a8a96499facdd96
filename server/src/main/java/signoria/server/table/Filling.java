package signoria.server.table;

import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Journal;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;
import signoria.server.store.People;
import signoria.server.store.Store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;

/**
 * Tables as people would have left them: whole ledgers of games at random, written as a server
 * writes them, to see what a store full of them costs.
 */
public final class Filling {
    /** So many people share the tables. */
    public static final int PEOPLE = 1000;

    /** A person takes so many milliseconds for a move. */
    private static final long PACE = 20_000;

    private final Store store;
    private final Catalogue games;
    private final Game<?, ?, ?> game;
    private final long now;

    public Filling(Store store, Catalogue games, String game, long now) {
        this.store = store;
        this.games = games;
        this.game = games.game(game);
        this.now = now;
    }

    /** One of the people. */
    public void person(int number) {
        store.people()
                .add(new People.Person(id(number), "Guest " + number, "", false, false, 1, now));
    }

    private static String id(int person) {
        return "filling" + (100_000 + person);
    }

    /** One table, over or half-way; how many lines it has. */
    public int table(int number, boolean over) {
        String id = "fill" + (1_000_000_000L + number);
        SplittableRandom dice = new SplittableRandom(number);
        int seats = Math.max(2, game.sheet().fewest());
        Deed.Opened opened = opened(number, seats, over);
        Setup setup = Setup.of(game, seats, opened.options(), new Seed(opened.seed()));
        List<Deed.Moved> moves = moves(game, setup, dice);
        if (!over) moves = moves.subList(0, moves.size() / 2);
        List<Deed> deeds = new ArrayList<>();
        for (int seat = 1; seat < seats; seat++)
            deeds.add(new Deed.Sat(seat, who(number, seat), name(number, seat)));
        deeds.add(new Deed.Started());
        deeds.addAll(moves);
        long at = now - (deeds.size() + 1) * PACE;
        List<Ledger.Line> lines = new ArrayList<>();
        lines.add(new Ledger.Line(1, at, "", Protocol.write(opened)));
        Sitting sitting = new Sitting(id, lines.getFirst(), games);
        for (Deed deed : deeds) {
            String command =
                    deed instanceof Deed.Moved moved
                            ? who(number, moved.seat()) + "/" + UUID.randomUUID()
                            : "";
            at += PACE;
            lines.add(new Ledger.Line(lines.size() + 1, at, command, Protocol.write(deed)));
            sitting.apply(lines.getLast(), deed);
        }
        store.ledger().append(id, lines, Optional.of(sitting.standing(0, 0)));
        if (over) Results.note(sitting, store);
        return lines.size();
    }

    private static String who(int number, int seat) {
        return id((number * 7 + seat) % PEOPLE);
    }

    private static String name(int number, int seat) {
        return "Guest " + (number * 7 + seat) % PEOPLE;
    }

    /** Every other game that still runs has a clock, of days. */
    private Deed.Opened opened(int number, int seats, boolean over) {
        List<Api.NewSeat> places = new ArrayList<>();
        places.add(new Api.NewSeat(Api.SeatKind.me, Optional.empty()));
        for (int seat = 1; seat < seats; seat++)
            places.add(new Api.NewSeat(Api.SeatKind.open, Optional.empty()));
        Api.Clock clock = over || number % 2 == 0 ? new Api.Clock.None() : new Api.Clock.Days(3);
        Api.NewTable wanted =
                new Api.NewTable(
                        game.sheet().id(), places, Map.of(), true, false, clock, "random", false);
        return Opening.of(wanted, games, who(number, 0), name(number, 0));
    }

    private static <S, M, V> List<Deed.Moved> moves(
            Game<S, M, V> game, Setup setup, SplittableRandom dice) {
        Journal<S, M, V> journal = new Journal<>(game, setup);
        List<M> legal = new ArrayList<>();
        List<Deed.Moved> moves = new ArrayList<>();
        while (!game.over(journal.state())) {
            int waiting = game.waiting(journal.state());
            int seat = Rng.nth(waiting, dice.nextInt(Integer.bitCount(waiting)));
            legal.clear();
            game.legal(journal.state(), seat, legal);
            M move = legal.get(dice.nextInt(legal.size()));
            if (journal.play(seat, move, Events.IGNORED) != Refusal.NONE)
                throw new IllegalStateException("refused: " + move);
            moves.add(new Deed.Moved(seat, game.notation().write(move), ""));
        }
        return moves;
    }
}
