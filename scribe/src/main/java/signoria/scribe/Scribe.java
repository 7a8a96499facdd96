package signoria.scribe;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Makes {@code XJson} beside every {@code X} that names the types it tells, and the same types for
 * the page as {@code XJson.ts}.
 */
@SupportedAnnotationTypes(Scribe.WRITTEN)
public final class Scribe extends AbstractProcessor {
    static final String WRITTEN = "signoria.kernel.Written";
    private static final String KERNEL = "signoria.kernel.";
    private static final String SUFFIX = "Json";

    /** The writer of what every game tells; it stands above those of the games. */
    private static final String COMMON = "Game" + SUFFIX;

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations)
            for (Element marked : round.getElementsAnnotatedWith(annotation)) {
                try {
                    write((TypeElement) marked, named(marked));
                } catch (Reader.Unreadable e) {
                    complain(e.getMessage(), e.where());
                } catch (IOException e) {
                    complain(e.toString(), marked);
                }
            }
        return true;
    }

    private void complain(String why, Element where) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, why, where);
    }

    private void write(TypeElement marked, List<TypeElement> roots) throws IOException {
        String inPackage = processingEnv.getElementUtils().getPackageOf(marked).toString();
        String name = marked.getSimpleName() + SUFFIX;
        String above = KERNEL + (name.equals(COMMON) ? "JsonWriter" : COMMON);
        var all =
                Reader.describe(
                        processingEnv.getElementUtils(), processingEnv.getTypeUtils(), roots);
        var filer = processingEnv.getFiler();
        try (var out = filer.createSourceFile(inPackage + "." + name, marked).openWriter()) {
            out.write(Writer.source(inPackage, name, above, roots, all));
        }
        // Beside the source, not beside the class: it is for the page's build, not for the games.
        var types = StandardLocation.SOURCE_OUTPUT;
        try (var out = filer.createResource(types, inPackage, name + ".ts", marked).openWriter()) {
            out.write(TypeScript.source(inPackage, roots, all));
        }
    }

    /** The classes in the annotation. */
    private static List<TypeElement> named(Element marked) {
        List<TypeElement> named = new ArrayList<>();
        for (AnnotationMirror mirror : marked.getAnnotationMirrors())
            if (mirror.getAnnotationType().toString().equals(WRITTEN))
                for (AnnotationValue value : mirror.getElementValues().values())
                    for (Object each : (List<?>) value.getValue())
                        named.add(type((AnnotationValue) each));
        return named;
    }

    private static TypeElement type(AnnotationValue value) {
        return (TypeElement) ((DeclaredType) value.getValue()).asElement();
    }
}
