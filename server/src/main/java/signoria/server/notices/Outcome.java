package signoria.server.notices;

/** What came of an attempt to tell someone. */
sealed interface Outcome {
    record Sent() implements Outcome {}

    /** Nothing arrived; it may be tried again. */
    record Failed(String why) implements Outcome {}

    /** It may have arrived: to try again could tell it twice. */
    record Unknown(String why) implements Outcome {}

    /** It will never be taken. */
    record Refused(String why) implements Outcome {}
}
