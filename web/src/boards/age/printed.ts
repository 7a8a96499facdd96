import { byId, printed, small, type Small } from '../../kit/catalogue.svelte.ts';
import { settings } from '../../kit/settings.svelte.ts';
import type * as told from './rows.ts';

/** What is printed on map and cards, for drawing: the rules tell it. */
export type Good = Small<told.Good>;
export const GOODS: readonly Good[] = ['stone', 'wool', 'timber', 'grain', 'cloth', 'wine', 'metal', 'fur', 'silk', 'spice', 'gold', 'ivory'];

export type Category = Small<told.Category>;
export const CATEGORIES: readonly Category[] = ['science', 'religion', 'commerce', 'culture', 'exploration', 'civics'];

export interface Province extends Omit<told.Province, 'goods'>, Omit<told.Place, 'province'> {
  goods: Good[];
  satellite: boolean;
}

export interface Advance extends Omit<told.Advance, 'category'> {
  category: Category;
}

export interface Card extends told.Card {
  kind: 'commodity' | 'event' | 'personality';
  goods: Good[];
  discount: number;
  /** What else it takes off, and after which event: `crusades` or `mongols`. */
  raised: number;
  raisedBy: string;
  advances: string[];
  /** The first card that is alike; it stands for all of them in moves. */
  first: string;
  designed: boolean;
}

const province = ({ province, ...place }: told.Place): Province => {
  const goods = province.goods.map(small);
  return { ...province, ...place, goods, satellite: goods.length === 0 };
};

function card(row: told.Card, first: string): Card {
  const { effect } = row;
  const plain = { ...row, goods: [], discount: 0, raised: 0, raisedBy: '', advances: [], first, designed: row.mark === 'designed' };
  if (effect.type === 'Pay') return { ...plain, kind: 'commodity', goods: effect.goods.map(small) };
  if (effect.type !== 'Inspire') return { ...plain, kind: 'event' };
  const { discount, advances, raise } = effect;
  const raised = raise === 'NOTHING' ? 0 : effect.raised;
  return { ...plain, kind: 'personality', discount, advances, raised, raisedBy: raised ? small(raise) : '' };
}

const all = printed('age', (rows: told.CatalogView) => {
  const provinces = rows.places.map(province);
  const advances = rows.advances.map((row): Advance => ({ ...row, category: small(row.category) }));
  const cards = rows.cards.map((row, i) => card(row, rows.cards[rows.first[i] ?? i]!.id));
  return {
    provinces,
    advances,
    provincesById: byId(provinces),
    advancesById: byId(advances),
    cards,
    cardsById: byId(cards),
    base: new Map<Good, number>(rows.goods.map(({ good, base }) => [small(good), base])),
    misery: rows.misery,
    names: rows.names,
  };
});

export const provinces = (): Province[] => all().provinces;
export const advances = (): Advance[] => all().advances;
export const provinceOf = (id: string): Province => all().provincesById.get(id)!;
export const advanceOf = (id: string): Advance => all().advancesById.get(id)!;
export const cards = (): Card[] => all().cards;
export const cardOf = (id: string): Card => all().cardsById.get(id)!;
/** What a good is worth at least. */
export const base = (good: Good): number => all().base.get(good) ?? 0;
/** The numbers of the boxes of the track of misery. */
export const misery = (): number[] => all().misery;

export const supporters = (id: string): string[] =>
  provinces()
    .filter((each) => each.supports.includes(id))
    .map((each) => each.id);

/** The icon of a card: its good, its event, or a bust. */
export const iconsOf = (card: Card): string[] => (card.kind === 'commodity' ? card.goods : card.kind === 'event' ? [`ev-${card.id}`] : ['card-personality']);

/** The game's own words: provinces, cards, advances, goods, phases, what events do. */
export const named = (key: string): string => all().names[key]?.[settings.lang === 'it' ? 'it' : 'en'] ?? key;
