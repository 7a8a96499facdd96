package signoria.server.notices;

import signoria.kernel.BadInput;

import java.net.InetAddress;

/** All addresses that begin with the same bits, such as {@code 192.168.1.0/24}. */
public record Network(InetAddress base, int bits) {
    public static Network of(String text) {
        int slash = text.indexOf('/');
        try {
            InetAddress base = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
            int most = base.getAddress().length * 8;
            int bits = slash < 0 ? most : Integer.parseInt(text.substring(slash + 1));
            if (bits < 0 || bits > most) throw new NumberFormatException();
            return new Network(base, bits);
        } catch (IllegalArgumentException e) {
            throw new BadInput("a network is like 192.168.1.0/24, not " + text);
        }
    }

    boolean holds(InetAddress address) {
        byte[] ours = base.getAddress();
        byte[] theirs = address.getAddress();
        if (ours.length != theirs.length) return false;
        for (int bit = 0; bit < bits; bit++)
            if (((ours[bit / 8] ^ theirs[bit / 8]) >> (7 - bit % 8) & 1) != 0) return false;
        return true;
    }
}
