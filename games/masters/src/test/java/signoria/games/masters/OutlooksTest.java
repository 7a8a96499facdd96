package signoria.games.masters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.Weights;

import java.util.List;
import java.util.Map;

/** What players may expect. */
class OutlooksTest {
    private final Masters game = new Masters();

    /** Each trait counts what it says, for seat 1 in a position; its three times are mixed. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            textBlock =
                    """
                    cards         ; seat 1 slots: Y01 B05 / G01 / -       ; 7
                    level-one     ; seat 1 slots: Y01 B05 / G01 / -       ; 2
                    level-two     ; seat 1 slots: Y01 B05 / G01 / -       ; 1
                    open-one      ; seat 1 slots: Y01 B05 / G01 / -       ; 1
                    open-two      ; seat 1 slots: Y01 B05 / G01 / -       ; 1
                    open-three    ; seat 1 slots: Y01 B05 / G01 / -       ; 1
                    one-missing   ; seat 1 slots: G01 G05 Y09 / Y01 B05 P09 / - ; 1
                    two-missing   ; seat 1 slots: G01 G05 Y09 / Y01 B05 / - ; 1
                    track         ; seat 1 faith: 10                      ; 4
                    spaces        ; seat 1 faith: 10                      ; 10
                    beyond        ; seat 1 faith: 10                      ; 1
                    ahead         ; seat 1 faith: 6 | seat 2 faith: 4     ; 2
                    ahead         ; seat 1 faith: 4 | seat 2 faith: 6     ; -2
                    last-near     ; seat 1 faith: 22                      ; 3
                    tiles         ; seat 1 tiles: up down down | reports: 1 ; 2
                    safe          ; seat 1 faith: 5                       ; 2
                    safe-near     ; seat 1 faith: 6 | seat 2 faith: 7     ; 8
                    lacks         ; seat 1 faith: 3                       ; 2
                    lacks-near    ; seat 1 faith: 3 | seat 2 faith: 7     ; 8
                    later         ; seat 1 faith: 19 | reports: 1        ; 4
                    goods         ; seat 1 warehouse: 3 coin 1 stone      ; 4
                    goods         ; seat 1 strongbox: 9 coin 9 stone      ; 22.8
                    kinds         ; seat 1 strongbox: 9 coin 9 stone      ; 2
                    coins         ; seat 1 strongbox: 9 coin 9 stone      ; 4
                    shields       ; seat 1 strongbox: 3 shield            ; 3
                    buys          ; GRID | seat 1 strongbox: 2 shield     ; 1
                    buys-one      ; GRID | seat 1 strongbox: 2 shield     ; 1
                    missing-one   ; GRID | seat 1 strongbox: 1 shield     ; 1
                    missing-two   ; GRID | seat 1 slots: G01 / - / -      ; 4
                    powers        ; seat 1 slots: G01 / - / -             ; 1
                    gain          ; seat 1 slots: G03 / - / -             ; 1
                    gain-faith    ; seat 1 slots: G01 / - / -             ; 1
                    ready         ; seat 1 slots: G03 / - / -             ; 0
                    ready         ; seat 1 slots: G03 / - / - | seat 1 strongbox: 2 servant ; 1
                    ready-faith   ; seat 1 slots: G01 / - / - | seat 1 strongbox: 1 coin    ; 1
                    leaders       ; seat 1 played: L01 L05                ; 5
                    discounts     ; seat 1 played: L01 L05                ; 1
                    depots        ; seat 1 played: L01 L05                ; 1
                    held          ; seat 1 hand: L05 L06                  ; 2
                    held-points   ; seat 1 hand: L05 L06                  ; 6
                    held-met      ; seat 1 hand: L05 L06 | seat 1 strongbox: 5 coin ; 3
                    next          ; -                                     ; 1
                    margin        ; seat 1 faith: 18                      ; 6
                    end           ; seat 1 faith: 24                      ; 120
                    """)
    void aTraitCountsWhatItSays(String name, String given, double count) {
        State s = laid(2, given == null ? "" : given);
        assertThat(counted("two-" + name, s)).isCloseTo(count, within(1e-9));
    }

    /** Two are judged by weights of their own, and one alone by none. */
    @Test
    void tablesAreJudgedByTheirOwnWeights() {
        String given = "seat 1 faith: 10";
        assertThat(counted("two-spaces", laid(2, given))).isEqualTo(10);
        assertThat(counted("more-spaces", laid(3, given))).isEqualTo(10);
        assertThat(counted("more-spaces", laid(4, given))).isEqualTo(10);
        List<String> names = game.weights().family(Weights.OUTLOOK);
        Weights none = game.weights().with(names, new double[names.size()]);
        State alone = laid(1, given);
        assertThat(worth(none, alone)).isEqualTo(worth(game.weights(), alone));
        assertThat(worth(none, laid(2, given))).isNotEqualTo(worth(game.weights(), laid(2, given)));
    }

    private State laid(int seats, String given) {
        State s = game.notation().blank(Setup.of(game, seats, Map.of(), Seed.of(1)));
        String grid = "grid: G01 - - - / G05 - - - / - - - -";
        for (String part : given.replace("GRID", grid).split("\\|")) {
            int colon = part.indexOf(':');
            if (colon < 0) continue;
            String zone = part.substring(0, colon).strip();
            game.notation().zones().read(s, zone, part.substring(colon + 1).strip());
        }
        return s;
    }

    private double counted(String name, State s) {
        double sum = 0;
        for (String time : List.of("early", "middle", "late"))
            sum += worth(game.weights().alone(Weights.OUTLOOK + name + "-" + time), s);
        return sum;
    }

    private double worth(Weights weights, State s) {
        double[] out = new double[s.seats];
        game.with(weights).worth(s, out);
        return out[0];
    }
}
