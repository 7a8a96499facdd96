package signoria.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

final class SqlScores implements Scores {
    private static final String RESULTS =
            "select tid, game, names, seat, who, place, points, rated, ended, more, earlier, later,"
                    + " deviation from result ";
    private static final String RATINGS =
            "select who, name, game, seats, rating, deviation, volatility, games from rating ";

    private final SqlStore store;

    SqlScores(SqlStore store) {
        this.store = store;
    }

    @Override
    public void settle(List<Result> results, Optional<Rater> rater) {
        store.write(
                db -> {
                    if (rater.isPresent()) db.alone("rating");
                    if (insert(db, results) && rater.isPresent()) rate(db, results, rater.get());
                    return null;
                });
    }

    private static void rate(Db db, List<Result> results, Rater rater) throws SQLException {
        List<Rating> before = before(db, results);
        List<Rating> after = rater.after(before);
        for (int i = 0; i < after.size(); i++) {
            keep(db, after.get(i));
            db.run(
                    "update result set earlier = ?, later = ?, deviation = ? where tid = ? and seat"
                            + " = ?",
                    before.get(i).rating(),
                    after.get(i).rating(),
                    after.get(i).deviation(),
                    results.get(i).table(),
                    results.get(i).seat());
        }
    }

    private static boolean insert(Db db, List<Result> results) throws SQLException {
        boolean fresh = false;
        for (Result result : results)
            fresh |=
                    db.run(
                                    "insert into result (tid, seat, game, names, who, place,"
                                            + " points, rated, ended, more) values (?, ?, ?, ?, ?,"
                                            + " ?, ?, ?, ?, ?) on conflict do nothing",
                                    result.table(),
                                    result.seat(),
                                    result.game(),
                                    String.join("\n", result.names()),
                                    result.who(),
                                    result.place(),
                                    result.points(),
                                    result.rated(),
                                    result.ended(),
                                    result.more())
                            == 1;
        return fresh;
    }

    private static List<Rating> before(Db db, List<Result> results) throws SQLException {
        List<Rating> before = new ArrayList<>();
        for (Result result : results) {
            String name = result.names().get(result.seat());
            int seats = results.size();
            before.add(
                    db.first(
                                    RATINGS + "where who = ? and game = ? and seats = ?",
                                    SqlScores::rating,
                                    result.who(),
                                    result.game(),
                                    seats)
                            .orElse(
                                    new Rating(
                                            result.who(),
                                            name,
                                            result.game(),
                                            seats,
                                            1500,
                                            350,
                                            0.06,
                                            0)));
        }
        return before;
    }

    private static void keep(Db db, Rating rating) throws SQLException {
        db.run(
                """
                insert into rating values (?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (who, game, seats) do update set name = excluded.name, rating = excluded.rating,
                    deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games\
                """,
                rating.who(),
                rating.game(),
                rating.seats(),
                rating.name(),
                rating.rating(),
                rating.deviation(),
                rating.volatility(),
                rating.games());
    }

    @Override
    public List<Result> results(String who, int limit) {
        return store.read(
                db ->
                        db.all(
                                RESULTS + "where who = ? order by ended desc limit ?",
                                SqlScores::result,
                                who,
                                limit));
    }

    @Override
    public List<Result> around(String who, int tables) {
        return store.read(
                db ->
                        db.all(
                                RESULTS
                                        + "where tid in (select tid from result where who = ? order"
                                        + " by ended desc limit ?) order by ended desc, tid, seat",
                                SqlScores::result,
                                who,
                                tables));
    }

    @Override
    public List<Result> of(String table) {
        return store.read(
                db -> db.all(RESULTS + "where tid = ? order by seat", SqlScores::result, table));
    }

    @Override
    public List<Result> recent(String game, int limit) {
        return store.read(
                db ->
                        db.all(
                                RESULTS + "where game = ? order by ended desc, tid, seat limit ?",
                                SqlScores::result,
                                game,
                                limit));
    }

    @Override
    public List<Rating> ratings(String who) {
        return store.read(
                db ->
                        db.all(
                                RATINGS + "where who = ? order by game, seats",
                                SqlScores::rating,
                                who));
    }

    @Override
    public Optional<Rating> rating(String who, String game, int seats) {
        return store.read(
                db ->
                        db.first(
                                RATINGS + "where who = ? and game = ? and seats = ?",
                                SqlScores::rating,
                                who,
                                game,
                                seats));
    }

    @Override
    public List<Rating> best(String game, int seats, int limit) {
        return store.read(
                db ->
                        db.all(
                                RATINGS
                                        + "where game = ? and seats = ? and (who like 'bot:%' or"
                                        + " exists (select 1 from person p where p.id = who and"
                                        + " p.account is not null)) order by deviation > 150,"
                                        + " rating desc limit ?",
                                SqlScores::rating,
                                game,
                                seats,
                                limit));
    }

    private static Result result(ResultSet row) throws SQLException {
        return new Result(
                row.getString(1),
                row.getString(2),
                List.of(row.getString(3).split("\n", -1)),
                row.getInt(4),
                row.getString(5),
                row.getInt(6),
                row.getInt(7),
                row.getBoolean(8),
                row.getLong(9),
                row.getString(10),
                shift(row));
    }

    private static Optional<Shift> shift(ResultSet row) throws SQLException {
        double before = row.getDouble(11);
        if (row.wasNull()) return Optional.empty();
        return Optional.of(new Shift(before, row.getDouble(12), row.getDouble(13)));
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4),
                row.getDouble(5),
                row.getDouble(6),
                row.getDouble(7),
                row.getInt(8));
    }
}
