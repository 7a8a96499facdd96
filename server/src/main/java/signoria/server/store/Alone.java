package signoria.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The only server on its store: everything is its own, and there is nobody to tell. */
final class Alone implements Nodes {
    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public void askTime() {}

    @Override
    public void begin(Listener listener) {}

    @Override
    public int beat(int spare) {
        return 0;
    }

    @Override
    public void tell(Word word) {}

    @Override
    public void present(String table, Set<String> people) {}

    @Override
    public Set<String> elsewhere(String table) {
        return Set.of();
    }

    @Override
    public boolean claim(String table) {
        return true;
    }

    @Override
    public List<String> claim(int most) {
        return List.of();
    }

    @Override
    public void release(String table) {}

    @Override
    public List<Due> due() {
        return List.of();
    }

    @Override
    public Map<String, Integer> versions(Collection<String> tables) {
        return Map.of();
    }

    @Override
    public List<Word> changed(long since) {
        return List.of();
    }

    @Override
    public Set<String> good(Collection<String> signIns) {
        return Set.copyOf(signIns);
    }

    @Override
    public void close() {}
}
