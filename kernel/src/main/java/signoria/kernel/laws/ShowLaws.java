package signoria.kernel.laws;

import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Language;
import signoria.kernel.Refusal;
import signoria.kernel.Scene;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is shown and said, in both languages. */
final class ShowLaws {
    /** What only programs and files call things by. */
    private static final Pattern CODE =
            Pattern.compile(
                    "\\b[A-Z]{1,2}\\d{1,2}(-\\d)?\\b|\\b[br]\\d\\b|bot:|\\b(seats?|post[oi]|Posto|Seat)"
                        + " \\d|[a-z]_[a-z]");

    private static final Pattern SENTENCE =
            Pattern.compile("[\\p{Lu}\\p{N}\"“«].*[.!?…]|seat\\d.*[.!?…]", Pattern.DOTALL);

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

    /** For whoever is asked, and for those who watch. */
    static <S, M, V> void allMovesHaveWords(Moment<S, M, V> at) {
        int waiting = at.game().waiting(at.state());
        for (int observer : at.observers())
            if ((Integer.lowestOneBit(waiting) >>> observer & 1) != 0 || observer == Game.SPECTATOR)
                for (Language language : Language.values()) haveWords(at, observer, language);
    }

    private static <S, M, V> void haveWords(Moment<S, M, V> at, int observer, Language language) {
        List<M> moves = at.game().moves();
        List<Scene.Choice> choices = at.game().choices(at.view(observer), moves, language);
        if (choices.size() != moves.size())
            throw new Breach(moves.size() + " moves, words for " + choices.size() + " of them");
        for (Scene.Choice choice : choices) {
            String what = Moment.who(observer) + " in " + language + ": " + choice.move();
            said(choice.label(), what);
            said(choice.group(), what + ", its group");
            plain(choice.label(), what);
        }
    }

    /** What is drawn for each seat, and what has happened. */
    static <S, M, V> void wordsHaveNoCodes(Moment<S, M, V> at) {
        for (Language language : Language.values())
            for (int observer : at.observers()) {
                String whose = Moment.who(observer) + " in " + language;
                Scene scene = at.game().scene(at.view(observer), at.legal(observer), language);
                plain(scene.question(), whose);
                for (Scene.Choice choice : scene.choices())
                    plain(choice.label(), whose + ": " + choice.move());
                for (Scene.Zone zone : scene.zones()) {
                    plain(zone.label(), whose + ": zone " + zone.id());
                    for (Scene.Item item : zone.items()) plain(item, whose + ": " + zone.id());
                }
            }
    }

    static <S, M, V> void eventsHaveNoCodes(Moment<S, M, V> at) {
        for (Event event : at.events().all())
            for (Language language : Language.values()) {
                String words = at.game().notation().tell(event, at.names(), language);
                plain(words, event + " in " + language);
                if (!SENTENCE.matcher(words).matches())
                    throw new Breach(event + " in " + language + " is no sentence: " + words);
            }
    }

    private static void plain(Scene.Item item, String where) {
        plain(item.label(), where);
        switch (item) {
            case Scene.Card card -> {
                for (String line : card.lines()) plain(line, where);
            }
            case Scene.Track track -> {
                for (Scene.Marker marker : track.markers()) plain(marker.label(), where);
                for (Scene.Note note : track.notes()) plain(note.text(), where);
            }
            case Scene.Counter _ -> {}
        }
    }

    private static void plain(String words, String what) {
        Matcher code = CODE.matcher(words);
        if (code.find()) throw new Breach(what + " says a code, '" + code.group() + "': " + words);
    }

    private static void said(String words, String what) {
        if (words.isBlank()) throw new Breach(what + " is blank");
        if (words.matches(".*\\{\\d.*")) throw new Breach(what + " has an open gap: " + words);
    }
}
