package signoria.server.protocol;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

import java.util.List;

/**
 * What a client says over its socket. An {@code id} is chosen by the client, and the answer carries
 * it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Ask {
    /** Tell me of this table from now on, in this language, with scenes if I draw them. */
    @JsonTypeName("watch")
    record Watch(String table, String lang, boolean scene) implements Ask {}

    @JsonTypeName("unwatch")
    record Unwatch(String table) implements Ask {}

    @JsonTypeName("ping")
    record Ping() implements Ask {}

    /** Whether the page is in sight: whoever looks at a table is not called to it. */
    @JsonTypeName("look")
    record Look(boolean looking) implements Ask {}

    /** What is asked of a table, and answered once under its id. */
    sealed interface Command extends Ask {
        String id();

        String table();
    }

    /** These moves in this order, all or none; the version is that of the position they answer. */
    @JsonTypeName("play")
    record Play(String id, String table, int version, List<String> moves) implements Command {}

    @JsonTypeName("why-not")
    record WhyNot(String id, String table, String move) implements Command {}

    /** Which moves are there at all, in words? For who asks why not. */
    @JsonTypeName("moves")
    record Moves(String id, String table) implements Command {}

    /** What would these moves bring, as far as I can know? */
    @JsonTypeName("preview")
    record Preview(String id, String table, List<String> moves) implements Command {}

    @JsonTypeName("hint")
    record Hint(String id, String table) implements Command {}

    /** What would a coach say to me now? Not where the game counts for ratings. */
    @JsonTypeName("coach")
    record Coach(String id, String table) implements Command {}

    /** Would taking back my last move be free? */
    @JsonTypeName("may-take-back")
    record MayTakeBack(String id, String table) implements Command {}

    /** Take back my last move: at once when free, else the others are asked. */
    @JsonTypeName("take-back")
    record TakeBack(String id, String table) implements Command {}

    /**
     * I agree, or not, to what another seat proposes; its own seat withdraws it by not agreeing.
     */
    @JsonTypeName("agree")
    record Agree(String id, String table, boolean agree) implements Command {}

    /** Stop the clocks, once the others agree. */
    @JsonTypeName("pause")
    record Pause(String id, String table) implements Command {}

    @JsonTypeName("resume")
    record Resume(String id, String table) implements Command {}

    @JsonTypeName("resign")
    record Resign(String id, String table) implements Command {}

    /** I am back and take my seat from the bot. */
    @JsonTypeName("return")
    record Return(String id, String table) implements Command {}

    /** The host gives the seat of someone who is not there to the bot. */
    @JsonTypeName("hand-over")
    record HandOver(String id, String table, int seat) implements Command {}

    /**
     * If I am asked about that stake, answer so for me; an empty answer is no plan any more. The
     * stake is as the position tells it.
     */
    @JsonTypeName("plan")
    record Plan(String id, String table, String stake, String answer) implements Command {}

    @JsonTypeName("chat")
    record Chat(String id, String table, String text) implements Command {}
}
