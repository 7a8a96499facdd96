package signoria.games.cradle;

import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** Events in words. */
final class Telling {
    private final Catalog catalog;
    private final Words words;

    Telling(Catalog catalog, Words words) {
        this.catalog = catalog;
        this.words = words;
    }

    String tell(CradleEvent event, List<String> names, Language in) {
        return new Voice(names, in).tell(event);
    }

    /** One language, and the names of the players. */
    private final class Voice {
        private final List<String> names;
        private final Language in;

        Voice(List<String> names, Language in) {
            this.names = names;
            this.in = in;
        }

        String tell(CradleEvent event) {
            return switch (event) {
                case CradleEvent.Skipped(int seat) -> say("told-skipped", name(seat));
                case CradleEvent.Swapped(int seat, int with) ->
                        say("told-swapped", name(seat), name(with));
                case CradleEvent.Placed(int seat, int place, int space, boolean genius) ->
                        say(
                                genius ? "told-genius" : "told-stone",
                                name(seat),
                                space(space),
                                place(place));
                case CradleEvent.Lifted(int seat, int place, int space, boolean genius) ->
                        say(
                                genius ? "told-lifted-genius" : "told-lifted",
                                name(seat),
                                space(space),
                                place(place));
                case CradleEvent.Inspired(int seat, int cards) ->
                        say("told-inspired", name(seat), cards);
                case CradleEvent.Drew(int seat) -> say("told-drew", name(seat));
                case CradleEvent.DrewCard(int seat, int card) ->
                        say("told-drew-card", name(seat), card(card));
                case CradleEvent.Took(int seat, int card) ->
                        say("told-took", name(seat), card(card));
                case CradleEvent.Played(int seat, int card, Symbol symbol, boolean founds) ->
                        say(
                                founds ? "told-founded" : "told-played",
                                name(seat),
                                card(card),
                                Text.lower(symbol));
                case CradleEvent.PlayedUndecided(int seat, int card) ->
                        say(
                                "told-undecided",
                                name(seat),
                                card(card),
                                Text.lower(catalog.cultures[card].first()),
                                Text.lower(catalog.cultures[card].second()));
                case CradleEvent.Hid(int seat) -> say("told-hid", name(seat));
                case CradleEvent.HidCard(int seat, int card) ->
                        say("told-hid-card", name(seat), card(card));
                case CradleEvent.Turned(int seat, int card) ->
                        say("told-turned", name(seat), card(card));
                case CradleEvent.Opened(List<Integer> cards) -> say("told-opened", cards(cards));
                case CradleEvent.Renewed(int cards) -> say("told-renewed", cards);
                case CradleEvent.Trimmed(int seat, int card) ->
                        say("told-trimmed", name(seat), card(card));
                case CradleEvent.ScoringBegan(
                                int place,
                                int card,
                                boolean characters,
                                int first,
                                int rival) ->
                        say(
                                (characters ? "told-characters" : "told-culture")
                                        + (rival == State.NOBODY ? "-alone" : ""),
                                title(card),
                                place(place),
                                name(first),
                                rival == State.NOBODY ? Words.raw("") : name(rival));
                case CradleEvent.Counted(int seat, Symbol symbol, int count) ->
                        say("told-counted", name(seat), Text.lower(symbol), count);
                case CradleEvent.Showed(int seat, int card, int strength) ->
                        say("told-showed", name(seat), card(card), strength);
                case CradleEvent.Passed(int seat) -> say("told-passed", name(seat));
                case CradleEvent.Won(int seat, int prize) ->
                        say(prize == 0 ? "told-won-nothing" : "told-won", name(seat), prize);
                case CradleEvent.Tied(int seat, int rival) ->
                        say("told-tied", name(seat), name(rival));
                case CradleEvent.Paid(int seat, int to, int colour, int stones) ->
                        say(
                                colour == seat ? "told-paid" : "told-paid-foreign",
                                name(seat),
                                name(to),
                                stones,
                                name(colour));
                case CradleEvent.Discarded(int seat, int card) ->
                        say("told-discarded", name(seat), card(card));
                case CradleEvent.Kept(int seat, int card) ->
                        say("told-kept", name(seat), card(card));
                case CradleEvent.Happened(int place, int card) ->
                        say("told-happened", title(card), place(place));
                case CradleEvent.Passing(int place, int card) ->
                        card == State.NONE
                                ? say("told-gone", place(place))
                                : say("told-uncovered", title(card), place(place));
                case CradleEvent.Abandoned(int seat) -> say("told-abandoned", name(seat));
                case CradleEvent.Over(boolean idle) -> say(idle ? "told-idle" : "told-over");
            };
        }

        private String say(String key, Object... arguments) {
            return words.say(in, key, arguments);
        }

        private Words.Raw name(int seat) {
            return Words.raw(names.get(seat));
        }

        private Words.Raw card(int card) {
            return Words.raw(catalog.card(card).name(in));
        }

        private Words.Raw cards(List<Integer> cards) {
            List<String> names = new ArrayList<>();
            for (int card : cards) names.add(catalog.card(card).name(in));
            return Words.raw(String.join(", ", names));
        }

        private Words.Raw title(int event) {
            return Words.raw(catalog.events[event].name(in));
        }

        /** By its colour: no number is drawn on a board. */
        private String space(int space) {
            return "any-" + EventCard.written(space).charAt(0);
        }

        private Words.Raw place(int place) {
            if (place < State.CENTRES) return Words.raw(say("at-centre", place + 1));
            int seat = place - State.CENTRES;
            return Words.raw(say("at-side", name(seat), name((seat + 1) % names.size())));
        }
    }
}
