import { CITIES, eventOf, familyOf, figure, small, tileOf, TREACHERIES, TROOPS, troopOf, type City, type CityTile, type Effect, type Good, type Troop } from './printed.ts';
import type { Player, View } from './told.ts';

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

/** The least a lot may be opened with. */
export function opening(view: View, lot: Lot): number {
  if (lot.kind === 'command') return 1;
  const tile = lot.kind === 'tile' ? tileOf(lot.id) : undefined;
  return tile ? 2 * statusOf(view, tile.city) : 0;
}

export function statusOf(view: View, city: string): number {
  return view.cities.find((each) => small(each.city) === city)?.status ?? 0;
}

export function tilePoints(view: View, tile: CityTile | undefined): number {
  return view.cities.find((each) => small(each.city) === tile?.city)?.points ?? 0;
}

/** Over how many cities a hand of tiles spreads. */
export function citiesOf(player: Player): Set<string> {
  return new Set(player.tiles.map((id) => tileOf(id)?.city ?? ''));
}

/** What keeps a player from a tile: a full hand of tiles, too many cities, or so much gold short. */
export function lacks(view: View, player: Player, tile: CityTile): { full: 'tiles' | 'cities' | null; gold: number } {
  const cities = citiesOf(player);
  const full = player.tiles.length >= figure('tiles') ? 'tiles' : !cities.has(tile.city) && cities.size >= figure('cities') ? 'cities' : null;
  return { full, gold: Math.max(0, 2 * statusOf(view, tile.city) - player.gold) };
}

/** What the family takes off the price of a lot won at a bid; tiles that do so are asked for later. */
export function familyDiscount(player: Player, lot: Lot, bid: number): number {
  const effect = familyOf(player.family)?.effect;
  if (effect?.kind === 'artist-discount' && eventOf(lot.id)?.kind === 'artist') return Math.min(bid, effect.figures[0] ?? 0);
  if (effect?.kind === 'condottiere-discount' && lot.kind === 'command' && bid >= (effect.figures[1] ?? 0)) return Math.min(bid, effect.figures[0] ?? 0);
  return 0;
}

/** What a troop costs this player. */
export function troopPrice(player: Player | undefined, troop: string): number {
  const price = troopOf(troop)?.price ?? 0;
  const effect = player && familyOf(player.family)?.effect;
  return effect?.kind === 'price' && effect.troop === troop ? Math.max(0, price - (effect.figures[0] ?? 0)) : price;
}

export function handLimit(player: Player): number {
  const more = [familyOf(player.family)?.effect, ...player.tiles.map((id) => tileOf(id)?.effect)];
  return figure('hand') + more.reduce((sum, effect) => sum + (effect?.kind === 'hand' ? (effect.figures[0] ?? 0) : 0), 0);
}

export interface Strength {
  attack: number;
  defence: number;
}

function lends(effect: Effect | undefined, troops: readonly string[]): Strength {
  if (effect?.kind === 'strength' || (effect?.kind === 'drill' && troops.includes(effect.troop ?? ''))) return { attack: effect.figures[0] ?? 0, defence: effect.figures[1] ?? 0 };
  return { attack: 0, defence: 0 };
}

/** What troops bring to a war with what their family and the tiles used add. */
export function strength(family: string, troops: readonly string[], used: readonly string[] = []): Strength {
  const parts = [...troops.map((id) => troopOf(id)), lends(familyOf(family)?.effect, troops), ...used.map((id) => lends(tileOf(id)?.effect, troops))];
  return { attack: parts.reduce((sum, part) => sum + (part?.attack ?? 0), 0), defence: parts.reduce((sum, part) => sum + (part?.defence ?? 0), 0) };
}

export function army(player: Player): Strength {
  return strength(player.family, player.troops.map(small));
}

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
  const troops = (player?.troops ?? []).map((constant) => small(constant) as Troop).map((id) => ({ id, bribed: war.bribed.includes(at * TROOPS.length + TROOPS.indexOf(id)) }));
  const used = war.used.filter((tile) => player?.tiles.includes(tile));
  const lent = war.lentTo === at && war.lent >= 0 ? troopAt(war.lent) : null;
  const own = player ? strength(player.family, troops.filter((troop) => !troop.bribed).map((troop) => troop.id), used) : { attack: figure('unled-attack'), defence: figure('unled-defence') };
  const helper = view.players[view.pope];
  const help = lent && helper ? strength(helper.family, [lent]) : { attack: 0, defence: 0 };
  return { city: cityAt(side === 'attacker' ? war.attacking : war.defending), seat, troops, lent, used, strength: { attack: own.attack + help.attack, defence: own.defence + help.defence } };
}

/** What the end of the decade will bring, gold that waits at home counted. */
export function income(view: View, seat: number): Record<Good, number> {
  const player = view.players[seat];
  const found = { gold: player?.home ?? 0, influence: 0 };
  if (!player) return found;
  const tiles = player.tiles.map((id) => tileOf(id));
  const events = player.events.map((id) => eventOf(id));
  const merchants = tiles.filter((tile) => tile?.merchant).length + events.filter((event) => event?.kind === 'merchant').length;
  for (const tile of tiles) {
    found.gold += tile?.gold ?? 0;
    found.influence += tile?.influence ?? 0;
    if (tile?.effect.kind === 'merchant-gold') found.gold += Math.min(merchants, tile.effect.figures[0] ?? 0);
  }
  for (const event of events) found.gold += event?.gold ?? 0;
  for (const troop of player.troops) {
    found.gold += troopOf(small(troop))?.gold ?? 0;
    found.influence += troopOf(small(troop))?.influence ?? 0;
  }
  if (view.pope === seat) found.gold += figure('pope-gold');
  return found;
}

/** Where the points come from that a player would score now, in the order of the final scoring. */
export function sources(view: View, seat: number): { tiles: number; events: number; pope: number; gold: number; influence: number; laurels: number } {
  const player = view.players[seat];
  if (!player) return { tiles: 0, events: 0, pope: 0, gold: 0, influence: 0, laurels: 0 };
  const richer = view.players.filter((other) => other.gold > player.gold).length;
  return {
    tiles: player.tiles.reduce((sum, id) => sum + tilePoints(view, tileOf(id)), 0),
    events: player.events.reduce((sum, id) => sum + (eventOf(id)?.points ?? 0), 0),
    pope: view.pope === seat ? figure('pope-points') : 0,
    gold: richer === 0 ? figure('most-gold') : richer === 1 ? figure('second-gold') : 0,
    influence: view.players.some((other) => other.influence > player.influence) ? 0 : figure('most-influence'),
    laurels: (player.laurels * (player.laurels + 1)) / 2,
  };
}

const LENT = 12;
const VETO = 1 << 20;

/** A sealed answer of one's own, as the moves that made it. */
export function sealedMoves(player: Player): string[] {
  const found = player.used.map((tile) => `use ${tile}`);
  if (player.sealed & VETO) found.push('veto');
  for (let target = 0; target < 2 * TROOPS.length; target++) if ((player.sealed >>> target) & 1) found.push(`bribe ${SIDES[Math.floor(target / TROOPS.length)]} ${troopAt(target % TROOPS.length)}`);
  const lent = ((player.sealed >>> LENT) & 15) - 1;
  if (lent >= 0) found.push(`lend ${SIDES[Math.floor(lent / TROOPS.length)]} ${troopAt(lent % TROOPS.length)}`);
  return found;
}

export interface Swap {
  giveGold: number;
  giveInfluence: number;
  takeGold: number;
  takeInfluence: number;
}

const goods = (gold: number, influence: number): string => [gold && `${gold} gold`, influence && `${influence} influence`].filter(Boolean).join(' ') || 'nothing';

/** `offer 2 give 5 gold take 2 influence`. */
export function offerMove(to: number, swap: Swap): string {
  return `offer ${to + 1} give ${goods(swap.giveGold, swap.giveInfluence)} take ${goods(swap.takeGold, swap.takeInfluence)}`;
}

/** `2.1` is the first offer of seat 2. */
export function slotName(slot: number): string {
  return `${Math.floor(slot / MOST_OFFERS) + 1}.${(slot % MOST_OFFERS) + 1}`;
}

/** What one owns and does not owe: a leading bid is owed, and what a thief is about to take. */
export function spare(view: View, seat: number, good: Good): number {
  const owned = view.players[seat]?.[good] ?? 0;
  if (good === 'influence' && TREACHERIES[view.plot.kind] === 'steal' && view.plot.target === seat) return Math.max(0, owned - figure('stolen'));
  const lot = lotOf(view.auction.lot);
  if (!lot || lot.good !== good) return owned;
  if (view.auction.leader === seat) return owned - view.auction.bid;
  return view.phase === 'OPENING' && view.turn === seat ? owned - opening(view, lot) : owned;
}
