package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;

/** What a player leans to at first sight. */
class LeaningTest {
    private final Cradle game = new Cradle();

    /** Each weight counts what it says: for a move in a position, after some moves of seat 1. */
    @ParameterizedTest(name = "{0} {3}")
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    fills-blue          ; c1: red-3 b1=1 r1=2                          ;  ; stone c1 b2 ; 1
                    fills-blue          ; c1: red-3 b1=1 b2=1 r1=1                     ;  ; stone c1 r2 ; 0
                    fills-red           ; c1: red-3 b1=1 b2=1 r1=1                     ;  ; stone c1 r2 ; 1
                    fills-gain          ; c1: red-3 b1=1 r1=2 | SCIENCE                ;  ; stone c1 b2 ; 2
                    fills-gain          ; c1: red-3 b1=1 r1=2 | RIVAL                  ;  ; stone c1 b2 ; -1
                    fills-gain          ; c1: red-3 b2=1 r1=2 | seat 2 pile: person-05 ;  ; stone c1 r2 ; -1
                    leaves-one          ; c1: red-3 r1=1                               ;  ; stone c1 b1 ; 1
                    leaves-one-gain     ; c1: red-3 r1=1 | SCIENCE                     ;  ; stone c1 b1 ; 2
                    leaves-more-gain    ; c1: red-6 | seat 1 pile: person-05           ;  ; stone c1 r1 ; 1
                    other-gain          ; c1: red-3 b1=1 | SCIENCE                     ;  ; stone c1 r1 ; 2
                    opens               ; c1: red-3                                    ;  ; stone c1 b1 ; 1
                    opens               ; c1: red-3 b1=2                               ;  ; stone c1 r1 ; 0
                    joins-symbols       ; c1: red-3 b1=2 | RIVAL                       ;  ; stone c1 r1 ; 1
                    joins-height        ; c1: red-3/red-4 b1=2                         ;  ; stone c1 r1 ; 2
                    joins-height        ; c1: red-3/red-4 b1=1                         ;  ; stone c1 r1 ; 0
                    centre              ; c1: red-3                                    ;  ; stone c1 b1 ; 1
                    genius              ; c1: red-3                                    ;  ; genius c1 b1 ; 1
                    genius              ; c1: red-3                                    ;  ; stone c1 b1 ; 0
                    genius-fills        ; c1: red-3 b1=1 r1=2                          ;  ; genius c1 b2 ; 1
                    genius-marks        ; c1: red-3 | SCIENCE                          ;  ; genius c1 r1 ; 1
                    genius-marks        ; c1: red-3 | SCIENCE                          ;  ; genius c1 b1 ; 0
                    draw                ; c1: red-3                                    ; stone c1 b1 ; draw ; 1
                    done                ; c1: red-3                                    ; stone c1 b1 | draw ; done ; 1
                    done-bonus          ; c1: red-3 | SCIENCE                          ; genius c1 r1 ; done ; 1
                    take-person         ; OPEN                                         ; stone c1 b1 ; take person-26 ; 1
                    take-value          ; OPEN                                         ; stone c1 b1 ; take person-26 ; 3
                    take-duels          ; OPEN | c1: red-3 r1=2                        ; stone c1 b2 ; take person-26 ; 1
                    take-fits           ; OPEN | c1: red-3 b1=1 r1=2 b2=2              ; stone c1 r2 ; take person-26 ; 1
                    take-culture        ; OPEN                                         ; stone c1 b1 ; take science-blue-2 ; 1
                    take-count          ; OPEN | SCIENCE                               ; stone c1 b1 ; take science-blue-2 ; 2
                    take-shown          ; OPEN                                         ; stone c1 b1 ; take science-blue-2 ; 1
                    take-here           ; OPEN                                         ; stone c1 b1 ; take science-blue-2 ; 1
                    take-here           ; OPEN                                         ; stone c2 b1 ; take science-blue-2 ; 0
                    take-soon           ; OPEN                                         ; stone c1 b1 ; take science-blue-2 ; 1
                    take-jolly          ; OPEN                                         ; stone c1 b1 ; take jolly-science-architecture ; 1
                    take-rotation       ; OPEN                                         ; stone c1 b1 ; take science-turn-1 ; 1
                    play                ; HAND                                         ; stone c1 b1 ; play science-blue-1 ; 1
                    play-count          ; HAND | RED                                   ; stone c1 b1 ; play science-blue-1 ; 1
                    play-shown          ; HAND                                         ; stone c1 b1 ; play science-blue-1 ; 1
                    play-here           ; HAND                                         ; stone c1 b1 ; play science-blue-1 ; 1
                    play-soon           ; HAND                                         ; stone c1 b1 ; play science-blue-1 ; 1
                    play-soon           ; HAND                                         ; stone c1 r1 ; play science-blue-1 ; 0
                    play-scored         ; HAND | c1: red-3 b1=1 r1=2                   ; stone c1 b2 ; play science-blue-1 ; 1
                    play-scored         ; HAND | c1: red-3 b1=1 r1=2 b2=2              ; stone c1 r2 ; play science-blue-1 ; 0
                    turn                ; TURNS                                        ; stone c1 b1 ; turn science-turn-1 ; 1
                    turn-scored         ; TURNS | c1: red-3 b1=1 r1=2                  ; stone c1 b2 ; turn science-turn-1 ; 1
                    hide-needed         ; HAND | c1: red-3 b1=1 r1=2 b2=2              ; stone c1 r2 ; play person-11 ; 1
                    hide-needless       ; HAND | c1: red-3 b1=1 r1=2 b2=2              ; stone c1 r2 ; play person-01 ; 1
                    hide-needed         ; HAND                                         ; stone c1 b1 ; play person-11 ; 0
                    """)
    void aWeightCountsWhatItSays(
            String name, String given, String made, String move, double count) {
        State s = laid(given);
        if (made != null) for (String each : made.split("\\s*\\|\\s*")) play(s, each);
        assertThat(leaning(name, s, move)).isEqualTo(count);
    }

    private State laid(String given) {
        return Positions.laid(game, given);
    }

    private void play(State s, String move) {
        Positions.play(game, s, move);
    }

    private double leaning(String name, State s, String move) {
        Cradle alone = game.with(game.weights().alone(Weights.LEANING + name));
        List<Move> legal = new ArrayList<>();
        game.legal(s, s.asked, legal);
        double[] out = new double[legal.size()];
        alone.lean(s, s.asked, legal, out);
        int at = legal.indexOf(game.notation().read(move));
        assertThat(at).as("%s among %s", move, legal).isNotNegative();
        return out[at];
    }

    @Test
    void scoringsAreChosenBySymbols() {
        State s =
                laid(
                        "c1: red-3 b1=1 r1=2 | seat 1 columns: science=science-blue-1,science-red-1"
                                + " architecture=architecture-blue-1");
        play(s, "stone c1 b2");
        play(s, "draw");
        assertThat(leaning("count", s, "choose science")).isEqualTo(2);
        assertThat(leaning("count", s, "choose architecture")).isEqualTo(1);
    }

    @Test
    void aDuelIsFoughtWhereItCanBeWon() {
        State s = duel("person-01 person-02", "person-05");
        assertThat(leaning("show", s, "show person-01")).isEqualTo(1);
        assertThat(leaning("show", s, "pass")).isZero();
        assertThat(leaning("show-behind", s, "show person-01")).isEqualTo(1);
        play(s, "show person-01");
        play(s, "show person-05");
        assertThat(leaning("show-behind", s, "show person-02")).isEqualTo(1);
        assertThat(leaning("show-pair", s, "show person-02")).isEqualTo(1);
        assertThat(leaning("show-hopeless", s, "show person-02")).isZero();
        assertThat(leaning("show-enough", s, "show person-02")).isZero();
    }

    @Test
    void whoCanOnlyLoseADuelKnows() {
        State s = duel("person-26", "person-01 person-11");
        play(s, "show person-26");
        assertThat(leaning("show-hopeless", s, "show person-01")).isZero();
        play(s, "show person-01");
        play(s, "pass");
        assertThat(leaning("show-enough", s, "show person-11")).isEqualTo(1);
        State lost = duel("person-27", "person-01 person-06");
        play(lost, "show person-27");
        assertThat(leaning("show-hopeless", lost, "show person-01")).isEqualTo(1);
    }

    @Test
    void aRivalWhoHasPassedIsBeatenWithAsLittleAsNeeded() {
        State s = duel("person-26 person-01", "person-05");
        play(s, "show person-26");
        play(s, "pass");
        assertThat(leaning("show-needless", s, "show person-01")).isEqualTo(1);
        assertThat(leaning("show-behind", s, "show person-01")).isZero();
    }

    /** Two piles meet at an event with science and architecture. */
    private State duel(String one, String two) {
        State s = laid("c1: red-3 b1=1 r1=2 b2=2 | seat 1 pile: " + one + " | seat 2 pile: " + two);
        play(s, "stone c1 r2");
        play(s, "draw");
        return s;
    }

    @Test
    void theBestCardIsKept() {
        State s = duel("person-26 person-01", "person-27 person-05");
        play(s, "show person-26");
        play(s, "show person-27");
        play(s, "show person-01");
        play(s, "show person-05");
        play(s, "pass");
        assertThat(leaning("keep-value", s, "keep person-26")).isEqualTo(3);
        assertThat(leaning("keep-value", s, "keep person-01")).isEqualTo(1);
    }
}
