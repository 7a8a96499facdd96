import type { OptionSets } from '../protocol.ts';

/** The first things of each group: a choice to begin with. */
export const first = (sets: OptionSets): number[] => sets.groups.flatMap((group) => group.things.slice(0, sets.each));

export const isChosen = (sets: OptionSets, text: string): boolean => text.startsWith(`${sets.word}:`);

/** The numbers of a text such as `chosen:1-8,145`. */
export function read(sets: OptionSets, text: string): number[] {
  return text
    .slice(sets.word.length + 1)
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });
}

/** The same numbers as text, neighbours as a range. */
export function write(sets: OptionSets, chosen: Iterable<number>): string {
  const runs: [from: number, to: number][] = [];
  for (const each of [...chosen].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === each - 1) last[1] = each;
    else runs.push([each, each]);
  }
  return `${sets.word}:${runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')}`;
}
