package signoria.kernel.laws;

import java.io.IOException;

/** Where what broke a law is kept: whoever tries the laws knows a place. */
public interface Evidence {
    /**
     * Keeps a text under a name, in which a slash may stand for a folder.
     *
     * @return where it lies, as one would ask for it again
     */
    String keep(String name, String text) throws IOException;
}
