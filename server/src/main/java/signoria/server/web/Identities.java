package signoria.server.web;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;

import signoria.kernel.BadInput;
import signoria.server.store.People;
import signoria.server.table.Failure;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.LongSupplier;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Who is asking: guests by nickname, accounts by password, both by a signed token afterwards. */
final class Identities {
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final String NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N} ._'-]{0,23}";
    private static final long YEAR = 365L * 86_400_000;
    private static final SecureRandom CHANCE = new SecureRandom();
    private static final Argon2Function ARGON2ID =
            Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    private final People people;
    private final SecretKeySpec key;
    private final LongSupplier now;
    private final Semaphore hashing = new Semaphore(2); // each takes 19 MB and a core

    Identities(People people, byte[] secret, LongSupplier now) {
        this.people = people;
        this.key = new SecretKeySpec(secret, "HmacSHA256");
        this.now = now;
    }

    People.Person guest(String nickname) {
        People.Person guest =
                new People.Person(fresh(), name(nickname), "", false, false, 0, now.getAsLong());
        people.add(guest);
        return guest;
    }

    /** Gives a guest, or someone new, an account. */
    People.Person signUp(Optional<People.Person> asking, String wanted, String password) {
        String name = name(wanted);
        if (password.length() < 8 || password.length() > 200)
            throw new BadInput("a password has 8 to 200 characters");
        if (asking.isPresent() && asking.get().account())
            throw new Failure("not-now", "you have an account: sign out first");
        if (people.account(name).isPresent()) throw taken(name);
        String hash = hash(password);
        People.Person guest = asking.orElseGet(() -> guest(name));
        if (!people.enrol(guest.id(), name, hash)) throw taken(name);
        return people.find(guest.id()).orElseThrow();
    }

    private static Failure taken(String name) {
        return new Failure("taken", "the name " + name + " is taken");
    }

    People.Person signIn(String name, String password) {
        Optional<People.Person> found = people.account(name);
        String hash = found.map(People.Person::hash).orElse(Decoy.HASH);
        boolean right = password.length() <= 200 && check(password, hash);
        if (found.isEmpty() || !right)
            throw new Failure("wrong-password", "no account has this name and password");
        if (found.get().suspended()) throw new Failure("suspended", "this account is suspended");
        return found.get();
    }

    /** What a name without an account is checked against, so that it takes as long. */
    private static final class Decoy {
        static final String HASH =
                Password.hash("decoy").addRandomSalt(16).with(ARGON2ID).getResult();
    }

    private String hash(String password) {
        hashing.acquireUninterruptibly();
        try {
            return Password.hash(password).addRandomSalt(16).with(ARGON2ID).getResult();
        } finally {
            hashing.release();
        }
    }

    private boolean check(String password, String hash) {
        hashing.acquireUninterruptibly();
        try {
            return Password.check(password, hash).with(Argon2Function.getInstanceFromHash(hash));
        } finally {
            hashing.release();
        }
    }

    private static String name(String wanted) {
        String name = wanted.strip().replaceAll("\\s+", " ");
        if (!name.matches(NAME))
            throw new BadInput("a name has 1 to 24 letters, digits, blanks or . _ ' -");
        return name;
    }

    private static String fresh() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < 16; i++) id.append(LETTERS.charAt(CHANCE.nextInt(LETTERS.length())));
        return id.toString();
    }

    /** What proves an identity: id, epoch, until when, and our signature. */
    String token(People.Person person) {
        String claim = person.id() + "." + person.epoch() + "." + (now.getAsLong() + YEAR) / 1000;
        return claim + "." + signature(claim);
    }

    /** Whom a token belongs to; nobody if it was not made here, is old, or was revoked. */
    Optional<People.Person> of(String token) {
        String[] parts = token.split("\\.");
        if (parts.length != 4 || token.length() > 200) return Optional.empty();
        String claim = token.substring(0, token.lastIndexOf('.'));
        if (!same(signature(claim), parts[3])) return Optional.empty();
        if (Long.parseLong(parts[2]) * 1000 < now.getAsLong()) return Optional.empty();
        return people.find(parts[0])
                .filter(person -> ("" + person.epoch()).equals(parts[1]))
                .filter(person -> !person.suspended());
    }

    private String signature(String claim) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            byte[] sum = mac.doFinal(claim.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(sum);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HmacSHA256", e);
        }
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
