package signoria.server.table;

import signoria.server.protocol.Api;

/** A seat at a table: who has it, and who plays it now. */
final class Chair {
    private Api.SeatKind kind;
    private String bot;
    private final String keptFor;
    private String who;
    private String name;
    private boolean away;
    private boolean seemsAway; // to others, as long as answers are sealed
    private boolean resigned;

    Chair(Deed.Place place) {
        kind = place.kind();
        bot = place.bot();
        keptFor = kind == Api.SeatKind.open ? place.who() : "";
        who = kind == Api.SeatKind.me ? place.who() : "";
        name = kind == Api.SeatKind.me ? place.name() : "";
    }

    boolean human() {
        return !who.isEmpty();
    }

    /** A house player has it. */
    boolean house() {
        return !human() && !free();
    }

    /** The level of the house player who was planned for it. */
    String bot() {
        return bot;
    }

    boolean free() {
        return !human() && kind != Api.SeatKind.bot && kind != Api.SeatKind.house;
    }

    /** Someone may sit down here; a house player steps aside. */
    boolean opensTo(String person) {
        return !human()
                && kind != Api.SeatKind.bot
                && (keptFor.isEmpty() || keptFor.equals(person));
    }

    /** The identity of the owner, empty for bots and free seats. */
    String who() {
        return who;
    }

    /** The owner's name, or {@code bot:} and a level. */
    String name() {
        return human() ? name : free() ? "" : "bot:" + bot;
    }

    /** Who results and ratings belong to. */
    String scorer() {
        return human() ? who : name();
    }

    /** The level that plays it now; empty for a person. */
    String player(String takeover) {
        return player(takeover, away);
    }

    /** The level that others see play it. */
    String seemingPlayer(String takeover) {
        return player(takeover, seemsAway);
    }

    private String player(String takeover, boolean left) {
        if (human()) return left || resigned ? takeover : "";
        return free() ? "" : bot;
    }

    boolean away() {
        return away;
    }

    /** Whether others know it: who gives a sealed answer, its owner or the house, is sealed too. */
    boolean seemsAway() {
        return seemsAway;
    }

    /** Others see whether its owner is there. */
    void unveil() {
        seemsAway = away;
    }

    boolean resigned() {
        return resigned;
    }

    /** Its owner is there to be asked. */
    boolean attended() {
        return human() && !away && !resigned;
    }

    /** It seems so to others. */
    boolean seemsAttended() {
        return human() && !seemsAway && !resigned;
    }

    void sit(String person, String named) {
        who = person;
        name = named;
    }

    void leave() {
        who = "";
        name = "";
    }

    /** A house player has it until a person comes. */
    void house(String level) {
        kind = Api.SeatKind.house;
        bot = level;
    }

    /** The house player goes; whom it was kept for keeps it. */
    void open() {
        kind = Api.SeatKind.open;
    }

    void takeOver() {
        away = true;
    }

    void comeBack() {
        away = false;
    }

    void resign() {
        resigned = true;
    }
}
