package signoria.server.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Whether this thread may wait for a table: it is not a table's own, holds no bin of a map, and is
 * in no method of ours that locks something. Looked up in the stack, so for assertions only.
 */
final class Waiting {
    private static final StackWalker WALKER =
            StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final List<String> HOLDING = List.of("compute", "merge");
    private static final Map<Class<?>, Set<String>> LOCKING = new ConcurrentHashMap<>();

    private Waiting() {}

    static boolean allowed() {
        return held().isEmpty();
    }

    /** The method that holds something, if one does. */
    static Optional<String> held() {
        return WALKER.walk(
                frames ->
                        frames.filter(Waiting::holds)
                                .findFirst()
                                .map(frame -> frame.getClassName() + "." + frame.getMethodName()));
    }

    private static boolean holds(StackWalker.StackFrame frame) {
        Class<?> in = frame.getDeclaringClass();
        if (in == ConcurrentHashMap.class)
            return HOLDING.stream().anyMatch(frame.getMethodName()::startsWith);
        if (in == Mailbox.class) return true;
        return in.getName().startsWith("signoria.")
                && locking(in).contains(frame.getMethodName() + frame.getDescriptor());
    }

    /** The methods of a class that are synchronized, or have a block that is. */
    private static Set<String> locking(Class<?> in) {
        Set<String> known = LOCKING.get(in);
        if (known != null) return known;
        Set<String> found = new HashSet<>();
        String file = in.getName().substring(in.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream code = in.getResourceAsStream(file)) {
            if (code != null)
                for (MethodModel method : ClassFile.of().parse(code.readAllBytes()).methods())
                    if (locks(method))
                        found.add(
                                method.methodName().stringValue()
                                        + method.methodType().stringValue());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        LOCKING.put(in, found);
        return found;
    }

    private static boolean locks(MethodModel method) {
        return method.flags().has(AccessFlag.SYNCHRONIZED)
                || method.code().filter(Waiting::locks).isPresent();
    }

    private static boolean locks(CodeModel code) {
        return code.elementList().stream().anyMatch(MonitorInstruction.class::isInstance);
    }
}
