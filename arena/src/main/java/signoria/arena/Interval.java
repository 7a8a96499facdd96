package signoria.arena;

/** The 95 % interval of a rate, after Wilson: honest also near 0 and 1 and for few games. */
record Interval(double low, double high) {
    /** So many standard deviations to either side. */
    static final double Z = 1.959964;

    static Interval of(double wins, int games) {
        if (games == 0) return new Interval(0, 1);
        double rate = wins / games;
        double spread = Z * Math.sqrt(rate * (1 - rate) / games + Z * Z / (4.0 * games * games));
        double centre = rate + Z * Z / (2.0 * games);
        double scale = 1 + Z * Z / games;
        double low = rate == 0 ? 0 : (centre - spread) / scale;
        double high = rate == 1 ? 1 : (centre + spread) / scale;
        return new Interval(low, high);
    }
}
