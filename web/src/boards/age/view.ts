import { advanceOf, BASE, cardOf, provinceOf, TRACK, type Advance, type Card, type Good } from './printed.ts';
import type { Land, Target, View } from './told.ts';

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

/** The numbers of tokens that may go to a province: beside what lies there, and as an attack. */
export function numbers(target: Target): { beside: number[]; attack: number[] } {
  const room = Math.min(target.room, target.most);
  const from = target.attack ? Math.max(room + 1, target.attack) : target.most + 1;
  return { beside: run(1, room), attack: run(from, target.most) };
}

function run(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** How many provinces with a good a seat controls. */
export function produces(view: View, seat: number, good: Good): number {
  return view.provinces.filter((land) => land.owner === seat && provinceOf(land.id).goods.includes(good)).length;
}

/** What a card of the good would pay a seat now. */
export function earnings(view: View, seat: number, good: Good): number {
  const provinces = produces(view, seat, good);
  const player = view.players[seat];
  if (!provinces || !player || player.out) return 0;
  const level = Math.sign(view.levels[Object.keys(BASE).indexOf(good)] ?? 0);
  return BASE[good] * (provinces + level + (player.advances.includes('M') ? 1 : 0)) ** 2;
}

/** How many steps of misery an event of the kind `unrest` brings a seat: so many, and so many for each thing counted. */
export function unrest(view: View, seat: number, card: Card): number {
  const player = view.players[seat];
  if (!player || player.out) return 0;
  const [, start, each, counted, also] = card.effect;
  const count = counted === 'grain' ? produces(view, seat, 'grain') : player.advances.filter((id) => advanceOf(id).category === counted).length;
  const more = also && player.advances.includes(also) ? 1 : 0;
  return Math.max(0, Number(start) + Number(each) * (count + more));
}

/** A price with what made it. */
export interface Price {
  cost: number;
  credits: { from: string; off: number }[];
  persons: { from: string; off: number }[];
  research: number;
  price: number;
}

const RESEARCH = 10;

/** advance.1: cost less credits of earlier turns, personalities and Institutional Research. */
export function price(view: View, seat: number, advance: Advance): Price {
  const player = view.players[seat]!;
  const even = view.options.includes('credits=even');
  const credits = player.advances
    .filter((id) => !player.fresh.includes(id) && advanceOf(id).category === advance.category)
    .map((id) => ({ from: id, off: even ? advanceOf(id).evenCredit : advanceOf(id).credit }))
    .filter(({ off }) => off > 0);
  const persons = view.personalities
    .filter((person) => (person.player === seat || person.claims.includes(seat)) && cardOf(person.card).advances.includes(advance.id))
    .map((person) => ({ from: person.card, off: person.discount }));
  const research = player.advances.includes('X') && !['religion', 'civics'].includes(advance.category) ? RESEARCH : 0;
  const off = [...credits, ...persons].reduce((sum, each) => sum + each.off, research);
  return { cost: advance.cost, credits, persons, research, price: Math.max(0, advance.cost - off) };
}

/** The advances still lacking for another. */
export function lacking(view: View, seat: number, advance: Advance): string[] {
  return advance.needs.filter((id) => !view.players[seat]?.advances.includes(id));
}

/** person.2: how many patrons a personality still takes, by the box it lies in. */
export function claimsLeft(view: View, index: number): number {
  const boxes = view.seats <= 4 ? 2 : 3;
  return index >= boxes ? Infinity : index - (view.personalities[index]?.claims.length ?? 0);
}

/** The two sides of a war under way. */
export const sides = (war: number): [number, number] => [war >> 3, war & 7];

/** The next box of the track that costs as much as a sum. */
export function steps(box: number, rise: number): number {
  const to = TRACK.findIndex((number, i) => i > box && number - (TRACK[box] ?? 0) >= rise);
  return (to < 0 ? TRACK.length : to) - box;
}

/** Those with pieces in a province, the owner of the marker first. */
export function present(land: Land): { seat: number; marker: boolean; tokens: number; fresh: boolean }[] {
  const tokens = land.tokens.map((old, seat) => ({ seat, marker: false, tokens: old + (land.newTokens[seat] ?? 0), fresh: (land.newTokens[seat] ?? 0) > 0 }));
  const marker = land.owner >= 0 ? [{ seat: land.owner, marker: true, tokens: 0, fresh: land.fresh }] : [];
  return [...marker, ...tokens.filter((each) => each.tokens > 0)];
}

export const controlled = (view: View, seat: number): number => view.provinces.filter((land) => land.owner === seat).length;
