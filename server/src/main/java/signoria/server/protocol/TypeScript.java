package signoria.server.protocol;

import com.fasterxml.jackson.annotation.JsonTypeName;

import signoria.kernel.Almanac;
import signoria.kernel.Event;
import signoria.kernel.Glance;
import signoria.kernel.Preview;
import signoria.kernel.Scene;

import java.io.IOException;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The client's types, made from the records: run it to write the file, a test compares. */
public final class TypeScript {
    private final Map<Class<?>, String> written = new LinkedHashMap<>();
    private final Deque<Class<?>> pending = new ArrayDeque<>();

    private TypeScript() {}

    public static void main(String[] arguments) throws IOException {
        Files.writeString(Path.of(arguments[0]), generate());
    }

    /** The whole file. */
    public static String generate() {
        TypeScript types = new TypeScript();
        types.pending.addAll(Arrays.asList(Api.class.getDeclaredClasses()).reversed());
        types.pending.add(Ask.class);
        types.pending.add(Tell.class);
        types.pending.add(Scene.class);
        types.pending.add(Glance.class);
        types.pending.add(Almanac.class);
        while (!types.pending.isEmpty()) types.declare(types.pending.poll());
        StringBuilder file = new StringBuilder();
        file.append("// Made from the records of signoria.server.protocol; do not edit.\n\n");
        file.append("export const PROTOCOL = ").append(Api.PROTOCOL).append(";\n");
        List<String> sorted = new ArrayList<>(types.written.values());
        sorted.sort(null);
        for (String text : sorted) file.append('\n').append(text).append('\n');
        return file.toString();
    }

    private void declare(Class<?> type) {
        if (written.containsKey(type)) return;
        written.put(type, "");
        String text;
        if (type.isEnum()) text = "export type " + name(type) + " = " + constants(type) + ";";
        else if (type.isSealed()) text = "export type " + name(type) + " = " + members(type) + ";";
        else text = "export interface " + name(type) + " {" + fields(type) + "}";
        written.put(type, text);
    }

    private static String constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(each -> "'" + each + "'")
                .collect(Collectors.joining(" | "));
    }

    private String members(Class<?> family) {
        return Arrays.stream(family.getPermittedSubclasses())
                .map(this::refer)
                .collect(Collectors.joining(" | "));
    }

    private String fields(Class<?> type) {
        StringBuilder fields = new StringBuilder();
        tag(type).ifPresent(tag -> fields.append(" type: '").append(tag).append("';"));
        for (RecordComponent component : type.getRecordComponents())
            fields.append(' ')
                    .append(component.getName())
                    .append(": ")
                    .append(shape(component.getAnnotatedType()))
                    .append(';');
        return fields.append(fields.isEmpty() ? "" : " ").toString();
    }

    /** What the member of a family calls itself. */
    private static Optional<String> tag(Class<?> type) {
        JsonTypeName name = type.getAnnotation(JsonTypeName.class);
        if (name != null) return Optional.of(name.value());
        boolean member = Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
        return member ? Optional.of(type.getSimpleName()) : Optional.empty();
    }

    private String shape(AnnotatedType type) {
        Of of = type.getAnnotation(Of.class);
        if (of != null) return refer(of.value());
        if (type instanceof AnnotatedParameterizedType generic) return generic(generic);
        Class<?> plain = (Class<?>) type.getType();
        if (plain == String.class) return "string";
        if (plain == boolean.class) return "boolean";
        if (plain == Raw.class || plain == Event.class) return "unknown";
        if (plain == int.class || plain == long.class || Number.class.isAssignableFrom(plain))
            return "number";
        return refer(plain);
    }

    private String generic(AnnotatedParameterizedType type) {
        Object raw = ((ParameterizedType) type.getType()).getRawType();
        AnnotatedType[] arguments = type.getAnnotatedActualTypeArguments();
        if (raw == Map.class) return "Record<string, " + shape(arguments[1]) + ">";
        if (raw == Optional.class) return shape(arguments[0]) + " | null";
        String element = shape(arguments[0]);
        return element.contains("|") ? "(" + element + ")[]" : element + "[]";
    }

    private String refer(Class<?> type) {
        pending.add(type);
        return name(type);
    }

    /**
     * The parts of scene, preview, glance and almanac and the two directions of the socket share
     * words, so they carry whose they are.
     */
    private static String name(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        if (outer == Ask.class
                || outer == Tell.class
                || outer == Scene.class
                || outer == Preview.class
                || outer == Glance.class
                || outer == Almanac.class) return outer.getSimpleName() + type.getSimpleName();
        if (outer == Api.Clock.class) return "Clock" + type.getSimpleName();
        return type.getSimpleName();
    }
}
