package signoria.engine.build;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;

/**
 * Where the compiler finds classes and texts. Of the rules an engine takes the paragraphs: what
 * stands before the first chapter is read by people alone, who get it elsewhere.
 */
final class Shelf extends URLClassLoader {
    private static final String RULES = ".*/rules\\.\\w+";
    private static final String CHAPTER = "\n# ";

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
            Files.writeString(to, text.substring(Math.max(0, text.indexOf(CHAPTER))));
        }
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
