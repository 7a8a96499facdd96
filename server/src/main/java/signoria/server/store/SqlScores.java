package signoria.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

final class SqlScores implements Scores {
    private static final String RESULTS =
            "select tid, game, names, seat, who, place, points, rated, ended from result ";
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
                    if (insert(db, results) && rater.isPresent())
                        for (Rating rating : rater.get().after(before(db, results)))
                            keep(db, rating);
                    return null;
                });
    }

    private static boolean insert(Db db, List<Result> results) throws SQLException {
        boolean fresh = false;
        for (Result result : results)
            fresh |=
                    db.run(
                                    "insert into result values (?, ?, ?, ?, ?, ?, ?, ?, ?) on"
                                            + " conflict do nothing",
                                    result.table(),
                                    result.seat(),
                                    result.game(),
                                    String.join("\n", result.names()),
                                    result.who(),
                                    result.place(),
                                    result.points(),
                                    result.rated(),
                                    result.ended())
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
                row.getLong(9));
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
