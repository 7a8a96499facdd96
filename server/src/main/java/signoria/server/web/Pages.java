package signoria.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The browser client's files, from the class path under {@code /web}; and the engine for the page,
 * from a folder of its own, into which it is compiled while the server may run already.
 */
final class Pages {
    /** A file as it is sent; {@code zipped} is empty where that saves nothing. */
    record Page(byte[] content, byte[] zipped, String type, boolean lasting) {}

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("wasm", "application/wasm"),
                    Map.entry("map", "application/json"));

    private static final String NOT_BUILT =
            """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Signoria</title>
            <h1>Signoria</h1><p>The server runs, but was built without its browser client.</p></html>
            """;

    private static final String ENGINE = "/engine/";
    private static final String ICON = "/icon-512.png";

    private final Optional<Path> engine;
    private final Map<String, Page> known = new ConcurrentHashMap<>();

    Pages() {
        this(Optional.ofNullable(System.getProperty("signoria.engine")).map(Path::of));
    }

    /**
     * @param engine the folder with the engine for the page; none where it is not served
     */
    Pages(Optional<Path> engine) {
        this.engine = engine;
    }

    /** The file of a path; a path that names no file is a place within the client. */
    Optional<Page> page(String path) {
        if (!path.matches("/[A-Za-z0-9._/-]*") || path.contains("..")) return Optional.empty();
        String ending = ending(path);
        if (ending.isEmpty()) return Optional.of(index());
        if (!TYPES.containsKey(ending)) return Optional.empty();
        Page page = known.get(path);
        if (page == null) {
            Optional<byte[]> content = read(path);
            if (content.isEmpty()) return Optional.empty();
            page = page(path, ending, content.get());
            if (!path.startsWith(ENGINE) || page.lasting()) known.put(path, page);
        }
        return Optional.of(page);
    }

    /** The client with what a link to a place within it shows where it is sent. */
    Page page(Previews.Preview shown, String origin, String address) {
        String picture = "/og/" + shown.game() + ".png";
        boolean drawn = page(picture).isPresent();
        String head =
                meta("property", "og:type", "website")
                        + meta("property", "og:site_name", "Signoria")
                        + meta("property", "og:title", shown.title())
                        + meta("property", "og:description", shown.words())
                        + meta("property", "og:url", origin + address)
                        + meta("property", "og:image", origin + (drawn ? picture : ICON))
                        + meta("name", "twitter:card", drawn ? "summary_large_image" : "summary");
        String text = new String(index().content(), StandardCharsets.UTF_8);
        String title = "<title>" + escaped(shown.title()) + " · Signoria</title>";
        String whole =
                text.replaceFirst("(?s)<title>.*?</title>", Matcher.quoteReplacement(title + head))
                        .replaceFirst(
                                "<meta name=\"description\"[^>]*>",
                                Matcher.quoteReplacement(
                                        meta("name", "description", shown.words()).strip()));
        return page("/", "html", whole.getBytes(StandardCharsets.UTF_8));
    }

    private static String meta(String kind, String name, String content) {
        return "\n    <meta %s=\"%s\" content=\"%s\" />".formatted(kind, name, escaped(content));
    }

    /** People choose their names: none of it is markup. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private Page index() {
        return known.computeIfAbsent(
                "/index.html",
                path ->
                        page(
                                path,
                                "html",
                                read(path).orElse(NOT_BUILT.getBytes(StandardCharsets.UTF_8))));
    }

    private static String ending(String path) {
        String file = path.substring(path.lastIndexOf('/') + 1);
        return file.contains(".") ? file.substring(file.lastIndexOf('.') + 1) : "";
    }

    private static Page page(String path, String ending, byte[] content) {
        boolean text = !ending.equals("png") && !ending.equals("woff2") && !ending.equals("ico");
        byte[] zipped = text && content.length > 1000 ? zip(content) : new byte[0];
        return new Page(content, zipped, TYPES.get(ending), lasting(path));
    }

    /** A name that tells its content never stands for another one. */
    private static boolean lasting(String path) {
        return path.startsWith("/assets/")
                || path.matches(ENGINE + "[\\w-]+\\.[0-9a-f]{16}\\.\\w+");
    }

    private Optional<byte[]> compiled(String name) {
        if (engine.isEmpty() || name.contains("/")) return Optional.empty();
        try {
            return Optional.of(Files.readAllBytes(engine.get().resolve(name)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<byte[]> read(String path) {
        if (path.startsWith(ENGINE)) return compiled(path.substring(ENGINE.length()));
        try (InputStream in = Pages.class.getResourceAsStream("/web" + path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] zip(byte[] content) {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new Tight(zipped)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return zipped.toByteArray();
    }

    /** Zipped once and sent often: as small as it can be. */
    private static final class Tight extends GZIPOutputStream {
        Tight(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
