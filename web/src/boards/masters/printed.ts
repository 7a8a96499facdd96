import { byId, printed, small, type Small } from '../../kit/catalogue.svelte.ts';
import type * as told from './rows.ts';

/** What is printed on cards and boards, for drawing: the rules tell it. */
export type Good = Small<told.Resource>;
export const GOODS: readonly Good[] = ['coin', 'stone', 'servant', 'shield'];
export type Goods = told.Goods;

export type Colour = Small<told.Colour>;
export const COLOURS: readonly Colour[] = ['green', 'blue', 'yellow', 'purple'];

/** The cut of a kind's pennant. */
export const CUTS: Record<Colour, 'point' | 'swallow' | 'round' | 'notch'> = { green: 'point', blue: 'swallow', yellow: 'round', purple: 'notch' };

/** What a marble yields. */
export const MARBLES: Record<string, string> = { YELLOW: 'coin', GREY: 'stone', PURPLE: 'servant', BLUE: 'shield', RED: 'faith', WHITE: '' };

/** Counts of coin, stone, servant, shield, faith, any: those that are there. */
export type Amounts = Partial<Record<Good | 'faith' | 'any', number>>;

export interface Power {
  pays: Amounts;
  makes: Amounts;
}

export interface Card extends Omit<told.Card, 'colour' | 'cost' | 'power'> {
  colour: Colour;
  cost: Amounts;
  gives: Power;
}

export interface Leader extends Omit<told.Leader, 'cards' | 'goods' | 'ability'> {
  cards: { colour: Colour; count: number }[];
  goods: Amounts;
  kind: 'discount' | 'depot' | 'white' | 'production';
  good: Good;
  count: number;
  power: Power | null;
}

const there = (amounts: Amounts): Amounts => Object.fromEntries(Object.entries(amounts).filter(([, count]) => count > 0));

const power = (power: told.Power): Power => ({
  pays: there({ ...power.in, any: power.anyIn }),
  makes: there({ ...power.out, any: power.anyOut, faith: power.faith }),
});

function ability(effect: told.Effect): Pick<Leader, 'kind' | 'good' | 'count' | 'power'> {
  switch (effect.type) {
    case 'Discount':
      return { kind: 'discount', good: small(effect.resource), count: effect.count, power: null };
    case 'Depot':
      return { kind: 'depot', good: small(effect.resource), count: effect.spaces, power: null };
    case 'White':
      return { kind: 'white', good: small(effect.resource), count: 1, power: null };
    case 'Production': {
      const gives = power(effect.power);
      return { kind: 'production', good: GOODS.find((good) => gives.pays[good]) ?? 'coin', count: 1, power: gives };
    }
  }
}

const all = printed('masters', (rows: told.CatalogView) => {
  const cards = rows.cards.map((card): Card => ({ ...card, colour: small(card.colour), cost: there({ ...card.cost }), gives: power(card.power) }));
  const leaders = rows.leaders.map((leader): Leader => ({
    ...leader,
    cards: leader.cards.map(({ colour, count }) => ({ colour: small(colour), count })).sort((a, b) => b.count - a.count),
    goods: there({ ...leader.goods }),
    ...ability(leader.ability),
  }));
  return {
    cards,
    leaders,
    cardsById: byId(cards),
    leadersById: byId(leaders),
    reports: rows.reports,
    milestones: Object.fromEntries(rows.milestones.map(({ space, points }) => [space, points])) as Record<number, number>,
  };
});

export const cardOf = (id: string): Card | undefined => all().cardsById.get(id);
export const leaderOf = (id: string): Leader | undefined => all().leadersById.get(id);
export const leaderAt = (index: number): Leader | undefined => all().leaders[index];
export const cardAt = (index: number): Card | undefined => all().cards[index];

/** The faith track as printed: where reports begin and end, what tiles and spaces are worth. */
export const reports = (): told.Report[] => all().reports;
export const milestones = (): Record<number, number> => all().milestones;
export const lastSpace = (): number => all().reports.at(-1)!.to;
