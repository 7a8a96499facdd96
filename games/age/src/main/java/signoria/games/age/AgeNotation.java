package signoria.games.age;

import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Lexicon;
import signoria.kernel.Notation;
import signoria.kernel.Rng;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.List;
import java.util.regex.Pattern;

/** The text forms of moves, positions and events. */
final class AgeNotation implements Notation<State, Move> {
    private static final Pattern OF_A_CARD = Pattern.compile("(return|discard|play|give) \\S+");

    private final Catalog catalog;
    private final Lexicon<Move> lexicon;
    private final Layout layout;
    private final Telling telling;
    private final Words words;

    AgeNotation(Catalog catalog, List<Move> moves, Words words) {
        this.catalog = catalog;
        lexicon = new Lexicon<>(moves, this::write);
        layout = new Layout(catalog);
        telling = new Telling(catalog, words);
        this.words = words;
    }

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Pass _ -> "pass";
            case Move.Accept _ -> "accept";
            case Move.Return(int card) -> "return " + card(card);
            case Move.Bid(int ducats) -> "bid " + ducats;
            case Move.Buy(int tokens) -> "buy " + tokens;
            case Move.Place(int place) -> "place " + (place + 1);
            case Move.Swap(boolean before) -> before ? "swap before" : "swap after";
            case Move.Cancel(Good good) -> "cancel " + Text.lower(good);
            case Move.Shift(Good good, boolean shortage) ->
                    "shift " + Text.lower(good) + (shortage ? " shortage" : " surplus");
            case Move.Draw _ -> "draw";
            case Move.Discard(int card) -> "discard " + card(card);
            case Move.Play(int card) -> "play " + card(card);
            case Move.Give(int card) -> "give " + card(card);
            case Move.Name(Good good) -> "good " + Text.lower(good);
            case Move.Against(int seat) -> "against " + (seat + 1);
            case Move.Ban(Category category) -> "ban " + Text.lower(category);
            case Move.Infect(Region region) -> "region " + region.numeral();
            case Move.At(int province) -> "province " + province(province);
            case Move.Tokens(int count) -> "tokens " + count;
            case Move.Lose(boolean tokens) -> tokens ? "lose tokens" : "lose cash";
            case Move.Upgrade _ -> "ship";
            case Move.Claim(int card) -> "claim " + card(card);
            case Move.Develop(int advance) -> "advance " + Advance.letter(advance);
            case Move.Refund(int card, int advance) ->
                    "refund " + card(card) + " " + Advance.letter(advance);
            case Move.Abandon _ -> "abandon";
        };
    }

    @Override
    public Move read(String text) {
        String plain = text.strip().replaceAll("\\s+", " ");
        if (plain.equals("abandon")) return Move.ABANDON;
        if (plain.matches("buy -?\\d{1,6}")) return Move.buy(Integer.parseInt(plain.substring(4)));
        if (plain.matches("bid -?\\d{1,6}")) return Move.bid(Integer.parseInt(plain.substring(4)));
        return lexicon.read(OF_A_CARD.matcher(plain).matches() ? ofItsKind(plain) : plain);
    }

    /** §history.1 Any card of a kind may be named. */
    private String ofItsKind(String text) {
        int space = text.indexOf(' ') + 1;
        return text.substring(0, space)
                + card(catalog.first[catalog.cardNamed(text.substring(space))]);
    }

    private String card(int number) {
        return catalog.card[number].id();
    }

    private String province(int number) {
        return catalog.province[number].id();
    }

    @Override
    public int chance(String word) {
        return word.matches("[CEL]\\d\\d") ? catalog.cardNamed(word) : Text.number(word, "chance");
    }

    /** A number alone is a bid, a purchase, or so many tokens. */
    @Override
    public String amount(List<Move> legal) {
        for (Move move : legal)
            switch (move) {
                case Move.Bid _ -> {
                    return "bid";
                }
                case Move.Buy _ -> {
                    return "buy";
                }
                case Move.Tokens _ -> {
                    return "tokens";
                }
                default -> {}
            }
        return "";
    }

    /** §order.1 A purchase between the listed ones. */
    @Override
    public List<Form> forms(State s, int seat, Language in) {
        return Ordering.unlisted(s, seat).stream()
                .map(buy -> new Form(write(buy), words.say(in, "form-buy")))
                .toList();
    }

    @Override
    public Zones<State> zones() {
        return layout.zones();
    }

    @Override
    public Setup setup(State s) {
        return s.variant.setup();
    }

    /**
     * The first card turn of turn two: capitals in the order of the seats, empty hands, 40 ducats
     * each.
     */
    @Override
    public State blank(Setup setup) {
        State s = new State(Variant.of(catalog, setup), Rng.of(setup.seed(), State.STREAMS));
        for (Card card : catalog.card) {
            boolean now = s.variant.epoch(card) == 1;
            s.cards.put(card.number(), now ? HistoryCards.PILE : HistoryCards.WAITING);
        }
        for (int seat = 0; seat < s.seats; seat++) {
            s.cash(seat, Move.START_CASH);
            s.written(seat, Move.START_CASH);
            s.capital(seat, s.variant.capital(seat));
            s.choice(seat, seat);
            s.lands.putMarker(s.variant.capital(seat), seat, false);
        }
        s.phase = Phase.HISTORY;
        s.turn = 2;
        s.step = 1;
        s.at = 1;
        s.agenda.push(Task.HISTORY, 0);
        Reach.renew(s);
        return s;
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return telling.tell((AgeEvent) event, names, in);
    }
}
