package signoria.games.lorenzo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Language;
import signoria.kernel.Position;
import signoria.kernel.Preview;

import java.util.ArrayList;
import java.util.List;

/** What a placement would bring is what the rules then give, curses and leaders counted. */
class PreviewTest {
    private final Lorenzo game = new Lorenzo();

    private Preview preview(String position, String... moves) {
        State s = Position.read(game, "seats: 4\noptions: -\n" + position);
        List<Move> read = new ArrayList<>();
        for (String move : moves) read.add(game.notation().read(move));
        return Preview.of(game, game.view(s, 0), 0, read, List.of("a", "b", "c", "d"), Language.EN);
    }

    private static int coins(Preview preview) {
        return preview.changes().stream()
                .filter(each -> each.zone().equals("stock-1") && each.icon().equals("coin"))
                .mapToInt(each -> each.to() - each.from())
                .sum();
    }

    /** lorenzo/curse.1 */
    @Test
    void anExcommunicationTakesACoinFromTheMarket() {
        assertThat(coins(preview("", "go market 1", "member black"))).isEqualTo(5);
        String struck = "sentences: E1-2\nseat 1 excommunicated: 1";
        Preview less = preview(struck, "go market 1", "member black");
        assertThat(coins(less)).isEqualTo(4);
        assertThat(less.events())
                .contains(new LorenzoEvent.Gained(0, 0, 0, 4, 0, 0, 0, 0))
                .first()
                .isEqualTo(new LorenzoEvent.Placed(0, 0, Space.MARKET));
    }

    /** lorenzo/leader.16 */
    @Test
    void aLeaderDoublesWhatACardGivesAtOnce() {
        String plain = "seat 1 goods: 8F\nseat 1 cards: -\ntowers: territory-1=8";
        Preview once = preview(plain, "go territory 1", "member black");
        Preview twice = preview(plain + "\nseat 1 leaders: L16", "go territory 1", "member black");
        assertThat(coins(once)).isEqualTo(3);
        assertThat(coins(twice)).isEqualTo(6);
    }

    /** lorenzo/work.5 What comes by itself is told although a card still asks. */
    @Test
    void aProductionThatAsksTellsWhatItWillGiveAnyway() {
        Preview asked =
                preview(
                        "seat 1 goods: 3C\nseat 1 cards: 31 43\ndice: 6 6 6",
                        "go production small",
                        "member black");
        assertThat(asked.asks()).isNotEmpty();
        assertThat(asked.changes())
                .filteredOn(each -> each.zone().equals("run") && each.icon().equals("vp"))
                .extracting(Preview.Change::to)
                .containsExactly(3);
    }
}
