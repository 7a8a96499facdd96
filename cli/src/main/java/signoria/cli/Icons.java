package signoria.cli;

import signoria.kernel.Tables;
import signoria.kernel.Text;

import java.util.HashMap;
import java.util.Map;

/** A sign for some of the icons that scenes name. */
final class Icons {
    private static final Map<String, Tables.Row> ROWS = new HashMap<>();

    static {
        for (Tables.Row row : Tables.parse("icons.tsv", Text.resource(Icons.class, "icons.tsv")))
            ROWS.put(row.id(), row);
    }

    private Icons() {}

    /** The sign of an icon with a blank after it, in its colour; empty when it has none. */
    static String sign(String icon, Pen pen) {
        Tables.Row row = ROWS.get(icon);
        return row == null ? "" : pen.pigment(row.text("colour"), row.text("sign")) + " ";
    }
}
