import { cardOf, SYMBOLS, type Card, type Symbol } from './printed.ts';
import type { Column, Player, Stack, View } from './told.ts';

export type { Column, Contest, Player, Space, Stack, View } from './told.ts';

export type Colour = 'blue' | 'red';

const PLACES = ['c1', 'c2', 'c3', 'left1', 'left2', 'left3', 'left4'];

export const lower = (symbol: string): Symbol => symbol.toLowerCase() as Symbol;
export const colourOf = (space: string): Colour => (space.startsWith('b') ? 'blue' : 'red');
export const centre = (place: string): boolean => place.startsWith('c');
export const placeAt = (index: number): string => PLACES[index] ?? '';

/** The two seats an event lies between. */
export function neighbours(view: View, place: string): [number, number] {
  const right = Number(place.slice(-1)) - 1;
  return [right, (right + 1) % view.seats];
}

export const leftOf = (view: View, seat: number): number => (seat + 1) % view.seats;
export const rightOf = (view: View, seat: number): number => (seat + view.seats - 1) % view.seats;
export const partnerOf = (view: View, seat: number): number => (view.teams ? seat ^ 2 : -1);

/** Whether a seat may use the event at a place. */
export const reaches = (view: View, place: string, seat: number): boolean => centre(place) || neighbours(view, place).includes(seat);

/** The stacks as a seat sees them: to its left, the centre, to its right, then those of others. */
export function around(view: View, seat: number): Stack[] {
  const rank = (stack: Stack) => {
    if (centre(stack.place)) return 1;
    const [right, left] = neighbours(view, stack.place);
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

/** How many spaces of a colour are covered, of how many. */
export function filled(stack: Stack, colour: Colour): { taken: number; all: number } {
  const spaces = stack.spaces.filter((space) => colourOf(space.name) === colour);
  return { taken: spaces.filter((space) => space.owner >= 0).length, all: spaces.length };
}

export const count = (player: Player, symbol: Symbol): number => player.columns.find((column) => column.symbols.map(lower).includes(symbol))?.count ?? 0;

/** The symbol of an event that a player sees most. */
export function best(player: Player, symbols: string[]): { symbol: Symbol; count: number } {
  return symbols
    .map(lower)
    .map((symbol) => ({ symbol, count: count(player, symbol) }))
    .reduce((a, b) => (b.count > a.count ? b : a));
}

const kindOnTop = (column: Column) => {
  const card = cardOf(column.cards.at(-1) ?? '');
  return card?.type === 'culture' ? card.kind : '';
};

/** The genius mark a column shows: that of its top card. */
export function markOf(column: Column): Colour | null {
  const kind = kindOnTop(column);
  return kind === 'genius-blue' ? 'blue' : kind === 'genius-red' ? 'red' : null;
}

export const marks = (player: Player, colour: Colour): number => player.columns.filter((column) => markOf(column) === colour).length;

export const reserve = (player: Player): number => player.stones.reduce((sum, stones) => sum + stones, 0);

/** Stones, not the genius piece, that a seat has on events. */
export function placed(view: View, seat: number): number {
  return view.stacks.flatMap((stack) => stack.spaces).filter((space) => space.owner === seat && !space.genius).length;
}

/** What would be counted if the game ended now: pieces on events go home. */
export const stones = (view: View, seat: number): number => reserve(view.players[seat]!) + placed(view, seat);

/** The strength of characters: their values, and one more for each whose value is there again. */
export function strength(ids: readonly string[]): number {
  const values = valuesOf(ids);
  return values.reduce((sum, value) => sum + value + (values.filter((other) => other === value).length > 1 ? 1 : 0), 0);
}

export const valuesOf = (ids: readonly string[]): number[] => ids.map((id) => personValue(cardOf(id)));
const personValue = (card: Card | undefined) => (card?.type === 'person' ? card.value : 0);

/** The colours of the stones a seat would pay: foreign ones first, then its own, then those on events. */
export function payment(view: View, seat: number, due: number): number[] {
  const player = view.players[seat]!;
  const order = [...player.stones.keys()].filter((colour) => colour !== seat);
  const purse = [
    ...order.flatMap((colour) => Array<number>(player.stones[colour] ?? 0).fill(colour)),
    ...Array<number>((player.stones[seat] ?? 0) + placed(view, seat)).fill(seat),
  ];
  return purse.slice(0, due);
}

/** Who pays a winner who was alone: the neighbour, or all opponents beginning on the right. */
export function payers(view: View, place: string, winner: number): number[] {
  if (!centre(place)) return neighbours(view, place).filter((seat) => seat !== winner);
  const others: number[] = [];
  for (let seat = rightOf(view, winner); seat !== winner; seat = rightOf(view, seat)) if (seat !== partnerOf(view, winner)) others.push(seat);
  return others;
}

/** What a scoring of an event's culture would bring now, each counting what is seen most. */
export interface Forecast {
  mine: { symbol: Symbol; count: number };
  rival: number;
  theirs: { symbol: Symbol; count: number } | null;
  /** Stones for the first one; below zero they go to the rival. */
  prize: number;
}

export function forecast(view: View, stack: Stack, seat: number): Forecast {
  const rival = present(stack).find((other) => other !== seat) ?? -1;
  const mine = best(view.players[seat]!, stack.symbols);
  const theirs = rival < 0 ? null : best(view.players[rival]!, stack.symbols);
  return { mine, rival, theirs, prize: mine.count - (theirs?.count ?? 0) };
}

/** The cards all know to be in a hand: they may lie nowhere else. */
export function knownInHand(view: View, seat: number): Card[] {
  const elsewhere = (id: string) =>
    view.mayDeck.includes(id) || view.players.some((player, other) => (other !== seat && player.mayHand.includes(id)) || player.mayPile.includes(id));
  return view.players[seat]!.mayHand.filter((id) => !elsewhere(id)).flatMap((id) => cardOf(id) ?? []);
}

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
