package signoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Events;
import signoria.kernel.Game;
import signoria.kernel.Games;
import signoria.kernel.Language;
import signoria.kernel.Notation;
import signoria.kernel.Refusal;
import signoria.kernel.Seed;
import signoria.kernel.Setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Who may make a move that is not listed is told at the terminal how it is written. */
class FormsTest {
    private static final Pattern LAST_NUMBER = Pattern.compile("(.*?) ?(servants )?(-?\\d+)");
    private static final int MOST = 400;

    @TempDir Path home;

    @TestFactory
    Stream<DynamicTest> whatIsNotListedIsSaidToBeWritten() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.sheet().id(), () -> holds(game)));
    }

    private static <S, M, V> void holds(Game<S, M, V> game) {
        Map<String, String> options =
                game.sheet().id().equals("lorenzo") ? Map.of("famiglie", "on") : Map.of();
        Set<String> said = new TreeSet<>();
        Set<String> listed = new HashSet<>();
        for (M move : game.moves()) listed.add(game.notation().write(move));
        for (int seed = 1; seed <= 3; seed++) {
            Random dice = new Random(seed);
            S s = game.start(Setup.of(game, game.sheet().fewest(), options, new Seed("" + seed)));
            for (int i = 0; i < MOST && !game.over(s); i++) {
                int seat = Integer.numberOfTrailingZeros(game.waiting(s));
                List<M> legal = new ArrayList<>();
                game.legal(s, seat, legal);
                Set<String> forms = new TreeSet<>();
                for (Notation.Form form : game.notation().forms(s, seat, Language.EN))
                    forms.add(verb(form.text()));
                said.addAll(forms);
                for (String text : beyond(game, s, seat, legal))
                    if (!listed.contains(text) && allowed(game, s, seat, text))
                        assertThat(forms).as("'%s' after %d moves", text, i).contains(verb(text));
                game.play(s, seat, legal.get(dice.nextInt(legal.size())), Events.IGNORED);
            }
        }
        assertThat(said).isEqualTo(new TreeSet<>(expected(game.sheet().id())));
    }

    /** What the games' packages say is not listed. */
    private static List<String> expected(String game) {
        return switch (game) {
            case "lorenzo" -> List.of("go");
            case "princes" -> List.of("offer"); // and bids beyond 40 gold, which few have
            case "age" -> List.of("buy");
            case "toy" -> List.of("wager");
            default -> List.of();
        };
    }

    /** What bots try, and all that is legal with other numbers, and with servants. */
    private static <S, M, V> List<String> beyond(Game<S, M, V> game, S s, int seat, List<M> legal) {
        List<String> texts = new ArrayList<>();
        for (M move : game.candidates(game.view(s, seat))) texts.add(game.notation().write(move));
        for (M move : legal) {
            String text = game.notation().write(move);
            var number = LAST_NUMBER.matcher(text);
            if (number.matches())
                for (int other : new int[] {-4, 4, 21, 41, 43})
                    texts.add(number.group(1) + " " + other);
            texts.add(text + " servants 1");
        }
        return texts;
    }

    private static <S, M> boolean allowed(Game<S, M, ?> game, S s, int seat, String text) {
        Optional<M> move;
        try {
            move = Optional.of(game.notation().read(text));
        } catch (BadInput unread) {
            return false;
        }
        return game.refusal(s, seat, move.get()) == Refusal.NONE;
    }

    private static String verb(String text) {
        return text.split(" ")[0];
    }

    /** In the question and in the help, in both languages; half of it says how it goes on. */
    @Test
    void servantsAreSaidToBeNamedAtTheTerminal() {
        for (String[] each :
                new String[][] {
                    {"en", "help", "you may also write: go ", "be it more than it needs"},
                    {"it", "aiuto", "puoi anche scrivere: go ", "anche più del necessario"},
                }) {
            Shell.Said said =
                    new Shell(home)
                            .run(
                                    each[1] + "\nquit\nesci\n",
                                    "play",
                                    "lorenzo",
                                    "--option",
                                    "advanced=off",
                                    "--players",
                                    "2",
                                    "--humans",
                                    "anna",
                                    "--seed",
                                    "5",
                                    "--bots",
                                    "random",
                                    "--lang",
                                    each[0]);
            assertThat(said.status()).as(said.err()).isEqualTo(Cli.DONE);
            assertThat(said.out().replace("\n", " "))
                    .contains(each[2] + "council servants 1", each[3]);
        }
    }
}
