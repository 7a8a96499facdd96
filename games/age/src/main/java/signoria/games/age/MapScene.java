package signoria.games.age;

import signoria.kernel.Offers;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** The map, region by region: what is printed, whose pieces stand there, what may be done there. */
final class MapScene {
    private final View view;
    private final State s;
    private final Speech speech;
    private final Offers<Move> offers;
    private final Catalog catalog;

    /** Provinces that another player than the viewer could place in. */
    private final long[] threatened = new long[2];

    MapScene(View view, State s, Speech speech, Offers<Move> offers) {
        this.view = view;
        this.s = s;
        this.speech = speech;
        this.offers = offers;
        catalog = s.catalog;
        if (view.you() < view.seats()) findThreats();
    }

    private void findThreats() {
        State scratch = s.copy();
        for (int seat = 0; seat < s.seats; seat++) {
            if (seat == view.you() || !s.lives(seat) || s.capital(seat) < 0) continue;
            Reach.find(scratch, seat);
            for (int word = 0; word < 2; word++)
                threatened[word] |= scratch.lands.land(word) | scratch.lands.sea(word);
        }
    }

    Scene.Zone region(Region region) {
        List<Scene.Item> items = new ArrayList<>();
        for (Province p : catalog.province) if (p.region() == region) items.add(province(p));
        return Scene.Zone.shared("region-" + region.numeral(), name(speech, region), 4, items);
    }

    static String name(Speech speech, Region region) {
        return region.overseas()
                ? speech.say(Text.lower(region))
                : speech.say("region", Words.raw(region.numeral()));
    }

    /** What is printed in a province. */
    static List<String> printed(Speech speech, Province p) {
        List<String> lines = new ArrayList<>();
        lines.add(p.satellite() ? speech.say("satellite") : speech.say("market-of", p.market()));
        for (Good good : p.goods()) lines.add(speech.say(Text.lower(good)));
        if (p.satellite())
            lines.add(speech.say("supports", Words.raw(speech.provinces(p.arrows()))));
        return lines;
    }

    static String icon(Province p) {
        return p.satellite() ? "satellite" : p.capital() ? "capital" : "province";
    }

    private Scene.Card province(Province p) {
        List<String> lines = printed(speech, p);
        pieces(p.number(), lines);
        boolean reached = s.expanding() >= 0 && inReach(p.id());
        if (reached) lines.add(say("in-reach"));
        if (mine(p.number()) && Chart.in(threatened, 0, p.number())) lines.add(say("threatened"));
        if (reached && s.expanding() == view.you() && contested(p.number()))
            lines.add(
                    say(
                            "attack-needs",
                            Rivalry.fewest(s, view.you(), p.number()),
                            Rivalry.chance(s, view.you(), p.number())));
        return new Scene.Card(
                say(p.id()), icon(p), lines, p.mark(), offers.of(Move.PROVINCES[p.number()]));
    }

    private boolean inReach(String province) {
        for (View.Target target : view.reach()) if (target.province().equals(province)) return true;
        return false;
    }

    private boolean mine(int province) {
        return view.you() < s.seats && Rivalry.present(s, view.you(), province);
    }

    private boolean contested(int province) {
        for (int seat = 0; seat < s.seats; seat++)
            if (seat != view.you() && Rivalry.present(s, seat, province)) return true;
        return false;
    }

    private void pieces(int p, List<String> lines) {
        if (s.lands.owner(p) >= 0)
            lines.add(
                    say(
                            s.lands.newMarker(p) ? "new-marker-of" : "marker-of",
                            speech.seat(s.lands.owner(p))));
        for (int seat = 0; seat < s.seats; seat++) {
            if (s.lands.front(p, seat) > 0)
                lines.add(say("tokens-of", s.lands.front(p, seat), speech.seat(seat)));
            if (s.lands.back(p, seat) > 0)
                lines.add(say("new-tokens-of", s.lands.back(p, seat), speech.seat(seat)));
        }
    }

    private String say(String key, Object... arguments) {
        return speech.say(key, arguments);
    }
}
