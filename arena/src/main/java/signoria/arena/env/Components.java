package signoria.arena.env;

import signoria.kernel.Derived;
import signoria.kernel.Game;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A record: its components in order, but for those that follow from the others. */
final class Components implements Part {
    private final List<String> names = new ArrayList<>();
    private final Part[] parts;
    private final Reader[] readers;
    private final RecordComponent[] components;
    private int width;

    Components(Class<?> type) {
        List<Part> each = new ArrayList<>();
        List<Reader> readers = new ArrayList<>();
        List<RecordComponent> told = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.isAnnotationPresent(Derived.class)) continue;
            if (component.getType() == Map.class) continue; // the options: the hello tells them
            Part part = Observer.part(component.getGenericType());
            names.add(component.getName());
            each.add(part);
            readers.add(reader(component, part));
            told.add(component);
        }
        this.parts = each.toArray(Part[]::new);
        this.readers = readers.toArray(Reader[]::new);
        this.components = told.toArray(RecordComponent[]::new);
    }

    /** Reads a component and writes it. */
    private interface Reader {
        void read(Object from, Row row);
    }

    /** No box for the numbers: they are most of what there is to read. */
    private static Reader reader(RecordComponent component, Part part) {
        Class<?> type = component.getType();
        if (part instanceof Numbers number) {
            if (type == int.class) {
                ToIntFunction<Object> get = accessor(component, ToIntFunction.class, "applyAsInt");
                return (from, row) -> number.number(get.applyAsInt(from), row);
            }
            if (type == long.class) {
                ToLongFunction<Object> get =
                        accessor(component, ToLongFunction.class, "applyAsLong");
                return (from, row) -> number.number(get.applyAsLong(from), row);
            }
            if (type == boolean.class) {
                Predicate<Object> get = accessor(component, Predicate.class, "test");
                return (from, row) -> number.number(get.test(from) ? 1 : 0, row);
            }
        }
        Function<Object, Object> get = accessor(component, Function.class, "apply");
        return (from, row) -> part.write(get.apply(from), row);
    }

    /** The accessor as a function, as the compiler would make one of a method reference. */
    @SuppressWarnings("unchecked") // the face is the one asked for
    private static <F> F accessor(RecordComponent component, Class<?> face, String method) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle handle = lookup.unreflect(component.getAccessor());
            Class<?> returns =
                    component.getType().isPrimitive() ? component.getType() : Object.class;
            MethodType erased = MethodType.methodType(returns, Object.class);
            return (F)
                    LambdaMetafactory.metafactory(
                                    lookup,
                                    method,
                                    MethodType.methodType(face),
                                    erased,
                                    handle,
                                    handle.type())
                            .getTarget()
                            .invoke();
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }

    @Override
    public void see(Object value) {
        try {
            for (int i = 0; i < parts.length; i++)
                parts[i].see(components[i].getAccessor().invoke(value));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + value, e);
        }
    }

    @Override
    public void settle(Game<?, ?, ?> game) {
        for (Part part : parts) {
            part.settle(game);
            width += part.width();
        }
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void write(Object value, Row row) {
        for (Reader reader : readers) reader.read(value, row);
    }

    @Override
    public void name(String path, List<Entry> entries) {
        for (int i = 0; i < parts.length; i++)
            parts[i].name(path.isEmpty() ? names.get(i) : path + "." + names.get(i), entries);
    }
}
