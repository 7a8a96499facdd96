import advanceRows from '../../../../games/age/src/main/resources/signoria/games/age/catalog/advances.tsv?raw';
import cardRows from '../../../../games/age/src/main/resources/signoria/games/age/catalog/cards.tsv?raw';
import coastRows from '../../../../games/age/src/main/resources/signoria/games/age/catalog/coasts.tsv?raw';
import provinceRows from '../../../../games/age/src/main/resources/signoria/games/age/catalog/provinces.tsv?raw';
import { rows } from '../../kit/rows.ts';

/** What is printed on map and cards, for drawing only: the rules are the server's. */
export const BASE = { stone: 1, wool: 2, timber: 3, grain: 4, cloth: 5, wine: 5, metal: 6, fur: 7, silk: 8, spice: 9, gold: 10, ivory: 10 };
export type Good = keyof typeof BASE;
export const GOODS = Object.keys(BASE) as Good[];

export const CATEGORIES = ['science', 'religion', 'commerce', 'culture', 'exploration', 'civics'] as const;
export type Category = (typeof CATEGORIES)[number];

export const TRACK = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000];

export interface Province {
  id: string;
  region: string;
  market: number;
  goods: Good[];
  capital: boolean;
  satellite: boolean;
  supports: string[];
  land: string[];
  coasts: string[];
}

export interface Advance {
  id: string;
  category: Category;
  cost: number;
  needs: string[];
  credit: number;
  evenCredit: number;
  misery: number;
}

/** What a card does, as the catalogue says it: `pay stone`, `inspire 20 W`, `unrest 4 -1 grain K`. */
export interface Card {
  id: string;
  epoch: number;
  removed: boolean;
  kind: 'commodity' | 'event' | 'personality';
  goods: Good[];
  discount: number;
  /** What else it takes off, and after which event: `crusades` or `mongols`. */
  raised: number;
  raisedBy: string;
  advances: string[];
  /** The first card that is alike; it stands for all of them in moves. */
  first: string;
  effect: string[];
  designed: boolean;
}

const list = (cell = '-') => (cell === '-' ? [] : cell.split(' '));
/** Regions are numerals on the board, words only overseas. */
const region = (cell = '') => (cell.includes('-') ? cell : cell.toUpperCase());

const coasts = new Map<string, Set<string>>();
for (const row of rows(coastRows)) {
  const found = coasts.get(row.province ?? '') ?? new Set();
  for (const other of list(row.coasts)) found.add(other.split('/')[0] ?? '');
  coasts.set(row.province ?? '', found);
}

export const PROVINCES: Province[] = rows(provinceRows).map((row) => ({
  id: row.id ?? '',
  region: region(row.region),
  market: Number(row.market),
  goods: list(row.goods) as Good[],
  capital: row.capital === 'yes',
  satellite: list(row.goods).length === 0,
  supports: list(row.arrows),
  land: list(row.land),
  coasts: [...(coasts.get(row.id ?? '') ?? [])],
}));

export const ADVANCES: Advance[] = rows(advanceRows).map((row) => ({
  id: row.id ?? '',
  category: row.category as Category,
  cost: Number(row.cost),
  needs: list(row.needs),
  credit: Number(row.credit),
  evenCredit: Number(row.old_credit),
  misery: Number(row.misery),
}));

const KINDS: Record<string, Card['kind']> = { C: 'commodity', E: 'event', L: 'personality' };
const alike = new Map<string, string>();
export const CARDS: Card[] = rows(cardRows).map((row) => {
  const effect = list(row.effect);
  const letters = effect.filter((word) => /^[A-Z]$/.test(word));
  const kind = effect[0] === 'pay' ? `${row.effect} ${row.after}` : (row.id ?? '');
  if (!alike.has(kind)) alike.set(kind, row.id ?? '');
  const raised = effect.indexOf('raised');
  return {
    id: row.id ?? '',
    epoch: Number(row.epoch),
    removed: row.after === 'removed',
    kind: KINDS[row.id?.[0] ?? ''] ?? 'event',
    goods: effect[0] === 'pay' ? (effect.slice(1) as Good[]) : [],
    discount: effect[0] === 'inspire' ? Number(effect[1]) : 0,
    raised: raised < 0 ? 0 : Number(effect[raised + 1]),
    raisedBy: raised < 0 ? '' : (effect[raised + 2] ?? ''),
    advances: effect[0] === 'inspire' ? letters : [],
    first: alike.get(kind) ?? '',
    effect,
    designed: row.mark === 'designed',
  };
});

const provincesById = new Map(PROVINCES.map((each) => [each.id, each]));
const advancesById = new Map(ADVANCES.map((each) => [each.id, each]));
const cardsById = new Map(CARDS.map((each) => [each.id, each]));

export const provinceOf = (id: string): Province => provincesById.get(id)!;
export const advanceOf = (id: string): Advance => advancesById.get(id)!;
export const cardOf = (id: string): Card => cardsById.get(id)!;

export const supporters = (id: string): string[] => PROVINCES.filter((each) => each.supports.includes(id)).map((each) => each.id);

/** The icon of a card: its good, its event, or a bust. */
export const iconsOf = (card: Card): string[] => (card.kind === 'commodity' ? card.goods : card.kind === 'event' ? [`ev-${card.id}`] : ['card-personality']);
