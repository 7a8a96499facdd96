package signoria.scribe;

import java.util.List;

import javax.lang.model.element.TypeElement;

/** What a value looks like in JSON. */
sealed interface Shape {
    /** A whole number that a browser can hold. */
    record Whole() implements Shape {}

    record Flag() implements Shape {}

    record Text() implements Shape {}

    /** One of a few words: an enum. */
    record Word(TypeElement type) implements Shape {}

    /** A record or a sealed family of records, which is described once. */
    record Named(TypeElement type) implements Shape {}

    /** A value of a type that is only known elsewhere, such as an event of some game. */
    record Other(TypeElement type) implements Shape {}

    record Listing(Shape of) implements Shape {}

    record Table(Shape of) implements Shape {}

    /** A value, or nothing. */
    record Maybe(Shape of) implements Shape {}

    /**
     * A component of a record.
     *
     * @param by the static method that makes of it what is told, or empty
     */
    record Field(String name, Shape shape, String by) {
        /** Its value, of a record that is called {@code it}. */
        String read() {
            String value = "it." + name + "()";
            return by.isEmpty() ? value : by + "(" + value + ")";
        }
    }

    /** A type with a description of its own. */
    sealed interface Described {
        TypeElement type();
    }

    /**
     * A record.
     *
     * @param tag what it calls itself as the member of a family, or empty
     */
    record Row(TypeElement type, String tag, List<Field> fields) implements Described {}

    record Family(TypeElement type, List<Described> members) implements Described {}
}
