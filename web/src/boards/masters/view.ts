import type { View } from './told.ts';
import { GOODS, type Amounts, type Good, type Goods } from './printed.ts';

export type { Pending, Player, View } from './told.ts';

/** Who holds the inkwell: nobody before it is drawn, once the leaders are chosen. */
export const inkwell = (view: View): number => (view.phase === 'KEEP' ? -1 : view.first);

export const ROWS = 3;
export const COLUMNS = 4;
export const SLIDE = ROWS * COLUMNS;

export function plus(a: Goods, b: Amounts): Goods {
  return { coin: a.coin + (b.coin ?? 0), stone: a.stone + (b.stone ?? 0), servant: a.servant + (b.servant ?? 0), shield: a.shield + (b.shield ?? 0) };
}

export function total(goods: Goods): number {
  return goods.coin + goods.stone + goods.servant + goods.shield;
}

/** The non-zero amounts, in the order of the goods, faith and choice last. */
export function listed(amounts: Amounts): [string, number][] {
  return [...GOODS, 'faith', 'any'].map((good) => [good, amounts[good as Good] ?? 0] as [string, number]).filter(([, count]) => count > 0);
}

/** The places of a line as its marbles move: the first falls out. Lines 0 to 2 are rows, 3 to 6 columns. */
export function places(line: number): number[] {
  return line < ROWS ? Array.from({ length: COLUMNS }, (_, i) => line * COLUMNS + i) : Array.from({ length: ROWS }, (_, i) => i * COLUMNS + line - ROWS);
}

/** Questions in the middle of an action, answered by a picture. */
export function smallChoices(legal: readonly string[]): string[] {
  return legal.filter((move) => /^(start|whites|store|slot|pay|spend|make) /.test(move));
}

export function lineMove(line: number): string {
  return line < ROWS ? `market row ${line + 1}` : `market column ${line - ROWS + 1}`;
}

/** How goods lie in a warehouse: the leaders' depots first, then three shelves of one, two and three. */
export interface Arrangement {
  depots: Goods;
  shelves: { good: Good; count: number }[];
}

/** A way to draw these goods, or null when the shelves do not hold them. */
export function arrange(goods: Goods, depots: Goods): Arrangement | null {
  const inDepots = { coin: 0, stone: 0, servant: 0, shield: 0 };
  const rest: { good: Good; count: number }[] = [];
  for (const good of GOODS) {
    inDepots[good] = Math.min(goods[good], depots[good]);
    if (goods[good] > inDepots[good]) rest.push({ good, count: goods[good] - inDepots[good] });
  }
  const shelves: ({ good: Good; count: number } | null)[] = [null, null, null];
  for (const each of rest.sort((a, b) => b.count - a.count)) {
    const shelf = [0, 1, 2].find((size) => size + 1 >= each.count && !shelves[size]);
    if (shelf === undefined) return null;
    shelves[shelf] = each;
  }
  return { depots: inDepots, shelves: shelves.map((shelf) => shelf ?? { good: 'coin', count: 0 }) };
}
