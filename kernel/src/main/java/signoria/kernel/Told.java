package signoria.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a component of a record is told that JSON has no word for, such as goods in one number or a
 * set as bits: as what a static method makes of it.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Told {
    /** A class of the same package and its method, {@code Goods.face}; empty: not at all. */
    String value();
}
