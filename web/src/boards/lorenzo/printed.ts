import { byId, printed, small, type Small } from '../../kit/catalogue.svelte.ts';
import { drawn, type Effect, type Heap } from './effects.ts';
import type * as told from './rows.ts';

/** What is printed on cards and boards, for drawing: the rules tell it. */
export const TYPES = ['territory', 'character', 'building', 'venture'] as const;
export type Type = (typeof TYPES)[number];
export const TOWERS = [...TYPES, 'special'] as const;
export type Tower = (typeof TOWERS)[number];

/** The colour and the cut of a type's pennant. */
export const PENNANTS: Record<Type, { colour: string; cut: 'point' | 'swallow' | 'round' | 'notch' }> = {
  territory: { colour: 'var(--d-green)', cut: 'point' },
  character: { colour: 'var(--d-blue)', cut: 'round' },
  building: { colour: 'var(--d-yellow)', cut: 'notch' },
  venture: { colour: 'var(--d-purple)', cut: 'swallow' },
};

export interface Cost {
  goods: Heap;
  /** Military points that must be held, where more are than are paid. */
  need: number;
  perOpponent: number;
}

export interface Card extends Omit<told.Card, 'type' | 'costs' | 'immediate' | 'activation' | 'permanent' | 'end'> {
  type: Type;
  names: { en: string; it: string };
  /** Alternatives. */
  costs: Cost[];
  immediate: Effect[];
  /** The value it needs to work, `N` for any, empty for what works always. */
  activation: string;
  permanent: Effect[];
  end: Effect[];
  /** Of our own design: its name, or more. */
  designed: boolean;
}

export interface Leader extends Omit<told.Leader, 'kind' | 'ability'> {
  kind: Small<told.Kind>;
  asks: { what: string; count: number; most: boolean }[];
  ability: Effect[];
}

const cost = ({ goods, held, perOpponent }: told.Cost): Cost => {
  const need = held.military ?? 0;
  return { goods, need: need > (goods.military ?? 0) ? need : 0, perOpponent };
};
const costs = (ways: told.Cost[]): Cost[] => ways.map(cost).filter((way) => Object.keys(way.goods).length || way.need || way.perOpponent);

/** Its effect grows with the value of the action. */
const growing = ([first]: told.Effect[]): boolean => first?.type === 'Times' || (first?.type === 'Per' && first.most < 0);

/** From this card on the names are ours: the printed ones are not known. */
const OUR_NAMES = 97;

const card = (row: told.Card): Card => ({
  ...row,
  type: small(row.type),
  names: { en: row.english, it: row.italian },
  costs: costs(row.costs),
  immediate: row.immediate.map(drawn),
  activation: growing(row.permanent) ? 'N' : String(row.activation || ''),
  permanent: row.permanent.map(drawn),
  end: row.end.map(drawn),
  designed: row.mark === 'designed' || row.number >= OUR_NAMES,
});

const leader = (row: told.Leader): Leader => ({
  ...row,
  kind: small(row.kind),
  asks: row.requirements.map(({ held, count, most }) => ({ what: held === 'WOOD_STONE' ? 'wood+stone' : held.toLowerCase(), count, most })),
  ability: row.ability.map(drawn),
});

const all = printed('lorenzo', (rows: told.CatalogView) => ({
  rows: rows.cards,
  cards: new Map<number, Card>(),
  leaders: rows.leaders.map(leader),
  families: new Map(rows.families.map((row) => [`F${String(row.number + 1).padStart(2, '0')}`, { ...row, power: small(row.power) }])),
  bonuses: byId(rows.bonuses),
  tokens: rows.tokens.map((row): Heap => row.shows),
  tiles: rows.tiles.map((row) => ({ ...row, designed: row.mark === 'designed' })),
  auction: rows.auction.map((row) => ({ name: row.tile, stock: row.goods as Heap, designed: row.mark === 'designed' })),
  tracks: rows.tracks,
  faithTiles: rows.bonuses.filter((row) => row.id.startsWith('faith-tile-')),
}));

/** By its number, from 1; read when it is first asked for, since a game shows few of them. */
export function cardOf(number: number): Card | undefined {
  const { cards, rows } = all();
  const row = rows[number - 1];
  if (row && !cards.has(number)) cards.set(number, card(row));
  return cards.get(number);
}
export const leaderAt = (index: number): Leader | undefined => all().leaders[index];
export const leaderOf = (id: string): Leader | undefined => all().leaders.find((each) => each.id === id);
export const familyOf = (id: string) => all().families.get(id);
export const bonus = (id: string): Heap => all().bonuses.get(id)?.gives ?? {};
export const token = (index: number): Heap => all().tokens[index] ?? {};
export const bonusTiles = () => all().tiles;
export const AUCTION_ROWS = 6;
/** An auction tile: its name, and what each row of it brings. */
export const auctionTile = (tile: number) => all().auction.slice(tile * AUCTION_ROWS, (tile + 1) * AUCTION_ROWS);
export const tracks = (): told.Tracks => all().tracks;
export const faithTiles = () => all().faithTiles;
