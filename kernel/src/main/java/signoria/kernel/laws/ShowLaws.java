package signoria.kernel.laws;

import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Scene;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is shown and said, in both languages. */
final class ShowLaws {
    private ShowLaws() {}

    static <S, M, V> void scenesOfferEveryMove(Moment<S, M, V> at) {
        for (int observer : at.observers()) {
            List<M> moves = at.legal(observer);
            List<String> wanted = new ArrayList<>();
            for (M move : moves) wanted.add(at.game().notation().write(move));
            for (Language language : Language.values()) {
                Scene scene = at.game().scene(at.view(observer), moves, language);
                List<String> offered = new ArrayList<>();
                for (Scene.Choice choice : scene.choices()) offered.add(choice.move());
                if (!offered.equals(wanted))
                    throw new Breach(
                            Moment.who(observer)
                                    + " may choose among "
                                    + wanted
                                    + ", is offered "
                                    + offered);
                wellMade(scene, at.seats(), Moment.who(observer) + " in " + language);
            }
        }
    }

    private static void wellMade(Scene scene, int seats, String whose) {
        said(scene.question(), whose + ": the question");
        for (Scene.Choice choice : scene.choices())
            said(choice.label(), whose + ": choice " + choice.move());
        Set<String> ids = new HashSet<>();
        for (Scene.Zone zone : scene.zones()) {
            String where = whose + ": zone '" + zone.id() + "'";
            if (zone.id().isBlank() || !ids.add(zone.id()))
                throw new Breach(where + " needs an id of its own");
            if (zone.owner() < Scene.NOBODY || zone.owner() >= seats)
                throw new Breach(where + " belongs to " + zone.owner());
            said(zone.label(), where);
            for (Scene.Item item : zone.items()) wellMade(item, scene.choices().size(), where);
        }
    }

    private static void wellMade(Scene.Item item, int choices, String where) {
        said(item.label(), where + ": a thing in it");
        for (int move : item.moves())
            if (move < 0 || move >= choices)
                throw new Breach(where + ": '" + item.label() + "' offers choice " + move);
        switch (item) {
            case Scene.Card card -> {
                for (String line : card.lines())
                    said(line, where + ": a line on '" + card.label() + "'");
            }
            case Scene.Track track -> {
                for (Scene.Marker marker : track.markers()) {
                    said(marker.label(), where + ": a marker");
                    if (marker.position() < 0 || marker.position() > track.last())
                        throw new Breach(
                                where + ": marker '" + marker.label() + "' is off the track");
                }
            }
            case Scene.Counter _ -> {}
        }
    }

    /** Whoever is asked can be told what matters, in both languages and by the same paragraph. */
    static <S, M, V> void questionsSayWhy(Moment<S, M, V> at) {
        for (int seat = 0; seat < at.seats(); seat++) {
            if ((at.game().waiting(at.state()) >>> seat & 1) == 0) continue;
            String topic = at.game().topic(at.view(seat));
            for (Language language : Language.values())
                if (!at.game().rulebook().topics(language).contains(topic))
                    throw new Breach("nothing is said of '" + topic + "' in " + language);
        }
    }

    static <S, M, V> void eventsHaveWords(Moment<S, M, V> at) {
        for (Event event : at.events().all())
            for (Language language : Language.values())
                said(
                        at.game().notation().tell(event, at.names(), language),
                        event + " in " + language);
    }

    static <S, M, V> void refusalsHaveWords(Moment<S, M, V> at) {
        Set<Refusal> refusals = new HashSet<>();
        for (int seat = 0; seat < at.seats(); seat++) {
            for (M move : at.game().moves())
                refusals.add(at.game().refusal(at.state(), seat, move));
            for (M move : at.game().candidates(at.view(seat)))
                refusals.add(at.game().refusal(at.state(), seat, move));
        }
        refusals.remove(Refusal.NONE);
        for (Refusal refusal : refusals)
            for (Language language : Language.values())
                said(at.game().rulebook().words(language, refusal), refusal + " in " + language);
    }

    private static void said(String words, String what) {
        if (words.isBlank()) throw new Breach(what + " is blank");
        if (words.matches(".*\\{\\d.*")) throw new Breach(what + " has an open gap: " + words);
    }
}
