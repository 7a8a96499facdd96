package signoria.engine.build;

import org.teavm.classlib.impl.JCLPlugin;
import org.teavm.classlib.impl.SwitchBootstrapSubstitutor;
import org.teavm.dependency.BootstrapMethodSubstitutor;
import org.teavm.dependency.DynamicCallSite;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.After;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.runtime.SwitchBootstraps;

/**
 * What a pattern takes out of a record may be a number, and a switch over it then has nothing to
 * find out: each of its cases holds. The compiler would ask whether the number is null, which
 * breaks its own optimisation where it is an {@code int}, and the engine where it is a {@code
 * long}.
 */
@After(JCLPlugin.class)
public final class Patterns implements TeaVMPlugin, BootstrapMethodSubstitutor {
    private static final MethodReference SWITCH =
            new MethodReference(
                    SwitchBootstraps.class,
                    "typeSwitch",
                    MethodHandles.Lookup.class,
                    String.class,
                    MethodType.class,
                    Object[].class,
                    CallSite.class);

    private final BootstrapMethodSubstitutor others = new SwitchBootstrapSubstitutor();

    @Override
    public void install(TeaVMHost host) {
        host.add(SWITCH, this);
    }

    @Override
    public ValueEmitter substitute(DynamicCallSite site, ProgramEmitter to) {
        boolean number = site.getCalledMethod().parameterType(0) instanceof ValueType.Primitive;
        return number ? site.getArguments().get(1) : others.substitute(site, to);
    }
}
