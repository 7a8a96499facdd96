package signoria.games.masters;

import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** The things of one seat: its track and stores, its slots, its leaders. */
final class Boards {
    private final Catalog catalog;
    private final View view;
    private final Offers<Move> offers;
    private final Phrases phrases;

    Boards(Catalog catalog, View view, Offers<Move> offers, Phrases phrases) {
        this.catalog = catalog;
        this.view = view;
        this.offers = offers;
        this.phrases = phrases;
    }

    void add(int seat, List<Scene.Zone> zones) {
        View.Player player = view.players().get(seat);
        boolean own = seat == view.turn();
        zones.add(
                new Scene.Zone(
                        "board-" + (seat + 1),
                        phrases.say("board"),
                        seat,
                        figures(player, seat == view.first() && view.phase() != Phase.KEEP)));
        List<Scene.Item> slots = new ArrayList<>();
        for (int slot = 0; slot < State.SLOTS; slot++) {
            Move lay = Move.SLOTS[slot];
            Move run = Move.ACTIVATES[slot + 1];
            List<Integer> moves =
                    own ? offers.where(move -> move.equals(lay) || move.equals(run)) : List.of();
            slots.add(slot(player.slots().get(slot), slot, moves));
        }
        if (own)
            slots.add(
                    new Scene.Card(
                            phrases.say("base-power"),
                            "base-production",
                            List.of(phrases.power(Power.BASE)),
                            "printed",
                            offers.of(Move.ACTIVATES[Production.BASE])));
        zones.add(
                new Scene.Zone(
                        "slots-" + (seat + 1),
                        phrases.say("slots"),
                        seat,
                        own ? State.SLOTS + 1 : State.SLOTS,
                        slots));
        zones.add(
                new Scene.Zone(
                        "leaders-" + (seat + 1),
                        phrases.say("leaders"),
                        seat,
                        leaders(seat, player)));
    }

    private List<Scene.Item> figures(View.Player player, boolean first) {
        List<Scene.Item> items = new ArrayList<>();
        if (first) items.add(Scenes.plain(phrases.say("inkwell"), "first-player"));
        items.add(
                new Scene.Track(
                        phrases.say("faith-track"),
                        "faith-track",
                        Faith.LAST,
                        List.of(
                                new Scene.Marker(
                                        Scene.NOBODY, phrases.say("faith-marker"), player.faith())),
                        notes(player)));
        for (Resource resource : Resource.ALL)
            items.add(
                    new Scene.Counter(
                            phrases.say("in-warehouse", Text.lower(resource)),
                            Text.lower(resource),
                            player.warehouse().count(resource)));
        for (Resource resource : Resource.ALL)
            items.add(
                    new Scene.Counter(
                            phrases.say("in-strongbox", Text.lower(resource)),
                            Text.lower(resource),
                            player.strongbox().count(resource)));
        items.add(new Scene.Counter(phrases.say("points"), "points", player.points()));
        return items;
    }

    /** What each space of the faith track means: points, the sections, the pope spaces. */
    private List<Scene.Note> notes(View.Player player) {
        List<Scene.Note> notes = new ArrayList<>();
        for (int space = 1; space <= Faith.LAST; space++) {
            List<String> texts = new ArrayList<>();
            if (Faith.points(space) > Faith.points(space - 1))
                texts.add(phrases.say("track-points", Faith.points(space)));
            for (int report = 0; report < Faith.REPORTS; report++) {
                if (space == Faith.SECTION[report])
                    texts.add(phrases.say("track-section", report + 1));
                if (space == Faith.POPE[report])
                    texts.add(
                            phrases.say(
                                    "tile-" + player.tiles().get(report),
                                    report + 1,
                                    Faith.TILE_POINTS[report]));
            }
            if (!texts.isEmpty()) notes.add(new Scene.Note(space, String.join(", ", texts)));
        }
        return notes;
    }

    private Scene.Card slot(List<String> cards, int slot, List<Integer> moves) {
        if (cards.isEmpty())
            return new Scene.Card(
                    phrases.say("empty-slot", slot + 1), "production", List.of(), moves);
        Scene.Card top = Scenes.card(phrases, catalog.card(cards.getLast()), List.of(), moves);
        List<String> lines = new ArrayList<>(top.lines());
        for (String covered : cards.subList(0, cards.size() - 1))
            lines.add(phrases.say("covers", phrases.card(covered)));
        return new Scene.Card(top.label(), top.icon(), lines, top.mark(), moves);
    }

    private List<Scene.Item> leaders(int seat, View.Player player) {
        List<Scene.Item> items = new ArrayList<>();
        for (String id : player.played()) {
            Leader leader = catalog.leader(id);
            List<Integer> moves =
                    seat == view.turn()
                            ? offers.of(Move.ACTIVATES[Production.LEADERS + leader.index()])
                            : List.of();
            items.add(leader(leader, phrases.say("leader-played"), moves));
        }
        for (String id : player.hand()) {
            int index = catalog.leader(id).index();
            String where =
                    player.keep().contains(id)
                            ? phrases.say("leader-kept")
                            : phrases.say("leader-in-hand");
            items.add(leader(catalog.leader(id), where, offers.where(move -> about(move, index))));
        }
        if (player.hand().isEmpty())
            for (int i = 0; i < player.inHand(); i++)
                items.add(Scene.Card.faceDown(phrases.say("leader-hidden"), "hidden-card"));
        for (String id : player.gone())
            items.add(leader(catalog.leader(id), phrases.say("leader-gone"), List.of()));
        if (player.gone().isEmpty() && player.away() > 0)
            items.add(new Scene.Counter(phrases.say("leaders-gone"), "discard", player.away()));
        return items;
    }

    private static boolean about(Move move, int leader) {
        return switch (move) {
            case Move.Keep(int first, int second) -> first == leader || second == leader;
            case Move.Play(int played) -> played == leader;
            case Move.Discard(int gone) -> gone == leader;
            default -> false;
        };
    }

    private Scene.Card leader(Leader leader, String where, List<Integer> moves) {
        return leader(phrases, leader, List.of(where), moves);
    }

    /** A leader card, after what else is to be said of it. */
    static Scene.Card leader(
            Phrases phrases, Leader leader, List<String> first, List<Integer> moves) {
        List<String> lines = new ArrayList<>(first);
        lines.add(phrases.say("leader-points", leader.points()));
        lines.add(phrases.say("leader-requires", Words.raw(phrases.requirement(leader))));
        lines.add(phrases.ability(leader.ability()));
        return new Scene.Card(
                phrases.leader(leader).text(), icon(leader.ability()), lines, leader.mark(), moves);
    }

    private static String icon(Effect ability) {
        return switch (ability) {
            case Effect.Discount _ -> "leader-discount";
            case Effect.Depot _ -> "leader-depot";
            case Effect.White _ -> "leader-white";
            case Effect.Production _ -> "leader-production";
        };
    }
}
