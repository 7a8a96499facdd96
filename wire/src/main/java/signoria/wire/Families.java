package signoria.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.introspect.VirtualAnnotatedMember;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.VirtualBeanPropertyWriter;
import tools.jackson.databind.util.SimpleBeanPropertyDefinition;

import java.util.ArrayList;
import java.util.List;

/** Lets every record of a sealed family carry its name, without an annotation on it. */
final class Families {
    private static final String TYPE = "type";

    private Families() {}

    /** The outermost sealed interface above a type, or null. */
    static Class<?> family(Class<?> type) {
        for (Class<?> above : type.getInterfaces()) {
            Class<?> family = family(above);
            if (family != null) return family;
        }
        return type.isInterface() && type.isSealed() ? type : null;
    }

    private static boolean inFamily(Class<?> type) {
        return !type.isEnum() && family(type) != null;
    }

    /**
     * Writes the name whatever the record was declared as, so that lists and maps of anything keep
     * it.
     */
    static final class Writing extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public void findAndAddVirtualProperties(
                MapperConfig<?> config, AnnotatedClass type, List<BeanPropertyWriter> properties) {
            if (inFamily(type.getRawType())) properties.addFirst(new Name(config, type));
        }
    }

    /** Finds the record by its name. */
    static final class Reading extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        private static final JsonTypeInfo.Value BY_NAME =
                JsonTypeInfo.Value.construct(
                        JsonTypeInfo.Id.NAME,
                        JsonTypeInfo.As.PROPERTY,
                        TYPE,
                        null,
                        false,
                        true,
                        true);

        @Override
        public JsonTypeInfo.Value findPolymorphicTypeInfo(
                MapperConfig<?> config, Annotated annotated) {
            return annotated instanceof AnnotatedClass type && inFamily(type.getRawType())
                    ? BY_NAME
                    : super.findPolymorphicTypeInfo(config, annotated);
        }

        @Override
        public List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
            if (!(annotated instanceof AnnotatedClass type) || !type.getRawType().isSealed())
                return super.findSubtypes(config, annotated);
            List<NamedType> members = new ArrayList<>();
            collect(type.getRawType(), members);
            return members;
        }

        @Override
        public String findTypeName(MapperConfig<?> config, AnnotatedClass type) {
            return inFamily(type.getRawType())
                    ? type.getRawType().getSimpleName()
                    : super.findTypeName(config, type);
        }

        private static void collect(Class<?> family, List<NamedType> members) {
            for (Class<?> member : family.getPermittedSubclasses())
                if (member.isSealed()) collect(member, members);
                else members.add(new NamedType(member, member.getSimpleName()));
        }
    }

    /** The property that holds the name. */
    private static final class Name extends VirtualBeanPropertyWriter {
        private static final long serialVersionUID = 1;

        Name(MapperConfig<?> config, AnnotatedClass type) {
            super(
                    definition(config, type),
                    type.getAnnotations(),
                    config.constructType(String.class));
        }

        private static BeanPropertyDefinition definition(
                MapperConfig<?> config, AnnotatedClass type) {
            JavaType text = config.constructType(String.class);
            return SimpleBeanPropertyDefinition.construct(
                    config,
                    new VirtualAnnotatedMember(type, type.getRawType(), TYPE, text),
                    PropertyName.construct(TYPE));
        }

        @Override
        protected Object value(Object owner, JsonGenerator out, SerializationContext context) {
            return owner.getClass().getSimpleName();
        }

        @Override
        public VirtualBeanPropertyWriter withConfig(
                MapperConfig<?> config,
                AnnotatedClass type,
                BeanPropertyDefinition definition,
                JavaType text) {
            return new Name(config, type);
        }
    }
}
