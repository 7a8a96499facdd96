package signoria.games.princes;

/**
 * What a family does always and a city tile once a decade; {@link HandLimit} and {@link
 * MerchantGold} work always.
 */
sealed interface Effect {
    record None() implements Effect {}

    /** §tile.discount An artist event costs so much gold less. */
    record ArtistDiscount(int gold) implements Effect {}

    /** §tile.discount, §family.5 A condottiere's bid of so much or more costs so much less. */
    record CondottiereDiscount(int influence, int from) implements Effect {}

    /** §tile.pope The Pope costs so much influence less. */
    record PopeDiscount(int influence) implements Effect {}

    /** §family.3 A type of troops costs so much gold less. */
    record PriceCut(Troop troop, int gold) implements Effect {}

    /** §treachery.2 So many more treachery tiles in hand. */
    record HandLimit(int more) implements Effect {}

    /** §tile.drill Own troops of a type are stronger. */
    record Drill(Troop troop, int attack, int defence) implements Effect {}

    /** §tile.strength The owner is stronger. */
    record Strength(int attack, int defence) implements Effect {}

    /** §tile.reroll */
    record Reroll() implements Effect {}

    /** §war.3 */
    record Veto() implements Effect {}

    /** §tile.draw */
    record Draw(int tiles) implements Effect {}

    /** §tile.bar */
    record Bar() implements Effect {}

    /** §tile.expose */
    record Expose() implements Effect {}

    /** §tile.pay A condottiere is paid so much gold more. */
    record Pay(int gold) implements Effect {}

    /** §tile.doge At the end of a decade one gold for each merchant, up to so many. */
    record MerchantGold(int most) implements Effect {}
}
