package signoria.games.princes;

import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Lexicon;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The text forms of moves and positions; {@link Telling} tells events. */
final class PrincesNotation implements Notation<State, Move> {
    private final Catalog catalog;
    private final Telling telling;
    private final Lexicon<Move> lexicon;
    private final Layout layout;
    private final Words words;

    PrincesNotation(Catalog catalog, Words words) {
        this.catalog = catalog;
        this.words = words;
        telling = new Telling(catalog, words);
        lexicon = new Lexicon<>(Move.ALL, this::write);
        layout = new Layout(catalog);
    }

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Choose(Family family) -> "family " + Text.lower(family);
            case Move.Pass _ -> "pass";
            case Move.Buy(Troop troop) -> "buy " + Text.lower(troop);
            case Move.GiveBack(Troop troop) -> "give back " + Text.lower(troop);
            case Move.BuyTreachery(boolean choosing) ->
                    choosing ? "choose treachery" : "buy treachery";
            case Move.Keep(Treachery kind) -> "keep " + Text.lower(kind);
            case Move.Drop(Treachery kind) -> "drop " + Text.lower(kind);
            case Move.Auction(int lot) -> "auction " + Lot.id(catalog, lot);
            case Move.Bid(int amount) -> "bid " + amount;
            case Move.ShutOut(int seat) -> "shut out " + (seat + 1);
            case Move.Steal(int seat) -> "steal " + (seat + 1);
            case Move.Expose(int seat) -> "expose " + (seat + 1);
            case Move.Bar(int seat) -> "bar " + (seat + 1);
            case Move.War _ -> "war";
            case Move.SecretWar _ -> "secret war";
            case Move.Attacker(City city) -> "attacker " + Text.lower(city);
            case Move.Defender(City city) -> "defender " + Text.lower(city);
            case Move.Veto _ -> "veto";
            case Move.Use(int tile) -> "use " + catalog.tiles[tile].id();
            case Move.Bribe(Side side, Troop troop) ->
                    "bribe " + Text.lower(side) + " " + Text.lower(troop);
            case Move.Lend(Side side, Troop troop) ->
                    "lend " + Text.lower(side) + " " + Text.lower(troop);
            case Move.Reroll(Side die) -> "reroll " + (die == Side.ATTACKER ? "black" : "white");
            case Move.Counter _ -> "counter";
            case Move.Done _ -> "done";
            case Move.Place(City city) -> "place " + Text.lower(city);
            case Move.Invade(City city) -> "invade " + Text.lower(city);
            case Move.Decline _ -> "decline";
            case Move.Offer offer -> "offer " + (offer.to() + 1) + " " + swap(offer);
            case Move.Accept(int slot) -> "accept " + slot(slot);
            case Move.Reject(int slot) -> "reject " + slot(slot);
            case Move.Withdraw(int number) -> "withdraw " + (number + 1);
            case Move.Abandon _ -> "abandon";
        };
    }

    @Override
    public Move read(String text) {
        String plain = text.strip().replaceAll("\\s+", " ");
        if (plain.equals("abandon")) return Move.ABANDON;
        if (plain.matches("bid \\d{1,4}")) return Move.bid(Integer.parseInt(plain.substring(4)));
        if (plain.startsWith("offer ")) return offer(plain);
        return lexicon.read(plain);
    }

    /** {@code give 5 gold take 2 influence}. */
    static String swap(Move.Offer offer) {
        return "give "
                + goods(offer.giveGold(), offer.giveInfluence())
                + " take "
                + goods(offer.takeGold(), offer.takeInfluence());
    }

    private static String goods(int gold, int influence) {
        if (gold == 0 && influence == 0) return "nothing";
        return (gold == 0 ? "" : gold + " gold")
                + (gold == 0 || influence == 0 ? "" : " ")
                + (influence == 0 ? "" : influence + " influence");
    }

    static Move.Offer offer(String text) {
        String[] parts = text.split(" ", 3);
        int take = parts.length < 3 ? -1 : parts[2].indexOf(" take ");
        if (take < 0 || !parts[2].startsWith("give ")) throw badOffer(text);
        int to = Text.number(parts[1], "offer");
        if (to < 1 || to > Move.MOST_SEATS) throw badOffer(text);
        int[] give = goods(parts[2].substring(5, take), text);
        int[] got = goods(parts[2].substring(take + 6), text);
        return new Move.Offer(to - 1, give[0], give[1], got[0], got[1]);
    }

    private static int[] goods(String text, String offer) {
        int[] goods = new int[2];
        if (text.equals("nothing")) return goods;
        String[] words = text.split(" ");
        for (int i = 0; i < words.length; i += 2) {
            if (i + 1 >= words.length || !words[i].matches("\\d{1,3}")) throw badOffer(offer);
            goods[Text.constant(Good.class, words[i + 1], "offer").ordinal()] +=
                    Integer.parseInt(words[i]);
        }
        return goods;
    }

    private static BadInput badOffer(String text) {
        return new BadInput(
                "expected an offer such as 'offer 2 give 5 gold take 2 influence', not '"
                        + text
                        + "'");
    }

    /** {@code 2.1} is the first offer of seat 2. */
    static String slot(int slot) {
        return Trade.maker(slot) + 1 + "." + (slot % State.MOST_OFFERS + 1);
    }

    /** §auction.1 A number alone is a bid. */
    @Override
    public String amount(List<Move> legal) {
        return legal.stream().anyMatch(Move.Bid.class::isInstance) ? "bid" : "";
    }

    @Override
    public List<Form> forms(State s, int seat, Language in) {
        List<Form> forms = new ArrayList<>();
        Auctions.unlisted(s, seat)
                .ifPresent(bid -> forms.add(new Form(write(bid), words.say(in, "form-bid"))));
        offer(s, seat)
                .ifPresent(offer -> forms.add(new Form(write(offer), words.say(in, "form-offer"))));
        return forms;
    }

    /** §trade.1 An offer to the first seat that is still there. */
    private static Optional<Move.Offer> offer(State s, int seat) {
        for (int to = 0; to < s.seats; to++)
            if (Trade.refusal(s, seat, new Move.Offer(to, 0, 0, 1, 0)) == Refusal.NONE)
                return Optional.of(new Move.Offer(to, 5, 0, 0, 2));
        return Optional.empty();
    }

    @Override
    public Zones<State> zones() {
        return layout.zones();
    }

    /** The first action of the first decade, the families given out in order. */
    @Override
    public State blank(Setup setup) {
        State s = Dealing.table(catalog, setup, Rng.of(setup.seed(), State.STREAMS));
        for (int seat = 0; seat < s.seats; seat++) s.family(seat, seat);
        s.ask(Phase.TURN, 0);
        return s;
    }

    @Override
    public Setup setup(State s) {
        return new Setup(
                s.seats,
                Map.of("money", s.hiddenMoney ? "hidden" : "open", "trade", s.trade ? "on" : "off"),
                Seed.ZERO);
    }

    /** Chance names treachery tiles by their kind, and faces of dice by number. */
    @Override
    public int chance(String word) {
        return word.matches("\\d+")
                ? Text.number(word, "chance")
                : Text.constant(Treachery.class, word, "treachery").ordinal() * Hands.MOST_COPIES;
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return telling.tell((PrincesEvent) event, names, in);
    }
}
