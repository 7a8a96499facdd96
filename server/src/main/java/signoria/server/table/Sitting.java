package signoria.server.table;

import signoria.bots.Company;
import signoria.kernel.Notation;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.server.protocol.Api;
import signoria.server.protocol.Protocol;
import signoria.server.store.Ledger;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A table as its deeds have made it: nothing here is remembered that they do not tell. */
final class Sitting {
    /** How many commands are remembered, so that none is done twice. */
    private static final int COMMANDS = 64;

    private final String id;
    private final Deed.Opened opened;
    private final Rules<?, ?, ?> rules;
    private final List<Chair> chairs = new ArrayList<>();
    private final List<Api.Mixed> entropy = new ArrayList<>();
    private final Clocks clocks;

    /** As they seem to those who know nothing of what was sealed since. */
    private final Clocks seeming;

    private final Plans plans;
    private final long created;
    private final Map<String, Integer> commands = new LinkedHashMap<>();
    private Seed seed;
    private Optional<TableGame<?, ?, ?>> game = Optional.empty();
    private Optional<Api.Proposal> proposal = Optional.empty();
    private int proposedMove; // the one to be taken back
    private Optional<TableGame.Made<?>> made = Optional.empty();
    private Optional<String> rematch = Optional.empty();
    private boolean paused;
    private boolean held;
    private final List<Long> stepTimes = new ArrayList<>(); // when those who watch saw each step
    private final Set<String> turnedAway = new HashSet<>();
    private boolean rated;
    private boolean closed;
    private final Aged aged;
    private int moved = -1;
    private int mixedBy;
    private int sawBack;
    private boolean hidden;
    private int version;
    private long changed;
    private long noticed;

    Sitting(String id, Ledger.Line first, Catalogue games) {
        this.id = id;
        this.opened = (Deed.Opened) Protocol.read(first.deed(), Deed.class);
        this.rules = games.rules(opened.game(), opened.ruleset(), opened.catalog());
        this.aged = new Aged(older());
        for (Deed.Place place : opened.places()) chairs.add(new Chair(place));
        this.clocks = new Clocks(opened.clock(), chairs.size());
        this.seeming = new Clocks(opened.clock(), chairs.size());
        this.plans = new Plans(clocks);
        this.seed = new Seed(opened.seed());
        this.rated = opened.rated() && opened.origin().isEmpty() && chairs.size() > 1;
        this.created = first.at();
        this.changed = first.at();
        this.noticed = first.at();
        this.version = first.version();
    }

    /** Takes the next line. */
    void apply(Ledger.Line line, Deed deed) {
        if (line.version() != version + 1)
            throw new IllegalStateException("table " + id + ": no version " + (version + 1));
        version = line.version();
        changed = line.at();
        made = Optional.empty();
        sawBack = 0;
        int away = seemsAway();
        boolean wasSealed = sealed();
        int mover = perform(deed, line.at());
        moved = mover;
        clocks.run(line.at(), running(), mover);
        noteSteps(line.at());
        if (started()) plans.follow(game(), running(), line.at());
        hidden = !noticed(deed, away);
        if (!hidden) notice(line.at(), mover, wasSealed && leaves(deed));
        if (!line.command().isEmpty()) remember(line.command());
    }

    /**
     * Those who watch know of it now.
     *
     * @param left somebody left while answers were sealed: if several are still asked, whether the
     *     clocks go on to hide answers must not tell that the one who left had given the only one
     */
    // When all is answered the clocks are shown as they are, also where nothing came to light: how
    // long somebody took is open, as at a table with a clock; what was answered is not told by it.
    private void notice(long at, int mover, boolean left) {
        noticed = at;
        if (!together()) chairs.forEach(Chair::unveil);
        if (sealed() || left && together()) seeming.run(at, seemsRunning(), mover);
        else seeming.assign(clocks);
    }

    private static boolean leaves(Deed deed) {
        return deed instanceof Deed.Moved moved && moved.move().equals(Notation.ABANDON);
    }

    private boolean sealed() {
        return started() && game().sealed();
    }

    /** Several are asked at once, as far as those who watch know. */
    private boolean together() {
        return sealed() || started() && Integer.bitCount(game().asked(chairs.size())) > 1;
    }

    /** Others cannot tell whether this seat has answered. */
    private boolean unseen(int seat) {
        return together() || started() && game().answersUnseen(seat);
    }

    /**
     * Those who watch saw that something happened: more than a sealed answer, or than that somebody
     * has run out of time to give one.
     *
     * @param away the seats that seemed to be away before
     */
    private boolean noticed(Deed deed, int away) {
        if (made.isPresent()) return seen();
        return switch (deed) {
            case Deed.TookBack _ -> (sawBack >>> chairs.size() & 1) != 0;
            case Deed.TakenOver(int seat, boolean _) -> !unseen(seat) || seemsAway() != away;
            case Deed.Returned(int seat) -> !unseen(seat) || seemsAway() != away;
            case Deed.Planned _ -> false;
            default -> true;
        };
    }

    private boolean seen() {
        return (made.orElseThrow().saw() >>> chairs.size() & 1) != 0;
    }

    void apply(Ledger.Line line) {
        apply(line, Protocol.read(line.deed(), Deed.class));
    }

    private void remember(String command) {
        commands.remove(command);
        commands.put(
                command,
                seatOf(command.substring(0, command.indexOf('/'))).map(this::seen).orElse(0));
        if (commands.size() > COMMANDS) commands.remove(commands.keySet().iterator().next());
    }

    /** Does what a deed says; the seat that made a move, or -1. */
    private int perform(Deed deed, long at) {
        switch (deed) {
            case Deed.Opened _ -> throw new IllegalStateException("table " + id + " opens twice");
            case Deed.Sat sat -> chairs.get(sat.seat()).sit(sat.who(), sat.name());
            case Deed.Left left -> chairs.get(left.seat()).leave();
            case Deed.Freed(int seat, String who) when who.isEmpty() -> chairs.get(seat).open();
            case Deed.Freed(int seat, String who) -> {
                chairs.get(seat).leave();
                turnedAway.add(who);
            }
            case Deed.Housed(int seat, String bot) -> chairs.get(seat).house(bot);
            case Deed.Held(boolean holds) -> held = holds;
            case Deed.Mixed mixed -> mix(mixed);
            case Deed.Started _ -> game = Optional.of(begin(rules));
            case Deed.Moved moved when !aged.plays(moved, game()) -> {}
            case Deed.Moved moved -> {
                made = Optional.of(game().move(moved.seat(), moved.move(), moved.bot()));
                if (seen()) proposal = Optional.empty(); // else its end would tell who answered
                return moved.seat();
            }
            case Deed.TookBack back -> {
                plans.forget(back.seat());
                if (aged.differs().isEmpty()) takeBack(back);
            }
            case Deed.Proposed asks -> {
                proposal = Optional.of(new Api.Proposal(asks.kind(), asks.seat(), List.of()));
                proposedMove = game().lastMove(asks.seat());
            }
            case Deed.Agreed agreed -> agree(agreed.seat());
            case Deed.Declined _ -> proposal = Optional.empty();
            case Deed.Paused _ -> {
                paused = true;
                proposal = Optional.empty();
            }
            case Deed.Resumed _ -> paused = false;
            case Deed.TakenOver taken -> {
                chairs.get(taken.seat()).takeOver();
                plans.forget(taken.seat());
                if (!taken.late()) chairs.get(taken.seat()).unveil();
            }
            case Deed.Returned back -> {
                Chair chair = chairs.get(back.seat());
                chair.comeBack();
                if (chair.seemsAway()) chair.unveil();
                clocks.comeBack(back.seat());
                seeming.comeBack(back.seat());
            }
            case Deed.Resigned resigned -> {
                chairs.get(resigned.seat()).resign();
                plans.forget(resigned.seat());
                proposal = Optional.empty();
            }
            case Deed.Holiday(int seat, long from, long until) -> {
                clocks.holiday(at, seat, from, until);
                seeming.holiday(at, seat, from, until);
            }
            case Deed.Planned planned -> plans.plan(planned);
            case Deed.Hinted _ -> rated = false;
            case Deed.Interrupted gap -> {
                clocks.skip(gap.millis());
                seeming.skip(gap.millis());
            }
            case Deed.Rematched next -> rematch = Optional.of(next.table());
            case Deed.Closed _ -> closed = true;
        }
        return -1;
    }

    private void mix(Deed.Mixed mixed) {
        entropy.add(new Api.Mixed(mixed.name(), mixed.text()));
        mixedBy |= 1 << mixed.seat();
        seed = seed.mixed(mixed.text());
    }

    private <S, M, V> TableGame<S, M, V> begin(Rules<S, M, V> of) {
        if (opened.position().isPresent()) return TableGame.from(of, opened.position().get());
        return TableGame.start(of, Setup.of(of.game(), chairs.size(), opened.options(), seed));
    }

    private void takeBack(Deed.TookBack back) {
        sawBack = game().takeBack(back.seat(), back.index(), back.only());
        if (!back.only()) rated = false;
        if ((sawBack >>> chairs.size() & 1) != 0) proposal = Optional.empty();
        else if (back.index() < proposedMove) proposedMove--;
    }

    private void agree(int seat) {
        Api.Proposal asked = proposal.orElseThrow();
        List<Integer> agreed = new ArrayList<>(asked.agreed());
        agreed.add(seat);
        proposal = Optional.of(new Api.Proposal(asked.kind(), asked.seat(), agreed));
    }

    // --- How it stands

    String id() {
        return id;
    }

    Deed.Opened opened() {
        return opened;
    }

    Rules<?, ?, ?> rules() {
        return rules;
    }

    /** Has the host let this person go? */
    boolean turnedAway(String person) {
        return turnedAway.contains(person);
    }

    Chair chair(int seat) {
        return chairs.get(seat);
    }

    List<Chair> chairs() {
        return chairs;
    }

    Clocks clocks() {
        return clocks;
    }

    /** What people have planned to answer. */
    Plans plans() {
        return plans;
    }

    /** When the first clock runs out, or something planned is due whoever looks. */
    Optional<Long> due() {
        return Stream.of(clocks.deadline(), clocks.days().flatMap(_ -> plans.due(_ -> true)))
                .flatMap(Optional::stream)
                .min(Long::compare);
    }

    /** A seat's clock as a viewer may see it: one's own as it is. */
    Api.Time time(int seat, int viewer, long now) {
        return (seat == viewer ? clocks : seeming).shown(seat, now);
    }

    int version() {
        return version;
    }

    long changed() {
        return changed;
    }

    /** When everybody last saw something happen. */
    long noticed() {
        return noticed;
    }

    long created() {
        return created;
    }

    boolean paused() {
        return paused;
    }

    /** The host wants to begin the game themselves. */
    boolean held() {
        return held;
    }

    boolean rated() {
        return rated && aged.differs().isEmpty();
    }

    /** It was opened under an older ruleset. */
    boolean older() {
        return opened.ruleset() < rules.game().sheet().ruleset();
    }

    /** It was over under the ruleset it was played under, and is not under today's. */
    void goesOn() {
        aged.goesOn(game());
    }

    /** The step after which a rule that has changed since ended the game, if one did. */
    Optional<Integer> differs() {
        return aged.differs();
    }

    Optional<Api.Proposal> proposal() {
        return proposal;
    }

    /** The move that the proposal is about, if it is about one. */
    int proposedMove() {
        return proposedMove;
    }

    Optional<String> rematch() {
        return rematch;
    }

    /** The move that the last line was, if it was one. */
    Optional<TableGame.Made<?>> made() {
        return made;
    }

    /** Whose move the last line was, if it was one. */
    Optional<Integer> moved() {
        return moved < 0 ? Optional.empty() : Optional.of(moved);
    }

    /** The viewers who saw that something was taken back by the last line, as bits. */
    int sawBack() {
        return sawBack;
    }

    Api.Status status() {
        if (closed || aged.differs().isPresent()) return Api.Status.closed;
        if (game.isEmpty()) return Api.Status.open;
        return game().over() ? Api.Status.over : Api.Status.running;
    }

    /** The last line told others nothing. */
    boolean hidden() {
        return hidden;
    }

    /** The seats whose owners others know to be away, as bits. */
    int seemsAway() {
        int away = 0;
        for (int seat = 0; seat < chairs.size(); seat++)
            if (chairs.get(seat).seemsAway()) away |= 1 << seat;
        return away;
    }

    boolean started() {
        return game.isPresent();
    }

    TableGame<?, ?, ?> game() {
        return game.orElseThrow();
    }

    Optional<Integer> seatOf(String person) {
        for (int seat = 0; seat < chairs.size(); seat++)
            if (chairs.get(seat).human() && chairs.get(seat).who().equals(person))
                return Optional.of(seat);
        return Optional.empty();
    }

    /** Those who have a seat. */
    Set<String> people() {
        Set<String> people = new HashSet<>();
        for (Chair chair : chairs) if (chair.human()) people.add(chair.who());
        return people;
    }

    /** Who opened it, as long as they are there; else the first person at the table. */
    String host() {
        if (seatOf(opened.host()).isPresent()) return opened.host();
        for (Chair chair : chairs) if (chair.human()) return chair.who();
        return opened.host();
    }

    /** The version of the game a seat has seen. */
    private int seen(int seat) {
        return started() ? game().version(seat) : 0;
    }

    /** The version a command led to, if it was done before. */
    Optional<Integer> done(String command) {
        return Optional.ofNullable(commands.get(command));
    }

    boolean hasMixed(int seat) {
        return (mixedBy >>> seat & 1) != 0;
    }

    /** The names of the seats, no two alike; house players have names of their own. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            String own = called(seat);
            String name = own;
            for (int i = 2; !name.isEmpty() && names.contains(name); i++) name = own + " " + i;
            names.add(name);
        }
        return names;
    }

    private String called(int seat) {
        Chair chair = chairs.get(seat);
        return chair.house() ? Company.name(id, seat) : chair.name();
    }

    /** The same as records write them: a house player with its level. */
    List<String> filed() {
        List<String> names = names();
        for (int seat = 0; seat < names.size(); seat++) {
            Chair chair = chairs.get(seat);
            if (chair.house()) names.set(seat, Company.filed(chair.bot(), names.get(seat)));
        }
        return names;
    }

    /** How many steps those who watch knew at a time. */
    int stepAt(long time) {
        int steps = stepTimes.size();
        while (steps > 0 && stepTimes.get(steps - 1) > time) steps--;
        return steps;
    }

    private void noteSteps(long at) {
        int steps = started() ? game().steps(chairs.size()) : 0;
        while (stepTimes.size() > steps) stepTimes.removeLast();
        while (stepTimes.size() < steps) stepTimes.add(at);
    }

    /** The people who owe a decision, as bits: those whose clocks run. */
    int running() {
        return started() ? attended(game().waiting(), Chair::attended) : 0;
    }

    /** Those who seem to owe one to whoever knows nothing of sealed answers. */
    private int seemsRunning() {
        return attended(game().asked(chairs.size()), Chair::seemsAttended);
    }

    /** Those of these seats that a person plays, as long as the game runs. */
    private int attended(int seats, Predicate<Chair> attends) {
        if (status() != Api.Status.running || paused) return 0;
        int waiting = seats;
        for (int seat = 0; seat < chairs.size(); seat++)
            if (!attends.test(chairs.get(seat))) waiting &= ~(1 << seat);
        return waiting;
    }

    /** The seats that can be asked for their consent, but for one. */
    List<Integer> others(int seat) {
        List<Integer> others = new ArrayList<>();
        for (int other = 0; other < chairs.size(); other++)
            if (other != seat && chairs.get(other).attended()) others.add(other);
        return others;
    }

    /**
     * How it stands, for those who look for tables without opening them.
     *
     * @param asked the house players who are to think, as bits
     * @param given so much lost time was given back by what was done last
     */
    Ledger.Standing standing(int asked, long given) {
        return new Ledger.Standing(
                id,
                opened.game(),
                status(),
                opened.listed(),
                paused,
                running(),
                due(),
                chairs.stream().map(Chair::who).toList(),
                created,
                changed,
                new Ledger.Work(clocks.live(), asked, hasPeople(), given));
    }

    /** Someone sits there and plays. */
    boolean hasPeople() {
        return chairs.stream().anyMatch(Chair::attended);
    }

    Api.Fairness fairness() {
        boolean over = status() == Api.Status.over && opened.position().isEmpty();
        return new Api.Fairness(
                new Seed(opened.seed()).commitment(),
                List.copyOf(entropy),
                over ? Optional.of(opened.seed()) : Optional.empty(),
                over ? Optional.of(seed.hex()) : Optional.empty());
    }
}
