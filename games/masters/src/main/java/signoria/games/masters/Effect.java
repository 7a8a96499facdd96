package signoria.games.masters;

/** What a leader can do once played. */
sealed interface Effect {
    /** A development card that costs this resource costs so many fewer of it. */
    record Discount(Resource resource, int count) implements Effect {}

    /** A depot of so many spaces for this resource alone. */
    record Depot(Resource resource, int spaces) implements Effect {}

    /** A white marble gives this resource. */
    record White(Resource resource) implements Effect {}

    /** One more power of production. */
    record Production(Power power) implements Effect {}
}
