import development from '../../../../games/masters/src/main/resources/signoria/games/masters/catalog/development.tsv?raw';
import leaderRows from '../../../../games/masters/src/main/resources/signoria/games/masters/catalog/leaders.tsv?raw';
import { rows } from '../../kit/rows.ts';

/** What is printed on cards and boards, for drawing only: the rules are the server's. */
export const GOODS = ['coin', 'stone', 'servant', 'shield'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

export const COLOURS = ['green', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** The cut of a kind's pennant. */
export const CUTS: Record<Colour, 'point' | 'swallow' | 'round' | 'notch'> = { green: 'point', blue: 'swallow', yellow: 'round', purple: 'notch' };

/** What a marble yields. */
export const MARBLES: Record<string, string> = { YELLOW: 'coin', GREY: 'stone', PURPLE: 'servant', BLUE: 'shield', RED: 'faith', WHITE: '' };

/** Counts of coin, stone, servant, shield, faith, any. */
export type Amounts = Partial<Record<Good | 'faith' | 'any', number>>;

export interface Card {
  id: string;
  colour: Colour;
  level: number;
  points: number;
  cost: Amounts;
  gives: { pays: Amounts; makes: Amounts };
  mark: string;
}

export interface Leader {
  id: string;
  points: number;
  cards: { colour: Colour; count: number }[];
  /** Of what level those cards must be, 0 for any. */
  level: number;
  goods: Amounts;
  kind: 'discount' | 'depot' | 'white' | 'production';
  good: Good;
  count: number;
  power: { pays: Amounts; makes: Amounts } | null;
  mark: string;
}

function amounts(text: string): Amounts {
  const found: Amounts = {};
  const words = text.trim().split(/\s+/);
  for (let i = 0; i + 1 < words.length; i += 2) found[words[i + 1] as Good] = Number(words[i]);
  return found;
}

function card(row: Record<string, string>): Card {
  return {
    id: row.id ?? '',
    colour: row.colour as Colour,
    level: Number(row.level),
    points: Number(row.points),
    cost: amounts(row.cost ?? ''),
    gives: { pays: amounts(row.input ?? ''), makes: amounts(row.output ?? '') },
    mark: row.mark ?? '',
  };
}

function leader(row: Record<string, string>): Leader {
  const asked = (row.requires ?? '').trim().split(/\s+/);
  const cards: Leader['cards'] = [];
  let level = 0;
  for (let i = 0; i < asked.length; i++) {
    const word = asked[i] ?? '';
    if (COLOURS.includes(word as Colour)) cards.push({ colour: word as Colour, count: Number(asked[i - 1]) });
    if (/^L\d$/.test(word)) level = Number(word.slice(1));
  }
  const [kind = '', ...rest] = (row.ability ?? '').split(' ');
  const [pays = '', makes = ''] = rest.join(' ').split('->');
  return {
    id: row.id ?? '',
    points: Number(row.points),
    cards,
    level,
    goods: cards.length ? {} : amounts(row.requires ?? ''),
    kind: kind as Leader['kind'],
    good: (kind === 'production' ? Object.keys(amounts(pays))[0] : rest[1]) as Good,
    count: Number(rest[0]),
    power: kind === 'production' ? { pays: amounts(pays), makes: amounts(makes) } : null,
    mark: row.mark ?? '',
  };
}

const CARDS = rows(development).map(card);
const LEADERS = rows(leaderRows).map(leader);
const cardsById = new Map(CARDS.map((each) => [each.id, each]));
const leadersById = new Map(LEADERS.map((each) => [each.id, each]));

export const cardOf = (id: string): Card | undefined => cardsById.get(id);
export const leaderOf = (id: string): Leader | undefined => leadersById.get(id);
export const leaderAt = (index: number): Leader | undefined => LEADERS[index];
export const cardAt = (index: number): Card | undefined => CARDS[index];

/** The faith track as printed: where reports begin and end, what tiles and spaces are worth. */
export const REPORTS = [
  { from: 5, to: 8, points: 2 },
  { from: 12, to: 16, points: 3 },
  { from: 19, to: 24, points: 4 },
];
export const MILESTONES: Record<number, number> = { 3: 1, 6: 2, 9: 4, 12: 6, 15: 9, 18: 12, 21: 16, 24: 20 };
export const LAST_SPACE = 24;
