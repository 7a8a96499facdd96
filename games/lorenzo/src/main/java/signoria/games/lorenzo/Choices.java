package signoria.games.lorenzo;

import signoria.kernel.Language;
import signoria.kernel.Scene;
import signoria.kernel.Text;
import signoria.kernel.Who;
import signoria.kernel.Words;

import java.util.Collections;
import java.util.List;

/** The question a view asks, and its answers, in one language. */
final class Choices {
    private final Catalog catalog;
    private final LorenzoNotation notation;
    private final Words words;
    private final Phrases phrases;
    private final Telling telling;
    private final View view;
    private final Language in;
    private final long task;

    Choices(Catalog catalog, LorenzoNotation notation, Words words, View view, Language in) {
        this.catalog = catalog;
        this.notation = notation;
        this.words = words;
        this.phrases = new Phrases(catalog, words);
        this.telling = new Telling(catalog, words);
        this.view = view;
        this.in = in;
        this.task = view.agenda().isEmpty() ? 0 : Task.read(view.agenda().getLast());
    }

    Scene.Choice choice(Move move) {
        return new Scene.Choice(notation.write(move), label(move), say("group-" + group(move)));
    }

    private String say(String key, Object... arguments) {
        return words.say(in, key, arguments);
    }

    private static Words.Raw raw(String text) {
        return Words.raw(text);
    }

    // --- The question

    String question(boolean asked) {
        if (view.phase() == Phase.OVER) return say("asked-over");
        if (!asked) return say("asked-others");
        return switch (Task.kind(task)) {
            case MEMBER -> say("asked-member", raw(telling.space(Task.a(task), in)));
            case TAKE -> say("asked-take", raw(phrases.types(Task.a(task), in)), raw(values()));
            case WORK ->
                    say(
                            (Task.c(task) & Task.OPTIONAL) != 0 ? "asked-work-bonus" : "asked-work",
                            Task.a(task) == 1 ? "production" : "harvest",
                            raw(values()));
            case WORK_OPPONENT, WORK_CARD ->
                    say(
                            "asked-" + Task.kind(task).label(),
                            Task.a(task) == 1 ? "production" : "harvest");
            case COST ->
                    say("asked-cost", raw(phrases.card(view.towers().get(Task.a(task)) - 1, in)));
            case PAY -> say("asked-pay", Text.lower(Good.ALL[Payments.asks(task)]), payOwed());
            case SPEND_TOKENS -> say("asked-spend-tokens", Task.a(task));
            case PRIVILEGE -> say("asked-privilege", Task.a(task));
            case CHOICE, DISCARD_CHARACTER, DROP_LEADER ->
                    say("asked-" + Task.kind(task).label(), raw(source(Task.d(task))));
            case TIMES ->
                    say("asked-times", raw(phrases.card(Task.d(task), in)), view.run().value());
            case ACTIVATE ->
                    say(
                            "asked-activate",
                            raw(phrases.card(Task.d(task) - 1, in)),
                            raw(phrases.types(Task.a(task), in)));
            case ANSWERS -> say("asked-answers", raw(phrases.card(Task.d(task), in)));
            case REPORT ->
                    say(
                            "asked-report",
                            catalog.faithPoints[view.players().get(view.actor()).stock().faith()]);
            case TURN,
                    SKIP,
                    AFTER,
                    FEE,
                    FROM_DISCARDED,
                    FREE_LEADER,
                    FLIP,
                    COPY,
                    SIX,
                    TOSS,
                    MEMBER_WORK,
                    DRAFT,
                    TILE,
                    BID,
                    GONZAGA,
                    CASH ->
                    say("asked-" + Task.kind(task).label());
            case EFFECTS, BUY, TAKEN, RUN, TERRITORY_HARVEST, SETS, ENTER ->
                    throw new IllegalStateException("nobody is asked: " + Task.kind(task));
        };
    }

    /** The value of the action asked about, before servants; from, to where types differ. */
    private String values() {
        int least = Collections.min(view.values());
        int most = Collections.max(view.values());
        return least == most ? "" + least : say("from-to", least, most);
    }

    private int payOwed() {
        return switch (Payments.asks(task)) {
            case 0 -> Task.a(task);
            case 1 -> Task.b(task);
            default -> Task.c(task);
        };
    }

    private String source(int source) {
        return source >= Task.LEADER_SOURCE
                ? phrases.leader(source - Task.LEADER_SOURCE)
                : phrases.card(source, in);
    }

    // --- Choices

    private static String group(Move move) {
        return switch (move) {
            case Move.GoWith(int space, int _) -> group(Move.GOES[space]);
            case Move.Go(int space) ->
                    Space.isFloor(space) ? "towers" : Space.isLeader(space) ? "leaders" : "spaces";
            case Move.Keep _, Move.Play _, Move.Discard _, Move.Use _, Move.Copy _, Move.Drop _ ->
                    "leaders";
            case Move.Cash _, Move.Spend _, Move.Toss _, Move.Lay _, Move.Flip _, Move.Trade _ ->
                    "tokens";
            case Move.Decline _, Move.Done _, Move.Pass _ -> "end";
            case Move _ -> "answers";
        };
    }

    private String label(Move move) {
        return switch (move) {
            case Move.Go(int space) -> go(space);
            case Move.GoWith(int space, int servants) ->
                    say("choice-go-with", raw(go(space)), servants);
            case Move.Member(int member) -> member(member);
            case Move.Servants(int count) -> servants(count);
            case Move.Pay(int way) -> pay(way);
            case Move.Instead(int count) -> say("choice-instead", count);
            case Move.Privilege(int kind) -> privilege(kind);
            case Move.Choose(int option) -> option(option);
            case Move.Times(int count) -> say("choice-times", count);
            case Move.Pick(int card) -> phrases.card(card, in);
            case Move.Opponent(int seat) -> Who.mark(seat);
            case Move.Decline() -> say("choice-decline");
            case Move.Done() -> say("choice-done");
            case Move.Pass() -> say("choice-pass");
            case Move.Keep(int leader) -> say("choice-keep", raw(phrases.leader(leader)));
            case Move.Play(int leader) -> say("choice-play", raw(phrases.leader(leader)));
            case Move.Discard(int leader) -> say("choice-discard", raw(phrases.leader(leader)));
            case Move.Use(int leader) -> say("choice-use", raw(phrases.leader(leader)));
            case Move.Copy(int leader) -> say("choice-copy", raw(phrases.leader(leader)));
            case Move.Drop(int leader) -> say("choice-drop", raw(phrases.leader(leader)));
            case Move.Trade() -> say("choice-trade");
            case Move.Cash(int kind) -> say("choice-cash", raw(phrases.token(kind, in)));
            case Move.Spend(int kind) -> say("choice-spend", raw(phrases.token(kind, in)));
            case Move.Toss(int kind) -> say("choice-toss", raw(phrases.token(kind, in)));
            case Move.Lay(int kind, boolean market) ->
                    say(
                            "choice-lay",
                            raw(phrases.token(kind, in)),
                            raw(
                                    phrases.card(
                                            market
                                                    ? catalog.marketSlotCard
                                                    : catalog.harvestSlotCard,
                                            in)));
            case Move.Flip(int token) ->
                    say("choice-flip", raw(phrases.goods(catalog.visconti[token], in)));
            case Move.Bid(int slot, int row) -> bid(slot, row);
            case Move.Tile(int tile) -> say("choice-tile", raw(phrases.tile(tile, in)));
            case Move.Support() -> say("choice-support");
            case Move.Refuse() -> say("choice-refuse");
            case Move.Give(int option) -> give(option);
        };
    }

    private String go(int space) {
        boolean empty =
                !Space.isFloor(space)
                        || space >= view.towers().size()
                        || view.towers().get(space) == 0;
        if (empty) return say("choice-go", raw(telling.space(space, in)));
        return say(
                "choice-take",
                raw(phrases.card(view.towers().get(space) - 1, in)),
                raw(telling.space(space, in)));
    }

    /** With all that cards and excommunications add to the member there. */
    private String member(int member) {
        String name = "member-" + LorenzoNotation.MEMBERS.get(member);
        for (View.Offer offer : view.offers())
            if (offer.member() == member)
                return offer.servants() == 0
                        ? say("choice-member", name, offer.value())
                        : say("choice-member-servants", name, offer.value(), offer.servants());
        List<Integer> values = view.players().get(view.actor()).values();
        return member < values.size() ? say("choice-member", name, values.get(member)) : say(name);
    }

    private String servants(int count) {
        for (View.Offer offer : view.offers())
            if (offer.servants() == count) return say("choice-servants", count, offer.value());
        return say("servants-alone", count);
    }

    /** What this way costs after all discounts. */
    private String pay(int way) {
        List<View.Stock> prices =
                view.offers().isEmpty() ? List.of() : view.offers().getFirst().prices();
        return way < prices.size()
                ? phrases.goods(prices.get(way).packed(), in)
                : say("choice-pay", way + 1);
    }

    private String privilege(int kind) {
        return kind == Move.TAKE_BACK
                ? say("choice-take-back")
                : phrases.goods(catalog.privilege[kind], in);
    }

    private String option(int option) {
        if (!asks(Task.MEMBER_WORK) && !asks(Task.CHOICE)) return say("choice-option", option + 1);
        if (asks(Task.MEMBER_WORK)) return say(option == 0 ? "harvest" : "production");
        Effect effect =
                Task.a(task) == 1
                        ? catalog.work[Task.d(task)]
                        : catalog.leader[Task.d(task) - Task.LEADER_SOURCE].ability().getFirst();
        if (!(effect instanceof Effect.OneOf(List<Effect> effects)))
            return phrases.effect(effect, in);
        int left = option;
        for (Effect part : effects) {
            int width = part instanceof Effect.MarketReward ? Space.MARKETS : 1;
            if (left < width)
                return width == 1
                        ? phrases.effect(part, in)
                        : phrases.goods(catalog.market[left], in);
            left -= width;
        }
        return say("choice-option", option + 1);
    }

    private boolean asks(Task kind) {
        return !view.agenda().isEmpty() && Task.kind(task) == kind;
    }

    private String bid(int slot, int row) {
        if (slot >= view.auction().size()) return say("choice-bid-some", slot + 1, row + 1);
        View.Slot shown = view.auction().get(slot);
        return say(
                "choice-bid",
                raw(catalog.family(shown.family()).name()),
                row + 1,
                raw(phrases.goods(catalog.stock(shown.tile(), row), in)));
    }

    private String give(int option) {
        if (!asks(Task.ANSWERS)) return say("choice-option", option + 1);
        Effect effect =
                Task.a(task) == 1
                        ? catalog.work[Task.d(task)]
                        : catalog.card(Task.d(task)).immediate().getLast();
        return effect instanceof Effect.OpponentsGive gives && option < gives.options().size()
                ? say("choice-give", raw(phrases.goods(gives.options().get(option), in)))
                : say("choice-option", option + 1);
    }
}
