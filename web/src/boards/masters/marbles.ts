import { places, SLIDE } from './view.ts';

/** Which marble lies where after a line was pushed: the spare goes in, the first falls out and is the spare. */
export function slide(marbles: readonly number[], line: number): number[] {
  const next = [...marbles];
  const way = places(line);
  for (let i = 0; i + 1 < way.length; i++) next[way[i]!] = marbles[way[i + 1]!]!;
  next[way.at(-1)!] = marbles[SLIDE]!;
  next[SLIDE] = marbles[way[0]!]!;
  return next;
}
