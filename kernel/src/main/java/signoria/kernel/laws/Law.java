package signoria.kernel.laws;

/** The laws, each named by what it says. */
public enum Law {
    /** Of all moves there are, each seat's listed ones are those that nothing refuses. */
    LEGAL_MOVES_ARE_THOSE_NOT_REFUSED,
    /** Asked twice, the list is the same; no move is in it twice. */
    LEGAL_MOVES_COME_IN_A_FIXED_ORDER,
    /** Who owes a decision has at least one; when the game is over nobody has any. */
    WAITING_SEATS_HAVE_A_MOVE,
    /** No legal move, and no candidate that nothing refuses, fails when played. */
    LEGAL_MOVES_PLAY,
    /** What a plan answers is refused by nothing, and whoever may plan is told what it means. */
    PLANNED_ANSWERS_ARE_ALLOWED,
    /**
     * Legal moves, refusals, views, scenes, worth, leanings and result are questions: the state
     * stays as it is.
     */
    ASKING_CHANGES_NOTHING,
    /** Field by field. */
    A_COPY_IS_EQUAL,
    /** No array and nothing else that can change is in both. */
    A_COPY_SHARES_NOTHING,
    /** Play on a copy leaves the original as it was, and the other way round. */
    A_COPY_LIVES_ALONE,
    /** Whatever the state was that is assigned to. */
    ASSIGNING_MAKES_EQUAL,
    /**
     * The same move on two copies has the same outcome; so has the same deal from the same source.
     */
    CHANCE_COMES_FROM_THE_STATE,
    /** Every move has a text of its own, and the text is read back as the same move. */
    MOVE_TEXT_PARSES_BACK,
    /** The text form of a state is read back as an equal one, caches too. */
    POSITION_TEXT_PARSES_BACK,
    /**
     * The record is read back as it was written, and played again gives the same position after
     * each move.
     */
    A_RECORD_REPLAYS,
    /** An imagined state looks to its seat just as the view it was imagined from. */
    IMAGINED_WORLDS_FIT_THE_VIEW,
    /** Whatever lies on the table may be found there in some imagined state. */
    THE_TRUTH_IS_IMAGINABLE,
    /** What a seat cannot know changes nothing in its view, and nothing of the state is in it. */
    VIEWS_DO_NOT_LEAK,
    /** Nor in who is waited for and what it is offered. */
    LEGAL_MOVES_DO_NOT_LEAK,
    /** Nor in what it is refused, and why. */
    REFUSALS_DO_NOT_LEAK,
    /**
     * Nor in what it is refused and offered after moves of its own and of others, nor in whether it
     * may take its own back freely, and what it gets then, as long as they show nothing new.
     */
    SEQUENCES_DO_NOT_LEAK,
    /** Nor in what it is told of moves that it only asks about, one or several. */
    FORESIGHTS_DO_NOT_LEAK,
    /** Nor in what is drawn for it. */
    SCENES_DO_NOT_LEAK,
    /** Nor in what it is told to have happened, when the views afterwards are equal too. */
    EVENTS_DO_NOT_LEAK,
    /**
     * The record of a running game shows no secret move of others, and secret is what others cannot
     * tell apart.
     */
    RECORDS_DO_NOT_LEAK,
    /**
     * Whatever a seat seals, and whatever others do in the open meanwhile, others get the same
     * until it comes to light, and afterwards where nothing did: views, legal moves, who is asked,
     * what is told, and in how many entries.
     */
    SEALED_MEANS_SEALED,
    /** Cards, goods and money are all there, and caches equal their recomputation. */
    THE_BOOKS_BALANCE,
    /**
     * At any moment where nothing refuses it, also in the middle of somebody's question and after
     * others have: the game goes on to its end.
     */
    A_SEAT_MAY_LEAVE,
    /** Within the cap that the sheet states. */
    GAMES_END,
    /** Places from 1, points that add up, one side one place. */
    RESULTS_RANK_EVERY_SEAT,
    /** Who wins together does so from the first move to the last. */
    SIDES_STAY,
    /** The evaluation is a finite number, and at the end the winners have the highest. */
    WORTH_AGREES_WITH_THE_RESULT,
    /** Where a game tells what a worth is made of, the parts are the whole, and have words. */
    TERMS_ADD_UP_TO_THE_WORTH,
    /** So that every move may be drawn. */
    LEANINGS_ARE_FINITE,
    /**
     * Each legal move once, in both languages, for every seat and for spectators; nothing without a
     * label.
     */
    SCENES_OFFER_EVERY_MOVE,
    /** Also those that are not legal now: who asks why not finds them. */
    ALL_MOVES_HAVE_WORDS,
    /**
     * In sentences, moves and parts of the table: no ids, no text forms, no numbers of seats. Only
     * names that people see.
     */
    WORDS_HAVE_NO_CODES,
    /** Whoever owes a decision can be told what matters in it, in both languages. */
    QUESTIONS_SAY_WHY,
    /** In both languages. */
    EVENTS_HAVE_WORDS,
    /** In both languages, under a paragraph that exists. */
    REFUSALS_HAVE_WORDS,
    /** Taking back can be asked at any moment, and what is free leaves a game that stands. */
    TAKING_BACK_LEAVES_A_GAME;

    /** The name as a sentence. */
    @Override
    public String toString() {
        String words = name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
