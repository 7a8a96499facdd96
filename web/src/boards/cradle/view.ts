import { SYMBOLS, type Symbol } from './printed.ts';
import type { Column, Player, Stack, View } from './told.ts';

export type { Column, Contest, Covered, Player, Space, Stack, View } from './told.ts';

export type Colour = 'blue' | 'red';

const PLACES = ['c1', 'c2', 'c3', 'left1', 'left2', 'left3', 'left4'];

export const lower = (symbol: string): Symbol => symbol.toLowerCase() as Symbol;
export const colourOf = (space: string): Colour => (space.startsWith('b') ? 'blue' : 'red');
export const centre = (place: string): boolean => place.startsWith('c');
export const placeAt = (index: number): string => PLACES[index] ?? '';

export const leftOf = (view: View, seat: number): number => (seat + 1) % view.seats;
export const rightOf = (view: View, seat: number): number => (seat + view.seats - 1) % view.seats;
export const partnerOf = (view: View, seat: number): number => (view.teams ? seat ^ 2 : -1);

/** The stacks as a seat sees them: to its left, the centre, to its right, then those of others. */
export function around(view: View, seat: number): Stack[] {
  const rank = (stack: Stack) => {
    if (centre(stack.place)) return 1;
    const [right, left] = stack.seats;
    return right === seat ? 0 : left === seat ? 2 : 3;
  };
  return view.stacks
    .map((stack, i) => ({ stack, i }))
    .sort((a, b) => rank(a.stack) - rank(b.stack) || a.i - b.i)
    .map(({ stack }) => stack);
}

export const stackAt = (view: View, place: string): Stack | undefined => view.stacks.find((stack) => stack.place === place);

/** Who has pieces on an event. */
export function present(stack: Stack): number[] {
  return [...new Set(stack.spaces.map((space) => space.owner).filter((owner) => owner >= 0))];
}

export const count = (player: Player, symbol: Symbol): number => player.columns.find((column) => column.symbols.map(lower).includes(symbol))?.count ?? 0;

/** The five columns in the order of the symbols; an undecided jolly stands under its first. */
export function columnsOf(player: Player): { symbol: Symbol; column: Column | null; also: Symbol | null }[] {
  return SYMBOLS.map((symbol) => {
    const column = player.columns.find((each) => each.symbols.map(lower).includes(symbol)) ?? null;
    const first = column ? lower(column.symbols[0]!) : symbol;
    return column && first !== symbol ? { symbol, column: null, also: first } : { symbol, column, also: null };
  });
}

/** Scoring is on: not only announced by a full colour. */
export const arguing = (view: View): boolean => ['SYMBOL', 'SHOW', 'PAY', 'KEEP'].includes(view.phase);

/** A spot as the view writes it: place and number of the space. */
export function spot(view: View, at: number): { place: string; space: string } | null {
  if (at < 0) return null;
  const place = placeAt(Math.floor(at / 8));
  return { place, space: stackAt(view, place)?.spaces[at % 8]?.name ?? '' };
}
