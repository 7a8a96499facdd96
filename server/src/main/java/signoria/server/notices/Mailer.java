package signoria.server.notices;

import jakarta.mail.Address;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;

import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;

import signoria.kernel.BadInput;

import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.Properties;

/** Sends mails through the host's mail server. */
final class Mailer implements Courier {
    private static final String PATIENCE = "15000";
    private static final int LONGEST = 254;

    private final Outside.Mail server;
    private final Session session;

    Mailer(Outside.Mail server) {
        this.server = server;
        Properties settings = new Properties();
        String smtp = server.security() == Outside.Security.TLS ? "mail.smtps." : "mail.smtp.";
        settings.setProperty(smtp + "host", server.host());
        settings.setProperty(smtp + "port", "" + server.port());
        settings.setProperty(smtp + "connectiontimeout", PATIENCE);
        settings.setProperty(smtp + "timeout", PATIENCE);
        settings.setProperty(smtp + "writetimeout", PATIENCE);
        settings.setProperty(smtp + "auth", "" + !server.user().isEmpty());
        settings.setProperty(smtp + "ssl.checkserveridentity", "true");
        boolean starttls = server.security() == Outside.Security.STARTTLS;
        settings.setProperty(smtp + "starttls.enable", "" + starttls);
        settings.setProperty(smtp + "starttls.required", "" + starttls);
        session = Session.getInstance(settings);
    }

    /** An address that a mail can go to, or {@link BadInput}. */
    static String checked(String address) {
        String plain = address.strip();
        try {
            if (plain.length() > LONGEST
                    || !plain.matches("[!-~&&[^<>\"(),:;\\\\]]+@[^@\\s]+\\.[^@\\s]+"))
                throw new AddressException();
            new InternetAddress(plain, true).validate();
            return plain;
        } catch (AddressException e) {
            throw new BadInput("that is not an e-mail address");
        }
    }

    @Override
    public Outcome carry(String to, Message message) {
        boolean[] handed = {false};
        try {
            Address[] whom = {new InternetAddress(to, true)};
            MimeMessage mail = mail(message, whom);
            String protocol = server.security() == Outside.Security.TLS ? "smtps" : "smtp";
            try (Transport transport = session.getTransport(protocol)) {
                if (server.user().isEmpty()) transport.connect();
                else transport.connect(server.user(), server.password());
                handed[0] = true;
                transport.sendMessage(mail, whom);
                return new Outcome.Sent();
            }
        } catch (AuthenticationFailedException e) {
            return new Outcome.Failed("the mail server does not know us");
        } catch (MessagingException e) {
            return handed[0] ? refused(e) : new Outcome.Failed("the mail server is not there");
        }
    }

    /** What the mail server said, if it said anything. */
    private static Outcome refused(MessagingException e) {
        int code =
                switch (e) {
                    case SMTPSendFailedException failed -> cause(failed);
                    case SendFailedException failed -> cause(failed);
                    default -> 0;
                };
        if (code == 0) return new Outcome.Unknown("the mail server said nothing more");
        return code < 500
                ? new Outcome.Failed("the mail server wants it later: " + code)
                : new Outcome.Refused("the mail server does not take it: " + code);
    }

    private static int cause(MessagingException e) {
        for (Exception each = e;
                each instanceof MessagingException one;
                each = one.getNextException())
            if (each instanceof SMTPAddressFailedException address) return address.getReturnCode();
        return e instanceof SMTPSendFailedException failed ? failed.getReturnCode() : 0;
    }

    private MimeMessage mail(Message message, Address[] whom) throws MessagingException {
        MimeMessage mail =
                new MimeMessage(session) {
                    @Override
                    protected void updateMessageID() throws MessagingException {
                        String domain = server.from().replaceAll(".*@|>.*", "");
                        setHeader("Message-ID", "<" + message.id() + "@" + domain + ">");
                    }
                };
        mail.setFrom(new InternetAddress(server.from()));
        mail.setRecipients(RecipientType.TO, whom);
        mail.setSubject(message.title(), StandardCharsets.UTF_8.name());
        String foot = message.foot().isEmpty() ? "" : "\n\n-- \n" + message.foot() + "\n";
        mail.setText(message.text() + foot, StandardCharsets.UTF_8.name());
        mail.setSentDate(new Date());
        mail.setHeader("Auto-Submitted", "auto-generated");
        if (!message.stop().isEmpty()) {
            mail.setHeader("List-Unsubscribe", "<" + message.stop() + ">");
            mail.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        return mail;
    }
}
