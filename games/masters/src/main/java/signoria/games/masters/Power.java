package signoria.games.masters;

import signoria.kernel.Told;

/**
 * A power of production: what is paid and what is received.
 *
 * @param anyIn how many more resources of any kind are paid
 * @param anyOut how many more resources of any kind are received
 */
record Power(
        @Told("Goods.face") long in,
        int anyIn,
        @Told("Goods.face") long out,
        int anyOut,
        int faith) {
    /** §production.2 The power printed on every board. */
    static final Power BASE = new Power(Goods.NONE, 2, Goods.NONE, 1, 0);
}
