package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;

import static signoria.server.Answers.code;
import static signoria.server.Answers.done;
import static signoria.server.Answers.played;

import org.junit.jupiter.api.Test;

import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Tell;

import java.util.Optional;

/** Taking back: free, or by consent. */
class TakebackTest extends InTheHouse {
    private static Tell.Verdict verdict(Player player, String table) {
        return ((Tell.MayTakeBack) player.ask(id -> new Ask.MayTakeBack(id, table))).verdict();
    }

    @Test
    void whatTaughtNothingIsTakenBackAtOnce() {
        try (Two two = new Two(house).started()) {
            Tell.Position before = two.at;
            two.move("market");
            Player mover = before.seat().equals(Optional.of(0)) ? two.anna : two.luca;
            assertThat(verdict(mover, two.table)).isEqualTo(Tell.Verdict.free);
            done(mover.ask(id -> new Ask.TakeBack(id, two.table)));
            Tell.Position after = mover.position();
            assertThat(after.view()).isEqualTo(before.view());
            assertThat(after.legal()).isEqualTo(before.legal());
            assertThat(after.version()).isGreaterThan(before.version());
            assertThat(after.entries()).isEmpty();
            assertThat(mover.table(two.table).rated()).isTrue();
        }
    }

    @Test
    void beyondThatTheOthersMustAgreeAndTheGameNoLongerCounts() {
        try (Two two = new Two(house).started()) {
            Tell.Position before = two.at;
            Player mover = two.first;
            Player other = two.second;
            playUntilOther(two, mover);
            playUntilOther(two, other); // a whole turn of the other that need not stand
            assertThat(verdict(mover, two.table)).isEqualTo(Tell.Verdict.asks);
            done(mover.ask(id -> new Ask.TakeBack(id, two.table)));
            Api.Proposal proposal = mover.table(two.table).proposal().orElseThrow();
            assertThat(proposal.kind()).isEqualTo(Api.ProposalKind.takeback);
            done(other.ask(id -> new Ask.Agree(id, two.table, false)));
            assertThat(mover.table(two.table).proposal()).isEmpty();
            int steps = mover.table(two.table).step();
            done(mover.ask(id -> new Ask.TakeBack(id, two.table)));
            assertThat(code(mover.ask(id -> new Ask.Agree(id, two.table, true))))
                    .isEqualTo("not-now");
            done(other.ask(id -> new Ask.Agree(id, two.table, true)));
            Api.Table after = mover.table(two.table);
            assertThat(after.step()).isLessThan(steps);
            assertThat(after.rated()).isFalse();
            assertThat(after.proposal()).isEmpty();
            assertThat(before.table()).isEqualTo(after.id());
        }
    }

    /** Plays until it is someone else's turn. */
    private static void playUntilOther(Two two, Player player) {
        for (int i = 0; i < 40 && two.first == player; i++)
            two.move(two.at.legal().contains("end") ? "end" : two.at.legal().getFirst());
        assertThat(two.first).isNotEqualTo(player);
    }

    @Test
    void againstBotsAloneTakingBackNeedsNobody() {
        try (Player anna = house.guest("Anna")) {
            String table = anna.post("", House.table(true, "me")).id();
            Tell.Position at = anna.watch(table);
            assertThat(code(anna.ask(id -> new Ask.TakeBack(id, table)))).isEqualTo("not-now");
            played(anna.play(at, at.legal().getFirst()));
            done(anna.ask(id -> new Ask.TakeBack(id, table)));
            assertThat(anna.table(table).step()).isZero();
        }
    }
}
