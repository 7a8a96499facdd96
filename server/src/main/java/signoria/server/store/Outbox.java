package signoria.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What people are to be told when they do not look: rows that a server claims, tells and forgets.
 * What was claimed and neither told nor given back may have been told, and is not told again.
 */
public interface Outbox {
    /**
     * Something to tell.
     *
     * @param channel how
     * @param about the table, or whatever else it is about; of each event about it there is one
     * @param due not before that
     * @param tries how often it failed
     */
    record Item(
            String person,
            String channel,
            String event,
            String about,
            long at,
            long due,
            int tries,
            String content) {}

    /** Takes the place of an earlier one about the same. */
    void add(Item item);

    /** It need not be told any more. */
    void drop(String person, String about, Collection<String> events);

    /** Nothing more is told by this channel. */
    void drop(String person, String channel);

    /**
     * Claims all that is due for one person by one channel, if there is any: for so long as its
     * channel has it nobody else tells them anything by that channel.
     */
    List<Item> claim(long now, Map<String, Long> lulls);

    /** They were told. */
    void told(List<Item> items);

    /** They were not told, and will be tried again then. */
    void later(List<Item> items, long due, boolean failed);

    /** Begins a lull, unless one lasts; of two servers only one can. */
    boolean lull(String person, String channel, long now, long until);

    /** Nobody was disturbed: what comes next by this channel need not wait. */
    void open(String person, String channel);

    /** Forgets what was claimed before then: its server died, and may have told it. */
    void forget(long before);

    /** Could something be claimed? */
    boolean due(long now);

    /** What nobody has claimed for someone yet, by whatever channel. */
    List<Item> waiting(String person);
}
