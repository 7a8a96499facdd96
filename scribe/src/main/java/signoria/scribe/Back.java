package signoria.scribe;

import signoria.scribe.Shape.Described;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import javax.lang.model.element.TypeElement;

/** The Java source of methods that read what was written of a type, and of all that it holds. */
final class Back {
    private final StringBuilder code = new StringBuilder();
    private final Map<TypeElement, Described> all = new LinkedHashMap<>();
    private final List<TypeElement> numbered = new ArrayList<>();
    private final Deque<TypeElement> pending = new ArrayDeque<>();

    private Back(List<Described> all) {
        for (Described each : all) this.all.put(each.type(), each);
    }

    static String of(TypeElement root, List<Described> all) {
        return new Back(all).source(root);
    }

    private String source(TypeElement root) {
        line("\n@Override");
        line("public " + Writer.name(root) + " view(String json) {");
        line("return " + method(root) + "(parsed(json));");
        line("}");
        while (!pending.isEmpty()) method(all.get(pending.poll()));
        return code.toString();
    }

    /** The method that reads a type; it is written when its turn comes. */
    private String method(TypeElement type) {
        if (!numbered.contains(type)) {
            numbered.add(type);
            pending.add(type);
        }
        return "read" + numbered.indexOf(type);
    }

    private void method(Described described) {
        String name = Writer.name(described.type());
        line("\nprivate static " + name + " " + method(described.type()) + "(Object it) {");
        switch (described) {
            case Shape.Family family -> {
                line("return switch (words(part(it, \"type\"))) {");
                for (Described member : family.members())
                    line(
                            "case \""
                                    + member.type().getSimpleName()
                                    + "\" -> "
                                    + method(member.type())
                                    + "(it);");
                line("default -> throw new signoria.kernel.BadInput(\"no such type\");");
                line("};");
            }
            case Shape.Row row -> {
                List<String> parts = new ArrayList<>();
                for (Shape.Field field : row.fields()) {
                    if (!field.by().isEmpty())
                        throw new Reader.Unreadable(
                                row.type(), field.name() + " is told, and cannot be read again");
                    parts.add(value(field.shape(), "part(it, \"" + field.name() + "\")", 1));
                }
                line("return new " + name + "(" + String.join(",\n", parts) + ");");
            }
        }
        line("}");
    }

    private String value(Shape shape, String json, int depth) {
        String each = "each" + depth;
        return switch (shape) {
            case Shape.Whole _ -> "number(" + json + ")";
            case Shape.Flag _ -> "flag(" + json + ")";
            case Shape.Text _ -> "words(" + json + ")";
            case Shape.Word(TypeElement type) ->
                    "word(" + json + ", " + Writer.name(type) + ".values())";
            case Shape.Named(TypeElement type) -> method(type) + "(" + json + ")";
            case Shape.Other(TypeElement type) ->
                    throw new Reader.Unreadable(type, type + " cannot be read from a view");
            case Shape.Maybe(Shape of) -> many("maybe", of, json, each, depth);
            case Shape.Listing(Shape of) -> many("list", of, json, each, depth);
            case Shape.Table(Shape of) -> many("table", of, json, each, depth);
        };
    }

    private String many(String what, Shape of, String json, String each, int depth) {
        return what + "(" + json + ", " + each + " -> " + value(of, each, depth + 1) + ")";
    }

    private void line(String text) {
        code.append(text).append('\n');
    }
}
