import type { Effect, Heap } from './effects.ts';
import { listed } from './effects.ts';
import { bonus, cardOf, leaderAt, token } from './printed.ts';
import { heapOf, LEADER_SOURCE, MEMBERS, question, type Offer, type View } from './view.ts';

/** How an answer is drawn; what it has no picture for is said in words alone. */
export type Picture =
  | { kind: 'goods'; goods: Heap }
  | { kind: 'effect'; effect: Effect }
  | { kind: 'card'; number: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'member'; member: number }
  | { kind: 'servants'; offer: Offer }
  | { kind: 'words' };

const PRIVILEGES = ['wood-stone', 'servants', 'coins', 'military', 'faith', 'token'];
const STALLS = 4;

/** The effect an open choice is about. */
function source(view: View): Effect | undefined {
  const { a, d } = question(view);
  if (a === 1) return cardOf(d + 1)?.permanent[0];
  return d >= LEADER_SOURCE ? leaderAt(d - LEADER_SOURCE)?.ability[0] : cardOf(d + 1)?.immediate.at(-1);
}

/** One of several: the stalls of the market count one by one. */
function option(effect: Effect, index: number): Effect | undefined {
  if (effect.kind !== 'one-of') return effect;
  let left = index;
  for (const part of effect.effects) {
    const width = part.kind === 'word' && part.name === 'market-reward' ? STALLS : 1;
    if (left < width) return width === 1 ? part : { kind: 'gain', gives: bonus(`market-${left + 1}`) };
    left -= width;
  }
  return undefined;
}

const many = (goods: Heap, times: number): Heap => Object.fromEntries(listed(goods).map(([good, count]) => [good, count * times]));

export function picture(view: View, move: string): Picture {
  const [verb = '', word = ''] = move.split(' ');
  const n = Number(word.replace('T', ''));
  switch (verb) {
    case 'privilege':
      return word === 'tile' ? { kind: 'words' } : { kind: 'goods', goods: bonus(`privilege-${PRIVILEGES.indexOf(word) + 1}`) };
    case 'cash':
    case 'spend':
    case 'toss':
      return { kind: 'goods', goods: token(n - 1) };
    case 'flip':
      return { kind: 'goods', goods: bonus(`visconti-${n}`) };
    case 'card':
      return { kind: 'card', number: n };
    case 'opponent':
      return { kind: 'seat', seat: n - 1 };
    case 'member':
      return { kind: 'member', member: MEMBERS.indexOf(word as (typeof MEMBERS)[number]) };
    case 'servants': {
      const offer = view.offers.find((each) => each.space < 0 && each.servants === n);
      return offer ? { kind: 'servants', offer } : { kind: 'words' };
    }
    case 'pay': {
      const price = view.offers[0]?.prices[n - 1];
      return price ? { kind: 'goods', goods: heapOf(price) } : { kind: 'words' };
    }
    case 'choose': {
      const effect = source(view);
      const part = question(view).name === 'member-work' ? undefined : effect && option(effect, n - 1);
      return part ? { kind: 'effect', effect: part } : { kind: 'words' };
    }
    case 'times': {
      const effect = cardOf(question(view).d + 1)?.permanent[0];
      if (effect?.kind !== 'exchange') return { kind: 'words' };
      return { kind: 'effect', effect: { ...effect, pays: many(effect.pays, n), gives: many(effect.gives, n), times: false } };
    }
    case 'give': {
      const effect = source(view);
      const goods = effect?.kind === 'opponents-give' ? effect.options[n - 1] : undefined;
      return goods ? { kind: 'goods', goods } : { kind: 'words' };
    }
    default:
      return { kind: 'words' };
  }
}
