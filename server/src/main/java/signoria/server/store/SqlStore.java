package signoria.server.store;

import java.security.SecureRandom;
import java.util.HexFormat;

/** A store that speaks SQL; what differs from one database to the other is below it. */
abstract class SqlStore implements Store {
    /** With less room than this a disk is as good as full. */
    static final int ROOM = 1 << 16;

    /** Does a change, all or nothing; it is on disk when this returns. */
    abstract <T> T write(Db.Work<T> work);

    abstract <T> T read(Db.Work<T> work);

    @Override
    public Ledger ledger() {
        return new SqlLedger(this);
    }

    @Override
    public People people() {
        return new SqlPeople(this);
    }

    @Override
    public SignIns signIns() {
        return new SqlSignIns(this);
    }

    @Override
    public Scores scores() {
        return new SqlScores(this);
    }

    @Override
    public Chats chats() {
        return new SqlChats(this);
    }

    @Override
    public Outbox outbox() {
        return new SqlOutbox(this);
    }

    @Override
    public Contacts contacts() {
        return new SqlContacts(this);
    }

    @Override
    public Circle circle() {
        return new SqlCircle(this);
    }

    @Override
    public Holidays holidays() {
        return new SqlHolidays(this);
    }

    @Override
    public byte[] secret() {
        byte[] fresh = new byte[32];
        new SecureRandom().nextBytes(fresh);
        String hex =
                write(
                        db -> {
                            db.run(
                                    "insert into note values ('secret', ?) on conflict do nothing",
                                    HexFormat.of().formatHex(fresh));
                            return db.first(
                                            "select value from note where name = 'secret'",
                                            row -> row.getString(1))
                                    .orElseThrow();
                        });
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public void beat(long at) {
        write(
                db ->
                        db.run(
                                "insert into note values ('beat', ?) on conflict (name) do update"
                                        + " set value = excluded.value",
                                "" + at));
    }

    @Override
    public long lastBeat() {
        return read(db ->
                        db.first(
                                "select value from note where name = 'beat'",
                                row -> Long.parseLong(row.getString(1))))
                .orElse(0L);
    }

    /** Takes room and gives it back: to write over what is there already would need none. */
    @Override
    public void check() {
        write(
                db -> {
                    db.run(
                            "insert into note values ('check', ?) on conflict (name) do update set"
                                    + " value = excluded.value",
                            " ".repeat(ROOM));
                    return db.run("delete from note where name = 'check'");
                });
    }
}
