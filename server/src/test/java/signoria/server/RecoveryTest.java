package signoria.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.load.Client;
import signoria.server.notices.Outside;
import signoria.server.protocol.Api;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An address is confirmed, tells of changes, and recovers a lost password. */
class RecoveryTest {
    private static final String OLD = "correct horse";
    private static final String NEW = "battery staple";

    @TempDir static Path folder;
    static House house;
    static GreenMail mails;

    @BeforeAll
    static void open() {
        mails = new GreenMail(new ServerSetup(House.freePort(), "127.0.0.1", "smtp"));
        mails.start();
        Outside.Mail mail =
                new Outside.Mail(
                        "127.0.0.1",
                        mails.getSmtp().getPort(),
                        Outside.Security.NONE,
                        "",
                        "",
                        "signoria@example.org");
        house =
                new House(
                        folder.resolve("data"),
                        new Outside(
                                Optional.of("https://signoria.example"),
                                Optional.of(mail),
                                List.of(),
                                Outside.Pace.USUAL));
    }

    @AfterAll
    static void close() {
        house.close();
        mails.stop();
    }

    @BeforeEach
    void empty() throws Exception {
        mails.purgeEmailFromAllMailboxes();
    }

    private static Client client() {
        return new Client(Player.HTTP, house.port());
    }

    private static Client account(String name) {
        Client client = client();
        client.post("/signup", new Api.Credentials(name, OLD), Api.Me.class);
        return client;
    }

    private static Api.Notices address(Client client, String address) {
        return client.post("/address", new Api.NewAddress(address, OLD), Api.Notices.class);
    }

    private static void post(String path, Object body) {
        client().post(path, body, String.class);
    }

    /** The word in the link of the mail of this subject to this address. */
    private static String word(String to, String subject) {
        Matcher link =
                Pattern.compile("https://signoria.example/(confirm|recover)/(\\w+)")
                        .matcher(mailTo(to, subject));
        assertThat(link.find()).isTrue();
        return link.group(2);
    }

    private static String mailTo(String to, String subject) {
        long until = System.nanoTime() + 60_000_000_000L;
        while (System.nanoTime() < until) {
            Optional<String> found =
                    Arrays.stream(mails.getReceivedMessages())
                            .filter(mail -> header(mail, "To").equals(to))
                            .filter(mail -> header(mail, "Subject").equals(subject))
                            .map(com.icegreen.greenmail.util.GreenMailUtil::getBody)
                            .map(body -> body.replace("=\r\n", ""))
                            .findFirst();
            if (found.isPresent()) return found.get();
            mails.waitForIncomingEmail(100, mails.getReceivedMessages().length + 1);
        }
        throw new AssertionError("no mail to " + to + " about " + subject);
    }

    private static String header(jakarta.mail.Message mail, String name) {
        try {
            return mail.getHeader(name)[0];
        } catch (jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }

    private static Client confirmed(String name, String address) {
        Client client = account(name);
        address(client, address);
        post("/address/confirm", new Api.Word(word(address, "Confirm your address")));
        return client;
    }

    @Test
    void anAddressIsNoneBeforeItIsConfirmed() {
        Client anna = account("Anna");
        assertThat(address(anna, "anna@example.org").address()).isEmpty();
        String word = word("anna@example.org", "Confirm your address");
        assertThat(anna.get("/notices", Api.Notices.class).unconfirmed())
                .contains("anna@example.org");
        post("/address/confirm", new Api.Word(word));
        Api.Notices now = anna.get("/notices", Api.Notices.class);
        assertThat(now.address()).contains("anna@example.org");
        assertThat(now.unconfirmed()).isEmpty();
        assertThatThrownBy(() -> post("/address/confirm", new Api.Word(word)))
                .hasMessageContaining("404");
        assertThatThrownBy(
                        () ->
                                anna.post(
                                        "/address",
                                        new Api.NewAddress("x@example.org", "wrong horse"),
                                        Api.Notices.class))
                .hasMessageContaining("401");
        assertThatThrownBy(() -> address(anna, "nobody")).hasMessageContaining("400");
        assertThatThrownBy(() -> address(anna, "a@b.c\r\nBcc: d@e.f")).hasMessageContaining("400");
    }

    @Test
    void aLostPasswordIsReplacedByALinkOfOneUse() {
        Client bea = confirmed("Bea", "bea@example.org");
        post("/recover", new Api.Lost("bEA"));
        String word = word("bea@example.org", "A new password");
        assertThatThrownBy(() -> post("/recover/finish", new Api.Recovery(word, "short")))
                .hasMessageContaining("400");
        Client elsewhere = client();
        assertThat(
                        elsewhere
                                .post("/recover/finish", new Api.Recovery(word, NEW), Api.Me.class)
                                .name())
                .isEqualTo("Bea");
        assertThat(elsewhere.get("/notices", Api.Notices.class).address()).isPresent();
        assertThatThrownBy(() -> bea.get("/notices", Api.Notices.class))
                .hasMessageContaining("401");
        assertThatThrownBy(
                        () ->
                                client().post(
                                                "/signin",
                                                new Api.Credentials("Bea", OLD),
                                                Api.Me.class))
                .hasMessageContaining("401");
        client().post("/signin", new Api.Credentials("Bea", NEW), Api.Me.class);
        mailTo("bea@example.org", "Your password was changed");
        assertThatThrownBy(() -> post("/recover/finish", new Api.Recovery(word, OLD)))
                .hasMessageContaining("404");
    }

    @Test
    void nobodyLearnsWhoHasAnAccount() {
        account("Unconfirmed");
        for (String who : List.of("Nobody", "Unconfirmed", "nobody@example.org", "", "@"))
            post("/recover", new Api.Lost(who)); // the same answer: nothing
        confirmed("Cleo", "cleo@example.org");
        post("/recover", new Api.Lost("CLEO@example.org"));
        word("cleo@example.org", "A new password");
        assertThat(mails.getReceivedMessages())
                .allMatch(mail -> header(mail, "To").equals("cleo@example.org"));
    }

    @Test
    void theOldAddressIsToldOfChanges() {
        Client dora = confirmed("Dora", "dora@example.org");
        dora.post("/password", new Api.NewPassword(OLD, NEW), Api.Me.class);
        mailTo("dora@example.org", "Your password was changed");
        dora.post("/password", new Api.NewPassword(NEW, OLD), Api.Me.class);
        address(dora, "new@example.org");
        post("/recover", new Api.Lost("Dora"));
        String recovery = word("dora@example.org", "A new password");
        post("/address/confirm", new Api.Word(word("new@example.org", "Confirm your address")));
        mailTo("dora@example.org", "Your address was changed");
        assertThatThrownBy(() -> post("/recover/finish", new Api.Recovery(recovery, NEW)))
                .hasMessageContaining("404"); // it went to the old one
        address(dora, "");
        mailTo("new@example.org", "Your address was changed");
        assertThat(dora.get("/notices", Api.Notices.class).address()).isEmpty();
    }

    /**
     * Whoever had the old password may have asked for links: none of them takes the account back.
     */
    @Test
    void aNewPasswordEndsTheLinksOfBefore() {
        Client gina = confirmed("Gina", "gina@example.org");
        address(gina, "thief@example.org");
        String thief = word("thief@example.org", "Confirm your address");
        post("/recover", new Api.Lost("Gina"));
        String recovery = word("gina@example.org", "A new password");
        gina.post("/password", new Api.NewPassword(OLD, NEW), Api.Me.class);
        assertThat(gina.get("/notices", Api.Notices.class).unconfirmed()).isEmpty();
        ended("/address/confirm", new Api.Word(thief));
        ended("/recover/finish", new Api.Recovery(recovery, OLD));
        assertThat(gina.get("/notices", Api.Notices.class).address()).contains("gina@example.org");
    }

    @Test
    void aRecoveryEndsTheLinksOfBefore() {
        Client hal = confirmed("Hal", "hal@example.org");
        address(hal, "robber@example.org");
        String robber = word("robber@example.org", "Confirm your address");
        post("/recover", new Api.Lost("Hal"));
        String recovery = word("hal@example.org", "A new password");
        post("/recover/finish", new Api.Recovery(recovery, NEW));
        ended("/address/confirm", new Api.Word(robber));
    }

    private static void ended(String path, Object body) {
        assertThatThrownBy(() -> post(path, body)).hasMessageContaining("404");
    }

    @Test
    void signedOutEverywhere() {
        Client ella = account("Ella");
        Client phone = client();
        phone.post("/signin", new Api.Credentials("Ella", OLD), Api.Me.class);
        String cookie = ella.cookie();
        ella.post("/signins/all/end", "", String.class);
        ella.cookie(cookie);
        for (Client each : List.of(ella, phone))
            assertThatThrownBy(() -> each.get("/notices", Api.Notices.class))
                    .hasMessageContaining("401");
    }

    /** Of a word in a link the disk has a hash only. */
    @Test
    void wordsAreNotKept() throws Exception {
        assumeTrue(Files.exists(folder.resolve("data").resolve("signoria.db"))); // no database
        Client fay = account("Fay");
        address(fay, "fay@example.org");
        String word = word("fay@example.org", "Confirm your address");
        StringBuilder disk = new StringBuilder();
        try (var files = Files.list(folder.resolve("data"))) {
            for (Path file : files.toList())
                disk.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
        String text = disk.toString();
        assertThat(text.contains("fay@example.org")).isTrue();
        assertThat(text.contains(word)).isFalse();
    }
}
