package signoria.games.age;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import signoria.kernel.Bits;
import signoria.kernel.Rng;
import signoria.kernel.Seed;
import signoria.kernel.Setups;
import signoria.kernel.Tables;
import signoria.kernel.Text;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** age/map.1 age/map.2 age/map.3 The map against the counts of the rulebook and its examples. */
class MapTest {
    private final Age game = new Age();
    private final Catalog catalog = game.catalog();

    @Test
    void bordersAreSymmetric() {
        for (Province p : catalog.provinces)
            for (int other : p.land())
                assertThat(catalog.province[other].land())
                        .as(p.id() + " and " + catalog.province[other].id())
                        .contains(p.number());
    }

    @Test
    void coastsAreSymmetric() {
        List<Tables.Row> rows = Tables.printed().rows(Catalog.class, "coasts.tsv");
        for (Tables.Row row : rows)
            for (String other : Text.words(row.text("coasts")))
                assertThat(Text.words(row(rows, other).text("coasts")))
                        .as(row.id() + " and " + other)
                        .contains(row.id());
        assertThat(rows).hasSize(88);
    }

    private static Tables.Row row(List<Tables.Row> rows, String id) {
        return rows.stream().filter(row -> row.id().equals(id)).findFirst().orElseThrow();
    }

    @Test
    void thereAre107ProvincesAnd34Satellites() {
        assertThat(catalog.provinces).hasSize(107);
        assertThat(catalog.provinces.stream().filter(Province::satellite)).hasSize(34);
        assertThat(catalog.provinces.stream().filter(p -> !p.coastal())).hasSize(18);
        assertThat(catalog.provinces.stream().filter(Province::capital)).hasSize(6);
        int[] sizes = {11, 13, 16, 7, 11, 10, 16, 18, 3, 2};
        for (Region region : Region.ALL)
            assertThat(catalog.provinces.stream().filter(p -> p.region() == region))
                    .as("region " + region)
                    .hasSize(sizes[region.ordinal()]);
    }

    @Test
    void everyArrowJoinsNeighboursByLandOrCoast() {
        for (Province p : catalog.provinces)
            for (int supported : p.arrows()) {
                boolean coast =
                        Chart.in(
                                catalog.chart.galley,
                                Chart.galleyRow(1, false) + p.number(),
                                supported);
                assertThat(Chart.in(catalog.chart.land, p.number(), supported) || coast)
                        .as(p.id() + " supports " + catalog.province[supported].id())
                        .isTrue();
            }
    }

    /** Provinces per good: all, then without overseas for three to six players. */
    @Test
    void goodsAreAsManyAsTheControlCards() {
        int[][] counts = {
            {8, 4, 7, 7, 8},
            {9, 5, 5, 9, 9},
            {7, 4, 4, 5, 7},
            {8, 4, 5, 6, 7},
            {8, 4, 7, 7, 7},
            {6, 5, 6, 6, 6},
            {7, 3, 4, 5, 6},
            {5, 2, 3, 3, 4},
            {6, 4, 4, 4, 4},
            {7, 3, 3, 3, 3},
            {5, 2, 3, 3, 3},
            {4, 3, 3, 4, 4}
        };
        int sum = 0;
        for (Good good : Good.ALL) {
            sum += count(good, 6, true);
            assertThat(count(good, 6, true)).as(good + "").isEqualTo(counts[good.ordinal()][0]);
            for (int seats = 3; seats <= 6; seats++)
                assertThat(count(good, seats, false))
                        .as(good + " with " + seats)
                        .isEqualTo(counts[good.ordinal()][seats - 2]);
        }
        assertThat(sum).isEqualTo(80);
    }

    private int count(Good good, int seats, boolean overseas) {
        int count = 0;
        for (Province p : catalog.provinces)
            if (p.goods().contains(good)
                    && p.region().players <= seats
                    && (overseas || !p.region().overseas())) count++;
        return count;
    }

    /** The rulebook's example in 9.4.1. */
    @Test
    void londonWithGalleyTwoReachesEightCoasts() {
        assertThat(reach("london", 1, false))
                .containsExactlyInAnyOrder(
                        "edinburgh",
                        "york",
                        "portsmouth",
                        "cornwall",
                        "st-malo",
                        "paris",
                        "bruges",
                        "amsterdam",
                        "london");
    }

    @Test
    void stockholmReachesDanzigAndRigaOnlyAcrossTheBaltic() {
        assertThat(reach("stockholm", 1, false))
                .contains("stettin")
                .doesNotContain("danzig", "riga");
        assertThat(reach("stockholm", 1, true)).contains("danzig", "riga");
    }

    @Test
    void oneSeaPerShipment() {
        assertThat(reach("venice", 1, true)).contains("dubrovnik", "bari").doesNotContain("tunis");
        assertThat(reach("iceland", 4, false)).containsExactly("iceland");
    }

    @Test
    void straitsAreCrossedByShipOnly() {
        String[][] straits = {
            {"copenhagen", "malmo"},
            {"gallipoli", "constantinople"},
            {"bari", "corfu"},
            {"bari", "durazzo"},
            {"bari", "belgrade"},
            {"sicily", "tunis"},
            {"seville", "fez"},
            {"granada", "fez"},
            {"paris", "london"},
            {"paris", "portsmouth"},
            {"london", "bruges"}
        };
        for (String[] strait : straits) {
            int from = catalog.provinceNamed(strait[0]);
            int to = catalog.provinceNamed(strait[1]);
            assertThat(Chart.in(catalog.chart.land, from, to)).as(strait[0]).isFalse();
            assertThat(reach(strait[0], 1, false)).contains(strait[1]);
        }
    }

    private TreeSet<String> reach(String from, int level, boolean astronomy) {
        TreeSet<String> reach = new TreeSet<>();
        int row = Chart.galleyRow(level, astronomy) + catalog.provinceNamed(from);
        for (Province p : catalog.provinces)
            if (Chart.in(catalog.chart.galley, row, p.number())) reach.add(p.id());
        return reach;
    }

    /** The quick sets say nothing that the exact strengths deny. */
    @Test
    void whereSetsSayAnAttackSufficesItDoes() {
        List<Move> legal = new ArrayList<>();
        for (int seed = 1; seed <= 20; seed++) {
            State s = game.start(Setups.of(game, 6, "-").with(Seed.of(seed)));
            Rng rng = Rng.of(seed);
            while (!game.over(s)) {
                int seat = Bits.first(game.waiting(s));
                legal.clear();
                game.legal(s, seat, legal);
                if (s.expanding() == seat && Task.kind(s.agenda.top()) == Task.EXPAND)
                    for (int p = 0; p < Province.COUNT; p++)
                        assertThat(legal.contains(Move.PROVINCES[p]))
                                .as(catalog.province[p].id())
                                .isEqualTo(anyNumber(s, seat, p));
                game.play(s, seat, legal.get(rng.next(legal.size())), _ -> {});
            }
        }
    }

    private static boolean anyNumber(State s, int seat, int province) {
        boolean reached =
                ((s.lands.land(province >>> 6) | s.lands.sea(province >>> 6)) >>> province & 1)
                        != 0;
        if (!reached || s.lands.owner(province) == seat) return false;
        boolean box = s.catalog.province[province].region().overseas();
        if (box && !Reach.boxFree(s, seat, province)) return false;
        for (int n = 1; n <= s.pool(seat); n++)
            if (Expansion.fits(s, seat, province, n)) return true;
        return false;
    }
}
