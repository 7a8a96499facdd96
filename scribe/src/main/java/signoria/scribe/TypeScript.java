package signoria.scribe;

import signoria.scribe.Shape.Described;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** The same types for those who read the JSON in a browser. */
final class TypeScript {
    private final Set<TypeElement> referred = new HashSet<>();
    private final TreeMap<String, String> written = new TreeMap<>();

    private TypeScript() {}

    /** The whole file. */
    static String source(String inPackage, List<TypeElement> roots, List<Described> all) {
        TypeScript types = new TypeScript();
        types.referred.addAll(roots);
        for (Described each : all)
            if (each instanceof Shape.Row row)
                for (Shape.Field field : row.fields()) types.refer(field.shape());
        for (Described each : all) if (types.referred.contains(each.type())) types.declare(each);
        return "// Made from the records of "
                + inPackage
                + "; do not edit.\n\n"
                + String.join("\n", types.written.values());
    }

    private void refer(Shape shape) {
        switch (shape) {
            case Shape.Named(TypeElement type) -> referred.add(type);
            case Shape.Word(TypeElement type) ->
                    put(type, "export type " + name(type) + " = " + words(type) + ";\n");
            case Shape.Listing(Shape of) -> refer(of);
            case Shape.Table(Shape of) -> refer(of);
            case Shape.Maybe(Shape of) -> refer(of);
            case Shape.Whole _, Shape.Flag _, Shape.Text _, Shape.Other _ -> {}
        }
    }

    private void put(TypeElement type, String text) {
        String before = written.put(name(type), text);
        if (before != null && !before.equals(text))
            throw new Reader.Unreadable(type, "two types are called " + name(type));
    }

    private void declare(Described described) {
        switch (described) {
            case Shape.Row row ->
                    put(
                            row.type(),
                            "export interface "
                                    + name(row.type())
                                    + " {\n"
                                    + fields(row, "  ", ";\n")
                                    + "}\n");
            case Shape.Family family -> {
                StringBuilder members = new StringBuilder();
                for (Described member : family.members()) members.append(member(member));
                put(family.type(), "export type " + name(family.type()) + " =" + members + ";\n");
            }
        }
    }

    private static String member(Described member) {
        return "\n  | "
                + switch (member) {
                    case Shape.Row row -> "{" + fields(row, " ", ";").replaceFirst(";$", " ") + "}";
                    case Shape.Family family -> name(family.type());
                };
    }

    private static String fields(Shape.Row row, String before, String after) {
        StringBuilder fields = new StringBuilder();
        if (!row.tag().isEmpty())
            fields.append(before).append("type: '").append(row.tag()).append('\'').append(after);
        for (Shape.Field field : row.fields())
            fields.append(before)
                    .append(field.name())
                    .append(": ")
                    .append(type(field.shape()))
                    .append(after);
        return fields.toString();
    }

    private static String type(Shape shape) {
        return switch (shape) {
            case Shape.Whole _ -> "number";
            case Shape.Flag _ -> "boolean";
            case Shape.Text _ -> "string";
            case Shape.Other _ -> "unknown";
            case Shape.Word(TypeElement type) -> name(type);
            case Shape.Named(TypeElement type) -> name(type);
            case Shape.Listing(Shape.Maybe of) -> "(" + type(of) + ")[]";
            case Shape.Listing(Shape of) -> type(of) + "[]";
            case Shape.Table(Shape of) -> "Record<string, " + type(of) + ">";
            case Shape.Maybe(Shape of) -> type(of) + " | null";
        };
    }

    private static String words(TypeElement type) {
        return type.getEnclosedElements().stream()
                .filter(each -> each.getKind() == ElementKind.ENUM_CONSTANT)
                .map(Element::getSimpleName)
                .map(each -> "'" + each + "'")
                .collect(Collectors.joining(" | "));
    }

    private static String name(TypeElement type) {
        return type.getSimpleName().toString();
    }
}
