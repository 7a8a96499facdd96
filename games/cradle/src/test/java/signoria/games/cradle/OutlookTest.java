package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Events;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Weights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What players may expect, each for himself. */
class OutlookTest {
    private final Cradle game = new Cradle();

    /** Each weight counts what it says, for seat 1 in a position, after some moves of its own. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    stones                      ; c1: red-3                              ;  ; 7
                    stones                      ; c1: red-3                              ; stone c1 b1 ; 7
                    own                         ; c1: red-3                              ; stone c1 b1 ; 6
                    none-left                   ; c1: red-3 | seat 1 stones: 0 0         ;  ; 1
                    none-left                   ; c1: red-3 | seat 1 stones: 1 0         ;  ; 0
                    one-left                    ; c1: red-3 | seat 1 stones: 1 0         ;  ; 1
                    two-left                    ; c1: red-3 | seat 1 stones: 2 0         ;  ; 1
                    two-left                    ; c1: red-3 | seat 1 stones: 3 0         ;  ; 0
                    next                        ; c1: red-3                              ;  ; 1
                    next                        ; c1: red-3                              ; stone c1 b1 ; 0
                    actions                     ; c1: red-3                              ;  ; 0
                    actions                     ; c1: red-3                              ; stone c1 b1 ; 2
                    genius                      ; c1: red-3                              ;  ; 1
                    genius                      ; c1: red-3                              ; genius c1 b1 ; 0
                    characters                  ; HAND                                   ;  ; 2
                    cultures                    ; HAND                                   ;  ; 1
                    jollies                     ; seat 1 hand: jolly-science-architecture ;  ; 1
                    rotations                   ; seat 1 hand: science-turn-1            ;  ; 1
                    pile                        ; seat 1 pile: person-01 person-05       ;  ; 2
                    twos                        ; seat 1 pile: person-01 person-05       ;  ; 1
                    three                       ; seat 1 hand: person-26                 ;  ; 1
                    four                        ; seat 1 hand: person-27                 ;  ; 1
                    strength                    ; seat 1 pile: person-01 person-02       ;  ; 4
                    stronger                    ; seat 1 pile: person-01                 ;  ; 1
                    stronger                    ; seat 1 pile: person-01 | seat 2 hand: person-02 ;  ; 0
                    columns                     ; SCIENCE                                ;  ; 1
                    symbols                     ; SCIENCE                                ;  ; 2
                    highest                     ; SCIENCE                                ;  ; 2
                    turnable                    ; TURNS                                  ;  ; 1
                    turnable                    ; TURNS                                  ; stone c1 b1 | turn science-turn-1 ; 0
                    red-marks                   ; SCIENCE                                ;  ; 1
                    blue-marks                  ; SCIENCE                                ;  ; 0
                    blue-marks                  ; seat 1 columns: science=science-blue-1 ;  ; 1
                    red-genius                  ; SCIENCE                                ;  ; 1
                    red-genius                  ; c1: red-3 | SCIENCE                    ; genius c1 b1 ; 0
                    blue-genius                 ; seat 1 columns: science=science-blue-1 ;  ; 1
                    fits                        ; OPEN | RED                             ;  ; 3
                    shown                       ; c1: red-3 | SCIENCE                    ;  ; 2
                    could                       ; HAND                                   ;  ; 1
                    could                       ; TURNS                                  ;  ; 2
                    ahead                       ; c1: red-3 | SCIENCE                    ;  ; 2
                    ahead                       ; c1: red-3 | RIVAL                      ;  ; 0
                    could-ahead                 ; HAND                                   ;  ; 1
                    prizes                      ; c1: red-3 | seat 1 pile: person-01     ;  ; 3
                    prizes                      ; c1: red-3 | seat 1 hand: person-01     ;  ; 1
                    might                       ; c1: red-3 | seat 1 pile: person-05     ;  ; 6
                    alone-places-near-blue      ; c1: red-3 b1=1                         ;  ; 1
                    alone-places-far-blue       ; c1: red-3 r1=1                         ;  ; 1
                    alone-places-near-gain      ; c1: red-3 b1=1 | SCIENCE               ;  ; 2
                    alone-places-near-gain      ; c1: red-3 b1=2 | SCIENCE               ;  ; 0
                    alone-waits-near-gain       ; c1: red-3 b1=1 | SCIENCE               ; stone c2 b1 ; 2
                    alone-places-near-lead      ; c1: red-3 b1=1 | SCIENCE               ;  ; 2
                    alone-places-near-lead      ; c1: red-3 b1=1 | RIVAL                 ;  ; 0
                    alone-places-near-could-lead ; c1: red-3 b1=1 | seat 1 hand: science-blue-1 ;  ; 1
                    alone-places-near-more      ; c1: red-3 b1=1 | seat 1 hand: science-blue-1 ;  ; 1
                    facing-places-near-gain     ; c1: red-3 b1=1 r1=2 | SCIENCE          ;  ; 2
                    facing-places-near-gain     ; c1: red-3 b1=1 r1=2 | RIVAL            ;  ; -1
                    facing-places-near-lead     ; c1: red-3 b1=1 r1=2 | SCIENCE          ;  ; 1
                    facing-waits-near-blue      ; c1: red-3 b1=1 r1=2                    ; stone c2 b1 ; 1
                    alone-places-far-red        ; c1: red-3 b1=1                         ;  ; 1
                    alone-places-far-prize      ; c1: red-3 b1=1 | seat 1 pile: person-01 ;  ; 1
                    alone-places-far-prize      ; c1: red-3 b1=1                         ;  ; 0
                    alone-places-far-stronger   ; c1: red-3 b1=1 | seat 2 pile: person-01 ;  ; -1
                    facing-places-near-prize    ; c1: red-3/red-4 r1=1 b1=2 | DUEL       ;  ; 2
                    facing-places-near-stronger ; c1: red-3/red-4 r1=1 b1=2 | DUEL       ;  ; 4
                    facing-places-near-height   ; c1: red-3/red-4 r1=1 b1=2              ;  ; 2
                    """)
    void aWeightCountsWhatItSays(String name, String given, String made, double count) {
        State s = laid(given);
        if (made != null)
            for (String each : made.split("\\s*\\|\\s*")) Positions.play(game, s, each);
        assertThat(worth(Weights.OUTLOOK + name + "-late", s)).isEqualTo(count);
    }

    /** With no event to come. */
    private State laid(String given) {
        State s =
                Positions.laid(
                        game,
                        given.replace(
                                "DUEL",
                                "seat 1 pile: person-05 person-01 | seat 2 pile: person-06"));
        s.eventDeck = 0;
        return s;
    }

    private double worth(String name, State s) {
        double[] out = new double[s.seats];
        game.with(game.weights().alone(name)).worth(s, out);
        return out[0];
    }

    /** Seven stones count by the weight of the time, or of the two times between. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 7",
        "1, 0, 2.3333, 4.6667",
        "3, 0, 7, 0",
        "6, 3.5, 3.5, 0",
        "9, 7, 0, 0",
        "10, 7, 0, 0"
    })
    void timesAreMixed(int toCome, double early, double middle, double late) {
        State s = laid("c1: red-3");
        s.eventDeck = (1L << toCome) - 1;
        assertThat(worth("outlook-stones-early", s)).isCloseTo(early, within(1e-3));
        assertThat(worth("outlook-stones-middle", s)).isCloseTo(middle, within(1e-3));
        assertThat(worth("outlook-stones-late", s)).isCloseTo(late, within(1e-3));
    }

    /** Until something was learned all are judged like teams, which never are by outlooks. */
    @Test
    void onlyWhoPlaysForHimselfIsJudgedByWhatWasLearned() {
        List<String> names = game.weights().family(Weights.OUTLOOK);
        Cradle unlearned = game.with(game.weights().with(names, new double[names.size()]));
        for (int seats = 2; seats <= 4; seats++)
            assertThat(worth(game, seats, "off")).isNotEqualTo(worth(unlearned, seats, "off"));
        assertThat(worth(game, 4, "on")).isEqualTo(worth(unlearned, 4, "on"));
        assertThat(unlearned.terms(laid("c1: red-3"), 0))
                .first()
                .hasToString("Term[key=worth-stones, value=7.0]");
    }

    private static double[] worth(Cradle game, int seats, String teams) {
        State s = game.start(Setup.of(game, seats, Map.of("teams", teams), Seed.of(1)));
        double[] out = new double[seats];
        game.worth(s, out);
        return out;
    }

    /** Whoever wins is worth two stones more than what is counted. */
    @Test
    void winningIsWorthSomethingByItself() {
        State s = game.start(Setup.of(game, 2, Map.of(), Seed.of(5)));
        List<Move> legal = new ArrayList<>();
        while (!game.over(s)) {
            legal.clear();
            game.legal(s, s.asked, legal);
            game.play(s, s.asked, legal.getFirst(), Events.IGNORED);
        }
        double[] out = new double[2];
        game.worth(s, out);
        List<Integer> places = game.result(s).places();
        assertThat(places).containsExactlyInAnyOrder(1, 2);
        for (int seat = 0; seat < 2; seat++)
            assertThat(out[seat])
                    .isCloseTo(
                            Scoring.stones(s, seat) + (places.get(seat) == 1 ? 2 : 0), within(0.5));
    }
}
