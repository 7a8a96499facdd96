package signoria.games.lorenzo;

import signoria.kernel.Refusal;

/**
 * Why a move is not allowed; {@link #OK} when it is. The one list of all refusals, each under its
 * paragraph.
 */
enum Why {
    OK("", ""),
    OVER("round.1", "over"),
    NOT_ASKED("round.3", "not-asked"),
    OTHER_QUESTION("round.3", "other-question"),
    CAN_PLACE("round.4", "can-place"),
    MUST_SKIP("curse.7", "must-skip"),

    // Members and values.
    MEMBER_AWAY("value.1", "away"),
    NO_MEMBER("value.1", "no-member"),
    SAME_MEMBER("value.5", "same"),
    TOO_LOW("value.2", "too-low"),
    NOT_ENOUGH_SERVANTS("value.2", "not-enough"),

    // Towers.
    NO_SPECIAL_TOWER("special.1", "not-played"),
    EMPTY_FLOOR("tower.5", "empty"),
    SAME_COLOUR("tower.4", "same-colour"),
    FULL("tower.9", "full"),
    MILITARY_SLOT("tower.10", "military"),
    FEE("tower.3", "fee"),
    CANNOT_PAY("tower.6", "cannot-pay"),
    CURSED_TOWER("curse.8", "special"),
    WRONG_TYPE("tower.13", "type"),
    NOT_FROM_SPECIAL("tower.13", "special"),
    INSTEAD_RANGE("leader.28", "range"),

    // Work.
    LARGE_CLOSED("work.1", "closed"),
    WORK_OCCUPIED("work.1", "occupied"),
    WORK_COLOUR("work.3", "same-colour"),
    NOT_A_WORK_CARD("work.4", "card"),
    NOT_THAT_OPPONENT("pazzi.5", "opponent"),
    NO_SUCH_OPTION("work.6", "option"),
    OPTION_PRICE("work.6", "price"),
    MUST_CHOOSE("work.6", "must"),
    TIMES("special.4", "times"),
    ACTIVATE("special.5", "card"),

    // Market and council.
    MARKET_CLOSED("market.1", "closed"),
    MARKET_OCCUPIED("market.1", "occupied"),
    MARKET_CURSED("curse.5", "market"),
    PRIVILEGE_TAKEN("council.3", "taken"),
    PRIVILEGE_UNKNOWN("council.3", "none"),
    NOTHING_STORED("family.1", "empty"),
    NO_FAITH_PRIVILEGE("family.11", "faith"),

    // Leaders.
    NO_LEADERS("leaders.1", "not-played"),
    NOT_IN_PACK("draft.1", "pack"),
    NOT_IN_HAND("leaders.2", "hand"),
    REQUIREMENT("leaders.2", "requirement"),
    NOT_IN_PLAY("leaders.4", "not-in-play"),
    NOT_ONCE("leaders.4", "not-once"),
    TURNED("leaders.4", "turned"),
    NO_USE("leaders.4", "nothing"),
    NO_LEADER_SPACE("leaders.5", "not-yours"),
    LEADER_SPACE_OCCUPIED("leaders.5", "occupied"),
    NOTHING_TO_COPY("leader.13", "nothing"),
    COPIED("leader.13", "copied"),
    NOT_OPPONENTS("leader.13", "not-theirs"),
    NOT_COLOURED("leader.12", "coloured"),
    MUST_PLAY_FREE("family.8", "must"),
    NOT_BESIDE("family.8", "beside"),

    // Tokens.
    NO_TOKEN("token.2", "none"),
    NO_SLOT("token.5", "no-slot"),
    SLOT_TAKEN("token.5", "taken"),
    NOT_DRAWN("leader.37", "drawn"),

    // Families and setting up.
    NO_TRADE("family.7", "no-trade"),
    TRADE_PRICE("family.7", "price"),
    FLIPPED("family.12", "flipped"),
    BID_LOW("auction.2", "low"),
    BID_SLOT("auction.2", "slot"),
    TILE_TAKEN("tile.1", "taken"),
    TILE_UNKNOWN("tile.1", "unknown"),
    GONZAGA_CARD("family.4", "card"),

    // Answers.
    ANSWERED("pazzi.2", "answered"),
    NOT_YOUR_CARD("pazzi.3", "card"),
    GIVE_FULL("pazzi.4", "full"),
    DISCARDED_CARD("special.7", "card"),
    NOT_YOUR_CHARACTER("special.8", "character");

    final Refusal refusal;

    Why(String paragraph, String reason) {
        this.refusal =
                paragraph.isEmpty() ? Refusal.NONE : Refusal.of("lorenzo/" + paragraph, reason);
    }
}
