package signoria.wire;

import signoria.kernel.Event;
import signoria.kernel.Game;
import signoria.kernel.Preview;
import signoria.kernel.Result;
import signoria.kernel.Scene;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.module.SimpleModule;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** JSON of one game: its moves are their text form, its views and events their records. */
public final class Wire<M, V> {
    private final Game<?, M, V> game;
    private final JsonMapper writer;
    private final JsonMapper reader;
    private final Class<M> moves;
    private final Class<V> views;

    @SuppressWarnings("unchecked") // the classes are those the game was declared with
    public Wire(Game<?, M, V> game) {
        this.game = game;
        this.moves = (Class<M>) declared(game.getClass(), 1);
        this.views = (Class<V>) declared(game.getClass(), 2);
        SimpleModule texts = new SimpleModule("moves");
        texts.addSerializer(moves, new MoveWriter());
        texts.addDeserializer(moves, new MoveReader());
        List<Class<?>> told = new ArrayList<>(Json.COMMON);
        told.addAll(List.of(views, Event.class, Preview.class));
        this.writer = Json.writer(texts, new GameModule(game.json(), told));
        this.reader = Json.reader(texts);
    }

    /**
     * Anything that belongs to the game: a move, a view, events, or a record that holds some of
     * them.
     */
    public String write(Object value) {
        return writer.writeValueAsString(value);
    }

    public <T> T read(String json, Class<T> type) {
        return Json.read(reader, json, type);
    }

    public M move(String json) {
        return read(json, moves);
    }

    public V view(String json) {
        return read(json, views);
    }

    public Scene scene(String json) {
        return read(json, Scene.class);
    }

    public Result result(String json) {
        return read(json, Result.class);
    }

    /** An event of the same family as another. */
    public Event event(String json, Class<? extends Event> like) {
        Class<?> family = Families.family(like);
        return family == null ? read(json, like) : (Event) read(json, family);
    }

    /** The class a game names as a parameter of {@link Game}, or of a game of a special kind. */
    static Class<?> declared(Class<?> type, int parameter) {
        for (Class<?> at = type; at != null; at = at.getSuperclass())
            for (Type above : at.getGenericInterfaces())
                if (above instanceof ParameterizedType face
                        && Game.class.isAssignableFrom(raw(face)))
                    return raw(face.getActualTypeArguments()[parameter]);
        throw new IllegalStateException(type + " does not say which moves and views it has");
    }

    private static Class<?> raw(Type type) {
        return type instanceof ParameterizedType face
                ? (Class<?>) face.getRawType()
                : (Class<?>) type;
    }

    private final class MoveWriter extends ValueSerializer<M> {
        @Override
        public void serialize(M move, JsonGenerator out, SerializationContext context) {
            out.writeString(game.notation().write(move));
        }
    }

    private final class MoveReader extends ValueDeserializer<M> {
        @Override
        public M deserialize(JsonParser in, DeserializationContext context) {
            return game.notation().read(in.getString());
        }

        @Override
        public Object deserializeWithType(
                JsonParser in, DeserializationContext context, TypeDeserializer type) {
            return deserialize(in, context);
        }
    }
}
