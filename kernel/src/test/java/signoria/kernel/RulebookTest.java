package signoria.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static signoria.kernel.Language.EN;
import static signoria.kernel.Language.IT;

import org.junit.jupiter.api.Test;

import signoria.kernel.toy.Toy;

class RulebookTest {
    private final Rulebook rules = new Toy().rulebook();

    @Test
    void aParagraphHasChapterTitleSourceAndText() {
        Rulebook.Paragraph paragraph = rules.paragraph(EN, "toy/wager.1");
        assertThat(paragraph.chapter()).isEqualTo("The die");
        assertThat(paragraph.title()).isEqualTo("Staking points");
        assertThat(paragraph.source()).isEqualTo("our own");
        assertThat(paragraph.text())
                .isEqualTo("With dice the winner may stake any of their points.");
        assertThat(paragraph.refusals()).containsOnlyKeys("too-much");
        assertThat(rules.paragraph(IT, "wager.1").title()).isEqualTo("Puntare");
    }

    @Test
    void paragraphsComeInPrintedOrder() {
        assertThat(rules.all(EN)).first().returns("toy/turn.1", Rulebook.Paragraph::id);
        assertThat(rules.all(IT)).last().returns("toy/end.1", Rulebook.Paragraph::id);
        assertThat(rules.has("toy/lay.2")).isTrue();
        assertThat(rules.has("toy/lay.9")).isFalse();
        assertThatThrownBy(() -> rules.paragraph(EN, "lay.9"))
                .isInstanceOf(BadInput.class)
                .hasMessage("no paragraph 'lay.9': the first is toy/turn.1");
    }

    @Test
    void aRefusalIsOneSentence() {
        Refusal refusal = Refusal.of("toy/wager.1", "too-much", 7, 5);
        assertThat(rules.words(EN, refusal)).isEqualTo("You cannot stake 7 points: you have 5.");
        assertThat(rules.words(IT, refusal)).isEqualTo("Non puoi puntare 7 punti: ne hai 5.");
        assertThatThrownBy(() -> rules.words(EN, Refusal.of("toy/wager.1", "because")))
                .hasMessage("no sentence 'because' under toy/wager.1 in EN");
    }

    @Test
    void whatMattersStandsUnderItsParagraph() {
        assertThat(rules.matter(EN, "giving"))
                .isEqualTo(new Rulebook.Matter("toy/give.1", "Give the card you need least."));
        assertThat(rules.paragraph(EN, "give.1").text()).doesNotContain("need least");
        assertThat(rules.topics(IT)).containsExactly("giving", "laying", "wagering");
    }

    @Test
    void badLinesNameFileAndLine() {
        assertBad("# Chapter\n[a.1] no source\n", "rules.en:2: expected '[id] title (source)'");
        assertBad("[a.1] A (p. 1)\n[a.1] B (p. 2)\n", "rules.en:2: toy/a.1 again");
        assertBad("? topic A sentence.\n", "rules.en:1: expected '? topic sentence'");
        assertBad("[a.1] A (p. 1)\n? t One.\n? t Two.\n", "rules.en:3: 't' again");
        assertBad("! key A sentence.\n", "rules.en:1: expected '! key sentence'");
        assertBad("[a.1] A (p. 1)\n! key\n", "rules.en:2: expected '! key sentence'");
        assertBad("[a.1] A (p. 1)\n! key One.\n! key Two.\n", "rules.en:3: 'key' again");
    }

    private static void assertBad(String text, String message) {
        assertThatThrownBy(() -> Rulebook.parse("toy", "rules.en", text))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }
}
