package signoria.games.lorenzo;
import java.util.List;
import signoria.kernel.*;
public final class Lorenzo {
    static final Sheet SHEET =
            new Sheet(
                    "lorenzo",
                    "Lorenzo il Magnifico",
                    "Lorenzo il Magnifico",
                    2,
                    5,
                    List.of(
                            Option.toggle("advanced", "Advanced rules: leaders and own bonus tiles", "Regole avanzate: leader e tessere bonus personali", true),
                            Option.toggle("famiglie", "Famiglie del Rinascimento", "Famiglie del Rinascimento", false),
                            Option.toggle("pazzi", "La Congiura dei Pazzi", "La Congiura dei Pazzi", false),
                            new Option("decks", "Decks with Pazzi: random, seen, or chosen:1-8,…", "Mazzi con i Pazzi: random, seen o chosen:1-8,…", List.of(), "random")),
                    1,
                    5000,
                    List.of());
}
