package signoria.games.princes;

/** What is asked now. */
public enum Phase {
    /** §setup.1 The next seat takes a family. */
    FAMILY,
    /** §turn.1 An action. */
    TURN,
    /** §tile.draw Which of the tiles drawn is kept. */
    KEEP,
    /** §treachery.2 Which tile is given up. */
    DROP,
    /** §tile.expose Which tile of the hand one looks into must go. */
    EXPOSE,
    /** §war.2 The city that attacks, then the one that defends. */
    ATTACKER,
    DEFENDER,
    /** §war.3 Sealed: will anybody veto the war? */
    VETO,
    /** §auction.2 The opening bid. */
    OPENING,
    /** §tile.bar Who is kept from bidding. */
    BAR,
    /** §auction.1 Bid more, or pass. */
    BIDDING,
    /** §tile.discount Is a tile used to pay less? */
    DISCOUNT,
    /** §event.3 Where an artist goes. */
    PLACE,
    /** §event.5 Whom the French invade. */
    INVADE,
    /** §war.9 Sealed: abilities, bribes and the Pope's support, before the dice. */
    BATTLE,
    /** §tile.reroll Is a die rolled again? */
    REROLL,
    /** §treachery.10 Sealed: will anybody counter the tile just played? */
    COUNTER,
    OVER;

    /** Those asked answer secretly; nobody sees who has. */
    boolean sealed() {
        return this == VETO || this == BATTLE || this == COUNTER;
    }
}
