package signoria.games.age;

/** The six kinds of advances, each a run of letters. */
enum Category {
    SCIENCE('A', 'D'),
    RELIGION('E', 'H'),
    COMMERCE('I', 'M'),
    CULTURE('N', 'Q'),
    EXPLORATION('R', 'U'),
    CIVICS('V', 'Z');

    static final Category[] ALL = values();

    /** Its advances as bits, and the number of the first. */
    final int advances;

    final int first;

    Category(char first, char last) {
        this.first = first - 'A';
        advances = (1 << last - 'A' + 1) - (1 << first - 'A');
    }

    int size() {
        return Integer.bitCount(advances);
    }
}
