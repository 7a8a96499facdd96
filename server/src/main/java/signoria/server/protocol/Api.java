package signoria.server.protocol;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

import signoria.kernel.LogLine;
import signoria.kernel.Scene;
import signoria.kernel.Story;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the HTTP endpoints take and give; the shapes that the socket's messages share are here too.
 */
public interface Api {
    /** The version of all that this package describes; it is in every path. */
    int PROTOCOL = 1;

    /**
     * The first thing a client asks: who am I, what is played here.
     *
     * @param address where people at other machines find this server, if they can
     * @param mails whether it sends mail
     */
    record Hello(
            int protocol,
            Optional<Me> me,
            List<GameSheet> games,
            List<String> bots,
            long now,
            Optional<String> address,
            boolean mails) {}

    /** The one who asks; a guest has no account. */
    record Me(String id, String name, boolean account, boolean admin) {}

    record Guest(String name) {}

    record Credentials(String name, String password) {}

    /** Whom the admin suspends or readmits: an account, or whoever sat or spoke at a table. */
    record Moderation(String name, Optional<String> table) {}

    record NewPassword(String old, String fresh) {}

    /**
     * Where one is signed in.
     *
     * @param id names it when it is ended
     * @param device the browser and its system, as far as it says
     * @param here the one that asks
     */
    record SignIn(String id, String device, long since, long seen, boolean here) {}

    /** What someone can be called for. */
    enum Event {
        turn,
        begins,
        offer,
        low,
        over,
        invited,
        rematch,
        seat,
        chat,
        analysis
    }

    /** How someone can be called: by the open page, by mail, by a webhook. */
    enum Channel {
        page,
        mail,
        hook
    }

    /** How one event is told. */
    record EventWish(Event event, boolean page, boolean mail, boolean hook) {}

    /** When a mail is sent: at once, if it still holds after ten minutes, once a day. */
    enum MailPace {
        now,
        ten,
        daily
    }

    /**
     * Hours in which nobody is called.
     *
     * @param from in minutes of the day; they may go past midnight
     * @param days on which they begin, 1 is Monday
     * @param urgent a clock that runs low is told all the same
     */
    record Quiet(boolean on, int from, int to, List<Integer> days, boolean urgent) {}

    /** Which shape a webhook takes. */
    enum HookKind {
        ntfy,
        discord,
        slack,
        json
    }

    /** Where to post; an empty address is none. */
    record Hook(HookKind kind, String url) {}

    /**
     * How someone wants to be called.
     *
     * @param lang of mails and webhooks
     * @param zone the time zone of quiet hours, such as {@code Europe/Rome}
     * @param muted tables that call nobody
     */
    record Wishes(
            String lang,
            String zone,
            List<EventWish> events,
            MailPace mail,
            Quiet quiet,
            Hook hook,
            List<String> muted) {}

    /**
     * How one is called, and what could be set up.
     *
     * @param mails whether this server sends any
     * @param address that one has confirmed
     * @param unconfirmed to which a link was sent
     */
    record Notices(
            Wishes wishes, boolean mails, Optional<String> address, Optional<String> unconfirmed) {}

    record TestNotice(Channel channel) {}

    /** An address to be confirmed, or none any more; the password proves that one may. */
    record NewAddress(String address, String password) {}

    /** A word from a link. */
    record Word(String word) {}

    /** Who has lost a password: the name of an account, or its address. */
    record Lost(String who) {}

    record Recovery(String word, String password) {}

    /** Whether a message was taken; if not, why. */
    record Tried(boolean sent, String words, long at) {}

    /** Someone was called no more: by which channel, and in which language to say so. */
    record Stopped(Channel channel, String lang) {}

    /** A call that failed; the code is stable, the words are English and for people. */
    record Problem(String code, String words) {}

    /** The side of the box; names by language code. */
    record GameSheet(
            String id,
            Map<String, String> names,
            int fewest,
            int most,
            List<GameOption> options,
            int ruleset,
            List<String> designed,
            String catalogue) {}

    /**
     * Values are empty when any text is taken.
     *
     * @param words of each value, by language, where a value is more than on, off or a number
     */
    record GameOption(
            String name,
            Map<String, String> labels,
            List<String> values,
            Map<String, Map<String, String>> words,
            String usual,
            Optional<OptionSets> sets) {}

    /**
     * What an option lets one choose thing by thing, told as {@code word:1-8,145}.
     *
     * @param named the values beside it
     * @param needs the switch that must be on for any value but the usual one
     * @param each how many of each group, no more and no fewer
     */
    record OptionSets(
            List<String> named, String word, String needs, int each, List<OptionGroup> groups) {}

    /**
     * A group of things to choose from.
     *
     * @param kind what kind of the almanac they are
     * @param things the ids of their entries there
     */
    record OptionGroup(Map<String, String> labels, String kind, List<Integer> things) {}

    /** One paragraph of the rules; the source is the rulebook passage it renders. */
    record Paragraph(String id, String chapter, String title, String source, String text) {}

    /**
     * A lesson of a game's course.
     *
     * @param teaches the paragraphs it is about
     */
    record LessonTitle(
            String id,
            String title,
            int steps,
            boolean guided,
            List<String> teaches,
            List<LessonExample> examples) {}

    /**
     * What a lesson shows as the worked example of paragraphs.
     *
     * @param answers those that lead to the table after it
     * @param steps how many of the last ones lead there from the table before it
     */
    record LessonExample(List<String> rules, List<String> answers, int steps) {}

    /**
     * The game that a lesson leads to: this deal, with the coach, against bots of this level.
     *
     * @param seed in hex
     */
    record Guided(String level, int seats, Map<String, String> options, String seed) {}

    /** What would these moves bring in a lesson, after those answers? The seats are called so. */
    record LessonPreview(List<String> answers, List<String> moves, List<String> names) {}

    /** Nothing where a rule forbids them. */
    record LessonForeseen(Optional<@Of(signoria.kernel.Preview.class) Raw> preview) {}

    /** All that was answered in a lesson so far: moves, and an empty text for going on. */
    record LessonAnswers(List<String> answers) {}

    /**
     * What the teacher says of a move.
     *
     * @param verdict {@code right}, {@code other} or {@code refused}; only a right one is made
     */
    record LessonReply(
            String verdict,
            String move,
            String words,
            Optional<String> rule,
            Optional<String> refusal) {}

    /**
     * Where a lesson stands.
     *
     * @param step from 0; as many as {@code steps} when it is over
     * @param look the zones of the scene that it is about
     * @param asks whether a move is asked for; if not, one goes on
     * @param shown a move that is right
     * @param teaches the paragraphs it is about
     * @param answers those that count: to be sent again with the next one
     * @param guided the game that is played after the last step, if any
     */
    record LessonStep(
            String lesson,
            int number,
            int step,
            int steps,
            String title,
            String say,
            List<String> look,
            boolean asks,
            boolean over,
            Optional<LessonReply> reply,
            Optional<String> shown,
            List<String> teaches,
            List<String> answers,
            int seats,
            List<String> legal,
            Raw view,
            @Of(Scene.class) Raw scene,
            Optional<Guided> guided) {}

    /** Time to think. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    sealed interface Clock {
        @JsonTypeName("none")
        record None() implements Clock {}

        /** Each seat has a base, and an increment after each of its turns; both in seconds. */
        @JsonTypeName("live")
        record Live(int base, int increment) implements Clock {}

        /** So many days for each turn. */
        @JsonTypeName("days")
        record Days(int days) implements Clock {}
    }

    /** Who may sit where. */
    enum SeatKind {
        me,
        open,
        bot,
        house
    }

    /**
     * A seat of a table that is being opened; the bot's level for {@code bot} and {@code house}.
     */
    record NewSeat(SeatKind kind, Optional<String> bot) {}

    /**
     * A table to open.
     *
     * @param rated counts for the ratings; only for a host with an account, and only accounts may
     *     join then
     * @param takeover the level that plays on for a seat whose time is up or whose owner left
     * @param start begin at once, with no seat open
     */
    record NewTable(
            String game,
            List<NewSeat> seats,
            Map<String, String> options,
            boolean listed,
            boolean rated,
            Clock clock,
            String takeover,
            boolean start) {
        public NewTable unrated() {
            return new NewTable(game, seats, options, listed, false, clock, takeover, start);
        }
    }

    /** Which seat to take; the first free one when none is named. */
    record Join(Optional<Integer> seat) {}

    /** Which seat the host frees. */
    record Free(int seat) {}

    /** Which free seat the host gives to the house, and which level. */
    record House(int seat, String bot) {}

    /** Whom the host invites: the name of an account. */
    record Invitation(String name) {}

    /** What one notes for oneself at a table; nobody else is told. */
    record Note(String text) {}

    /** What somebody is to oneself. */
    enum TieKind {
        friend,
        blocked,
        none
    }

    /** Someone who was named as a friend, or blocked. */
    record Tie(String name, TieKind kind) {}

    /** Names someone: an account, or whoever sits at a table under that name. */
    record Naming(String name, Optional<String> table, TieKind kind) {}

    /** Whether the host begins the game themselves. */
    record Hold(boolean held) {}

    /** A text of one's own, mixed into the seed before the start. */
    record Entropy(String text) {}

    /**
     * The moment to go on from, as a step of the replay; the seat to play, yours when none is
     * named; all other seats get this bot.
     */
    record Fork(int step, Optional<Integer> seat, String bot) {}

    enum Status {
        open,
        running,
        over,
        closed
    }

    enum Sitter {
        free,
        human,
        bot
    }

    /**
     * A seat at a table.
     *
     * @param name of whom it belongs to; empty when free
     * @param bot the level that plays it now, also for an owner who is away
     * @param away its owner's seat is played by a bot until the owner returns
     * @param resigned its owner will not return
     * @param holiday its owner's, announced or now: the clock stands still then
     */
    record Seat(
            int seat,
            Sitter sitter,
            String name,
            Optional<String> bot,
            boolean away,
            boolean resigned,
            boolean online,
            Optional<Time> time,
            Optional<Span> holiday,
            Optional<Integer> rating) {}

    /** From a moment to another, in milliseconds since 1970. */
    record Span(long from, long until) {}

    /** A holiday to begin in so many days, one at least, for so many days. */
    record NewHoliday(int ahead, int days) {}

    /**
     * Holidays from games whose turns take days.
     *
     * @param year so many days there are in any 365
     * @param left so many of them are left now
     * @param next the one that is on or was announced
     */
    record Holidays(int year, int left, Optional<Span> next) {}

    /** Whether one hears of a table where one has no seat. */
    record Following(boolean on) {}

    /** What a seat may plan to answer if it is asked about what is at stake, and has planned. */
    record Ahead(String stake, List<PlannedAnswer> answers, Optional<String> planned) {}

    record PlannedAnswer(String move, String label) {}

    /** Milliseconds left at the moment of the message, and whether they run. */
    record Time(long millis, boolean running) {}

    enum ProposalKind {
        takeback,
        pause,
        handover
    }

    /** What one seat asks of the others, and who agreed so far. */
    record Proposal(ProposalKind kind, int seat, List<Integer> agreed) {}

    /**
     * How chance can be checked: the commitment is the SHA-256 of the seed drawn when the table
     * opened; the seed itself, and what it became by mixing in each entropy in turn, are shown
     * after the end.
     */
    record Fairness(
            String commitment,
            List<Mixed> entropy,
            Optional<String> seed,
            Optional<String> mixed) {}

    record Mixed(String name, String text) {}

    record Origin(String table, int step) {}

    /**
     * How it ended: the place and points of each seat, and where the points came from.
     *
     * @param decisions who decided for each seat; none where that is not known
     */
    record Outcome(
            List<Integer> places,
            List<Integer> points,
            List<Source> sources,
            List<Decisions> decisions) {}

    /**
     * How many of a seat's decisions its owner made, and how many the house.
     *
     * @param stretches where the house did, in order
     */
    record Decisions(int person, int house, List<Stretch> stretches) {}

    /** From one move of the game to another, as the record counts them, a level of the house. */
    record Stretch(int from, int to, String bot) {}

    record Source(String key, String label, List<Integer> points) {}

    /**
     * A table as one person sees it.
     *
     * @param held it does not begin by itself when all are there: the host begins it
     * @param asked seats a decision is awaited from; with sealed answers all who were asked,
     *     whether they answered or not
     * @param step how many moves were made, as far as this person may know
     * @param you your seat, if you have one
     */
    record Table(
            String id,
            String game,
            String catalogue,
            Map<String, String> options,
            Status status,
            boolean paused,
            boolean listed,
            boolean rated,
            boolean held,
            String host,
            Clock clock,
            String takeover,
            List<Seat> seats,
            List<Integer> asked,
            int step,
            Optional<Integer> you,
            boolean yourTurn,
            boolean youHost,
            Optional<Proposal> proposal,
            int watchers,
            Fairness fairness,
            Optional<String> rematch,
            Optional<Origin> origin,
            Optional<Outcome> outcome,
            Optional<Integer> differs,
            long created,
            long changed) {}

    /** One step of a game in words and facts: step 0 is the deal. */
    record Entry(int step, Optional<Integer> seat, Optional<String> move, List<Happened> events) {}

    /** One event: its JSON form, named by its {@code type}, and its words. */
    record Happened(Raw event, String words, List<LogLine.Named> names) {}

    /** A position on the way of a game, from one seat's view then known; the outcome at its end. */
    record Step(
            String table,
            int step,
            int steps,
            Optional<Integer> seat,
            List<Integer> asked,
            Raw view,
            @Of(Scene.class) Raw scene,
            Entry entry,
            Optional<Outcome> outcome) {}

    /**
     * A record that someone opened; its replay and log are those of a table.
     *
     * @param steps how many moves it has
     * @param differs it was played under an older ruleset, and a rule that has changed since ends
     *     it after this step
     */
    record Recorded(
            String id,
            String game,
            Map<String, String> options,
            List<String> names,
            int steps,
            boolean over,
            Optional<Integer> differs) {}

    /** A person or a bot with results; ratings per game and number of seats. */
    record Profile(
            String name, boolean bot, boolean account, List<Rating> ratings, List<Played> played) {}

    record Rating(String game, int seats, int rating, int deviation, int games) {}

    /**
     * A finished game in someone's list.
     *
     * @param decisions who decided for that seat; none where it was not kept
     * @param shift what became of the rating, if the game counted
     */
    record Played(
            String table,
            String game,
            List<String> names,
            int seat,
            int place,
            int points,
            boolean rated,
            long ended,
            Optional<Decisions> decisions,
            Optional<Shift> shift) {}

    /** A rating before and after a game, and how sure the new one is. */
    record Shift(int before, int after, int deviation) {}

    /**
     * What is told after the end.
     *
     * @param ratings by seat; empty if the game did not count
     */
    record Aftermath(@Of(Story.class) Raw story, List<Shift> ratings) {}

    /** Someone's finished games, the newest first, for statistics. */
    record Career(String name, List<Finished> games) {}

    /**
     * A finished game with all who sat there.
     *
     * @param moves how many were made; 0 where it was not kept
     * @param sources where the points of each seat came from, as far as it was kept
     * @param decisions as in {@link Played}
     */
    record Finished(
            String table,
            String game,
            List<String> names,
            int seat,
            List<Integer> places,
            List<Integer> points,
            List<Source> sources,
            int moves,
            boolean rated,
            long ended,
            Optional<Decisions> decisions,
            Optional<Shift> shift) {}

    /** How a game is played on this server, from its newest results. */
    record GameStatistics(String game, int games, List<BySeats> seats, List<Chosen> options) {}

    /**
     * The games with so many seats.
     *
     * @param moves how long half of them were at most
     * @param points of the winner: the least, the one in the middle, the most
     * @param wins by seat: how many games it won, those shared too
     */
    record BySeats(int seats, int games, int moves, List<Integer> points, List<Integer> wins) {}

    /** How often an option had a value. */
    record Chosen(String option, String value, int games) {}

    /** A line of a ranking. */
    record Ranked(String name, boolean bot, int rating, int deviation, int games) {}

    /** For the admin: how the server does. */
    record ServerStatus(
            int tablesInMemory,
            int tablesRunning,
            int sockets,
            long heapMegabytes,
            long startedAt) {}
}
