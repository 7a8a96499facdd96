package signoria.server.table;

import signoria.server.protocol.Tell;
import signoria.server.store.Chats;

import java.util.List;
import java.util.Optional;
import java.util.function.LongToIntFunction;

/** What is said at a table, here or through other servers, told to those who look. */
final class Talk {
    /** How many lines a newcomer is told. */
    private static final int LINES = 200;

    private final String table;
    private final Services services;
    private final Audience audience;
    private final LongToIntFunction steps;
    private int told; // up to this line

    /**
     * @param steps how many steps of the game those who watch knew at a time
     */
    Talk(String table, Services services, Audience audience, LongToIntFunction steps) {
        this.steps = steps;
        this.table = table;
        this.services = services;
        this.audience = audience;
    }

    /** Tells what was said since. */
    void hear() {
        hear(services.store().chats().said(table, told, LINES));
    }

    private void hear(List<Chats.Said> lines) {
        for (Chats.Said each : lines)
            if (each.number() > told) audience.tell(new Tell.Said(table, line(each)));
        if (!lines.isEmpty()) told = lines.getLast().number();
    }

    /** All that a newcomer is told; those who are there hear what they have not heard of it. */
    Tell.Chats all() {
        List<Chats.Said> lines = services.store().chats().said(table, 0, LINES);
        hear(lines);
        return new Tell.Chats(table, lines.stream().map(this::line).toList());
    }

    private Tell.Line line(Chats.Said said) {
        Chats.Line line = said.line();
        Optional<Integer> seat = line.seat() < 0 ? Optional.empty() : Optional.of(line.seat());
        return new Tell.Line(
                line.at(), steps.applyAsInt(line.at()), line.name(), seat, line.text());
    }
}
