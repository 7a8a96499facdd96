import { moves } from './settings.svelte.ts';

const MOVE_MILLIS = 420;
const EASE = 'cubic-bezier(.5, 0, .2, 1)';

const travelling = new Set<Animation>();

/** Lets a thing that has just arrived travel from where it came from. Nothing travels under reduced motion. */
export function travel(node: Element | null | undefined, from: Element | null | undefined, delay = 0): void {
  if (!node || !from || !moves()) return;
  const start = from.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  if (!end.width || !start.width) return;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const way = node.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 20 },
      { transform: 'none', zIndex: 20 },
    ],
    { duration: MOVE_MILLIS, easing: EASE, delay, fill: 'backwards' },
  );
  travelling.add(way);
  way.onfinish = () => travelling.delete(way);
}

/** Whatever is on its way arrives at once. */
export function settle(): void {
  for (const way of travelling) way.finish();
}
