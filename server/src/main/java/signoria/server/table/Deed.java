package signoria.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

import signoria.server.protocol.Api;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can happen at a table: a line of its ledger. A table is what its deeds have made of it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
sealed interface Deed {
    /** A place as it was planned: whom it is kept for, or which bot has it. */
    record Place(Api.SeatKind kind, String who, String name, String bot) {}

    /**
     * The first deed.
     *
     * @param seed drawn now; shown after the end
     * @param position where it goes on from, for a fork; else the game's beginning
     * @param catalog the digest of its catalogue, if it is not the printed one
     */
    record Opened(
            String game,
            int ruleset,
            List<Place> places,
            Map<String, String> options,
            boolean listed,
            boolean rated,
            Api.Clock clock,
            String takeover,
            String host,
            String hostName,
            String seed,
            Optional<Api.Origin> origin,
            Optional<String> position,
            Optional<String> catalog)
            implements Deed {}

    record Sat(int seat, String who, String name) implements Deed {}

    record Left(int seat) implements Deed {}

    /** The host freed a seat; whoever had it does not come back, and a house player makes room. */
    record Freed(int seat, String who) implements Deed {}

    /** The host gave a free seat to a house player, who steps aside for a person. */
    record Housed(int seat, String bot) implements Deed {}

    /** The host wants to begin the game themselves, or no longer. */
    record Held(boolean held) implements Deed {}

    record Mixed(int seat, String name, String text) implements Deed {}

    record Started() implements Deed {}

    /** The bot is the level that chose the move, empty for a person. */
    record Moved(int seat, String move, String bot) implements Deed {}

    /** One move is gone, and all after it unless only that one. */
    record TookBack(int seat, int index, boolean only) implements Deed {}

    record Proposed(Api.ProposalKind kind, int seat) implements Deed {}

    record Agreed(int seat) implements Deed {}

    record Declined(int seat) implements Deed {}

    record Paused() implements Deed {}

    record Resumed() implements Deed {}

    /** The bot plays on for a seat until its owner returns. */
    record TakenOver(int seat, boolean late) implements Deed {}

    record Returned(int seat) implements Deed {}

    record Resigned(int seat) implements Deed {}

    /** From then on the game no longer counts for ratings; in ledgers from before only. */
    record Hinted(int seat) implements Deed {}

    /**
     * The server was down for so long, or its clock was set by so much, back if it is negative:
     * that time is nobody's.
     */
    record Interrupted(long millis) implements Deed {}

    /**
     * The owner of a seat is on holiday from a moment to another; an earlier one that lasts ends.
     */
    record Holiday(int seat, long from, long until) implements Deed {}

    /**
     * What a seat will answer if it is asked about a stake; an empty answer is none any more.
     *
     * @param salt by which it is drawn how long the answer takes
     */
    record Planned(int seat, String stake, String answer, long salt) implements Deed {}

    record Rematched(String table) implements Deed {}

    record Closed(String why) implements Deed {}
}
