package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static signoria.kernel.Language.EN;
import static signoria.kernel.Language.IT;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Toy;

class WordsTest {
    private final Words words = Words.beside(Toy.class);

    @Test
    void numbersComeWithTheirNouns() {
        assertThat(words.say(EN, "move.wager", 1)).isEqualTo("Stake 1 point");
        assertThat(words.say(EN, "move.wager", 0)).isEqualTo("Stake 0 points");
        assertThat(words.say(IT, "move.wager", 2)).isEqualTo("Punta 2 punti");
        assertThat(words.count(IT, 1, "point")).isEqualTo("1 punto");
    }

    @Test
    void aGapMayNameTheNounOfAnotherArgument() {
        assertThat(words.fill(EN, "{0 1} and {2}", 3, "point", Words.raw("$1")))
                .isEqualTo("3 points and $1");
    }

    @Test
    void textsAreKeysAndRawTextIsShownAsItIs() {
        assertThat(words.fill(EN, "{0}, {1}, {2}", "point", Words.raw("point"), 7))
                .isEqualTo("point, point, 7");
        assertThat(words.fill(IT, "{0}", "point")).isEqualTo("punto");
        assertThat(words.say(EN, "point")).isEqualTo("point");
    }

    @Test
    void aNameThatClosesASentenceNeedsNoStop() {
        assertThat(words.fill(EN, "{0} plays {1}.", Words.raw("Ann Jr."), Words.raw("War!")))
                .isEqualTo("Ann Jr. plays War!");
        assertThat(words.fill(EN, "{0}. So it ends.", Words.raw("War")))
                .isEqualTo("War. So it ends.");
    }

    @Test
    void missingWordsAreOurMistake() {
        assertThat(words.has("pile")).isTrue();
        assertThat(words.has("nothing")).isFalse();
        assertThatThrownBy(() -> words.say(IT, "nothing"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no words for 'nothing' in IT");
    }

    @Test
    void linesAreKeyAndSentence() {
        assertThatThrownBy(() -> Words.parse("words.en", "# nouns\n\ncoin: coins\n"))
                .isInstanceOf(BadInput.class)
                .hasMessage("words.en:3: expected 'key = sentence'");
        assertThatThrownBy(() -> Words.parse("words.en", "coin = coin\ncoin = coins\n"))
                .hasMessage("words.en:2: 'coin' again");
    }
}
