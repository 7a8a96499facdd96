package signoria.arena.env;

import signoria.bots.Level;
import signoria.kernel.BadInput;
import signoria.kernel.Game;
import signoria.kernel.Result;
import signoria.kernel.Setup;
import signoria.wire.Json;
import signoria.wire.Wire;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Frames in, frames out, as docs/env.md tells: a length, a kind, and what it holds. A request that
 * cannot be granted is answered by an error and changes nothing.
 */
public final class Pipe<S, M, V> implements AutoCloseable {
    static final byte RESET = 1;
    static final byte STEP = 2;
    static final byte PLAY = 3;
    static final byte COPY = 4;
    static final byte IMAGINE = 5;
    static final byte OBSERVE = 6;
    static final byte ADVISE = 7;
    static final byte LET = 8;
    static final byte VIEW = 9;
    static final byte HELLO = 64;
    static final byte STATE = 65;
    static final byte OBSERVED = 66;
    static final byte ADVICE = 67;
    static final byte TEXT = 68;
    static final byte ERROR = 127;

    /** What a step may ask for beside itself. */
    static final int RENEW = 1;

    static final int WATCH = 2;

    /** No request is longer. */
    private static final int LONGEST = 1 << 24;

    private final Lanes<S, M, V> lanes;
    private final Wire<M, V> wire;
    private ByteBuffer out = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);

    /**
     * @param cap after so many decisions a game is cut off
     */
    public Pipe(Game<S, M, V> game, Setup setup, int games, int threads, int cap) {
        this.lanes = new Lanes<>(game, setup, games, threads, cap);
        this.wire = new Wire<>(game);
    }

    /** How many numbers an observation has. */
    int width() {
        return lanes.observer().width();
    }

    /** Greets, then answers until the requests end. */
    public void run(InputStream from, OutputStream to) throws IOException {
        send(hello(), to);
        byte[] head = new byte[4];
        while (from.readNBytes(head, 0, 4) == 4) {
            int length = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt();
            if (length < 1 || length > LONGEST) {
                String wrong = "a frame has 1 to " + LONGEST + " bytes, not " + length;
                send(text(ERROR, wrong), to);
                throw new BadInput(wrong + ": is this a client of docs/env.md?");
            }
            byte[] frame = from.readNBytes(length);
            if (frame.length < length) throw new EOFException("the requests ended inside a frame");
            send(answer(ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN)), to);
        }
    }

    private static void send(ByteBuffer frame, OutputStream to) throws IOException {
        to.write(frame.array(), 0, frame.limit());
        to.flush();
    }

    ByteBuffer hello() {
        Hello hello = Hello.of(lanes.game(), lanes.setup(), lanes.size(), lanes.observer());
        return text(HELLO, Json.write(hello));
    }

    /** The answer to a request, in a buffer that the next one is written to. */
    ByteBuffer answer(ByteBuffer request) {
        try {
            byte kind = request.get();
            ByteBuffer answer =
                    switch (kind) {
                        case RESET -> reset(request);
                        case STEP -> step(request);
                        case PLAY -> play(request);
                        case COPY -> copy(request);
                        case IMAGINE -> imagine(request);
                        case OBSERVE -> observe(request);
                        case ADVISE -> advise(request);
                        case LET -> let(request);
                        case VIEW -> view(request);
                        default -> throw new BadInput("no request has the kind " + kind);
                    };
            return answer;
        } catch (BadInput e) {
            return text(ERROR, e.getMessage());
        } catch (BufferUnderflowException e) {
            return text(ERROR, "the frame is too short for its kind");
        }
    }

    private static void end(ByteBuffer request) {
        if (request.hasRemaining())
            throw new BadInput("the frame has " + request.remaining() + " bytes too many");
    }

    private ByteBuffer reset(ByteBuffer request) {
        int flags = request.get();
        ByteBuffer rest = rows(request, 12);
        for (ByteBuffer look = rest.duplicate().order(rest.order()); look.hasRemaining(); ) {
            lanes.lane(look.getInt());
            look.getLong();
        }
        while (rest.hasRemaining()) lanes.lane(rest.getInt()).reset(rest.getLong());
        return state(flags, true);
    }

    private ByteBuffer step(ByteBuffer request) {
        int flags = request.get();
        int[] actions = new int[lanes.size()];
        for (int i = 0; i < actions.length; i++) actions[i] = request.getInt();
        end(request);
        lanes.step(actions, (flags & RENEW) != 0, (flags & WATCH) != 0);
        return state(flags, false);
    }

    private ByteBuffer play(ByteBuffer request) {
        int flags = request.get();
        Lane<S, M, V> lane = lanes.lane(request.getInt());
        int seat = lanes.seat(request.getInt());
        lane.play(seat, rest(request));
        return state(flags, true);
    }

    private ByteBuffer copy(ByteBuffer request) {
        int flags = request.get();
        ByteBuffer rest = rows(request, 8);
        for (ByteBuffer look = rest.duplicate().order(rest.order()); look.hasRemaining(); )
            lanes.lane(look.getInt());
        while (rest.hasRemaining()) {
            Lane<S, M, V> from = lanes.lane(rest.getInt());
            lanes.lane(rest.getInt()).copy(from);
        }
        return state(flags, true);
    }

    private ByteBuffer imagine(ByteBuffer request) {
        int flags = request.get();
        ByteBuffer rest = rows(request, 20);
        for (ByteBuffer look = rest.duplicate().order(rest.order()); look.hasRemaining(); ) {
            lanes.lane(look.getInt());
            lanes.seat(look.getInt());
            lanes.lane(look.getInt());
            look.getLong();
        }
        while (rest.hasRemaining()) {
            Lane<S, M, V> from = lanes.lane(rest.getInt());
            int seat = rest.getInt();
            lanes.lane(rest.getInt()).imagine(from, seat, rest.getLong());
        }
        return state(flags, true);
    }

    private ByteBuffer observe(ByteBuffer request) {
        ByteBuffer rest = rows(request, 8);
        int width = lanes.observer().width();
        begin(OBSERVED, rest.remaining() / 8 * width * 2);
        short[] row = new short[width];
        while (rest.hasRemaining()) {
            Lane<S, M, V> lane = lanes.lane(rest.getInt());
            lanes.observer().observe(lane.view(lanes.seat(rest.getInt())), row, 0);
            for (short number : row) out.putShort(number);
        }
        return done();
    }

    private ByteBuffer advise(ByteBuffer request) {
        boolean[] where = where(request);
        int[] advice = lanes.advice(Level.named(rest(request)), where);
        begin(ADVICE, 4 * advice.length);
        for (int action : advice) out.putInt(action);
        return done();
    }

    private ByteBuffer let(ByteBuffer request) {
        int flags = request.get();
        boolean[] where = where(request);
        lanes.let(Level.named(rest(request)), where, (flags & RENEW) != 0, (flags & WATCH) != 0);
        return state(flags, false);
    }

    private ByteBuffer view(ByteBuffer request) {
        Lane<S, M, V> lane = lanes.lane(request.getInt());
        int seat = lanes.seat(request.getInt());
        end(request);
        return text(TEXT, wire.write(lane.view(seat)));
    }

    /** All that is left of a request, as rows of so many bytes. */
    private static ByteBuffer rows(ByteBuffer request, int bytes) {
        int count = request.getInt();
        if (count < 0 || request.remaining() != (long) count * bytes)
            throw new BadInput(
                    count + " rows of " + bytes + " bytes are not " + request.remaining());
        return request;
    }

    private boolean[] where(ByteBuffer request) {
        boolean[] where = new boolean[lanes.size()];
        for (int i = 0; i < where.length; i++) where[i] = request.get() != 0;
        return where;
    }

    private static String rest(ByteBuffer request) {
        byte[] bytes = new byte[request.remaining()];
        request.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Who is asked in every game, what is legal there, what is seen, and what has ended. */
    private ByteBuffer state(int flags, boolean look) {
        boolean watch = (flags & WATCH) != 0;
        if (watch && look) lanes.observe();
        int games = lanes.size();
        int legal = 0;
        int ended = 0;
        for (int i = 0; i < games; i++) {
            legal += lanes.lane(i).count();
            if (lanes.lane(i).ended() != null) ended++;
        }
        int seats = lanes.setup().seats();
        int seen = watch ? lanes.observations().length : 0;
        begin(STATE, 3 * games + 2 * legal + 2 * seen + 8 + ended * (4 + 5 * seats));
        out.putInt(ended);
        out.putInt(watch ? 1 : 0);
        for (int i = 0; i < games; i++) out.put((byte) lanes.lane(i).seat());
        for (int i = 0; i < games; i++) out.putShort((short) lanes.lane(i).count());
        for (int i = 0; i < games; i++) {
            Lane<S, M, V> lane = lanes.lane(i);
            for (int each = 0; each < lane.count(); each++) out.putShort(lane.legal(each));
        }
        if (watch) {
            out.asShortBuffer().put(lanes.observations());
            out.position(out.position() + 2 * seen);
        }
        for (int i = 0; i < games; i++) result(i, seats);
        return done();
    }

    private void result(int game, int seats) {
        Result result = lanes.lane(game).ended();
        if (result == null) return;
        out.putInt(game);
        for (int seat = 0; seat < seats; seat++) out.put((byte) (int) result.places().get(seat));
        for (int seat = 0; seat < seats; seat++) out.putInt(result.points().get(seat));
        lanes.lane(game).told();
    }

    private ByteBuffer text(byte kind, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        begin(kind, bytes.length);
        out.put(bytes);
        return done();
    }

    private void begin(byte kind, int bytes) {
        int length = 5 + bytes;
        if (out.capacity() < length)
            out = ByteBuffer.allocate(length + length / 4).order(ByteOrder.LITTLE_ENDIAN);
        out.clear();
        out.putInt(0);
        out.put(kind);
    }

    private ByteBuffer done() {
        out.putInt(0, out.position() - 4);
        return out.flip();
    }

    @Override
    public void close() {
        lanes.close();
    }
}
