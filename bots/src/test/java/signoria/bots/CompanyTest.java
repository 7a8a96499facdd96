package signoria.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.Set;

class CompanyTest {
    @Test
    void everySeatOfATableHasANameOfItsOwnThatStays() {
        for (String table : new String[] {"", "olmo48fico7q2m", "here-0a1b2c"}) {
            Set<String> names = new HashSet<>();
            for (int seat = 0; seat < 6; seat++) {
                names.add(Company.name(table, seat));
                assertThat(Company.name(table, seat)).isEqualTo(Company.name(table, seat));
            }
            assertThat(names).hasSize(6);
        }
    }

    /** The page names the house players of tables on its own device by the same rule. */
    @Test
    void theNameFollowsFromTheTable() {
        assertThat(Company.name("olmo48fico7q2m", 1)).isEqualTo("Violante");
    }

    @Test
    void aRecordNamesLevelAndName() {
        String filed = Company.filed("master:200ms", "Tessa").substring("bot:".length());
        assertThat(Company.shown(filed)).isEqualTo("Tessa");
        assertThat(Company.level(filed)).isEqualTo("master:200ms");
    }

    @Test
    void olderRecordsNameTheLevelAlone() {
        assertThat(Company.shown("master")).isEqualTo("master");
        assertThat(Company.level("master")).isEqualTo("master");
        assertThat(Company.level("apprentice.2")).isEqualTo("apprentice");
        assertThat(Company.level("exec:./bot.py")).isEqualTo("exec:./bot.py");
    }
}
