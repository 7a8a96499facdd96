package signoria.server.table;

import signoria.bots.Budget;
import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Foresight;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Scene;
import signoria.server.protocol.Api;
import signoria.server.protocol.Ask;
import signoria.server.protocol.Raw;
import signoria.server.protocol.Tell;
import signoria.server.store.Chats;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What one viewer asks of a table, done within the table's own thread. */
final class Commands {
    private static final System.Logger LOG = System.getLogger(Commands.class.getName());
    private static final SecureRandom SALT = new SecureRandom();
    private static final int MOVES_AT_ONCE = 64;
    private static final int PREVIEWED = 8;
    private static final int CHAT = 500;

    /** Strong, and quick enough to be waited for. */
    private static final String ADVISER = "journeyman";

    private final Table table;
    private final Sitting sitting;
    private final Services services;
    private final Viewer viewer;

    Commands(Table table, Services services, Viewer viewer) {
        this.table = table;
        this.sitting = table.sitting();
        this.services = services;
        this.viewer = viewer;
    }

    void run(Ask.Command ask) {
        Optional<Integer> done = sitting.done(key(ask));
        if (done.isPresent()) {
            again(ask, done.get());
            return;
        }
        switch (ask) {
            case Ask.Play moves -> play(moves);
            case Ask.WhyNot why -> whyNot(why);
            case Ask.Moves moves -> moves(moves);
            case Ask.Preview preview -> preview(preview);
            case Ask.Hint hint -> hint(hint);
            case Ask.Coach coach -> coach(coach);
            case Ask.MayTakeBack may -> {
                Tell.Verdict verdict = sitting.game().back(active()).verdict();
                viewer.tell(new Tell.MayTakeBack(may.id(), table.id(), verdict));
            }
            case Ask.TakeBack back -> takeBack(back);
            case Ask.Agree agree -> agree(agree);
            case Ask.Pause pause -> pause(pause);
            case Ask.Resume resume -> resume(resume);
            case Ask.Resign resign -> resign(resign);
            case Ask.Return back -> comeBack(back);
            case Ask.HandOver over -> handOver(over);
            case Ask.Plan plan -> plan(plan);
            case Ask.Chat chat -> chat(chat);
        }
    }

    private String key(Ask.Command ask) {
        return viewer.person() + "/" + ask.id();
    }

    /** It was done before: only the answer was lost. */
    private void again(Ask.Command ask, int version) {
        if (ask instanceof Ask.Play) viewer.tell(new Tell.Played(ask.id(), table.id(), version));
        else viewer.tell(new Tell.Done(ask.id(), table.id()));
    }

    private void done(Ask.Command ask, Deed... deeds) {
        table.commit(key(ask), () -> viewer.tell(new Tell.Done(ask.id(), table.id())), deeds);
    }

    private int seat() {
        return sitting.seatOf(viewer.person())
                .orElseThrow(() -> Failure.notYours("you have no seat at this table"));
    }

    /** One's seat in a game that runs. */
    private int seatInPlay() {
        int seat = seat();
        switch (sitting.status()) {
            case open -> throw Failure.notNow("the game has not begun");
            case over -> throw Failure.notNow("the game is over");
            case closed -> throw Failure.notNow("the table is closed");
            case running -> {}
        }
        if (sitting.chair(seat).resigned()) throw Failure.notNow("you have resigned");
        return seat;
    }

    /** One's seat when one may play it. */
    private int active() {
        int seat = seatInPlay();
        if (sitting.paused()) throw new Failure("paused", "the game is paused");
        if (sitting.chair(seat).away())
            throw Failure.notNow("the house plays for you: take your seat back first");
        return seat;
    }

    private Language in() {
        return table.audience().languageOf(viewer);
    }

    private void play(Ask.Play ask) {
        int seat = active();
        if (ask.moves().isEmpty() || ask.moves().size() > MOVES_AT_ONCE)
            throw new BadInput("send 1 to " + MOVES_AT_ONCE + " moves at once");
        TableGame<?, ?, ?> game = sitting.game();
        if (game.stale(seat, ask.version(), ask.moves().getFirst())) {
            viewer.tell(new Tell.Stale(ask.id(), table.id(), game.version(seat)));
            table.tellPosition(viewer);
            return;
        }
        switch (game.foresee(seat, ask.moves())) {
            case Foresight.Clear _ -> made(ask, seat);
            case Foresight.Refused(int index, Refusal why) ->
                    viewer.tell(
                            new Tell.Refused(
                                    ask.id(),
                                    table.id(),
                                    game.version(seat),
                                    index,
                                    game.reason(why, in())));
            case Foresight.Beyond _ ->
                    throw Failure.notNow(
                            "these moves go beyond what you know now: make them one at a time");
        }
    }

    private void made(Ask.Play ask, int seat) {
        TableGame<?, ?, ?> game = sitting.game();
        List<Deed> deeds = new ArrayList<>();
        if (sitting.plans().of(seat).isPresent()) deeds.add(new Deed.Planned(seat, "", "", 0));
        for (String move : ask.moves()) deeds.add(new Deed.Moved(seat, move, ""));
        table.commit(
                key(ask),
                () -> viewer.tell(new Tell.Played(ask.id(), table.id(), game.version(seat))),
                deeds.toArray(Deed[]::new));
    }

    /** Only what the game says may be planned, as long as it is about what one has seen. */
    private void plan(Ask.Plan ask) {
        int seat = active();
        if (ask.answer().isEmpty()) {
            done(ask, new Deed.Planned(seat, "", "", 0));
            return;
        }
        Optional<Api.Ahead> ahead =
                sitting.game().ahead(seat, Optional.empty(), sitting.names(), in());
        boolean offered =
                ahead.isPresent()
                        && ahead.get().stake().equals(ask.stake())
                        && ahead.get().answers().stream()
                                .anyMatch(each -> each.move().equals(ask.answer()));
        if (!offered) throw Failure.notNow("that is no longer asked");
        done(ask, new Deed.Planned(seat, ask.stake(), ask.answer(), SALT.nextLong()));
    }

    private void whyNot(Ask.WhyNot ask) {
        int seat = seat();
        if (!sitting.started()) throw Failure.notNow("the game has not begun");
        TableGame<?, ?, ?> game = sitting.game();
        Optional<Tell.Reason> why =
                game.refusal(seat, ask.move()).map(refusal -> game.reason(refusal, in()));
        viewer.tell(new Tell.Why(ask.id(), table.id(), ask.move(), why));
    }

    private void moves(Ask.Moves ask) {
        int seat = seat();
        if (!sitting.started()) throw Failure.notNow("the game has not begun");
        List<Scene.Choice> all = sitting.game().choices(seat, sitting.names(), in());
        viewer.tell(new Tell.Moves(ask.id(), table.id(), all));
    }

    private void preview(Ask.Preview ask) {
        int seat = active();
        if (ask.moves().isEmpty() || ask.moves().size() > PREVIEWED)
            throw new BadInput("ask for 1 to " + PREVIEWED + " moves at once");
        TableGame<?, ?, ?> game = sitting.game();
        int version = game.version(seat);
        Optional<Tell.Reason> why =
                game.refusal(seat, ask.moves().getFirst())
                        .map(refusal -> game.reason(refusal, in()));
        if (why.isPresent()) {
            viewer.tell(new Tell.Preview(ask.id(), table.id(), version, why, Optional.empty()));
            return;
        }
        Supplier<Raw> tried = game.preview(seat, ask.moves(), sitting.names(), in());
        services.previews().later(() -> foreseen(ask, version, tried));
    }

    /** It took a while, and the table went on meanwhile. */
    private void foreseen(Ask.Preview ask, int version, Supplier<Raw> tried) {
        try {
            Optional<Raw> preview = Optional.of(tried.get());
            viewer.tell(new Tell.Preview(ask.id(), table.id(), version, Optional.empty(), preview));
        } catch (BadInput e) {
            viewer.tell(new Tell.Failed(Optional.of(ask.id()), "bad-input", e.getMessage()));
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "a preview failed: " + ask, e);
            viewer.tell(new Tell.Failed(Optional.of(ask.id()), "storage", "that cannot be told"));
        }
    }

    private void hint(Ask.Hint ask) {
        int seat = active();
        TableGame<?, ?, ?> game = sitting.game();
        if ((game.waiting() >>> seat & 1) == 0) throw Failure.notNow("it is not your turn");
        unrated("gives no hints");
        Function<Budget, Tell.Hint> thought =
                game.hint(ask.id(), table.id(), seat, Level.named(ADVISER), sitting.names(), in());
        if (!services.bots().advise(cause(), thought, viewer::tell, _ -> noIdea(ask.id())))
            noIdea(ask.id());
    }

    private void coach(Ask.Coach ask) {
        int seat = active();
        unrated("has no coach");
        Function<Budget, Tell.Coach> thought =
                sitting.game().coach(ask.id(), table.id(), seat, sitting.names(), in());
        if (!services.bots().coach(cause(), thought, viewer::tell, _ -> noIdea(ask.id())))
            noIdea(ask.id());
    }

    private Crew.Cause cause() {
        return new Crew.Cause(viewer.person(), table.id(), true);
    }

    private void noIdea(String id) {
        viewer.tell(new Tell.Failed(Optional.of(id), "not-now", "no idea"));
    }

    private void takeBack(Ask.TakeBack ask) {
        int seat = active();
        noOtherProposal();
        TableGame.Back back = sitting.game().back(seat);
        switch (back.verdict()) {
            case nothing -> throw Failure.notNow("you have made no move");
            case free -> done(ask, new Deed.TookBack(seat, back.index(), true));
            case asks -> {
                if (sitting.others(seat).isEmpty()) {
                    unrated("takes nothing back that is not free");
                    done(ask, new Deed.TookBack(seat, back.index(), false));
                } else done(ask, new Deed.Proposed(Api.ProposalKind.takeback, seat));
            }
        }
    }

    /** While a game counts for ratings, nobody is helped, and nobody alone makes it not count. */
    private void unrated(String what) {
        if (sitting.rated()) throw new Failure("rated", "a game that counts for ratings " + what);
    }

    private void noOtherProposal() {
        if (sitting.proposal().isPresent()) throw Failure.notNow("a proposal waits for its answer");
    }

    private void agree(Ask.Agree ask) {
        int seat = active();
        Api.Proposal proposal =
                sitting.proposal().orElseThrow(() -> Failure.notNow("nothing is proposed"));
        if (!ask.agree()) {
            done(ask, new Deed.Declined(seat));
            return;
        }
        if (proposal.seat() == seat || proposal.agreed().contains(seat))
            throw Failure.notNow("you have agreed already");
        List<Deed> deeds = new ArrayList<>(List.of(new Deed.Agreed(seat)));
        List<Integer> missing = new ArrayList<>(sitting.others(proposal.seat()));
        missing.removeAll(proposal.agreed());
        missing.remove((Integer) seat);
        if (missing.isEmpty()) deeds.add(granted(proposal));
        done(ask, deeds.toArray(Deed[]::new));
    }

    private Deed granted(Api.Proposal proposal) {
        return switch (proposal.kind()) {
            case pause -> new Deed.Paused();
            case takeback -> new Deed.TookBack(proposal.seat(), sitting.proposedMove(), false);
            case handover -> new Deed.TakenOver(proposal.seat(), false);
        };
    }

    private void pause(Ask.Pause ask) {
        int seat = active();
        noOtherProposal();
        if (sitting.others(seat).isEmpty()) {
            unrated("stands still when the others agree, and there is nobody to agree");
            done(ask, new Deed.Paused());
        } else done(ask, new Deed.Proposed(Api.ProposalKind.pause, seat));
    }

    private void resume(Ask.Resume ask) {
        seatInPlay();
        if (!sitting.paused()) throw Failure.notNow("the game is not paused");
        done(ask, new Deed.Resumed());
    }

    /** The game's own way to leave, where it has one; else the bot plays on for good. */
    private void resign(Ask.Resign ask) {
        int seat = seatInPlay();
        if (!sitting.paused() && sitting.game().mayAbandon(seat))
            done(ask, new Deed.Moved(seat, Notation.ABANDON, ""), new Deed.Resigned(seat));
        else done(ask, new Deed.Resigned(seat));
    }

    private void comeBack(Ask.Return ask) {
        int seat = seatInPlay();
        if (!sitting.chair(seat).away()) throw Failure.notNow("you have your seat");
        done(ask, new Deed.Returned(seat));
    }

    /**
     * One's own seat, with the others' consent where the game counts; or one that is left alone.
     */
    private void handOver(Ask.HandOver ask) {
        if (sitting.seatOf(viewer.person()).equals(Optional.of(ask.seat()))) {
            handOverOwn(ask);
            return;
        }
        if (!sitting.host().equals(viewer.person()))
            throw Failure.notYours("only the host may do that");
        if (sitting.status() != Api.Status.running) throw Failure.notNow("the game does not run");
        if (ask.seat() < 0 || ask.seat() >= sitting.chairs().size())
            throw new BadInput("there is no seat " + (ask.seat() + 1));
        Chair chair = sitting.chair(ask.seat());
        if (!chair.attended()) throw Failure.notNow("nobody has that seat");
        unrated("waits for the clock before the house takes another's seat");
        if (table.audience().knows(chair.who())) throw Failure.notNow(chair.name() + " is there");
        done(ask, new Deed.TakenOver(ask.seat(), false));
    }

    private void handOverOwn(Ask.HandOver ask) {
        int seat = active();
        noOtherProposal();
        if (!sitting.rated()) done(ask, new Deed.TakenOver(seat, false));
        else if (sitting.others(seat).isEmpty()) unrated("is played by yourself against the house");
        else done(ask, new Deed.Proposed(Api.ProposalKind.handover, seat));
    }

    private void chat(Ask.Chat ask) {
        String text = ask.text().replaceAll("\\p{Cntrl}+", " ").strip();
        if (text.isEmpty() || text.length() > CHAT)
            throw new BadInput("say 1 to " + CHAT + " characters");
        if (services.store().circle().blocks(sitting.people(), viewer.person()))
            throw Failure.notYours("somebody at this table does not want to hear from you");
        int seat = sitting.seatOf(viewer.person()).orElse(-1);
        long at = services.now().getAsLong();
        Chats.Line line = new Chats.Line(at, viewer.name(), seat, text);
        services.store().chats().say(table.id(), key(ask), line);
        viewer.tell(new Tell.Done(ask.id(), table.id()));
        table.hearChats();
        table.said(seat);
        table.cluster().said(table.id());
    }
}
