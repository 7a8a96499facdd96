package signoria.kernel.toy;

import signoria.kernel.Ahead;
import signoria.kernel.BadInput;
import signoria.kernel.Event;
import signoria.kernel.Events;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Result;
import signoria.kernel.Rng;
import signoria.kernel.Scene;
import signoria.kernel.Tunable;
import signoria.kernel.Weights;
import signoria.kernel.toy.State.Phase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Toys with one fault each. */
final class Twins {
    private static final int HIGHEST = State.CARDS - 1;

    private Twins() {}

    static Toy unlistedMove() {
        return new Toy() {
            @Override
            public void legal(State s, int seat, List<Move> out) {
                super.legal(s, seat, out);
                if (out.size() > 1) out.removeLast();
            }
        };
    }

    static Toy questionWithoutWhy() {
        return new Toy() {
            @Override
            public String topic(View view) {
                return view.phase() == Phase.GIVING ? "parting" : super.topic(view);
            }
        };
    }

    static Toy refusedPlan() {
        return new Toy() {
            @Override
            public Ahead<Move> ahead(View view, Language in) {
                return new Ahead<>("card", List.of(new Ahead.Answer<>(Move.lay(0), "the first")));
            }

            @Override
            public Optional<Move> planned(View view, Move answer) {
                return Optional.of(answer);
            }
        };
    }

    static Toy shuffledList() {
        return new Toy() {
            private int asked;

            @Override
            public void legal(State s, int seat, List<Move> out) {
                super.legal(s, seat, out);
                Collections.rotate(out, asked++);
            }
        };
    }

    static Toy waitingForNothing() {
        return new Toy() {
            @Override
            public int waiting(State s) {
                return s.phase == Phase.GIVING ? 1 << s.winner : super.waiting(s);
            }
        };
    }

    static Toy moveThatFails() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                if (move.equals(Move.wager(2))) throw new ArithmeticException("two");
                super.play(s, seat, move, events);
            }
        };
    }

    static Toy questionThatChanges() {
        return new Toy() {
            @Override
            public Refusal refusal(State s, int seat, Move move) {
                Refusal refusal = super.refusal(s, seat, move);
                if (refusal != Refusal.NONE) s.points[seat]++;
                return refusal;
            }
        };
    }

    static Toy forgetfulCopy() {
        return new Toy() {
            @Override
            public State copy(State s) {
                State copy = super.copy(s);
                copy.lowest = 0;
                return copy;
            }
        };
    }

    static Toy sharingCopy() {
        return new Toy() {
            @Override
            public State copy(State s) {
                State copy = super.copy(s);
                copy.points = s.points;
                return copy;
            }
        };
    }

    static Toy forgetfulAssign() {
        return new Toy() {
            @Override
            public void assign(State to, State from) {
                int round = to.round;
                super.assign(to, from);
                to.round = round;
            }
        };
    }

    static Toy chanceFromElsewhere() {
        return new Toy() {
            private int rolls;

            @Override
            public void play(State s, int seat, Move move, Events events) {
                super.play(s, seat, move, events);
                if (move instanceof Move.Wager) s.points[seat] += rolls++ & 1;
            }
        };
    }

    static Toy moveTextOfAnother() {
        return new Toy() {
            @Override
            public Notation<State, Move> notation() {
                return new ToyNotation(words) {
                    @Override
                    public String write(Move move) {
                        return super.write(move.equals(Move.wager(3)) ? Move.wager(2) : move);
                    }
                };
            }
        };
    }

    static Toy positionTextWithoutCard() {
        return new Toy() {
            private final ToyNotation forgetful = new ToyNotation(words);

            {
                forgetful
                        .zones()
                        .seat("wrong", (_, _) -> "-", (s, seat, _) -> s.laid[seat] = State.NONE);
            }

            @Override
            public Notation<State, Move> notation() {
                return forgetful;
            }
        };
    }

    /** The audit does not look at it, but what is read from a text has it right. */
    static Toy staleCache() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                byte before = s.held[seat];
                super.play(s, seat, move, events);
                if (move instanceof Move.Give) s.held[seat] = before;
            }

            @Override
            public void audit(State s) {}
        };
    }

    static Toy booksThatDoNotBalance() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                super.play(s, seat, move, events);
                if (move instanceof Move.Give) s.held[seat]++;
            }
        };
    }

    static Toy recordThatDiffers() {
        return new Toy() {
            private int started;

            @Override
            public State start(signoria.kernel.Setup setup) {
                State s = super.start(setup);
                s.points[0] = started++;
                return s;
            }
        };
    }

    static Toy imaginingAnotherView() {
        return new Toy() {
            @Override
            public State imagine(View view, Rng rng) {
                State s = super.imagine(view, rng);
                s.points[0] = 0;
                return s;
            }
        };
    }

    static Toy imaginingOneWorld() {
        return new Toy() {
            @Override
            public State imagine(View view, Rng rng) {
                return super.imagine(view, Rng.of(1));
            }
        };
    }

    /** Every view shows where the highest card is. */
    static Toy leakingView() {
        return new Toy() {
            @Override
            public View view(State s, int seat) {
                View view = super.view(s, seat);
                List<Integer> may = new ArrayList<>(view.may());
                may.set(HIGHEST, 1 << s.lies[HIGHEST]);
                return view.with(may);
            }
        };
    }

    static Toy legalByHiddenCards() {
        return new Toy() {
            @Override
            public void legal(State s, int seat, List<Move> out) {
                super.legal(s, seat, out);
                if (forbidden(s, seat)) out.removeIf(Move.Lay.class::isInstance);
            }

            @Override
            public Refusal refusal(State s, int seat, Move move) {
                if (forbidden(s, seat) && move instanceof Move.Lay)
                    return Refusal.of("toy/turn.1", "not-now");
                return super.refusal(s, seat, move);
            }

            /** No second thoughts while somebody holds the highest card. */
            private boolean forbidden(State s, int seat) {
                return s.laid[seat] != State.NONE && s.lies[HIGHEST] > State.OUT;
            }
        };
    }

    static Toy waitingByHiddenCards() {
        return new Toy() {
            @Override
            public int waiting(State s) {
                int waiting = super.waiting(s);
                boolean last = Integer.bitCount(waiting) <= 1 || s.lies[HIGHEST] == State.PILE;
                return last ? waiting : Integer.lowestOneBit(waiting);
            }
        };
    }

    static Toy leakingRefusal() {
        return new Toy() {
            @Override
            public Refusal refusal(State s, int seat, Move move) {
                Refusal refusal = super.refusal(s, seat, move);
                if (!(move instanceof Move.Lay(int card)) || !refusal.reason().equals("not-held"))
                    return refusal;
                return Refusal.of(
                        refusal.rule(),
                        refusal.reason(),
                        refusal.figures().getFirst(),
                        s.lies[card]);
            }
        };
    }

    /** A die that nobody sees, cast on secret grounds: taking back is not free then. */
    static Toy secretDie() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                if (move instanceof Move.Lay && s.lies[HIGHEST] > State.OUT)
                    s.rng.roll(State.DIE, 6);
                super.play(s, seat, move, events);
            }
        };
    }

    /** Who imagines remembers what lay behind the last view. */
    static Toy peekingImagination() {
        return new Toy() {
            private int where;

            @Override
            public View view(State s, int seat) {
                where = s.lies[HIGHEST];
                return super.view(s, seat);
            }

            @Override
            public State imagine(View view, Rng rng) {
                int peeked = where;
                State s = super.imagine(view, rng);
                if (peeked > State.OUT) s.points[0]++;
                return s;
            }
        };
    }

    /** It remembers what it saw when it made the view. */
    static Toy leakingScene() {
        return new Toy() {
            private int where;

            @Override
            public View view(State s, int seat) {
                where = s.lies[HIGHEST];
                return super.view(s, seat);
            }

            @Override
            public Scene scene(View view, List<Move> moves, Language in) {
                Scene scene = super.scene(view, moves, in);
                return new Scene(scene.question() + where, scene.zones(), scene.choices());
            }
        };
    }

    static Toy leakingEvent() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                super.play(s, seat, move, event -> events.add(openly(event)));
            }

            private Event openly(Event event) {
                return event instanceof ToyEvent.Drew(int seat, int card, int _)
                        ? new ToyEvent.Drew(seat, card, Event.ALL)
                        : event;
            }
        };
    }

    /** Who leaves learns, and tells everybody, how many have laid a card. */
    static Toy partingWord() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                if (move.equals(Move.ABANDON) && s.phase == Phase.LAYING)
                    events.add(new ToyEvent.Rolled(Integer.bitCount(waiting(s))));
                super.play(s, seat, move, events);
            }
        };
    }

    static Toy openSecret() {
        return new Toy() {
            @Override
            public boolean secret(State s, int seat, Move move) {
                return false;
            }
        };
    }

    /** The gift to a winner who leaves is still owed, and then the winner's wager. */
    static Toy giftToOneWhoLeft() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                boolean owed = s.phase == Phase.GIVING && seat == s.winner;
                int round = s.round;
                super.play(s, seat, move, events);
                if (owed && move.equals(Move.ABANDON) && s.round > round) s.phase = Phase.GIVING;
            }
        };
    }

    static Toy endlessGame() {
        return new Toy() {
            @Override
            public void play(State s, int seat, Move move, Events events) {
                if (!(move instanceof Move.Wager)) super.play(s, seat, move, events);
            }
        };
    }

    static Toy forgottenSeat() {
        return new Toy() {
            @Override
            public Result result(State s) {
                Result result = super.result(s);
                return new Result(
                        result.places().subList(1, s.seats()), result.points(), result.lines());
            }
        };
    }

    static Toy pointsThatDoNotAddUp() {
        return new Toy() {
            @Override
            public Result result(State s) {
                Result result = super.result(s);
                Result.Line none = new Result.Line("rounds-won", Collections.nCopies(s.seats(), 0));
                return new Result(result.places(), result.points(), List.of(none));
            }
        };
    }

    static Toy turncoat() {
        return new Toy() {
            @Override
            public int side(State s, int seat) {
                return s.round > 2 ? -seat : seat;
            }
        };
    }

    static Toy praisingLosers() {
        return new Toy() {
            @Override
            public void worth(State s, double[] out) {
                super.worth(s, out);
                for (int seat = 0; seat < out.length; seat++) out[seat] = -out[seat];
            }
        };
    }

    /** Tells of its worth the points, but not the cards held. */
    private static final class UntoldTerm extends Toy implements Tunable<State, Move, View> {
        @Override
        public Weights weights() {
            return new Weights(Map.of());
        }

        @Override
        public Toy with(Weights weights) {
            return this;
        }

        @Override
        public List<Term> terms(State s, int seat) {
            return List.of(new Term("points", s.points[seat]));
        }
    }

    static Toy untoldTerm() {
        return new UntoldTerm();
    }

    static Toy boundlessLeaning() {
        return new Toy() {
            @Override
            public void lean(State s, int seat, List<Move> legal, double[] out) {
                for (int i = 0; i < legal.size(); i++) out[i] = Math.log(s.points[seat]);
            }
        };
    }

    static Toy omittingScene() {
        return new Toy() {
            @Override
            public Scene scene(View view, List<Move> moves, Language in) {
                return super.scene(
                        view, moves.isEmpty() ? moves : moves.subList(1, moves.size()), in);
            }
        };
    }

    static Toy wordlessEvent() {
        return new Toy() {
            @Override
            public Notation<State, Move> notation() {
                return new ToyNotation(words) {
                    @Override
                    public String tell(Event event, List<String> names, Language in) {
                        return in == Language.IT && event instanceof ToyEvent.Won
                                ? ""
                                : super.tell(event, names, in);
                    }
                };
            }
        };
    }

    static Toy wordlessRefusal() {
        return new Toy() {
            @Override
            public Refusal refusal(State s, int seat, Move move) {
                Refusal refusal = super.refusal(s, seat, move);
                return refusal == Refusal.NONE ? refusal : Refusal.of(refusal.rule(), "because");
            }
        };
    }

    static Toy takingBackNothing() {
        return new Toy() {
            @Override
            public Rng chance(State s) {
                if (s.round == 2) throw new BadInput("no chance in the second round");
                return super.chance(s);
            }
        };
    }

    static Toy speechlessWhenRefused() {
        return new Toy() {
            @Override
            public List<Scene.Choice> choices(View view, List<Move> moves, Language in) {
                return super.choices(view, moves.subList(1, moves.size()), in);
            }
        };
    }

    static Toy speakingInCodes() {
        return new Toy() {
            @Override
            public Scene scene(View view, List<Move> moves, Language in) {
                Scene scene = super.scene(view, moves, in);
                return new Scene("What does L06 do?", scene.zones(), scene.choices());
            }
        };
    }
}
