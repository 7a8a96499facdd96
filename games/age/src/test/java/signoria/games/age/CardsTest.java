package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Events;
import signoria.kernel.Refusal;
import signoria.kernel.Setups;

import java.util.ArrayList;
import java.util.List;

/**
 * age/history.2 age/person.1 Every commodity card and every personality, written down a second
 * time.
 */
class CardsTest {
    private final Age game = new Age();

    /** Two provinces of the good pay four times its base value, whoever plays the card. */
    @ParameterizedTest
    @CsvSource({
        "C01,stone,1,1", "C02,stone,1,1", "C03,wool,2,1", "C04,wool,2,1", "C05,timber,3,1",
        "C06,timber,3,1", "C07,cloth,5,1", "C07,wine,5,1", "C08,metal,6,1", "C09,fur,7,1",
        "C10,silk,8,1", "C11,spice,9,1", "C12,gold,10,1", "C12,ivory,10,1", "C13,timber,3,2",
        "C14,grain,4,2", "C15,grain,4,2", "C16,cloth,5,2", "C17,wine,5,2", "C18,metal,6,2",
        "C19,silk,8,2", "C20,spice,9,2", "C21,cloth,5,3", "C22,wine,5,3", "C23,metal,6,3",
        "C24,fur,7,3", "C25,silk,8,3", "C26,spice,9,3", "C27,gold,10,3"
    })
    void commodityCardsPayBaseTimesSquare(String id, String good, int base, int epoch) {
        State s = blank();
        take(s, 1, two(good));
        s.cash(1, 0);
        play(s, id);
        if (Task.kind(s.agenda.top()) == Task.GOOD) answer(s, 0, "good " + good);
        assertThat(s.cash(1)).isEqualTo(4 * base);
        Card card = game.catalog().card[game.catalog().cardNamed(id)];
        assertThat(card.epoch()).isEqualTo(epoch);
        assertThat(s.cards.topDiscard).isEqualTo(card.number());
    }

    /** Each listed advance, and no other, costs that much less for the one who played it. */
    @ParameterizedTest
    @CsvSource({
        "L01,W,20,1", "L02,N,20,1", "L03,NR,10,1", "L04,EN,10,1", "L05,R,20,1", "L06,TU,30,2",
        "L07,OQ,20,2", "L08,TY,20,2", "L09,O,30,2", "L10,RY,20,2", "L11,AX,20,2", "L12,TX,20,2",
        "L13,O,20,2", "L14,BD,20,3", "L15,Y,30,3", "L16,AQ,20,3", "L17,D,30,3", "L18,BPQ,20,3",
        "L19,CD,20,3"
    })
    void personalitiesTakeTheirDiscountOff(String id, String letters, int discount, int epoch) {
        State s = blank();
        play(s, id);
        for (Advance advance : game.catalog().advance) {
            boolean listed = letters.contains(Advance.letter(advance.number()));
            assertThat(Purchase.price(s, 0, advance))
                    .as(id + " on " + Advance.letter(advance.number()))
                    .isEqualTo(advance.cost() - (listed ? discount : 0));
            assertThat(Purchase.price(s, 1, advance)).isEqualTo(advance.cost());
        }
        Card card = game.catalog().card[game.catalog().cardNamed(id)];
        assertThat(card.epoch()).isEqualTo(epoch);
        assertThat(s.cards.removed()).isEqualTo(1L << card.number());
    }

    @Test
    void cardsThatAreAlikeAreListedOnce() {
        State s = blank();
        game.notation().zones().read(s, "seat 1 hand", "C01 C02 C08 C18 C23 C12 C27 E06");
        List<Move> legal = new ArrayList<>();
        game.legal(s, 0, legal);
        assertThat(legal.stream().map(game.notation()::write))
                .containsExactly(
                        "pass", "play C01", "play C08", "play C12", "play C27", "play E06");
    }

    private State blank() {
        return game.notation().blank(Setups.of(game, 6, "-"));
    }

    private void play(State s, String id) {
        game.notation().zones().read(s, "seat 1 hand", id + " E06");
        answer(s, 0, "play " + id);
    }

    private void answer(State s, int seat, String text) {
        Move move = game.notation().read(text);
        assertThat(game.refusal(s, seat, move)).isEqualTo(Refusal.NONE);
        game.play(s, seat, move, Events.IGNORED);
    }

    private List<Province> two(String good) {
        List<Province> provinces = new ArrayList<>();
        for (Province p : game.catalog().provinces)
            if (p.goods().contains(Good.valueOf(good.toUpperCase(java.util.Locale.ROOT)))
                    && !p.capital()
                    && provinces.size() < 2) provinces.add(p);
        return provinces;
    }

    private static void take(State s, int seat, List<Province> provinces) {
        s.lands.takeMarker(s.capital(seat));
        for (Province p : provinces) s.lands.putMarker(p.number(), seat, false);
        Reach.renew(s);
    }
}
