package signoria.server.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.server.chaos.History.Acknowledged;
import signoria.server.chaos.History.Event;
import signoria.server.chaos.History.Seen;
import signoria.server.chaos.History.Sent;
import signoria.server.store.Ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A history as it should be passes; each way of forging it is found. */
class CheckerTest {
    private final List<Event> events =
            new ArrayList<>(
                    List.of(
                            new Sent(1, "anna", "t", "c1", "take"),
                            new Acknowledged(2, "anna", "t", "c1"),
                            new Seen(3, "luca", "t", 1),
                            new Sent(4, "luca", "t", "c2", "give"),
                            new Sent(5, "luca", "t", "c2", "give"), // once more
                            new Acknowledged(6, "luca", "t", "c2"),
                            new Seen(7, "anna", "t", 3),
                            new Sent(8, "anna", "t", "c3", "take"))); // never answered
    private final List<Ledger.Line> lines =
            new ArrayList<>(
                    List.of(
                            new Ledger.Line(1, 0, "", "{\"type\":\"Started\"}"),
                            move(2, "anna/c1", "take"),
                            move(3, "luca/c2", "give"),
                            move(4, "", "bots")));

    private static Ledger.Line move(int version, String command, String move) {
        return new Ledger.Line(
                version, 0, command, "{\"type\":\"Moved\",\"move\":\"" + move + "\"}");
    }

    private List<String> check() {
        return Checker.check(events, Map.of("t", lines));
    }

    @Test
    void whatIsAsItShouldBePasses() {
        assertThat(check()).isEmpty();
        lines.add(move(5, "anna/c3", "take")); // the answer was lost, the move was not
        assertThat(check()).isEmpty();
    }

    @Test
    void anAcknowledgedMoveThatIsLostIsFound() {
        lines.set(2, move(3, "", "bots"));
        assertThat(check()).singleElement().asString().contains("luca/c2 was acknowledged");
    }

    @Test
    void aMoveThatIsThereTwiceIsFound() {
        lines.add(move(5, "luca/c2", "give"));
        assertThat(check()).singleElement().asString().contains("luca/c2 is there twice");
    }

    @Test
    void aMoveThatNobodySentIsFound() {
        lines.add(move(5, "anna/c9", "take"));
        assertThat(check()).singleElement().asString().contains("nobody sent anna/c9");
    }

    @Test
    void anotherMoveThanWasSentIsFound() {
        lines.set(1, move(2, "anna/c1", "steal"));
        assertThat(check()).singleElement().asString().contains("another move than was sent");
    }

    @Test
    void anOrderThatClientsDidNotSeeIsFound() {
        lines.set(1, move(2, "luca/c2", "give"));
        lines.set(2, move(3, "anna/c1", "take"));
        assertThat(check()).singleElement().asString().contains("luca/c2 is before what was known");
    }

    @Test
    void aGameThatWentBackIsFound() {
        events.add(new Seen(9, "anna", "t", 2));
        assertThat(check()).singleElement().asString().contains("anna saw the game go back");
    }

    @Test
    void aGapInALedgerIsFound() {
        lines.remove(0);
        assertThat(check()).isNotEmpty();
    }

    @Test
    void aClockThatRanOutIsFound() {
        lines.add(new Ledger.Line(5, 0, "", "{\"type\":\"TakenOver\",\"seat\":0,\"late\":true}"));
        assertThat(check()).singleElement().asString().contains("a clock ran out");
    }
}
