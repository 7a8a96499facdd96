package signoria.scribe;

import signoria.scribe.Shape.Described;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Describes types and all that they hold. */
final class Reader {
    /** A component that cannot be told. */
    static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Element where;

        Unreadable(Element where, String why) {
            super(why);
            this.where = where;
        }

        Element where() {
            return where;
        }
    }

    private static final String TOLD = "signoria.kernel.Told";

    private final Elements elements;
    private final Types types;
    private final Map<TypeElement, Described> described = new LinkedHashMap<>();
    private final Deque<TypeElement> pending = new ArrayDeque<>();

    private Reader(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** The types and those that they are made of, each once. */
    static List<Described> describe(Elements elements, Types types, List<TypeElement> roots) {
        Reader reader = new Reader(elements, types);
        reader.pending.addAll(roots);
        while (!reader.pending.isEmpty()) {
            TypeElement type = reader.pending.poll();
            if (!reader.described.containsKey(type))
                reader.described.put(type, reader.describe(type));
        }
        return List.copyOf(reader.described.values());
    }

    private Described describe(TypeElement type) {
        if (type.getKind() == ElementKind.RECORD) return row(type);
        if (!type.getModifiers().contains(Modifier.SEALED))
            throw new Unreadable(type, type + " is neither a record nor a sealed family of them");
        List<Described> members = new ArrayList<>();
        for (TypeMirror member : type.getPermittedSubclasses()) {
            pending.add(element(member));
            members.add(describe(element(member)));
        }
        return new Shape.Family(type, members);
    }

    private Shape.Row row(TypeElement type) {
        List<Shape.Field> fields = new ArrayList<>();
        for (RecordComponentElement each : type.getRecordComponents())
            field(each).ifPresent(fields::add);
        return new Shape.Row(type, inFamily(type) ? type.getSimpleName().toString() : "", fields);
    }

    /** None where it is not told at all. */
    private Optional<Shape.Field> field(RecordComponentElement each) {
        String name = each.getSimpleName().toString();
        Optional<String> by = by(each);
        if (by.isEmpty()) return Optional.of(new Shape.Field(name, shape(each, each.asType()), ""));
        if (by.get().isEmpty()) return Optional.empty();
        ExecutableElement method = method(each, by.get());
        String owner = Writer.name((TypeElement) method.getEnclosingElement());
        return Optional.of(
                new Shape.Field(
                        name,
                        shape(each, method.getReturnType()),
                        owner + "." + method.getSimpleName()));
    }

    /** The method that its annotation names, if it has one. */
    private static Optional<String> by(RecordComponentElement each) {
        for (AnnotationMirror mirror : each.getAnnotationMirrors())
            if (mirror.getAnnotationType().toString().equals(TOLD))
                for (AnnotationValue value : mirror.getElementValues().values())
                    return Optional.of((String) value.getValue());
        return Optional.empty();
    }

    private ExecutableElement method(RecordComponentElement each, String by) {
        int dot = by.lastIndexOf('.');
        TypeElement owner =
                elements.getTypeElement(
                        elements.getPackageOf(each) + "." + by.substring(0, Math.max(0, dot)));
        if (owner != null)
            for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements()))
                if (method.getSimpleName().contentEquals(by.substring(dot + 1))) return method;
        throw new Unreadable(each, "there is no method " + by + " in this package");
    }

    private boolean inFamily(TypeElement type) {
        for (TypeMirror above : type.getInterfaces()) {
            TypeElement family = element(above);
            if (family.getModifiers().contains(Modifier.SEALED) || inFamily(family)) return true;
        }
        return false;
    }

    private Shape shape(Element where, TypeMirror type) {
        return switch (type.getKind()) {
            case INT, SHORT, BYTE -> new Shape.Whole();
            case BOOLEAN -> new Shape.Flag();
            case DECLARED -> declared(where, (DeclaredType) type);
            default ->
                    throw new Unreadable(
                            where,
                            type
                                    + " is nothing that every reader of JSON could hold: tell what"
                                    + " it means, as a list of ids or a text");
        };
    }

    private Shape declared(Element where, DeclaredType type) {
        TypeElement element = element(type);
        return switch (element.getQualifiedName().toString()) {
            case "java.lang.String" -> new Shape.Text();
            case "java.lang.Integer" -> new Shape.Whole();
            case "java.lang.Boolean" -> new Shape.Flag();
            case "java.util.List" -> new Shape.Listing(argument(where, type, 0));
            case "java.util.Map" -> table(where, type);
            case "java.util.Optional" -> new Shape.Maybe(argument(where, type, 0));
            default -> own(element);
        };
    }

    private Shape table(Element where, DeclaredType type) {
        if (!(argument(where, type, 0) instanceof Shape.Text))
            throw new Unreadable(where, "the keys of a map are texts");
        return new Shape.Table(argument(where, type, 1));
    }

    private Shape argument(Element where, DeclaredType type, int number) {
        return shape(where, type.getTypeArguments().get(number));
    }

    private Shape own(TypeElement type) {
        if (type.getKind() == ElementKind.ENUM) return new Shape.Word(type);
        boolean open =
                type.getKind() == ElementKind.INTERFACE
                        && !type.getModifiers().contains(Modifier.SEALED);
        if (open) return new Shape.Other(type);
        pending.add(type);
        return new Shape.Named(type);
    }

    private TypeElement element(TypeMirror type) {
        return (TypeElement) types.asElement(type);
    }
}
