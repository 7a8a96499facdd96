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

    /** Its advances as bits. */
    final int advances;

    Category(char first, char last) {
        advances = (1 << last - 'A' + 1) - (1 << first - 'A');
    }

    int size() {
        return Integer.bitCount(advances);
    }
}
