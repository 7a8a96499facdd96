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
    // --------------------------------------------------------------------------------------------

    private void figures() {
        zones.seat("goods", SeatLayout::goods, SeatLayout::goods)
                .seat("members", SeatLayout::members, SeatLayout::members)
                .seat(
                        "six",
                        (s, p) -> MEMBERS.orDash(s.six(p) - 1),
                        (s, p, t) -> s.six(p, MEMBERS.orNone(t) + 1))
                .seat(
                        "tile",
                        (s, p) -> LorenzoNotation.tile(s.tile(p)),
                        (s, p, t) -> s.tile(p, tile(t)))
                .seat("family", this::family, this::family)
                .seat(
                        "store",
                        (s, p) ->
                                Goods.write(
                                        Goods.of(Good.WOOD, s.storedWood(p))
                                                + Goods.of(Good.STONE, s.storedStone(p))),
                        (s, p, t) -> {
                            s.storedWood(p, Goods.wood(Goods.read(t)));
                            s.storedStone(p, Goods.stone(Goods.read(t)));
                        })
                .numbers("sets", State::setsRewarded, State::setsRewarded)
                .sets(
                        "faith tiles",
                        Layout.FROM_ONE,
                        State::faithTiles,
                        (s, p, set) -> s.faithTiles(p, (int) set))
                .sets(
                        "flipped",
                        Layout.FROM_ONE,
                        State::flipped,
                        (s, p, set) -> s.flipped(p, (int) set))
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
        for (int member = 0; member < State.MEMBERS; member++)
            if (s.at(seat, member) != Space.HOME)
                text.append(text.isEmpty() ? "" : " ")
                        .append(LorenzoNotation.MEMBERS.get(member))
                        .append('=')
                        .append(Layout.place(s.at(seat, member)));
        return Text.orDash(text.toString());
    }

    private static void members(State s, int seat, String text) {
        s.membersAt(seat, State.ALL_HOME);
        for (String word : Text.words(text))
            s.moveMember(
                    seat, MEMBERS.orNone(Layout.before(word)), Layout.place(Layout.after(word)));
        s.occupied = 0;
        for (int other = 0; other < s.seats; other++)
            for (int member = 0; member < State.MEMBERS; member++)
                if (s.at(other, member) != Space.HOME)
                    s.occupied |= State.spaceBit(other, s.at(other, member));
    }

    private String family(State s, int seat) {
        return s.family(seat) == 0 ? "-" : "F" + Text.twoDigits(s.family(seat));
    }

    private void family(State s, int seat, String text) {
        int family = text.equals("-") ? 0 : Text.number(text.substring(1), "family");
        if (family > Catalog.FAMILIES) throw new BadInput("no family " + text);
        s.family(seat, family);
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
                .sets("turned", Layout.LEADERS, State::turned, State::turned)
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
        zones.seat("knowledge", SeatLayout::knowledge, SeatLayout::knowledge)
                .zone(
                        "watchers know",
                        s -> knowledge(s, Game.SPECTATOR),
                        (s, t) -> knowledge(s, Game.SPECTATOR, t));
    }

    /** Where leaders may be: {@code L01=3 L02=1}, places as bits. */
    private static String knowledge(State s, int observer) {
        StringBuilder text = new StringBuilder();
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            if (s.whereabouts.may(observer, leader) != 0)
                text.append(text.isEmpty() ? "" : " ")
                        .append(Leader.idOf(leader))
                        .append('=')
                        .append(s.whereabouts.may(observer, leader));
        return Text.orDash(text.toString());
    }

    private static void knowledge(State s, int observer, String text) {
        for (int leader = 0; leader < Catalog.LEADERS; leader++)
            s.whereabouts.setMay(observer, leader, 0);
        for (String word : Text.words(text))
            s.whereabouts.setMay(
                    observer,
                    Leader.numbered(Layout.before(word)),
                    Text.number(Layout.after(word), "knowledge"));
    }

    private static int tile(String text) {
        for (int tile = 0; tile < Catalog.TILES; tile++)
            if (LorenzoNotation.tile(tile).equals(text)) return tile;
        throw new BadInput("a bonus tile is standard or A to E, not '" + text + "'");
    }
}
