/** The sizes of type there are, as `tokens.css` names them. */
const SIZES = [12, 13, 15, 17, 21, 28, 42, 64] as const;

/** The largest size of type that is no larger than so many pixels, and never smaller than the smallest. */
export function type(pixels: number): string {
  return `var(--t-${SIZES.findLast((size) => size <= pixels) ?? SIZES[0]})`;
}
