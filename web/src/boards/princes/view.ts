import { CITIES, eventOf, small, tileOf, TROOPS, troopOf, type City, type CityTile, type Good, type Troop } from './printed.ts';
import type { LotView, Player, Strength, View } from './told.ts';

export type { Player, View } from './told.ts';

export type { OfferView as Offer, WarView as War } from './told.ts';

export const MOST_OFFERS = 3;
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const cityAt = (index: number): City => CITIES[index] ?? 'venice';
export const troopAt = (index: number): Troop => TROOPS[index] ?? 'militia';

/** With hidden money the figures of others stay off the screen until the end. */
export function open(view: View, seat: number): boolean {
  return seat === view.you || !view.hiddenMoney || view.phase === 'OVER';
}

export function ownerOf(view: View, tile: string): number {
  return view.players.findIndex((player) => player.tiles.includes(tile));
}

/** Who bought an event of this decade, or the city its artist went to. */
export function fateOf(view: View, event: string): { seat: number; city: number } {
  return { seat: view.players.findIndex((player) => player.events.includes(event)), city: view.cities.findIndex((city) => city.artists.includes(event)) };
}

/** What is under the hammer. */
export interface Lot {
  id: string;
  good: Good;
  kind: 'tile' | 'event' | 'pope' | 'command';
}

export function lotOf(id: string): Lot | null {
  if (!id) return null;
  if (tileOf(id)) return { id, good: 'gold', kind: 'tile' };
  const event = eventOf(id);
  if (event) return { id, good: event.good, kind: 'event' };
  return { id, good: 'influence', kind: id === 'pope' ? 'pope' : 'command' };
}

/** What the rules say of a lot: its opening bid, what of that one lacks, what bids would cost. */
export const termsOf = (view: View, id: string): LotView | undefined => view.lots.find((each) => each.id === id);
/** The least a lot may be opened with. */
export const opening = (view: View, lot: Lot): number => termsOf(view, lot.id)?.opening ?? 0;
/** What a lot won at a bid costs; tiles that make it cheaper are asked for later. */
export const paysAt = (terms: LotView | undefined, bid: number): number => terms?.pays[bid - terms.opening] ?? bid;

export function statusOf(view: View, city: string): number {
  return view.cities.find((each) => small(each.city) === city)?.status ?? 0;
}

/** Where the event under the hammer would move a city. */
export const becomes = (view: View, city: City): number => view.cities.find((each) => small(each.city) === city)?.becomes ?? 0;

export function tilePoints(view: View, tile: CityTile | undefined): number {
  return view.cities.find((each) => small(each.city) === tile?.city)?.points ?? 0;
}

/** What a troop costs this player. */
export const troopPrice = (player: Player | undefined, troop: string): number =>
  player?.now.prices[TROOPS.indexOf(troop as Troop)] ?? troopOf(troop)?.price ?? 0;

/** One side of a war: its city, who leads it, the troops that count and those that do not. */
export interface Camp {
  city: City;
  seat: number;
  troops: { id: Troop; bribed: boolean }[];
  lent: Troop | null;
  used: string[];
  strength: Strength;
}

export function camp(view: View, side: Side): Camp {
  const war = view.war;
  const at = SIDES.indexOf(side);
  const seat = side === 'attacker' ? war.attacker : war.defender;
  const player = view.players[seat];
  const troops = (player?.troops ?? [])
    .map((constant) => small(constant) as Troop)
    .map((id) => ({ id, bribed: war.bribed.includes(at * TROOPS.length + TROOPS.indexOf(id)) }));
  const used = war.used.filter((tile) => player?.tiles.includes(tile));
  const lent = war.lentTo === at && war.lent >= 0 ? troopAt(war.lent) : null;
  return { city: cityAt(side === 'attacker' ? war.attacking : war.defending), seat, troops, lent, used, strength: war.strengths[at]! };
}

export const SOURCES = ['tiles', 'events', 'pope', 'gold', 'influence', 'laurels'] as const;

/** Where the points come from that a player would score now, in the order of the final scoring. */
export const sources = (player: Player): [string, number][] => SOURCES.map((source, i) => [source, player.now.scored[i] ?? 0]);

const onSide = (target: number): string => `${SIDES[Math.floor(target / TROOPS.length)]} ${troopAt(target % TROOPS.length)}`;

/** A sealed answer of one's own, as the moves that made it. */
export function sealedMoves({ used, answer }: Player): string[] {
  return [
    ...used.map((tile) => `use ${tile}`),
    ...(answer.veto ? ['veto'] : []),
    ...answer.bribes.map((target) => `bribe ${onSide(target)}`),
    ...(answer.lent < 0 ? [] : [`lend ${onSide(answer.lent)}`]),
  ];
}

export interface Swap {
  giveGold: number;
  giveInfluence: number;
  takeGold: number;
  takeInfluence: number;
}

const goods = (gold: number, influence: number): string =>
  [gold && `${gold} gold`, influence && `${influence} influence`].filter(Boolean).join(' ') || 'nothing';

/** `offer 2 give 5 gold take 2 influence`. */
export function offerMove(to: number, swap: Swap): string {
  return `offer ${to + 1} give ${goods(swap.giveGold, swap.giveInfluence)} take ${goods(swap.takeGold, swap.takeInfluence)}`;
}

/** `2.1` is the first offer of seat 2. */
export function slotName(slot: number): string {
  return `${Math.floor(slot / MOST_OFFERS) + 1}.${(slot % MOST_OFFERS) + 1}`;
}
