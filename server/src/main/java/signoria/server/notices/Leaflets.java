package signoria.server.notices;

import signoria.server.people.Signatures;
import signoria.server.protocol.Api;
import signoria.server.store.Store;

import java.util.Optional;

/** Words in the links that end messages: they prove whom they were sent to, and do nothing else. */
final class Leaflets {
    /** Who is told no more, and how. */
    record Stop(String person, Api.Channel channel) {}

    private final Signatures signatures;

    Leaflets(Store store) {
        this.signatures = new Signatures(store.secret());
    }

    String word(String person, Api.Channel channel) {
        return person + "." + channel + "." + signed(person, channel);
    }

    private String signed(String person, Api.Channel channel) {
        return signatures.sign("stop " + person + " " + channel);
    }

    Optional<Stop> read(String word) {
        String[] parts = word.split("\\.", -1);
        if (parts.length != 3 || word.length() > 200) return Optional.empty();
        for (Api.Channel channel : Api.Channel.values())
            if (channel.name().equals(parts[1])
                    && Signatures.same(signed(parts[0], channel), parts[2]))
                return Optional.of(new Stop(parts[0], channel));
        return Optional.empty();
    }
}
