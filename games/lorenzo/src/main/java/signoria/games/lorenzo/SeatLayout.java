package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Ids;
import signoria.kernel.Text;
import signoria.kernel.Zones;

/** What a seat has in a position, in text: goods, members, cards, tokens, and what it knows. */
final class SeatLayout {
    private static final Ids MEMBERS = Ids.words(LorenzoNotation.MEMBERS, "member");

    private final Zones<State> zones;

    SeatLayout(Zones<State> zones) {
        this.zones = zones;
        figures();
        holdings();
    }

    // --- Seats

    private void figures() {
        zones.seat("goods", SeatLayout::goods, SeatLayout::goods)
                .seat("members", SeatLayout::members, SeatLayout::members)
                .seat(
                        "six",
                        (s, p) -> MEMBERS.orDash(s.members.six(p) - 1),
                        (s, p, t) -> s.members.six(p, MEMBERS.orNone(t) + 1))
                .seat(
                        "tile",
                        (s, p) -> LorenzoNotation.tile(s.tile(p)),
                        (s, p, t) -> s.tile(p, tile(t)))
                .seat("family", this::family, this::family)
                .seat(
                        "store",
                        (s, p) ->
                                Goods.write(
                                        Goods.of(Good.WOOD, s.families.wood(p))
                                                + Goods.of(Good.STONE, s.families.stone(p))),
                        (s, p, t) ->
                                s.families.stored(
                                        p, Goods.wood(Goods.read(t)), Goods.stone(Goods.read(t))))
                .numbers("sets", (s, p) -> s.families.sets(p), (s, p, n) -> s.families.sets(p, n))
                .sets(
                        "faith tiles",
                        Layout.FROM_ONE,
                        (s, p) -> s.families.faithTiles(p),
                        (s, p, set) -> s.families.faithTiles(p, (int) set))
                .sets(
                        "flipped",
                        Layout.FROM_ONE,
                        (s, p) -> s.families.flipped(p),
                        (s, p, set) -> s.families.flipped(p, (int) set))
                .sets(
                        "excommunicated",
                        Layout.FROM_ONE,
                        State::excommunicated,
                        (s, p, set) -> {
                            s.excommunicated(p, (int) set);
                            Holdings.refresh(s, p);
                        });
    }

    private static String goods(State s, int seat) {
        StringBuilder text = new StringBuilder();
        for (int good = 0; good <= Good.VP.ordinal(); good++)
            if (s.held(seat, Good.ALL[good]) > 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(s.held(seat, Good.ALL[good]))
                        .append(Good.LETTERS.charAt(good));
        return Text.orDash(text.toString());
    }

    private static void goods(State s, int seat, String text) {
        for (int good = 0; good <= Good.VP.ordinal(); good++) s.hold(seat, Good.ALL[good], 0);
        for (String word : Text.words(text)) {
            int good = Good.LETTERS.indexOf(word.charAt(word.length() - 1));
            if (good < 0 || good > Good.VP.ordinal())
                throw new BadInput("goods: expected such as 2C 1W 5M, not '" + word + "'");
            s.hold(
                    seat,
                    Good.ALL[good],
                    Text.number(word.substring(0, word.length() - 1), "goods"));
        }
    }

    private static String members(State s, int seat) {
        StringBuilder text = new StringBuilder();
        for (int member = 0; member < Members.COUNT; member++)
            if (s.members.at(seat, member) != Space.HOME)
                text.append(text.isEmpty() ? "" : " ")
                        .append(LorenzoNotation.MEMBERS.get(member))
                        .append('=')
                        .append(Layout.place(s.members.at(seat, member)));
        return Text.orDash(text.toString());
    }

    private static void members(State s, int seat, String text) {
        s.members.sendHome(seat);
        for (String word : Text.words(text))
            s.members.put(
                    seat, MEMBERS.orNone(Layout.before(word)), Layout.place(Layout.after(word)));
    }

    private String family(State s, int seat) {
        return s.families.of(seat) == 0 ? "-" : "F" + Text.twoDigits(s.families.of(seat));
    }

    private void family(State s, int seat, String text) {
        int family = text.equals("-") ? 0 : Text.number(text.substring(1), "family");
        if (family > Catalog.FAMILIES) throw new BadInput("no family " + text);
        s.families.of(seat, family);
        Holdings.refresh(s, seat);
    }

    private void holdings() {
        zones.seat(
                        "cards",
                        (s, p) -> s.owned(p).write(),
                        (s, p, t) -> {
                            s.owned(p).read(t);
                            Holdings.refresh(s, p);
                            Layout.thinPiles(s);
                        })
                .seat(
                        "copy",
                        (s, p) -> Layout.LEADERS.orDash(s.copied(p) - 1),
                        (s, p, t) -> {
                            s.copied(p, Layout.LEADERS.orNone(t) + 1);
                            Holdings.refresh(s, p);
                        })
                .sets(
                        "turned",
                        Layout.LEADERS,
                        (s, p) -> s.leaders.turned(p),
                        (s, p, set) -> s.leaders.turned(p, set))
                .seat(
                        "tokens",
                        (s, p) -> Layout.kinds(s, TokenRows.of(p)),
                        (s, p, t) -> {
                            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                                s.tokens.add(TokenRows.SUPPLY, kind, s.tokens.held(p, kind));
                            Layout.kinds(s, TokenRows.of(p), t);
                            for (int kind = 0; kind < Catalog.TOKENS; kind++)
                                s.tokens.add(TokenRows.SUPPLY, kind, -s.tokens.held(p, kind));
                            Holdings.refresh(s, p);
                        });
        zones.zone(
                "bag",
                s -> Layout.kinds(s, TokenRows.SUPPLY),
                (s, t) -> Layout.kinds(s, TokenRows.SUPPLY, t));
        zones.zone("piles", s -> s.piles.write(), (s, t) -> s.piles.read(t));
        zones.seat("knowledge", LeaderLayout::knowledge, LeaderLayout::knowledge)
                .zone(
                        "watchers know",
                        s -> LeaderLayout.knowledge(s, Game.SPECTATOR),
                        (s, t) -> LeaderLayout.knowledge(s, Game.SPECTATOR, t));
    }

    private static int tile(String text) {
        for (int tile = 0; tile < Catalog.TILES; tile++)
            if (LorenzoNotation.tile(tile).equals(text)) return tile;
        throw new BadInput("a bonus tile is standard or A to E, not '" + text + "'");
    }
}
