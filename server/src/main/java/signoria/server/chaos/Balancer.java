package signoria.server.chaos;

import signoria.kernel.BadInput;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** HAProxy before the servers, without affinity: whoever connects meets any of them. */
final class Balancer implements AutoCloseable {
    private final int port;
    private final Process process;

    private Balancer(int port, Process process) {
        this.port = port;
        this.process = process;
    }

    static Balancer start(Path folder, List<Integer> nodes) {
        int port = Database.freePort();
        StringBuilder config =
                new StringBuilder(
                        """
                        global
                            maxconn 2000
                        defaults
                            mode http
                            timeout connect 1s
                            timeout client 60s
                            timeout server 60s
                            timeout tunnel 1h
                            timeout check 400ms
                            retries 3
                            option redispatch 1
                            retry-on conn-failure empty-response
                        frontend all
                            bind 127.0.0.1:%d
                            default_backend nodes
                        backend nodes
                            balance roundrobin
                            option httpchk
                            http-check send meth GET uri /health ver HTTP/1.1 hdr Host localhost
                            default-server inter 300ms fastinter 150ms downinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
                        """
                                .formatted(port));
        for (int node : nodes)
            config.append("    server node")
                    .append(node)
                    .append(" 127.0.0.1:")
                    .append(node)
                    .append(" check\n");
        try {
            Path file = Files.writeString(folder.resolve("haproxy.cfg"), config);
            Process process =
                    new ProcessBuilder(program(), "-db", "-f", file.toString())
                            .redirectErrorStream(true)
                            .redirectOutput(folder.resolve("haproxy.log").toFile())
                            .start();
            return new Balancer(port, process);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String program() {
        Stream<String> folders =
                Stream.concat(
                        Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(":")),
                        Stream.of("/usr/sbin", "/usr/local/sbin"));
        return folders.map(folder -> Path.of(folder, "haproxy"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new BadInput("HAProxy not found: install the package 'haproxy'"))
                .toString();
    }

    int port() {
        return port;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
