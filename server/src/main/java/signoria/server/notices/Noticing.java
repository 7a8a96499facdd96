package signoria.server.notices;

import signoria.kernel.Language;
import signoria.server.protocol.Api;
import signoria.server.store.Contacts;
import signoria.server.store.Store;
import signoria.server.table.Catalogue;
import signoria.server.table.Failure;
import signoria.server.table.Lobby;

import java.util.Optional;
import java.util.function.Supplier;

/** Being called, as the rest of the server sees it. */
public final class Noticing implements AutoCloseable {
    private final Store store;
    private final Wishing wishing;
    private final Callers callers;
    private final Leaflets leaflets;
    private final Letters letters;
    private final AccountLetters accounts;
    private final Deliveries deliveries;
    private final Lobby lobby;

    /**
     * Begins to tell what is due.
     *
     * @param callers that the lobby's tables tell
     * @param base where people find this server
     */
    public Noticing(
            Store store,
            Catalogue games,
            Lobby lobby,
            Outside outside,
            Callers callers,
            Supplier<String> base) {
        this.store = store;
        this.wishing = new Wishing(store.contacts());
        this.callers = callers;
        this.lobby = lobby;
        leaflets = new Leaflets(store);
        letters = new Letters(base, games::name, leaflets);
        accounts = new AccountLetters(store, letters, lobby::now);
        deliveries = new Deliveries(store, outside, letters, accounts, lobby::now, lobby::looks);
        callers.stirs(deliveries::stir);
        deliveries.begin();
    }

    public Api.Notices of(String person) {
        Contacts contacts = store.contacts();
        return new Api.Notices(
                wishing.of(person),
                deliveries.mails(),
                contacts.address(person),
                accounts.unconfirmed(person));
    }

    public void keep(String person, Api.Wishes wishes) {
        wishing.keep(person, wishes);
        callers.changed(person);
    }

    /** Sends one now, and says what came of it. */
    public Api.Tried trial(String person, Api.Channel channel) {
        if (channel == Api.Channel.page) throw Failure.notNow("the page calls by itself");
        Api.Wishes wishes = wishing.of(person);
        long at = lobby.now();
        Message message = letters.trial(Language.of(wishes.lang()), at);
        return switch (deliveries.carry(person, channel, message)) {
            case Outcome.Sent _ -> new Api.Tried(true, "", at);
            case Outcome.Failed(String why) -> new Api.Tried(false, why, at);
            case Outcome.Unknown(String why) -> new Api.Tried(false, why, at);
            case Outcome.Refused(String why) -> new Api.Tried(false, why, at);
        };
    }

    /** By a link that was sent: whoever holds it need not sign in. */
    public Api.Stopped stop(String word) {
        Leaflets.Stop stop =
                leaflets.read(word)
                        .orElseThrow(() -> new Failure("not-found", "this link leads nowhere"));
        Api.Wishes wishes = wishing.of(stop.person());
        keep(stop.person(), Wishing.without(wishes, stop.channel()));
        store.outbox().drop(stop.person(), stop.channel().name());
        return new Api.Stopped(stop.channel(), wishes.lang());
    }

    // --- Addresses of accounts

    public boolean mails() {
        return deliveries.mails();
    }

    /** Sends a link that confirms an address. */
    public void confirm(String person, String address, Language in) {
        letter(person, AccountLetters.CONFIRM, Mailer.checked(address), in);
    }

    /** Sends a link that leads to a new password. */
    public void recover(String person, String address, Language in) {
        if (!mails()) return;
        accounts.recover(person, address, in.code());
        deliveries.stir();
    }

    /** A password was changed: links of before end, and the confirmed address is told. */
    public void passwordChanged(String person) {
        accounts.forget(person, AccountLetters.CONFIRM, AccountLetters.RECOVER);
        store.contacts().address(person).ifPresent(old -> tell(person, "password", old));
    }

    private void tell(String person, String what, String address) {
        letter(person, "changed-" + what, address, Language.of(wishing.of(person).lang()));
    }

    /** Someone's address is this one from now on, or none; the old one is told. */
    public void address(String person, String address) {
        store.contacts()
                .address(person)
                .filter(old -> !old.equalsIgnoreCase(address))
                .ifPresent(old -> tell(person, "address", old));
        store.contacts().address(person, address);
        accounts.forget(person, AccountLetters.RECOVER); // it went to the old one
        if (address.isEmpty()) accounts.forget(person, AccountLetters.CONFIRM);
    }

    private void letter(String person, String kind, String to, Language in) {
        if (!mails()) return;
        accounts.send(person, kind, to, in.code());
        deliveries.stir();
    }

    /** Someone has the link that confirms an address. */
    public Optional<AccountLetters.Proof> confirmed(String key) {
        return accounts.spend(key, AccountLetters.CONFIRM);
    }

    /** Someone has the link that leads to a new password. */
    public Optional<AccountLetters.Proof> recovered(String key) {
        return accounts.spend(key, AccountLetters.RECOVER);
    }

    /** Finishes what is being told; what is not begun stays in the outbox. */
    @Override
    public void close() {
        deliveries.close();
    }
}
