package signoria.scribe;

import signoria.scribe.Shape.Described;

import java.util.List;

import javax.lang.model.element.TypeElement;

/** The Java source of a class that writes the JSON of some types, and reads their view again. */
final class Writer {
    /** What is read again. */
    private static final String VIEW = "View";

    private final StringBuilder code = new StringBuilder();
    private int variables;

    private Writer() {}

    /**
     * The whole source.
     *
     * @param above the writer of whatever is not told here
     */
    static String source(
            String inPackage,
            String name,
            String above,
            List<TypeElement> roots,
            List<Described> all) {
        Writer writer = new Writer();
        writer.line("package " + inPackage + ";\n");
        writer.line("/** Made from the records by signoria.scribe. */");
        writer.line("public class " + name + " extends " + above + " {");
        writer.dispatch(roots);
        for (Described each : all) writer.method(each);
        for (TypeElement root : roots)
            if (root.getSimpleName().contentEquals(VIEW)) writer.code.append(Back.of(root, all));
        writer.line("}");
        return writer.code.toString();
    }

    private void dispatch(List<TypeElement> roots) {
        line("@Override");
        line("public void write(Object value, StringBuilder out) {");
        line("switch (value) {");
        for (TypeElement root : roots) line("case " + name(root) + " it -> put(it, out);");
        line("default -> super.write(value, out);");
        line("}");
        line("}");
    }

    private void method(Described described) {
        line("\nprivate void put(" + name(described.type()) + " it, StringBuilder out) {");
        switch (described) {
            case Shape.Family family -> {
                line("switch (it) {");
                for (Described member : family.members())
                    line("case " + name(member.type()) + " each -> put(each, out);");
                line("}");
            }
            case Shape.Row row -> row(row);
        }
        line("}");
    }

    private void row(Shape.Row row) {
        variables = 0;
        String head = row.tag().isEmpty() ? "{" : "{\"type\":\"" + row.tag() + "\"";
        String comma = row.tag().isEmpty() ? "" : ",";
        for (Shape.Field field : row.fields()) {
            append(head + comma + "\"" + field.name() + "\":");
            value(field.shape(), field.read());
            head = "";
            comma = ",";
        }
        append(head + "}");
    }

    private void value(Shape shape, String expression) {
        switch (shape) {
            case Shape.Whole _, Shape.Flag _ -> line("out.append(" + expression + ");");
            case Shape.Text _ -> line("text(" + expression + ", out);");
            case Shape.Word _ -> line("text(" + expression + ".name(), out);");
            case Shape.Named _ -> line("put(" + expression + ", out);");
            case Shape.Other _ -> line("write(" + expression + ", out);");
            case Shape.Maybe(Shape of) -> {
                line("if (" + expression + ".isEmpty()) out.append(\"null\");");
                line("else {");
                value(of, expression + ".get()");
                line("}");
            }
            case Shape.Listing(Shape of) -> {
                String each = loop("[", expression);
                value(of, each);
                end("]");
            }
            case Shape.Table(Shape of) -> {
                String each = loop("{", expression + ".entrySet()");
                line("text(" + each + ".getKey(), out);");
                append(":");
                value(of, each + ".getValue()");
                end("}");
            }
        }
    }

    private String loop(String bracket, String expression) {
        String each = "each" + ++variables;
        String comma = "comma" + variables;
        append(bracket);
        line("var " + comma + " = \"\";");
        line("for (var " + each + " : " + expression + ") {");
        line("out.append(" + comma + ");");
        line(comma + " = \",\";");
        return each;
    }

    private void end(String bracket) {
        line("}");
        append(bracket);
    }

    private void append(String json) {
        line("out.append(\"" + json.replace("\"", "\\\"") + "\");");
    }

    private void line(String text) {
        code.append(text).append('\n');
    }

    static String name(TypeElement type) {
        return type.getQualifiedName().toString();
    }
}
