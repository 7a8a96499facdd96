package signoria.games.cradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.kernel.BadInput;
import signoria.kernel.Folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts and sums of the catalogue, written down a second time from the component lists. */
class CatalogTest {
    private final Catalog catalog = new Cradle().catalog();

    @Test
    void sixGroupsOfSixEventsInTheirYears() {
        assertThat(catalog.events).hasSize(36);
        int[][] years = {
            {1442, 1471}, {1474, 1498}, {1499, 1517}, {1519, 1525}, {1526, 1542}, {1545, 1572}
        };
        for (Group group : Group.ALL) {
            assertThat(Long.bitCount(catalog.ofGroup[group.ordinal()])).isEqualTo(6);
            int first = Integer.MAX_VALUE;
            int last = 0;
            for (EventCard event : catalog.events)
                if (event.group() == group) {
                    first = Math.min(first, event.year());
                    last = Math.max(last, event.year());
                }
            assertThat(new int[] {first, last}).isEqualTo(years[group.ordinal()]);
        }
    }

    @Test
    void everySymbolIsOnFourteenEvents() {
        int[] events = new int[Symbol.COUNT];
        int[] withSymbols = new int[4];
        for (EventCard event : catalog.events) {
            withSymbols[event.symbols().size()]++;
            for (Symbol symbol : event.symbols()) events[symbol.ordinal()]++;
        }
        assertThat(events).containsOnly(14);
        assertThat(withSymbols).containsExactly(0, 7, 24, 5);
    }

    @Test
    void everyGroupHasTheSameSixShapes() {
        Set<String> shapes = Set.of("1+2", "2+1", "2+2", "3+2", "2+3", "3+3");
        int blue = 0;
        int red = 0;
        for (Group group : Group.ALL) {
            Set<String> found = new HashSet<>();
            for (EventCard event : catalog.events)
                if (event.group() == group) {
                    found.add(event.blue() + "+" + event.red());
                    blue += event.blue();
                    red += event.red();
                }
            assertThat(found).isEqualTo(shapes);
        }
        assertThat(blue).isEqualTo(78);
        assertThat(red).isEqualTo(78);
    }

    /** The 2+1 card of a group mirrors its 1+2 card in the other colour; so do 2+3 and 3+2. */
    @Test
    void mirroredCardsHaveTheSameRoads() {
        for (Group group : Group.ALL) {
            assertThat(degrees(group, 1, 2, false)).isEqualTo(degrees(group, 2, 1, true));
            assertThat(degrees(group, 3, 2, false)).isEqualTo(degrees(group, 2, 3, true));
        }
    }

    /** How many roads leave the spaces of the one event of a shape, sorted within each colour. */
    private List<List<Integer>> degrees(Group group, int blue, int red, boolean mirrored) {
        for (EventCard event : catalog.events)
            if (event.group() == group && event.blue() == blue && event.red() == red) {
                List<Integer> all = event.roads().stream().map(Integer::bitCount).toList();
                List<Integer> blues = all.subList(0, blue).stream().sorted().toList();
                List<Integer> reds = all.subList(blue, blue + red).stream().sorted().toList();
                return mirrored ? List.of(reds, blues) : List.of(blues, reds);
            }
        throw new AssertionError("no such event");
    }

    @Test
    void spacesAreDrawnApartAndJoinedByAllRoads() {
        int roads = 0;
        for (EventCard event : catalog.events) {
            for (int joined : event.roads()) roads += Integer.bitCount(joined);
            assertThat(new HashSet<>(event.layout())).hasSize(event.spaces());
        }
        assertThat(roads / 2).isEqualTo(141);
    }

    @Test
    void fortyCultureCardsInFourKinds() {
        assertThat(catalog.cultures).hasSize(40);
        Map<Symbol, Map<Card.Kind, Integer>> numbers = new HashMap<>();
        Set<Set<Symbol>> pairs = new HashSet<>();
        for (Card.Culture card : catalog.cultures)
            if (card.kind() == Card.Kind.JOLLY) pairs.add(Set.of(card.first(), card.second()));
            else
                numbers.computeIfAbsent(card.first(), _ -> new HashMap<>())
                        .merge(card.kind(), 1, Integer::sum);
        assertThat(pairs).hasSize(10);
        for (Symbol symbol : Symbol.ALL)
            assertThat(numbers.get(symbol))
                    .isEqualTo(
                            Map.of(
                                    Card.Kind.GENIUS_BLUE, 2,
                                    Card.Kind.GENIUS_RED, 2,
                                    Card.Kind.ROTATION, 2));
    }

    @Test
    void twentySevenCharactersByValueAndSymbol() {
        assertThat(catalog.people).hasSize(27);
        int[] values = new int[5];
        int[][] bySymbol = new int[5][Symbol.COUNT];
        for (Card.Person person : catalog.people) {
            values[person.value()]++;
            for (Symbol symbol : Symbol.ALL)
                if ((person.symbols() & symbol.bit()) != 0)
                    bySymbol[person.value()][symbol.ordinal()]++;
            assertThat(person.symbols() == 0).isEqualTo(person.value() > 2);
        }
        assertThat(values).containsExactly(0, 15, 10, 1, 1);
        assertThat(bySymbol[1]).containsOnly(3);
        assertThat(bySymbol[2]).containsOnly(2);
    }

    @Test
    void everyCardSaysThatItIsDesigned() {
        for (EventCard event : catalog.events) assertThat(event.mark()).isEqualTo("designed");
        for (Card card : catalog.cultures) assertThat(card.mark()).isEqualTo("designed");
        for (Card card : catalog.people) assertThat(card.mark()).isEqualTo("designed");
    }

    @Test
    void anOwnersTableIsLaidOverOurs(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("characters.tsv"),
                "id\tvalue\tsymbol\tlife\tname\titalian\tmark\n"
                        + "person-01\t2\treligion\t1400-1500\tSomebody\tQualcuno\tprinted\n");
        Card.Person person = new Cradle().with(Folder.tables(folder)).catalog().people[0];
        assertThat(person.value()).isEqualTo(2);
        assertThat(person.symbols()).isEqualTo(Symbol.RELIGION.bit());
    }

    @Test
    void aBadRowNamesFileLineAndReason(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("events.tsv"),
                "id\tgroup\tyear\tsymbols\tblue\tred\troads\tlayout\tname\titalian\tmark\n"
                        + "red-1\tred\t1442\tscience\t1\t2\tr1-b1\tb1=0,0 r1=1,1 r2=2,2"
                        + "\tA\tB\tprinted\n");
        assertThatThrownBy(() -> new Cradle().with(Folder.tables(folder)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("events.tsv:2: roads: expected roads that join all spaces");
    }
}
