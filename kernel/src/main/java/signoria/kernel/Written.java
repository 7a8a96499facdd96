package signoria.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The types that are told as JSON. When a class {@code X} is compiled, a writer of them and of all
 * that they hold is made beside it, from the records: {@code XJson}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Written {
    /** Records, and sealed families of records, each of which then carries its name. */
    Class<?>[] value();
}
