package signoria.server.store;

import java.util.List;

/** When people are away from games whose turns take days: their clocks stand still then. */
public interface Holidays {
    /** From a moment to another, in milliseconds since 1970. */
    record Holiday(long from, long until) {}

    /** Someone's holidays that end after a moment, the first one first. */
    List<Holiday> of(String person, long after);

    /** Takes the place of one that begins at the same moment; one that ends there is none. */
    void keep(String person, Holiday holiday);
}
