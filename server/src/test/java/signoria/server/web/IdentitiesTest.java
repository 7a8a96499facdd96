package signoria.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.WritableHeaders;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import signoria.server.people.Signatures;
import signoria.server.store.People;
import signoria.server.store.SqliteStore;
import signoria.server.store.Store;
import signoria.server.table.Failure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Cookies over the years, and passwords under pressure. */
class IdentitiesTest {
    private static final long DAY = 86_400_000;

    private long now = 1_000_000_000_000L;

    @Test
    void aCookieLastsAYearFromItsLastUse(@TempDir Path folder) {
        try (Store store = SqliteStore.open(folder)) {
            Identities identities = new Identities(store, () -> now);
            String token = identities.admit(identities.guest("Anna"), "");
            now += 364 * DAY;
            assertThat(identities.of(token)).isPresent();
            now += 364 * DAY;
            assertThat(identities.of(token)).isPresent();
            now += 366 * DAY;
            assertThat(identities.of(token)).isEmpty();
        }
    }

    @Test
    void aSignedCookieOfEarlierVersionsLastsUntilItsOwnerSignsUpOrOut(@TempDir Path folder) {
        try (Store store = SqliteStore.open(folder)) {
            Identities identities = new Identities(store, () -> now);
            People.Person anna = identities.guest("Anna");
            People.Person bea = identities.guest("Bea");
            String annas = signed(store, anna);
            String beas = signed(store, bea);
            assertThat(identities.of(annas)).map(Identities.Known::person).contains(anna);
            identities.signUp(identities.of(annas), "Anna", "correct horse");
            assertThat(identities.of(annas)).isEmpty();
            assertThat(identities.of(beas)).isPresent();
            identities.end(identities.of(beas).orElseThrow());
            assertThat(identities.of(beas)).isEmpty();
            String carlas = signed(store, identities.guest("Carla"));
            now += 366 * DAY;
            assertThat(identities.of(carlas)).isEmpty();
        }
    }

    private String signed(Store store, People.Person person) {
        String claim = person.id() + "." + person.epoch() + "." + (now + 365 * DAY) / 1000;
        return claim + "." + new Signatures(store.secret()).sign(claim);
    }

    @Test
    void passwordsAreHashedOnThreadsOfTheirOwnAndRefusedWhenTooManyWait() throws Exception {
        Passwords passwords = new Passwords();
        assertThat(passwords.run(() -> Thread.currentThread().isVirtual())).isFalse();
        CountDownLatch open = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(Passwords.THREADS);
        AtomicInteger busy = new AtomicInteger();
        Runnable work =
                () -> {
                    try {
                        passwords.run(
                                () -> {
                                    begun.countDown();
                                    open.await();
                                    return null;
                                });
                    } catch (Failure e) {
                        assertThat(e.code()).isEqualTo("busy");
                        busy.incrementAndGet();
                    }
                };
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < Passwords.THREADS; i++) all.add(Thread.startVirtualThread(work));
        begun.await(); // all work, nobody waits
        for (int i = 0; i < Passwords.WAITING + 20; i++) all.add(Thread.startVirtualThread(work));
        while (busy.get() < 20) Thread.sleep(5);
        assertThatThrownBy(() -> passwords.check("correct horse", "")).isInstanceOf(Failure.class);
        open.countDown();
        for (Thread each : all) each.join();
        assertThat(busy.get()).isEqualTo(20);
        assertThat(passwords.check("correct horse", passwords.hash("correct horse"))).isTrue();
        assertThat(passwords.check("correct horse", "")).isFalse();
    }

    @Test
    void anIpv6NetworkIsOnePerson() {
        assertThat(Door.network("2001:db8:1:2:3:4:5:6"))
                .isEqualTo(Door.network("2001:db8:1:2:ffff::1"))
                .isNotEqualTo(Door.network("2001:db8:1:3::1"));
        assertThat(Door.network("::ffff:10.1.2.3")).isEqualTo("10.1.2.3");
        assertThat(Door.network("10.1.2.3")).isEqualTo("10.1.2.3");
        assertThat(Door.network("[what:ever")).isEqualTo("[what:ever");
    }

    @Test
    void behindAProxyItsOwnWordCounts() {
        HeaderName forwarded = HeaderNames.create("X-Forwarded-For");
        WritableHeaders<?> headers = WritableHeaders.create();
        headers.add(HeaderValues.create(forwarded, "10.0.0.1, 10.0.0.2"));
        assertThat(new Door(null, true).address(headers, "peer")).isEqualTo("10.0.0.2");
        headers.add(HeaderValues.create(forwarded, "10.0.0.3"));
        assertThat(new Door(null, true).address(headers, "peer")).isEqualTo("10.0.0.3");
        assertThat(new Door(null, false).address(headers, "peer")).isEqualTo("peer");
    }
}
