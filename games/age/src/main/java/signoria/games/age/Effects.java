package signoria.games.age;

import signoria.kernel.Events;
import signoria.kernel.Refusal;

/** The only interpreter of {@link Effect}: what history cards do (§history.1 to §history.4). */
final class Effects {
    static final Refusal NO_TARGET_LEFT = Refusal.of("age/event.alchemist", "no-target");
    static final Refusal OBSOLETE = Refusal.of("age/arms.1", "obsolete");
    static final Refusal MONGOLS_CAME = Refusal.of("age/event.crusades", "mongols");
    static final Refusal NO_HOLY_LAND = Refusal.of("age/event.crusades", "no-province");
    static final Refusal ALL_LEARNED = Refusal.of("age/event.mysticism", "all-learned");
    static final Refusal STRIFE_NOW = Refusal.of("age/event.decree", "strife");
    static final Refusal STRIFE_EVER = Refusal.of("age/event.decree", "ended");
    static final Refusal NO_COAST = Refusal.of("age/event.pirates", "no-province");
    static final Refusal NO_REBELS = Refusal.of("age/event.rebellion", "no-province");
    static final Refusal ALL_RULED = Refusal.of("age/event.civilwar", "no-target");
    static final Refusal TARGET_OUT = Refusal.of("age/history.4", "out");
    static final Refusal KNOWS_MATTER = Refusal.of("age/event.alchemist", "matter");
    static final Refusal SHIELDED = Refusal.of("age/event.ruler", "shielded");
    static final Refusal ONESELF = Refusal.of("age/war.1", "oneself");
    static final Refusal NOT_THERE = Refusal.of("age/event.crusades", "where");
    static final Refusal OWN_PROVINCE = Refusal.of("age/event.crusades", "own");
    static final Refusal NO_MARKER = Refusal.of("age/event.rebellion", "no-marker");
    static final Refusal AMERICAS = Refusal.of("age/event.rebellion", "americas");
    static final Refusal FOREIGN_CAPITAL = Refusal.of("age/event.rebellion", "capital");
    private static final int FIREARMS_FROM = 3;

    private Effects() {}

    /** §history.3 Why a card is a burden now, or cannot be played for want of a target. */
    static Refusal playable(State s, int seat, Card card) {
        return switch (card.effect()) {
            case Effect.Confiscate _ -> anyTarget(s, seat, card) ? Refusal.NONE : NO_TARGET_LEFT;
            case Effect.CivilWar _ -> anyTarget(s, seat, card) ? Refusal.NONE : ALL_RULED;
            case Effect.Arms(int strength) ->
                    strength < FIREARMS_FROM && s.holds(State.FIREARMS) ? OBSOLETE : Refusal.NONE;
            case Effect.Crusade _ -> crusadePlayable(s, seat);
            case Effect.Unrest u ->
                    u.counted() == Category.SCIENCE && allLearned(s) ? ALL_LEARNED : Refusal.NONE;
            case Effect.Decree _ ->
                    s.holds(State.DECREE_ENDED)
                            ? STRIFE_EVER
                            : s.holds(State.STRIFE) ? STRIFE_NOW : Refusal.NONE;
            case Effect.Raid _ -> raidable(s) > 0 ? Refusal.NONE : NO_COAST;
            case Effect.Rebellion _ -> anyRebel(s, seat) ? Refusal.NONE : NO_REBELS;
            case Effect.Pay _,
                    Effect.Inspire _,
                    Effect.Ruler _,
                    Effect.War _,
                    Effect.Plague _,
                    Effect.Tribute _ ->
                    Refusal.NONE;
        };
    }

    private static Refusal crusadePlayable(State s, int seat) {
        if (s.holds(State.MONGOLS)) return MONGOLS_CAME;
        for (int p = 0; p < Province.COUNT; p++)
            if (crusadeRefusal(s, seat, p) == Refusal.NONE)
                return s.markersLeft(seat) > 0 || Pieces.canFree(s, seat, State.NOBODY)
                        ? Refusal.NONE
                        : NO_HOLY_LAND;
        return NO_HOLY_LAND;
    }

    private static boolean allLearned(State s) {
        for (int seat = 0; seat < s.seats; seat++)
            if (s.lives(seat) && s.count(seat, Category.SCIENCE) < Category.SCIENCE.size())
                return false;
        return true;
    }

    /** The card is on the table: it takes effect, or asks its player for what it needs. */
    static void perform(State s, int seat, Card card, Events events) {
        switch (card.effect()) {
            case Effect.Pay(var goods) -> {
                if (goods.size() == 1) Markets.pay(s, goods.getFirst(), events);
                else s.push(Task.GOOD, seat, card.number());
            }
            case Effect.Inspire person -> Personalities.appear(s, seat, card, person, events);
            case Effect.Arms(int strength) -> {
                s.setArms(seat, s.arms(seat) | 1 << strength);
                if (strength >= FIREARMS_FROM) s.facts |= State.FIREARMS;
            }
            case Effect.Unrest unrest -> unrest(s, unrest, events);
            case Effect.Confiscate _, Effect.CivilWar _, Effect.War _ ->
                    s.push(Task.TARGET, seat, card.number());
            case Effect.Crusade _ -> s.push(Task.CRUSADE, seat);
            case Effect.Ruler _ -> s.mark(seat, State.RULER);
            case Effect.Decree _ -> s.push(Task.BAN, seat);
            case Effect.Raid _ -> s.push(Task.RAID, seat, Math.min(s.epoch, raidable(s)));
            case Effect.Rebellion _ -> s.push(Task.REBEL, seat);
            case Effect.Plague _ -> s.push(Task.REGION, seat);
            case Effect.Tribute(int ducats) -> {
                s.facts |= State.MONGOLS;
                s.addCash(seat, ducats);
                events.add(new AgeEvent.Gained(seat, ducats));
            }
        }
    }

    /** §event.famine, §event.mysticism, §event.uprisings, §event.strife Misery for all at once. */
    private static void unrest(State s, Effect.Unrest unrest, Events events) {
        s.moments++;
        for (int place = 0; place < s.seats; place++) {
            int seat = s.order[place];
            if (!s.lives(seat) || unrest.shielded() && s.is(seat, State.RULER)) continue;
            Misery.addTogether(s, seat, Math.max(0, steps(s, seat, unrest)), events);
        }
        if (unrest.counted() != Category.RELIGION) return;
        s.facts |= State.STRIFE;
        if (s.epoch == 3) s.facts |= State.DECREE_ENDED;
        if (s.banned >= 0) events.add(new AgeEvent.DecreeLifted());
        s.banned = State.NOBODY;
    }

    private static int steps(State s, int seat, Effect.Unrest unrest) {
        int counted =
                unrest.counted() == null
                        ? s.produces(seat, Good.GRAIN)
                        : s.count(seat, unrest.counted());
        int relief = unrest.relief() >= 0 && s.has(seat, unrest.relief()) ? 1 : 0;
        return unrest.base() + unrest.each() * counted - relief;
    }

    // --- Cards against one player

    static Refusal targetRefusal(State s, int seat, Card card, int target) {
        if (target >= s.seats || !s.lives(target)) return TARGET_OUT;
        return switch (card.effect()) {
            case Effect.Confiscate _ when s.has(target, Advance.MATTER) -> KNOWS_MATTER;
            case Effect.Confiscate _, Effect.CivilWar _ when s.is(target, State.RULER) -> SHIELDED;
            case Effect.War _ when seat == target -> ONESELF;
            case Effect _ -> Refusal.NONE;
        };
    }

    static boolean anyTarget(State s, int seat, Card card) {
        for (int target = 0; target < s.seats; target++)
            if (s.lives(target) && targetRefusal(s, seat, card, target) == Refusal.NONE)
                return true;
        return false;
    }

    static void against(State s, int seat, Card card, int target, Events events) {
        switch (card.effect()) {
            case Effect.Confiscate _ -> payHalf(s, target, events);
            case Effect.CivilWar _ -> civilWar(s, target, events);
            case Effect.War _ -> Wars.declare(s, seat, target, events);
            case Effect _ -> throw new IllegalStateException(card.id() + " has no target");
        }
    }

    /** §event.alchemist Half of the written cash, rounded up, at most what is there. */
    static void payHalf(State s, int seat, Events events) {
        int ducats = Math.min(s.cash(seat), s.written(seat) + 1 >> 1);
        s.addCash(seat, -ducats);
        events.add(new AgeEvent.PaidOut(seat, ducats));
    }

    /**
     * §event.civilwar Misery, the capital's marker, a loss of one's choice, and the last place in
     * expansion.
     */
    private static void civilWar(State s, int target, Events events) {
        Misery.add(s, target, 1, events);
        if (!s.lives(target)) return;
        s.victim = target;
        s.push(Task.LOSS, target);
        if (s.owner(s.capital(target)) >= 0) Pieces.reduce(s, s.capital(target), events);
    }

    static void loseTokens(State s, int seat, Events events) {
        int tokens = s.pool(seat) + 1 >> 1;
        s.setPool(seat, s.pool(seat) - tokens);
        events.add(new AgeEvent.LostTokens(seat, tokens));
    }

    // --- Cards against provinces

    /** §event.crusades A province of VI that is no satellite and not one's own. */
    static Refusal crusadeRefusal(State s, int seat, int province) {
        Province p = s.catalog().province[province];
        if (p.region() != Region.VI || p.satellite()) return NOT_THERE;
        if (s.owner(province) == seat) return OWN_PROVINCE;
        return Refusal.NONE;
    }

    static void crusade(State s, int seat, int province, Events events) {
        if (s.markersLeft(seat) > 0) takeByCrusade(s, seat, province, events);
        else s.push(Task.FREE, seat, province, Task.FOR_CRUSADE);
    }

    static void takeByCrusade(State s, int seat, int province, Events events) {
        Pieces.clear(s, province);
        s.putMarker(province, seat, false);
        s.facts |= State.CRUSADES;
        events.add(new AgeEvent.Crusaded(seat, province));
        if (s.phase == Phase.LAST) Personalities.raise(s, events);
        Misery.add(s, seat, 1, events);
    }

    /** §event.pirates Coastal provinces under a marker, anyone's. */
    static boolean raidable(State s, int province) {
        return s.owner(province) >= 0 && s.catalog().province[province].coastal();
    }

    static int raidable(State s) {
        long[] coastal = s.catalog().chart.coastal;
        int count = 0;
        for (int seat = 0; seat < s.seats; seat++)
            count +=
                    Long.bitCount(s.held(seat, 0) & coastal[0])
                            + Long.bitCount(s.held(seat, 1) & coastal[1]);
        return count;
    }

    /**
     * §event.rebellion Any marker, but not in the Americas nor in the capital of another player.
     */
    static Refusal rebelRefusal(State s, int seat, int province) {
        int owner = s.owner(province);
        if (owner < 0) return NO_MARKER;
        if (s.catalog().province[province].region() == Region.NEW_WORLD) return AMERICAS;
        for (int other = 0; other < s.seats; other++)
            if (other != seat && s.capital(other) == province) return FOREIGN_CAPITAL;
        if (s.is(owner, State.RULER)) return SHIELDED;
        return Refusal.NONE;
    }

    private static boolean anyRebel(State s, int seat) {
        for (int p = 0; p < Province.COUNT; p++)
            if (s.owner(p) >= 0 && rebelRefusal(s, seat, p) == Refusal.NONE) return true;
        return false;
    }

    /** §event.plague Tokens go home; then each marker becomes a token. */
    static void plague(State s, Region region, Events events) {
        events.add(new AgeEvent.Infected(region));
        long[] regions = s.catalog().chart.regions;
        long low = regions[2 * region.ordinal()];
        long high = regions[2 * region.ordinal() + 1];
        for (int p = Chart.next(low, high, 0); p >= 0; p = Chart.next(low, high, p + 1))
            for (int seat = 0; seat < s.seats; seat++) s.takeTokens(p, seat);
        Pieces.reduceAll(s, low, high, events);
    }
}
