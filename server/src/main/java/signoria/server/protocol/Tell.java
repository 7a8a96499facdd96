package signoria.server.protocol;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;

import signoria.kernel.Advice;
import signoria.kernel.Scene;

import java.util.List;
import java.util.Optional;

/** What the server says over a socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Tell {
    /** The first message of every socket. */
    @JsonTypeName("welcome")
    record Welcome(int protocol, Api.Me me, long now) implements Tell {}

    /**
     * The table has changed in something else than the game: seats, presence, clocks, proposals,
     * status.
     */
    @JsonTypeName("table")
    record Table(Api.Table table) implements Tell {}

    /**
     * The whole position for one viewer; nothing before it is needed to draw it.
     *
     * @param version goes into the commands that answer it
     * @param legal the listed moves of your seat, in the order of the scene's choices
     * @param scene in the language asked for, empty when none was asked for
     * @param times the clock of each seat, as in {@link Api.Seat}
     * @param ahead what your seat may plan to answer, where its game allows it
     * @param entry what just happened; empty on the first position after {@code watch} and after a
     *     take-back
     */
    @JsonTypeName("position")
    record Position(
            String table,
            int version,
            int step,
            Optional<Integer> seat,
            List<Integer> asked,
            boolean yourTurn,
            Raw view,
            List<String> legal,
            Optional<@Of(Scene.class) Raw> scene,
            List<Api.Entry> entries,
            @JsonSetter(contentNulls = Nulls.SET) List<Optional<Api.Time>> times,
            Optional<Api.Ahead> ahead,
            boolean over,
            Optional<Api.Outcome> outcome)
            implements Tell {}

    /** The moves are played and on disk; the version is that of the position after them. */
    @JsonTypeName("played")
    record Played(String id, String table, int version) implements Tell {}

    /**
     * A rule forbids it: nothing was played. The index is that of the refused move among those
     * sent.
     */
    @JsonTypeName("refused")
    record Refused(String id, String table, int version, int index, Reason why) implements Tell {}

    /** Your question has changed since that version: nothing was played; the position follows. */
    @JsonTypeName("stale")
    record Stale(String id, String table, int version) implements Tell {}

    /** A refusal: the paragraph's id, the sentence, and the paragraph itself. */
    record Reason(String rule, String words, String title, String text) {}

    /** The answer to {@code why-not}; no reason means that the move is legal now. */
    @JsonTypeName("why")
    record Why(String id, String table, String move, Optional<Reason> why) implements Tell {}

    /** Every move there is, legal now or not, in words. */
    @JsonTypeName("moves")
    record Moves(String id, String table, List<Scene.Choice> moves) implements Tell {}

    /**
     * What moves would bring, as far as you can know at this version; or the rule that forbids the
     * first of them.
     */
    @JsonTypeName("preview")
    record Preview(
            String id,
            String table,
            int version,
            Optional<Reason> why,
            Optional<@Of(signoria.kernel.Preview.class) Raw> preview)
            implements Tell {}

    /** A bot's suggestion, with its reason in words. */
    @JsonTypeName("hint")
    record Hint(String id, String table, int version, String move, String label, String words)
            implements Tell {}

    /** What a coach says to the seat as it stands. */
    @JsonTypeName("coach")
    record Coach(String id, String table, int version, @Of(Advice.class) Raw advice)
            implements Tell {}

    enum Verdict {
        free,
        asks,
        nothing
    }

    @JsonTypeName("may-take-back")
    record MayTakeBack(String id, String table, Verdict verdict) implements Tell {}

    /** Any other command was done. */
    @JsonTypeName("done")
    record Done(String id, String table) implements Tell {}

    /**
     * A command or message that could not be done; without an id when the message had none that
     * could be read.
     */
    @JsonTypeName("failed")
    record Failed(Optional<String> id, String code, String words) implements Tell {}

    /** One thing said, after that many steps of the game; text, never markup. */
    record Line(long at, int step, String name, Optional<Integer> seat, String text) {}

    /** What was said so far, on {@code watch}. */
    @JsonTypeName("chats")
    record Chats(String table, List<Line> lines) implements Tell {}

    @JsonTypeName("said")
    record Said(String table, Line line) implements Tell {}

    /** A table that waits for you, and until when. */
    record Turn(String table, String game, List<String> names, Optional<Long> deadline) {}

    /** All tables that wait for you, on every change, whether watched or not. */
    @JsonTypeName("turns")
    record Turns(List<Turn> turns) implements Tell {}

    /** Something happened that one may want to be called for, at a table or by an invitation. */
    @JsonTypeName("called")
    record Called(Api.Event event, String table, String game, List<String> names) implements Tell {}

    @JsonTypeName("pong")
    record Pong(long now) implements Tell {}

    /** The server stops; connect again in a moment. */
    @JsonTypeName("bye")
    record Bye(String words) implements Tell {}
}
