package signoria.engine.build;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

import java.util.List;

/**
 * Leaves out what no page asks for: how hundreds of records would describe themselves to somebody
 * who mends them (what players read is never made that way), and of regular expressions the names
 * of some two hundred kinds of characters, of which our code uses three.
 */
public final class Trim implements TeaVMPlugin, ClassHolderTransformer {
    private static final MethodDescriptor TO_STRING =
            new MethodDescriptor("toString", String.class);

    private static final MethodDescriptor BEGIN = new MethodDescriptor("<clinit>", void.class);
    private static final String KINDS = "java.util.regex.AbstractCharClass$";
    private static final String NAMED = KINDS + "PredefinedCharacterClasses";

    /** The kinds of characters that stay, by the letter after the backslash. */
    private record Kind(String letter, String type) {}

    private static final List<Kind> STAY =
            List.of(
                    new Kind("s", "LazySpace"),
                    new Kind("S", "LazyNonSpace"),
                    new Kind("d", "LazyDigit"),
                    new Kind("D", "LazyNonDigit"),
                    new Kind("w", "LazyWord"),
                    new Kind("W", "LazyNonWord"));

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(NAMED)) kinds(type, context);
        if (!"java.lang.Record".equals(type.getParent())) return;
        MethodHolder method = type.getMethod(TO_STRING);
        if (method != null && generated(type, method))
            ProgramEmitter.create(method, context.getHierarchy()).constant("").returnValue();
    }

    /** What a record says by itself begins with its name; what somebody wrote stays. */
    private static boolean generated(ClassHolder type, MethodHolder method) {
        String begins = type.getName().replaceAll(".*[.$]", "") + "[";
        for (BasicBlock block : method.getProgram().getBasicBlocks())
            for (Instruction each : block)
                if (each instanceof StringConstantInstruction text
                        && text.getConstant().equals(begins)) return true;
        return false;
    }

    private static void kinds(ClassHolder type, ClassHolderTransformerContext context) {
        ProgramEmitter to = ProgramEmitter.create(type.getMethod(BEGIN), context.getHierarchy());
        ValueEmitter all = to.constructArray(Object[].class, STAY.size());
        for (int i = 0; i < STAY.size(); i++) {
            ValueEmitter row = to.constructArray(Object.class, 2);
            row.setElement(0, to.constant(STAY.get(i).letter()));
            row.setElement(1, to.construct(KINDS + STAY.get(i).type()));
            all.setElement(i, row);
        }
        ValueType kind = ValueType.object(KINDS + "LazyCharClass");
        to.setField(NAMED, "space", to.construct(KINDS + "LazySpace").cast(kind));
        to.setField(NAMED, "digit", to.construct(KINDS + "LazyDigit").cast(kind));
        to.setField(NAMED, "contents", all);
        to.exit();
    }
}
