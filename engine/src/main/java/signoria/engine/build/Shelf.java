package signoria.engine.build;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where the compiler finds classes and texts. Of the rules an engine takes what it speaks with: the
 * titles of paragraphs, the sentences of refusals and what matters when something is asked. The
 * paragraphs themselves are read by people, who get them elsewhere.
 */
final class Shelf extends URLClassLoader {
    private static final String RULES = ".*/rules\\.\\w+";
    private static final String CHAPTER = "\n# ";
    private static final Pattern SPOKEN = Pattern.compile("^(#|\\[|!|\\?)");

    Shelf(URL[] classPath) {
        super(classPath, Shelf.class.getClassLoader());
    }

    /** Lays the shortened rules among the classes of a folder into another one. */
    static void shorten(Path classes, Path shorter) throws IOException {
        for (Path file : Compile.files(classes)) {
            if (!file.toString().matches(RULES)) continue;
            String text = Files.readString(file);
            Path to = shorter.resolve(classes.relativize(file));
            Files.createDirectories(to.getParent());
            Files.writeString(to, spoken(text.substring(Math.max(0, text.indexOf(CHAPTER)))));
        }
    }

    private static String spoken(String rules) {
        return rules.lines().filter(SPOKEN.asPredicate()).collect(Collectors.joining("\n"));
    }

    @Override
    public URL getResource(String name) {
        return name.matches(RULES) ? findResource(name) : super.getResource(name);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.matches(RULES) ? findResources(name) : super.getResources(name);
    }
}
