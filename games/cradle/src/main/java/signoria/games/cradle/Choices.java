package signoria.games.cradle;

import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.List;

/** What is asked, and how the moves of one view are offered in words. */
final class Choices {
    private final Catalog catalog;
    private final CradleNotation notation;
    private final View view;
    private final Phrases phrases;

    Choices(Catalog catalog, CradleNotation notation, View view, Phrases phrases) {
        this.catalog = catalog;
        this.notation = notation;
        this.view = view;
        this.phrases = phrases;
    }

    String question() {
        if (view.phase() == Phase.OVER) return phrases.say("told-over");
        String phase = Text.lower(view.phase());
        if (view.asked() != view.you())
            return phrases.say("others-" + phase, Words.raw(phrases.seatName(view.asked())));
        return switch (view.phase()) {
            case PLACE -> placeQuestion();
            case BONUS -> phrases.say("asked-bonus", view.bonus());
            case ACT ->
                    view.contest().place() == State.NONE
                            ? phrases.say("asked-act", view.actions())
                            : phrases.say("asked-act-scoring");
            case SHOW -> phrases.say("asked-show", phrases.height(view.contest().place()));
            case PAY -> payQuestion();
            default -> phrases.say("asked-" + phase);
        };
    }

    private String placeQuestion() {
        View.Player me = view.players().get(view.you());
        boolean stone = me.stones().get(view.you()) > 0;
        boolean genius = me.genius() == State.HOME;
        String pieces = stone && genius ? "both" : stone ? "stone" : genius ? "genius" : "none";
        return phrases.say((view.swapping() ? "asked-swap-" : "asked-place-") + pieces);
    }

    /** §pay.5 Where several pay, each is asked for one stone at a time. */
    private String payQuestion() {
        View.Contest contest = view.contest();
        boolean several = Integer.bitCount(contest.payers()) > 1;
        return phrases.say(several ? "asked-pay-one" : "asked-pay", contest.due());
    }

    Scene.Choice choice(Move move) {
        return new Scene.Choice(notation.write(move), label(move), phrases.say(group(move)));
    }

    private String group(Move move) {
        return switch (move) {
            case Move.Stone _ -> "group-stone";
            case Move.Genius _ -> "group-genius";
            case Move.Lift _ -> view.phase() == Phase.PAY ? "group-pay" : "group-lift";
            case Move.Swap _ -> "group-swap";
            case Move.Draw _, Move.Take _ -> "group-draw";
            case Move.Play _, Move.PlayAs _, Move.Found _ -> "group-play";
            case Move.Turn _ -> "group-turn";
            case Move.Done _ -> "group-done";
            case Move.Choose _, Move.Show _, Move.Pass _ -> "group-scoring";
            case Move.Pay _ -> "group-pay";
            case Move.Keep _ -> "group-keep";
            case Move.Abandon _ -> "group-done";
        };
    }

    private String label(Move move) {
        return switch (move) {
            case Move.Stone(int place, int space) -> placing("move-stone", place, space);
            case Move.Genius(int place, int space) -> placing("move-genius", place, space);
            case Move.Lift(int place, int space) ->
                    phrases.say(
                            view.phase() == Phase.PAY ? "move-pay-placed" : "move-lift",
                            phrases.space(EventCard.written(space)),
                            Words.raw(phrases.title(place)),
                            Words.raw(phrases.where(place)));
            case Move.Swap(int colour) ->
                    phrases.say("move-swap", Words.raw(phrases.seatName(colour)));
            case Move.Draw _ -> phrases.say("move-draw");
            case Move.Take(int card) -> about("move-take", card);
            case Move.Play(int card) when Card.isPerson(card) -> about("move-hide", card);
            case Move.Play(int card) -> play(card, catalog.cultures[card].first());
            case Move.PlayAs(int card, Symbol symbol) -> play(card, symbol);
            case Move.Found(int card) -> about("move-found", card);
            case Move.Turn(int card) -> about("move-turn", card);
            case Move.Done _ ->
                    phrases.say(view.phase() == Phase.BONUS ? "move-enough" : "move-done");
            case Move.Choose(Symbol symbol) ->
                    phrases.say(
                            "move-choose", Text.lower(symbol), phrases.count(view.you(), symbol));
            case Move.Show(int card) ->
                    phrases.say(
                            "move-show",
                            Words.raw(phrases.name(card)),
                            Words.raw(phrases.described(catalog.card(card))),
                            phrases.strength(shown(), card));
            case Move.Pass _ -> phrases.say("move-pass");
            case Move.Pay(int colour) ->
                    phrases.say("move-pay", Words.raw(phrases.seatName(colour)));
            case Move.Keep(int card) -> about("move-keep", card);
            case Move.Abandon _ -> phrases.say("move-abandon");
        };
    }

    /** What who is asked has shown so far. */
    private List<String> shown() {
        return view.phase() == Phase.SHOW ? view.players().get(view.asked()).shown() : List.of();
    }

    private String about(String key, int card) {
        return phrases.say(
                key,
                Words.raw(phrases.name(card)),
                Words.raw(phrases.described(catalog.card(card))));
    }

    private String play(int card, Symbol symbol) {
        return phrases.say(
                "move-play",
                Words.raw(phrases.name(card)),
                Text.lower(symbol),
                phrases.count(view.asked(), symbol) + 1);
    }

    /** Where a piece goes; the last space of its colour brings a scoring. */
    private String placing(String key, int place, int space) {
        String colour = EventCard.written(space).substring(0, 1);
        int free = 0;
        for (View.Space each : phrases.spaces(place))
            if (each.name().startsWith(colour) && each.owner() == State.NOBODY) free++;
        return phrases.say(
                free == 1 ? key + "-scores" : key,
                phrases.space(EventCard.written(space)),
                Words.raw(phrases.title(place)),
                Words.raw(phrases.where(place)));
    }
}
