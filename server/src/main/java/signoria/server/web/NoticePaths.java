package signoria.server.web;

import signoria.kernel.Language;
import signoria.server.notices.AccountLetters;
import signoria.server.notices.Noticing;
import signoria.server.people.Secrets;
import signoria.server.protocol.Api;
import signoria.server.store.People;
import signoria.server.store.Store;
import signoria.server.table.Failure;

import java.util.List;
import java.util.Locale;

/** How one is called, and the address by which an account is reached. */
final class NoticePaths {
    private static final System.Logger LOG = System.getLogger(NoticePaths.class.getName());

    private final Store store;
    private final Noticing noticing;
    private final Identities identities;
    private final PeoplePaths people;

    NoticePaths(Store store, Noticing noticing, Identities identities, PeoplePaths people) {
        this.store = store;
        this.noticing = noticing;
        this.identities = identities;
        this.people = people;
    }

    void add(Paths paths) {
        paths.get(Web.API + "/notices", call -> noticing.of(call.person().id()));
        paths.post(Web.API + "/notices", this::keep);
        paths.post(Web.API + "/notices/test", this::test);
        paths.get(
                Web.API + "/notices/stop/{word}",
                _ -> "This address ends messages when it is posted to, as mail programs do.\n");
        paths.post(Web.API + "/notices/stop/{word}", call -> noticing.stop(call.path("word")));
        paths.post(Web.API + "/address", this::address);
        paths.post(Web.API + "/address/confirm", this::confirm);
        paths.post(Web.API + "/recover", this::recover);
        paths.post(Web.API + "/recover/finish", this::finish);
    }

    private Api.Notices keep(Calls.Call call) {
        People.Person me = call.person();
        Api.Wishes wishes = call.body(Api.Wishes.class);
        if (!me.account() && !wishes.hook().url().isBlank()) throw needsAccount();
        noticing.keep(me.id(), wishes);
        return noticing.of(me.id());
    }

    private static Failure needsAccount() {
        return new Failure("not-now", "messages go to accounts only: sign up first");
    }

    private Api.Tried test(Calls.Call call) {
        People.Person me = call.person();
        Api.TestNotice wanted = call.body(Api.TestNotice.class);
        if (!me.account()) throw needsAccount();
        call.limit(Limits.Kind.TRIAL, me.id());
        return noticing.trial(me.id(), wanted.channel());
    }

    // --- The address of an account

    private Api.Notices address(Calls.Call call) {
        People.Person me = call.person();
        Api.NewAddress wanted = call.body(Api.NewAddress.class);
        call.limit(Limits.Kind.SIGN_IN, me.id());
        identities.prove(me, wanted.password());
        if (wanted.address().isBlank()) noticing.address(me.id(), "");
        else {
            if (!noticing.mails()) throw Failure.notNow("this server sends no mail");
            limitLetters(call, wanted.address());
            noticing.confirm(me.id(), wanted.address(), call.language());
        }
        return noticing.of(me.id());
    }

    /** Nobody's mailbox is filled from here: by whom, from where, or under which name. */
    private static void limitLetters(Calls.Call call, String to) {
        call.limit(Limits.Kind.LETTER, call.address());
        call.limit(Limits.Kind.LETTER, "to " + to.strip().toLowerCase(Locale.ROOT));
    }

    private Object confirm(Calls.Call call) {
        call.limit(Limits.Kind.SIGN_IN, call.address());
        String word = call.body(Api.Word.class).word();
        AccountLetters.Proof proof =
                noticing.confirmed(Secrets.key(word)).orElseThrow(NoticePaths::ended);
        noticing.address(proof.person(), proof.address());
        return Calls.NOTHING;
    }

    private static Failure ended() {
        return new Failure("not-found", "this link has ended");
    }

    /** Whether there is such an account is nothing that the answer, or its time, tells. */
    private Object recover(Calls.Call call) {
        String who = call.body(Api.Lost.class).who().strip();
        Language in = call.language();
        if (!noticing.mails()) throw Failure.notNow("this server sends no mail");
        limitLetters(call, who);
        Thread.startVirtualThread(
                () -> {
                    try {
                        for (String person : owners(who))
                            store.contacts()
                                    .address(person)
                                    .ifPresent(to -> noticing.recover(person, to, in));
                    } catch (RuntimeException e) {
                        LOG.log(System.Logger.Level.WARNING, e.getMessage());
                    }
                });
        return Calls.NOTHING;
    }

    private List<String> owners(String who) {
        return who.contains("@")
                ? store.contacts().owners(who)
                : store.people().account(who).map(People.Person::id).stream().toList();
    }

    /** The link proves the owner; every browser that was signed in is not any more. */
    private Api.Me finish(Calls.Call call) {
        call.limit(Limits.Kind.SIGN_IN, call.address());
        Api.Recovery given = call.body(Api.Recovery.class);
        String hash = identities.hash(given.password()); // what is too short costs no link
        AccountLetters.Proof proof =
                noticing.recovered(Secrets.key(given.word())).orElseThrow(NoticePaths::ended);
        People.Person person = identities.renew(proof.person(), hash);
        noticing.passwordChanged(person.id());
        if (person.suspended()) throw new Failure("suspended", "this account is suspended");
        return people.admitted(call, person);
    }
}
