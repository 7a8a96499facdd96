package signoria.games.lorenzo;

import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Language;
import signoria.kernel.Lexicon;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Setup;
import signoria.kernel.Text;
import signoria.kernel.Words;
import signoria.kernel.Zones;

import java.util.List;

/** The text forms of moves, positions and events. */
final class LorenzoNotation implements Notation<State, Move> {
    static final List<String> MEMBERS = List.of("black", "white", "orange", "neutral", "special");
    static final List<String> PRIVILEGES =
            List.of("wood-stone", "servants", "coins", "military", "faith", "token", "tile");

    private static final String SERVANTS = " servants ";

    private final Catalog catalog;
    private final Telling telling;
    private final Lexicon<Move> lexicon;
    private final Layout layout;
    private final Words words;

    LorenzoNotation(Catalog catalog, Words words) {
        this.catalog = catalog;
        telling = new Telling(catalog, words);
        this.words = words;
        lexicon = new Lexicon<>(Move.ALL, this::write);
        layout = new Layout();
    }

    // --- Moves

    @Override
    public String write(Move move) {
        return switch (move) {
            case Move.Go(int space) -> "go " + Space.name(space);
            case Move.GoWith(int space, int servants) ->
                    "go " + Space.name(space) + " servants " + servants;
            case Move.Member(int member) -> "member " + MEMBERS.get(member);
            case Move.Servants(int count) -> "servants " + count;
            case Move.Pay(int way) -> "pay " + (way + 1);
            case Move.Instead(int count) -> "instead " + count;
            case Move.Privilege(int kind) -> "privilege " + PRIVILEGES.get(kind);
            case Move.Choose(int option) -> "choose " + (option + 1);
            case Move.Times(int count) -> "times " + count;
            case Move.Pick(int card) -> "card " + (card + 1);
            case Move.Opponent(int seat) -> "opponent " + (seat + 1);
            case Move.Decline() -> "decline";
            case Move.Done() -> "done";
            case Move.Pass() -> "pass";
            case Move.Keep(int leader) -> "keep " + Leader.idOf(leader);
            case Move.Play(int leader) -> "play " + Leader.idOf(leader);
            case Move.Discard(int leader) -> "discard " + Leader.idOf(leader);
            case Move.Use(int leader) -> "use " + Leader.idOf(leader);
            case Move.Copy(int leader) -> "copy " + Leader.idOf(leader);
            case Move.Drop(int leader) -> "drop " + Leader.idOf(leader);
            case Move.Trade() -> "trade";
            case Move.Cash(int kind) -> "cash T" + (kind + 1);
            case Move.Spend(int kind) -> "spend T" + (kind + 1);
            case Move.Toss(int kind) -> "toss T" + (kind + 1);
            case Move.Lay(int kind, boolean market) ->
                    "lay T" + (kind + 1) + (market ? " market" : " harvest");
            case Move.Flip(int token) -> "flip " + (token + 1);
            case Move.Bid(int slot, int row) -> "bid " + (slot + 1) + " " + (row + 1);
            case Move.Tile(int tile) -> "tile " + tile(tile);
            case Move.Support() -> "support";
            case Move.Refuse() -> "refuse";
            case Move.Give(int option) -> "give " + (option + 1);
        };
    }

    static String tile(int tile) {
        return tile == 0 ? "standard" : "" + (char) ('A' + tile - 1);
    }

    @Override
    public Move read(String text) {
        String plain = String.join(" ", Text.words(text));
        int with = plain.lastIndexOf(SERVANTS);
        if (plain.startsWith("go ") && with > 0) {
            Move.Go go = (Move.Go) lexicon.read(plain.substring(0, with));
            return new Move.GoWith(go.space(), servants(plain.substring(with)));
        }
        if (!(" " + plain).startsWith(SERVANTS)) return lexicon.read(plain);
        int servants = servants(" " + plain);
        return servants < Move.SERVANTS.length
                ? Move.SERVANTS[servants]
                : new Move.Servants(servants);
    }

    private static int servants(String text) {
        int servants = Text.number(text.substring(SERVANTS.length()).strip(), "servants");
        if (servants < 0) throw new BadInput("servants: expected a number from 0, not " + servants);
        return servants;
    }

    /** §value.2 A number alone is so many servants. */
    @Override
    public String amount(List<Move> legal) {
        return legal.stream().anyMatch(Move.Servants.class::isInstance) ? "servants" : "";
    }

    /** §value.2 The first space at which a number of servants may be named. */
    @Override
    public List<Form> forms(State s, int seat, Language in) {
        for (int space = Space.COUNT - 1; space >= 0; space--)
            for (int servants = 1; servants <= s.held(seat, Good.SERVANT); servants++) {
                Move.GoWith go = new Move.GoWith(space, servants);
                if (Questions.refusal(s, seat, go) == Refusal.NONE)
                    return List.of(new Form(write(go), words.say(in, "form-servants")));
            }
        return List.of();
    }

    @Override
    public Zones<State> zones() {
        return layout.zones();
    }

    @Override
    public State blank(Setup setup) {
        return Dealing.blank(catalog, setup);
    }

    @Override
    public Setup setup(State s) {
        return s.variant.setup();
    }

    @Override
    public String tell(Event event, List<String> names, Language in) {
        return telling.tell((LorenzoEvent) event, names, in);
    }

    /** Numbers; leaders {@code L05}, tokens {@code T4}, cards {@code #57}. */
    @Override
    public int chance(String word) {
        if (word.startsWith("L")) return Leader.numbered(word);
        if (word.startsWith("T")) return Layout.kind(word) * Tokens.LANE;
        if (!word.startsWith("#")) return Text.number(word, "chance");
        Card card = catalog.card(Text.number(word.substring(1), "chance") - 1);
        return catalog.pile(
                        card.special() ? Space.SPECIAL_TOWER : card.type().ordinal(), card.period())
                .indexOf(card);
    }
}
