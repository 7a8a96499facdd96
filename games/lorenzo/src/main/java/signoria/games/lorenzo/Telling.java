package signoria.games.lorenzo;

import signoria.games.lorenzo.LorenzoEvent.*;
import signoria.kernel.Language;
import signoria.kernel.Text;
import signoria.kernel.Words;

import java.util.ArrayList;
import java.util.List;

/** Events in words. */
final class Telling {
    private final Catalog catalog;
    private final Words words;
    private final Phrases phrases;

    Telling(Catalog catalog, Words words) {
        this.catalog = catalog;
        this.words = words;
        this.phrases = new Phrases(catalog, words);
    }

    String tell(LorenzoEvent event, List<String> names, Language in) {
        return switch (event) {
            case RoundBegan(int round, int black, int white, int orange) ->
                    words.say(in, "tell-round", round, black, white, orange);
            case Placed(int seat, int member, int space) ->
                    words.say(
                            in,
                            "tell-placed",
                            who(names, seat),
                            "member-" + LorenzoNotation.MEMBERS.get(member),
                            Words.raw(space(space, in)));
            case Used(int seat, int space) ->
                    words.say(in, "tell-used", who(names, seat), Words.raw(space(space, in)));
            case Passed(int seat) -> words.say(in, "tell-passed", who(names, seat));
            case Skipped(int seat) -> words.say(in, "tell-skipped", who(names, seat));
            case Raised(int seat, int servants) ->
                    words.say(in, "tell-raised", who(names, seat), servants);
            case Gained(int seat, int w, int s, int c, int v, int m, int f, int p) ->
                    words.say(in, "tell-gained", who(names, seat), heap(in, w, s, c, v, m, f, p));
            case Paid(int seat, int w, int s, int c, int v, int m, int f, int p) ->
                    words.say(in, "tell-paid", who(names, seat), heap(in, w, s, c, v, m, f, p));
            case LostPoints(int seat, int points) ->
                    words.say(in, "tell-lost", who(names, seat), points);
            case Took(int seat, int card) ->
                    words.say(in, "tell-took", who(names, seat), card(card, in));
            case Worked(int seat, boolean production, int value) ->
                    words.say(
                            in,
                            production ? "tell-produced" : "tell-harvested",
                            who(names, seat),
                            value);
            case Activated(int seat, int card) ->
                    words.say(in, "tell-activated", who(names, seat), card(card, in));
            case CardLost(int seat, int card) ->
                    words.say(in, "tell-card-lost", who(names, seat), card(card, in));
            case Gave(int seat, int to, int w, int s, int c, int v, int p) ->
                    words.say(
                            in,
                            "tell-gave",
                            who(names, seat),
                            who(names, to),
                            heap(in, w, s, c, v, 0, 0, p));
            case TokensDrawn(int seat, int count) ->
                    words.say(in, "tell-tokens", who(names, seat), count);
            case TokenSeen(int seat, int kind) ->
                    words.say(in, "tell-token-seen", who(names, seat), token(kind, in));
            case TokenCashed(int seat, int kind) ->
                    words.say(in, "tell-cashed", who(names, seat), token(kind, in));
            case TokenTossed(int seat, int kind) ->
                    words.say(in, "tell-tossed", who(names, seat), token(kind, in));
            case TokenLaid(int seat, int kind, int card) ->
                    words.say(in, "tell-laid", who(names, seat), token(kind, in), card(card, in));
            case TokenSpent(int seat, int kind) ->
                    words.say(in, "tell-token-spent", who(names, seat), token(kind, in));
            case LeaderKept(int seat, int leader) ->
                    words.say(in, "tell-kept", who(names, seat), leader(leader));
            case LeadersPassed() -> words.say(in, "tell-leaders-passed");
            case LeaderDrawn(int seat, int leader) ->
                    words.say(in, "tell-leader-drawn", who(names, seat), leader(leader));
            case LeadersDrawn(int seat, int count) ->
                    words.say(in, "tell-leaders-drawn", who(names, seat), count);
            case LeaderPlayed(int seat, int leader) ->
                    words.say(in, "tell-played", who(names, seat), leader(leader));
            case LeaderDiscarded(int seat, int leader) ->
                    words.say(in, "tell-discarded", who(names, seat), leader(leader));
            case ALeaderDiscarded(int seat) ->
                    words.say(in, "tell-a-leader-discarded", who(names, seat));
            case LeaderUsed(int seat, int leader) ->
                    words.say(in, "tell-leader-used", who(names, seat), leader(leader));
            case LeaderCopied(int seat, int leader) ->
                    words.say(in, "tell-copied", who(names, seat), leader(leader));
            case LeaderDropped(int seat, int leader) ->
                    words.say(in, "tell-dropped", who(names, seat), leader(leader));
            case Flipped(int seat, int token) ->
                    words.say(
                            in,
                            "tell-flipped",
                            who(names, seat),
                            Words.raw(phrases.goods(catalog.visconti[token], in)));
            case TileTaken(int seat, int tile) ->
                    words.say(
                            in,
                            "tell-tile",
                            who(names, seat),
                            Words.raw(catalog.tiles.get(tile).id()));
            case BidMade(int seat, int slot, int row) ->
                    words.say(in, "tell-bid", who(names, seat), slot + 1, row + 1);
            case FamilyWon(int seat, int family) ->
                    words.say(
                            in,
                            "tell-family",
                            who(names, seat),
                            Words.raw(catalog.families.get(family).name()));
            case Supported(int seat, int points) ->
                    words.say(in, "tell-supported", who(names, seat), points);
            case Excommunicated(int seat, int tile) ->
                    words.say(
                            in,
                            "tell-excommunicated",
                            who(names, seat),
                            "excommunication-" + Text.lower(Excommunication.ALL[tile]));
            case FaithCounted(int seat, int points) ->
                    words.say(in, "tell-faith", who(names, seat), points);
            case OrderSet(List<Integer> seats) -> {
                List<String> order = new ArrayList<>();
                for (int seat : seats) order.add(names.get(seat));
                yield words.say(in, "tell-order", Words.raw(String.join(", ", order)));
            }
            case Ended() -> words.say(in, "tell-ended");
        };
    }

    /** A space by name. */
    String space(int space, Language in) {
        if (Space.isFloor(space))
            return words.say(
                    in,
                    "space-floor",
                    "tower-" + Space.name(space).split(" ")[0],
                    space % Space.FLOORS + 1);
        if (Space.isLeader(space))
            return words.say(
                    in,
                    "space-leader",
                    Words.raw(phrases.leader(catalog.spaceLeader[space - Space.LEADER])));
        if (Space.isMarket(space)) return words.say(in, "space-market", space - Space.MARKET + 1);
        return words.say(in, "space-" + Space.name(space).replace(' ', '-'));
    }

    private static Words.Raw who(List<String> names, int seat) {
        return Words.raw(names.get(seat));
    }

    private Words.Raw card(int card, Language in) {
        return Words.raw(phrases.card(card, in));
    }

    private Words.Raw leader(int leader) {
        return Words.raw(phrases.leader(leader));
    }

    private Words.Raw token(int kind, Language in) {
        return Words.raw(phrases.goods(catalog.tokens.get(kind).shows(), in));
    }

    private Words.Raw heap(Language in, int w, int s, int c, int v, int m, int f, int p) {
        long heap =
                Goods.of(Good.WOOD, w)
                        + Goods.of(Good.STONE, s)
                        + Goods.of(Good.COIN, c)
                        + Goods.of(Good.SERVANT, v)
                        + Goods.of(Good.MILITARY, m)
                        + Goods.of(Good.FAITH, f)
                        + Goods.of(Good.VP, p);
        return Words.raw(phrases.goods(heap, in));
    }
}
