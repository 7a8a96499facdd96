package signoria.kernel.laws;

import signoria.kernel.Shared;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A state taken apart by reflection: the value of each field as text, and each object in it that
 * can change. Fields marked {@link Shared} are left out.
 */
final class Fields {
    private static final Map<Class<?>, List<Field>> KNOWN = new ConcurrentHashMap<>();

    private final List<String> names = new ArrayList<>();
    private final List<String> values = new ArrayList<>();
    private final Map<Object, String> mutable = new IdentityHashMap<>();
    private final Map<Object, String> visited = new IdentityHashMap<>();

    private Fields() {}

    static Fields of(Object state) {
        Fields fields = new Fields();
        fields.walk("", state);
        return fields;
    }

    /** The first field in which another state is not the same, with both values. */
    Optional<String> difference(Fields other) {
        for (int i = 0; i < Math.min(names.size(), other.names.size()); i++)
            if (!names.get(i).equals(other.names.get(i))
                    || !values.get(i).equals(other.values.get(i)))
                return Optional.of(difference(names.get(i), values.get(i), other.values.get(i)));
        if (names.size() != other.names.size()) return Optional.of("another number of fields");
        return Optional.empty();
    }

    /** The first thing that can change and belongs to both states. */
    Optional<String> sharing(Fields other) {
        for (var entry : mutable.entrySet())
            if (other.mutable.containsKey(entry.getKey())) return Optional.of(entry.getValue());
        return Optional.empty();
    }

    private static String difference(String name, String here, String there) {
        String[] mine = here.split(", ");
        String[] hers = there.split(", ");
        if (mine.length != hers.length || mine.length == 1)
            return name + " is " + here + ", then " + there;
        int i = Arrays.mismatch(mine, hers);
        return name + "[" + i + "] is " + bare(mine[i]) + ", then " + bare(hers[i]);
    }

    private static String bare(String element) {
        return element.replaceAll("^\\[|\\]$", "");
    }

    private void walk(String path, Object value) {
        switch (value) {
            case null -> leaf(path, "null");
            case Enum<?> constant -> leaf(path, constant.name());
            case boolean[] array -> array(path, array, array.length, Arrays.toString(array));
            case byte[] array -> array(path, array, array.length, Arrays.toString(array));
            case short[] array -> array(path, array, array.length, Arrays.toString(array));
            case char[] array -> array(path, array, array.length, Arrays.toString(array));
            case int[] array -> array(path, array, array.length, Arrays.toString(array));
            case long[] array -> array(path, array, array.length, Arrays.toString(array));
            case float[] array -> array(path, array, array.length, Arrays.toString(array));
            case double[] array -> array(path, array, array.length, Arrays.toString(array));
            case Object[] array -> elements(path, array);
            default -> object(path, value);
        }
    }

    private void leaf(String path, String value) {
        names.add(path);
        values.add(value);
    }

    private void array(String path, Object array, int length, String value) {
        if (length > 0) mutable.put(array, path);
        leaf(path, value);
    }

    private void elements(String path, Object[] array) {
        if (array.length > 0) mutable.put(array, path);
        for (int i = 0; i < array.length; i++) walk(path + "[" + i + "]", array[i]);
    }

    private void object(String path, Object value) {
        Class<?> type = value.getClass();
        if (type.isHidden()) return;
        if (type.getModule() == Object.class.getModule()) {
            if (!constant(type)) mutable.put(value, path);
            leaf(path, value.toString());
        } else if (visited.put(value, path) != null) leaf(path, "again");
        else parts(path, value, type);
    }

    private void parts(String path, Object value, Class<?> type) {
        for (Field field : KNOWN.computeIfAbsent(type, Fields::fields)) {
            if (!Modifier.isFinal(field.getModifiers())) mutable.put(value, path);
            try {
                walk(
                        path.isEmpty() ? field.getName() : path + "." + field.getName(),
                        field.get(value));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A class of the JDK whose objects never change. */
    private static boolean constant(Class<?> type) {
        return Number.class.isAssignableFrom(type)
                || type == String.class
                || type == Boolean.class
                || type == Character.class
                || type == Optional.class
                || type.getName().startsWith("java.util.ImmutableCollections")
                || type.getName().startsWith("java.util.Collections$");
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> at = type; at != Object.class && at != Record.class; at = at.getSuperclass())
            for (Field field : at.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())
                        || field.isSynthetic()
                        || field.isAnnotationPresent(Shared.class)) continue;
                field.setAccessible(true);
                fields.add(field);
            }
        return fields;
    }
}
