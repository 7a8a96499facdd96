package signoria.arena.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import signoria.kernel.BadInput;
import signoria.kernel.Seed;
import signoria.kernel.Setup;
import signoria.kernel.toy.Move;
import signoria.kernel.toy.State;
import signoria.kernel.toy.Toy;
import signoria.kernel.toy.View;
import signoria.wire.Json;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class PipeTest {
    private static final int GAMES = 40;
    private static final int SEATS = 3;
    private static final int WIDTH;

    static {
        try (var pipe = pipe(1)) {
            WIDTH = pipe.width();
        }
    }

    private static Pipe<State, Move, View> pipe(int threads) {
        return pipe(threads, Integer.MAX_VALUE);
    }

    private static Pipe<State, Move, View> pipe(int threads, int cap) {
        Toy toy = new Toy();
        return new Pipe<>(toy, Setup.of(toy, SEATS, Map.of(), Seed.ZERO), GAMES, threads, cap);
    }

    /** A request: bytes, ints, longs and text in order. */
    private static ByteBuffer request(Object... parts) {
        ByteBuffer request = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
        for (Object part : parts)
            switch (part) {
                case Byte one -> request.put(one);
                case Integer number -> request.putInt(number);
                case Long number -> request.putLong(number);
                case int[] numbers -> {
                    for (int number : numbers) request.putInt(number);
                }
                case byte[] bytes -> request.put(bytes);
                default -> request.put(part.toString().getBytes(StandardCharsets.UTF_8));
            }
        return request.flip();
    }

    private static final byte NO_FLAGS = 0;

    /** The fields of a state, read as docs/env.md has them. */
    private record Read(
            List<Integer> seats,
            List<List<Integer>> legal,
            List<List<Integer>> seen,
            Map<Integer, List<Integer>> places) {
        static Read of(ByteBuffer frame, int width) {
            assertThat(frame.getInt()).isEqualTo(frame.limit() - 4);
            assertThat(frame.get()).isEqualTo(Pipe.STATE);
            int ended = frame.getInt();
            boolean watched = frame.getInt() == 1;
            List<Integer> seats = new ArrayList<>();
            List<Integer> counts = new ArrayList<>();
            List<List<Integer>> legal = new ArrayList<>();
            List<List<Integer>> seen = new ArrayList<>();
            Map<Integer, List<Integer>> places = new java.util.TreeMap<>();
            for (int i = 0; i < GAMES; i++) seats.add((int) frame.get());
            for (int i = 0; i < GAMES; i++) counts.add((int) frame.getShort());
            for (int count : counts) legal.add(shorts(frame, count));
            if (watched) for (int i = 0; i < GAMES; i++) seen.add(shorts(frame, width));
            for (int i = 0; i < ended; i++) {
                List<Integer> each = new ArrayList<>();
                int game = frame.getInt();
                for (int seat = 0; seat < SEATS; seat++) each.add((int) frame.get());
                for (int seat = 0; seat < SEATS; seat++) frame.getInt();
                places.put(game, each);
            }
            assertThat(frame.hasRemaining()).isFalse();
            return new Read(seats, legal, seen, places);
        }

        private static List<Integer> shorts(ByteBuffer frame, int count) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < count; i++) numbers.add((int) frame.getShort());
            return numbers;
        }

        /** The first legal action of every game. */
        int[] first() {
            return legal.stream().mapToInt(each -> each.isEmpty() ? -1 : each.getFirst()).toArray();
        }
    }

    private static Read reset(Pipe<State, Move, View> pipe) {
        return Read.of(pipe.answer(request(Pipe.RESET, (byte) Pipe.WATCH, 0)), WIDTH);
    }

    @Test
    void gamesArePlayedToTheirEndsAndDealtAnew() {
        try (var pipe = pipe(2)) {
            Read state = reset(pipe);
            int ended = 0;
            for (int step = 0; step < 400; step++) {
                byte flags = (byte) (Pipe.RENEW | Pipe.WATCH);
                state = Read.of(pipe.answer(request(Pipe.STEP, flags, state.first())), WIDTH);
                ended += state.places.size();
                assertThat(state.seats).doesNotContain(-1);
                for (List<Integer> places : state.places.values()) assertThat(places).contains(1);
            }
            assertThat(ended).isGreaterThan(GAMES);
        }
    }

    @Test
    void aGameThatEndedStaysOverAndIsToldOnce() {
        try (var pipe = pipe(1)) {
            Read state = reset(pipe);
            int told = 0;
            for (int step = 0; step < 2000; step++) {
                state = Read.of(pipe.answer(request(Pipe.STEP, NO_FLAGS, state.first())), WIDTH);
                told += state.places.size();
            }
            assertThat(told).isEqualTo(GAMES);
            assertThat(state.seats).containsOnly(-1);
        }
    }

    @Test
    void aGameThatDoesNotEndIsCutOff() {
        try (var pipe = pipe(1, 5)) {
            Read state = reset(pipe);
            for (int step = 1; step <= 5; step++) {
                state = Read.of(pipe.answer(request(Pipe.STEP, NO_FLAGS, state.first())), WIDTH);
                assertThat(state.places).hasSize(step == 5 ? GAMES : 0);
            }
            assertThat(state.places.get(0)).containsOnly(0);
            assertThat(state.seats).containsOnly(-1);
        }
    }

    @Test
    void threadsChangeNothing() {
        try (var one = pipe(1);
                var two = pipe(2)) {
            Read state = reset(one);
            reset(two);
            for (int step = 0; step < 200; step++) {
                ByteBuffer request =
                        request(Pipe.STEP, (byte) (Pipe.RENEW | Pipe.WATCH), state.first());
                Read other = Read.of(two.answer(request.duplicate().order(request.order())), WIDTH);
                state = Read.of(one.answer(request), WIDTH);
                assertThat(other).isEqualTo(state);
            }
        }
    }

    @Test
    void aCopyGoesTheSameWay() {
        try (var pipe = pipe(1)) {
            Read state = reset(pipe);
            Read copied =
                    Read.of(pipe.answer(request(Pipe.COPY, (byte) Pipe.WATCH, 1, 3, 5)), WIDTH);
            for (int step = 0; step < 60; step++) {
                assertThat(copied.legal.get(5)).isEqualTo(copied.legal.get(3));
                assertThat(copied.seen.get(5)).isEqualTo(copied.seen.get(3));
                copied =
                        Read.of(
                                pipe.answer(request(Pipe.STEP, (byte) Pipe.WATCH, copied.first())),
                                WIDTH);
            }
            assertThat(state.seen.get(5)).isNotEqualTo(state.seen.get(3));
        }
    }

    @Test
    void whatIsImaginedLooksTheSame() {
        try (var pipe = pipe(1)) {
            Read state = reset(pipe);
            int seat = state.seats.get(3);
            pipe.answer(request(Pipe.IMAGINE, NO_FLAGS, 1, 3, seat, 5, 42L));
            ByteBuffer seen = pipe.answer(request(Pipe.OBSERVE, 2, 3, seat, 5, seat));
            assertThat(seen.getInt()).isEqualTo(1 + 4 * WIDTH);
            assertThat(seen.get()).isEqualTo(Pipe.OBSERVED);
            assertThat(Read.shorts(seen, WIDTH)).isEqualTo(Read.shorts(seen, WIDTH));
        }
    }

    @Test
    void botsAdviseAndPlay() {
        byte[] everywhere = new byte[GAMES];
        java.util.Arrays.fill(everywhere, (byte) 1);
        try (var pipe = pipe(2)) {
            Read state = reset(pipe);
            ByteBuffer advice = pipe.answer(request(Pipe.ADVISE, everywhere, "apprentice"));
            assertThat(advice.getInt()).isEqualTo(1 + 4 * GAMES);
            assertThat(advice.get()).isEqualTo(Pipe.ADVICE);
            for (int i = 0; i < GAMES; i++) {
                int action = advice.getInt();
                if (action >= 0) assertThat(state.legal.get(i)).contains(action);
            }
            Read after = Read.of(pipe.answer(request(Pipe.LET, NO_FLAGS, everywhere, "random")), 0);
            assertThat(after.legal).isNotEqualTo(state.legal);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "kind,    no request has the kind 33",
        "empty,   too short",
        "short,   too short",
        "long,    4 bytes too many",
        "game,    game 40: there are 0 to 39",
        "seat,    seat 3: there are 0 to 2",
        "action,  game 7: no action 9999",
        "illegal, is not legal now",
        "move,    not 'fly away'",
        "refused, refused by toy/",
        "bot,     no bot 'grandmaster'",
        "exec,    no bot 'exec'",
        "rows,    rows of 8 bytes"
    })
    void whatCannotBeIsAnErrorAndChangesNothing(String what, String error) {
        int[] nothing = new int[GAMES];
        java.util.Arrays.fill(nothing, -1);
        try (var pipe = pipe(1)) {
            Read before = reset(pipe);
            int[] absent = nothing.clone();
            absent[7] = 9999;
            int[] illegal = before.first();
            illegal[GAMES - 1] = unlisted(before.legal.get(GAMES - 1));
            byte[] all = new byte[GAMES];
            ByteBuffer bad =
                    switch (what) {
                        case "kind" -> request((byte) 33);
                        case "empty" -> request();
                        case "short" -> request(Pipe.STEP, NO_FLAGS, 1, 2, 3);
                        case "long" -> request(Pipe.STEP, NO_FLAGS, nothing, 1);
                        case "game" -> request(Pipe.RESET, NO_FLAGS, 2, 0, 5L, GAMES, 5L);
                        case "seat" -> request(Pipe.IMAGINE, NO_FLAGS, 1, 0, SEATS, 1, 5L);
                        case "action" -> request(Pipe.STEP, NO_FLAGS, absent);
                        case "illegal" -> request(Pipe.STEP, NO_FLAGS, illegal);
                        case "move" -> request(Pipe.PLAY, NO_FLAGS, 0, 0, "fly away");
                        case "refused" -> request(Pipe.PLAY, NO_FLAGS, 0, 0, "wager 3");
                        case "bot" -> request(Pipe.ADVISE, all, "grandmaster");
                        case "exec" -> request(Pipe.ADVISE, all, "exec:true");
                        default -> request(Pipe.COPY, NO_FLAGS, 1 << 30, 1, 2);
                    };
            ByteBuffer answer = pipe.answer(bad);
            answer.getInt();
            assertThat(answer.get()).isEqualTo(Pipe.ERROR);
            assertThat(StandardCharsets.UTF_8.decode(answer).toString()).contains(error);
            byte watch = (byte) Pipe.WATCH;
            assertThat(Read.of(pipe.answer(request(Pipe.STEP, watch, nothing)), WIDTH))
                    .isEqualTo(before);
        }
    }

    private static int unlisted(List<Integer> legal) {
        int action = 0;
        while (legal.contains(action)) action++;
        return action;
    }

    @Test
    void aStreamIsGreetedAnsweredAndEnds() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] reset = {6, 0, 0, 0, Pipe.RESET, 0, 0, 0, 0, 0};
        try (var pipe = pipe(1)) {
            pipe.run(new ByteArrayInputStream(reset), out);
        }
        ByteBuffer frames = ByteBuffer.wrap(out.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        byte[] hello = new byte[frames.getInt() - 1];
        assertThat(frames.get()).isEqualTo(Pipe.HELLO);
        frames.get(hello);
        Map<?, ?> told = Json.read(new String(hello, StandardCharsets.UTF_8), Map.class);
        assertThat(told.get("version")).isEqualTo(1);
        assertThat((List<?>) told.get("actions")).hasSize(new Toy().moves().size());
        assertThat((List<?>) told.get("observation")).hasSize(WIDTH);
        assertThat(frames.getInt()).isEqualTo(frames.remaining());
        assertThat(frames.get()).isEqualTo(Pipe.STATE);
    }

    @Test
    void noiseIsNotTakenForAFrame() {
        byte[] noise = "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (var pipe = pipe(1)) {
            assertThatThrownBy(() -> pipe.run(new ByteArrayInputStream(noise), out))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("docs/env.md");
            assertThatThrownBy(
                            () ->
                                    pipe.run(
                                            new ByteArrayInputStream(new byte[] {9, 0, 0, 0, 1}),
                                            out))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("inside a frame");
        }
    }
}
