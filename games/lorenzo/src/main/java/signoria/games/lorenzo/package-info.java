/**
 * Lorenzo il Magnifico for two to five seats: base game, advanced rules, Famiglie del Rinascimento,
 * La Congiura dei Pazzi.
 *
 * <pre>
 * Game    = [Draft Tile*] [bid SLOT ROW* [play L]] Round*6 Cash* ;
 * Draft   = keep L (all seats at once, sealed)*3 ;                  Tile = tile A..E ;
 * Round   = Turn* [go FLOOR (Gonzaga)] (support | refuse)* ;
 * Turn    = Extra* (go SPACE [member M] Action | pass) Extra* done ;  (done is not asked without extras)
 * Extra   = play L | discard L Privilege | use L Effect | copy L | cash T | lay T SLOT | trade ;
 * Action  = Tower | Work | Privilege* ;
 * Tower   = [instead N] [pay N] [instead N]* [spend T]* Effect* ;
 * Work    = [servants N] (choose N | times N | card N | drop L | decline)* Privilege* ;
 * Effect  = Privilege* | (Extra* (go FLOOR Tower | servants N Work | opponent S Work | decline))
 *         | choose N | card N | play L | flip N | member M | toss T | Answers ;
 * Answers = (give N | card N) (all opponents with a choice at once, sealed) ;
 * </pre>
 *
 * What leaves no choice, on grounds everybody can see, is not asked. Half-done actions are tasks on
 * the agenda of the state, {@code Task} by task. {@code Settling} runs the agenda, {@code Turns}
 * the phases when it is empty; {@code Questions} finds the chapter, where the moves of a question,
 * the refusals and what follows stand together.
 *
 * <pre>
 * setup, draft, tile  Dealing, Draft, Turns      leader(s)        Leaders, Requirements, Extras
 * round               Turns, Placements          auction, family  Families
 * value               Values                     token            Tokens
 * tower               Floors, Prices, Towers     special          Towers, Discards
 * work                Works, Work…               pazzi            Answers, Works
 * market, council     Council                    prices           Payments
 * vatican             Vatican                    curse            Values, Effects
 * score               Scoring                    cards in and out Holdings
 *
 * what is asked       Task, Agenda, Questions    what lies where  State and its parts: LeaderCards,
 * what is seen        View, which Viewing makes;                  Members, FamilyTiles, Auction,
 *                     Imagining                                   TokenRows, CardSet
 * how it is shown     …Scenes, Beside, Choices   how it is told   Phrases, Telling
 * </pre>
 *
 * Glossary: familiare = (family) member, impresa = venture, raccolto = harvest, produzione =
 * production, scomunica = excommunication (curse in code), gettone = token, turno di gioco = round.
 */
package signoria.games.lorenzo;
