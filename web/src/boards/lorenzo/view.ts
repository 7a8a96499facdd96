import type { Desk } from '../../kit/desk.ts';
import type { SceneCard } from '../../protocol.ts';
import type { Heap } from './effects.ts';
import { cardOf, TOWERS, TYPES, type Type } from './printed.ts';
import type { LorenzoEvent, Offer, Player, Stock, View } from './told.ts';

export type { Offer, Player, Stock, View } from './told.ts';

export const FLOORS = 20;
export const HARVEST = 20;
export const PRODUCTION = 22;
export const MARKET = 24;
export const COUNCIL = 28;
export const LEADER_SPACES = 29;
export const HOME = 63;
export const MEMBERS = ['black', 'white', 'orange', 'neutral', 'special'] as const;
export const NEUTRAL = 3;

const NAMES = [
  ...TOWERS.flatMap((tower) => [1, 2, 3, 4].map((floor) => `${tower} ${floor}`)),
  'harvest small',
  'harvest large',
  'production small',
  'production large',
  ...[1, 2, 3, 4].map((stall) => `market ${stall}`),
  'council',
  ...[1, 2, 3, 4, 5, 6].map((n) => `leader ${n}`),
];
export const goMove = (space: number): string => `go ${NAMES[space]}`;
/** The same with just so many servants. */
export const goWith = (space: number, servants: number): string => `${goMove(space)} servants ${servants}`;
/** The moves that place a member as an offer says: it is named only where several could go. */
export function placing(view: View, offer: Offer, more: number): string[] {
  const going = more ? goWith(offer.space, offer.servants + more) : goMove(offer.space);
  const which = view.offers.filter((each) => each.space === offer.space).length > 1 ? [`member ${MEMBERS[offer.member]}`] : [];
  return question(view).name === 'member' ? which : [going, ...which];
}
/** The space of a move, -1 where it goes nowhere. */
export const spaceOf = (move: string): number => (move.startsWith('go ') ? NAMES.indexOf(move.slice(3)) : -1);

/** The leaders that have a space of their own, in the order of these spaces. */
export const SPACE_LEADERS = ['L27', 'L33', 'L34', 'L35', 'L36', 'L40'];

export const heapOf = (stock: Stock): Heap => ({
  wood: stock.wood,
  stone: stock.stone,
  coin: stock.coins,
  servant: stock.servants,
  military: stock.military,
  faith: stock.faith,
  vp: stock.points,
  token: stock.tokens,
});

export interface Standing {
  seat: number;
  member: number;
}

/** Who stands in a space. */
export function standing(view: View, space: number): Standing[] {
  return view.players.flatMap((player, seat) => player.members.flatMap((at, member) => (at === space ? [{ seat, member }] : [])));
}

/** The question on top of the agenda, with its numbers. */
export interface Question {
  name: string;
  a: number;
  b: number;
  c: number;
  d: number;
}
export function task(text: string | undefined): Question {
  const [name = '', a = 0, b = 0, c = 0, d = 0] = (text ?? '').split(' ');
  return { name, a: Number(a), b: Number(b), c: Number(c), d: Number(d) };
}
export const question = (view: View): Question => task(view.agenda.at(-1));

/** Where a player's points are told by category. */
export const SCORED = { characters: 3, ventures: 4 };

/** From this number on the source of an effect is a leader. */
export const LEADER_SOURCE = 200;

export function cardsOf(player: Player, type: Type): number[] {
  return player.cards.filter((number) => cardOf(number)?.type === type);
}

/** The period, from 1. */
export const period = (view: View): number => Math.max(1, Math.ceil(view.round / 2));

/** How many cards of each type a player has. */
export const counts = (player: Player): Record<Type, number> =>
  Object.fromEntries(TYPES.map((type) => [type, cardsOf(player, type).length])) as Record<Type, number>;

/** The words the scene has for a card or a leader: a title and lines. */
export function sceneCard(desk: Desk, zone: string, index: number): SceneCard | undefined {
  const item = desk.scene?.zones.find((each) => each.id === zone)?.items[index];
  return item?.type === 'Card' ? item : undefined;
}

/** Any card of the scene by its title. */
export function sceneCardNamed(desk: Desk, label: string): SceneCard | undefined {
  for (const zone of desk.scene?.zones ?? []) for (const item of zone.items) if (item.type === 'Card' && item.label === label) return item;
  return undefined;
}

/** Which card left each space this round, and who took it: told by the log. */
export function taken(log: Desk['log']): Map<number, { seat: number; card: number }> {
  const found = new Map<number, { seat: number; card: number }>();
  let at = -1;
  for (const entry of log)
    for (const { event } of entry.events as { event: LorenzoEvent }[])
      if (event.type === 'RoundBegan') found.clear();
      else if (event.type === 'Placed' || event.type === 'Used') at = event.space;
      else if (event.type === 'Took') {
        if (at >= 0) found.set(at, { seat: event.seat, card: event.card + 1 });
        at = -1;
      }
  return found;
}
