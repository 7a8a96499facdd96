import auctionRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/auction.tsv?raw';
import bonusRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/bonuses.tsv?raw';
import cardRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/cards.tsv?raw';
import familyRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/families.tsv?raw';
import leaderRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/leaders.tsv?raw';
import tileRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/tiles.tsv?raw';
import tokenRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/tokens.tsv?raw';
import trackRows from '../../../../games/lorenzo/src/main/resources/signoria/games/lorenzo/catalog/tracks.tsv?raw';
import { rows, shelf } from '../../kit/rows.ts';
import { effects, heap, type Effect, type Heap } from './effects.ts';

/** What is printed on cards and boards, for drawing only: the rules are the server's. */
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
  /** Military points that must be held. */
  need: number;
  perOpponent: number;
}

export interface Card {
  number: number;
  type: Type;
  period: number;
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

export interface Leader {
  id: string;
  name: string;
  kind: 'permanent' | 'once-per-round' | 'action-space' | 'immediate';
  minimum: number;
  asks: { what: string; count: number; most: boolean }[];
  ability: Effect[];
}

function costs(text: string): Cost[] {
  if (text === '-') return [];
  return text.split('|').map((way) => {
    const goods: Record<string, number> = {};
    for (const part of way.trim().split(',')) {
      const [name = '', count = '0'] = part.trim().split(':');
      goods[name] = Number(count);
    }
    const { need = 0, military_per_opponent: perOpponent = 0, ...paid } = goods;
    return { goods: paid, need, perOpponent };
  });
}

/** `venture:3,max(faith:0)`. */
function asks(text: string): Leader['asks'] {
  return text.split(',').map((part) => {
    const most = part.startsWith('max(');
    const [what = '', count = '0'] = part.replace(/^max\(|\)$/g, '').split(':');
    return { what, count: Number(count), most };
  });
}

/** From this card on the names are ours: the printed ones are not known. */
const OUR_NAMES = 97;

const CARDS = shelf(cardRows, (row): Card => ({
  number: Number(row.id),
  type: row.type as Type,
  period: Number(row.period),
  names: { en: row.english ?? '', it: row.italian ?? '' },
  costs: costs(row.cost ?? '-'),
  immediate: effects(row.immediate ?? '-'),
  activation: (row.activation ?? '').replace('-', ''),
  permanent: effects(row.permanent ?? '-'),
  end: effects(row.end ?? '-'),
  designed: row.mark === 'designed' || Number(row.id) >= OUR_NAMES,
}));

const LEADERS = new Map(
  rows(leaderRows).map((row): [string, Leader] => [
    row.id ?? '',
    {
      id: row.id ?? '',
      name: row.name ?? '',
      kind: row.kind as Leader['kind'],
      minimum: Number(row.minimum) || 0,
      asks: asks(row.requirement ?? ''),
      ability: effects(row.ability ?? '-'),
    },
  ]),
);

const BONUSES = new Map(rows(bonusRows).map((row) => [row.id ?? '', { at: Number(row.at), gives: heap(row.gives ?? ''), mark: row.mark ?? '' }]));
const TRACKS = new Map(rows(trackRows).map((row) => [row.id ?? '', (row.values ?? '').split(' ').map(Number)]));
const FAMILIES = new Map(rows(familyRows).map((row) => [row.id ?? '', { name: row.name ?? '', power: row.power ?? '' }]));

export const cardOf = (number: number): Card | undefined => CARDS(number - 1);
export const leaderOf = (id: string): Leader | undefined => LEADERS.get(id);
export const leaderAt = (index: number): Leader | undefined => LEADERS.get(`L${String(index + 1).padStart(2, '0')}`);
export const familyOf = (id: string) => FAMILIES.get(id);
export const bonus = (id: string): Heap => BONUSES.get(id)?.gives ?? {};
const track = (id: string): number[] => TRACKS.get(id) ?? [];

export const TOKENS: Heap[] = rows(tokenRows).map((row) => heap(row.shows ?? ''));
export const TILES = rows(tileRows).map((row) => ({
  id: row.id ?? '',
  harvest: heap(row.harvest ?? ''),
  production: heap(row.production ?? ''),
  designed: row.mark === 'designed',
}));
const AUCTION = rows(auctionRows).map((row) => ({ name: row.name ?? '', stock: heap(row.stock ?? ''), designed: row.mark === 'designed' }));
export const AUCTION_ROWS = 6;
/** An auction tile: its name, and what each row of it brings. */
export const auctionTile = (tile: number) => AUCTION.slice(tile * AUCTION_ROWS, (tile + 1) * AUCTION_ROWS);

export const FAITH_POINTS = track('faith-points');
export const FAITH_NEEDED = track('faith-needed');
export const SLOT_MILITARY = track('slot-military');
export const TERRITORY_POINTS = track('territory-points');
export const CHARACTER_POINTS = track('character-points');
export const FAITH_TILES = [1, 2, 3].map((n) => ({ at: BONUSES.get(`faith-tile-${n}`)?.at ?? 0, gives: bonus(`faith-tile-${n}`) }));
