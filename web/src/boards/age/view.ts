import { type Good, GOODS, provinceOf } from './printed.ts';
import type { Land, Offer, Product, Target, View } from './told.ts';

export type { Land, Person, Player, Target, View } from './told.ts';

/** What is asked: `tokens 1 tunis` is a kind, a seat, and what its numbers stand for. */
export interface Task {
  kind: string;
  seat: number;
  about: string[];
}

const SEALED: Record<string, string> = { hands: 'hands', bids: 'bids', order: 'order' };

/** The question of the moment; where all answer in secret it has no seat. */
export function task(view: View): Task {
  const top = view.agenda.at(-1);
  if (!top) return { kind: SEALED[view.clock.phase] ?? '', seat: -1, about: [] };
  const [kind = '', seat = '0', ...about] = top.split(' ');
  return { kind, seat: Number(seat) - 1, about };
}

/** Questions that a province of the map answers. */
export const ON_MAP = new Set(['capital', 'raid', 'rebel', 'crusade', 'free', 'cede', 'expand', 'tokens']);
/** Questions that a card of the hand answers. */
export const IN_HAND = new Set(['hands', 'discard', 'history', 'arm', 'record']);
/** Questions that the goods answer. */
export const ON_GOODS = new Set(['cancel', 'mill', 'good']);

export const landOf = (view: View, id: string): Land | undefined => view.provinces.find((each) => each.id === id);
export const targetOf = (view: View, id: string): Target | undefined => view.reach.find((each) => each.province === id);

/** What a card of a good would pay a seat now, and for how many provinces. */
export const product = (view: View, seat: number, good: Good): Product => view.players[seat]!.goods[GOODS.indexOf(good)]!;

/** An advance as it is offered to the one the view is drawn for; none where it is owned. */
export const offerOf = (view: View, id: string): Offer | undefined => view.offers.find((each) => each.advance === id);

export const inPlay = (view: View, id: string): boolean => view.regions.includes(provinceOf(id).region);

/** Those with pieces in a province, the owner of the marker first. */
export function present(land: Land): { seat: number; marker: boolean; tokens: number; fresh: boolean }[] {
  const tokens = land.tokens.map((old, seat) => ({ seat, marker: false, tokens: old + (land.newTokens[seat] ?? 0), fresh: (land.newTokens[seat] ?? 0) > 0 }));
  const marker = land.owner >= 0 ? [{ seat: land.owner, marker: true, tokens: 0, fresh: land.fresh }] : [];
  return [...marker, ...tokens.filter((each) => each.tokens > 0)];
}
