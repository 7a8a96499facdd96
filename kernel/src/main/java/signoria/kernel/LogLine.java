package signoria.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * An event in words, with the places where seats are named in them: nobody has to look for a name,
 * which may be the beginning of another's, or any word.
 */
public record LogLine(String words, List<Named> names) {
    /** A seat's name: from a character to before another. */
    public record Named(int seat, int from, int to) {}

    /** While the sentence is made, a name is followed by a mark of its seat. */
    public static LogLine of(Notation<?, ?> by, Event event, List<String> names, Language in) {
        List<String> marked = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++)
            marked.add(names.get(seat) + Who.mark(seat));
        StringBuilder words = new StringBuilder();
        List<Named> found = new ArrayList<>();
        for (char c : by.tell(event, marked, in).toCharArray()) {
            int seat = c - Who.MARK;
            if (seat < 0 || seat >= names.size()) words.append(c);
            else {
                int to = words.length();
                found.add(new Named(seat, to - names.get(seat).length(), to));
            }
        }
        return new LogLine(words.toString(), found);
    }
}
