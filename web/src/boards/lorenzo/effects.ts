import { small } from '../../kit/catalogue.svelte.ts';
import type * as told from './rows.ts';

/** What cards and leaders do, as it is drawn. */
export const GOODS = ['coin', 'wood', 'stone', 'servant', 'military', 'faith', 'vp', 'privilege', 'token'] as const;
export type Good = (typeof GOODS)[number];
export type Heap = Partial<Record<Good, number>>;

export type Effect =
  | { kind: 'gain'; gives: Heap }
  | { kind: 'lose'; points: number }
  | { kind: 'exchange'; pays: Heap; gives: Heap; leader: boolean; times: boolean }
  | { kind: 'per'; gives: Heap; of: string; every: Heap; most: string }
  | { kind: 'take'; types: string[]; value: number; less: Heap }
  | { kind: 'work'; work: 'harvest' | 'production'; value: number; reach: string }
  | { kind: 'bonus'; on: string; plus: number; less: Heap; either: boolean }
  | { kind: 'power'; name: string }
  | { kind: 'one-of'; effects: Effect[] }
  | { kind: 'opponents-give'; options: Heap[]; pays: Heap }
  | { kind: 'on-take'; types: string[]; gives: Heap }
  | { kind: 'discard'; what: 'character' | 'leader'; gives: Heap }
  /** What is said in words: the name of the effect, with the types and the count it is about. */
  | { kind: 'word'; name: string; types: string[]; count: number };

/** The goods that are there, in the order of the tables. */
export function listed(goods: Heap): [Good, number][] {
  return GOODS.map((good) => [good, goods[good] ?? 0] as [Good, number]).filter(([, count]) => count !== 0);
}

export function plus(a: Heap, b: Heap, times = 1): Heap {
  const sum: Heap = { ...a };
  for (const [good, count] of listed(b)) sum[good] = (sum[good] ?? 0) + times * count;
  return sum;
}

const word = (name: string, types: readonly told.Type[] = [], count = 0): Effect => ({ kind: 'word', name, types: types.map(small), count });

const ALL_TYPES = 4;
const types = (list: told.Type[]): string[] => (list.length === ALL_TYPES ? ['any'] : list.map(small));

const exchange = ({ price, goods, leaderFree }: Omit<told.Exchange, 'type'>, times: boolean): Effect => ({
  kind: 'exchange',
  pays: price,
  gives: goods,
  leader: leaderFree,
  times,
});

/** So many at most: any number, or the value of the action. */
function most(count: number): string {
  if (count < 0) return 'N';
  return count < 100 ? String(count) : '';
}

/** An effect as it is drawn. */
export function drawn(effect: told.Effect): Effect {
  switch (effect.type) {
    case 'Gain':
      return { kind: 'gain', gives: effect.goods };
    case 'Lose':
      return { kind: 'lose', points: effect.points };
    case 'Exchange':
      return exchange(effect, false);
    case 'Times':
      return exchange(effect.exchange, true);
    case 'OneOf':
      return { kind: 'one-of', effects: effect.effects.map(drawn) };
    case 'Per':
      return { kind: 'per', gives: effect.goods, of: small(effect.measure).replace('own-', ''), every: effect.every, most: most(effect.most) };
    case 'Take':
      return { kind: 'take', types: types(effect.types), value: effect.value, less: effect.less };
    case 'Work':
      return {
        kind: 'work',
        work: effect.production ? 'production' : 'harvest',
        value: effect.value,
        reach: effect.reach === 'OWN' ? '' : small(effect.reach),
      };
    case 'Bonus':
      return { kind: 'bonus', on: effect.action, plus: effect.plus, less: effect.less, either: effect.either };
    case 'Grant':
      return { kind: 'power', name: small(effect.power) };
    case 'OnTake':
      return { kind: 'on-take', types: [small(effect.taken)], gives: effect.goods };
    case 'OpponentsGive':
      return { kind: 'opponents-give', options: effect.options, pays: effect.price };
    case 'DiscardCharacter':
      return { kind: 'discard', what: 'character', gives: effect.goods };
    case 'DiscardLeader':
      return { kind: 'discard', what: 'leader', gives: effect.goods };
    case 'DrawLeaders':
      return word('draw-leader', [], effect.count);
    case 'PlayLeaderFree':
      return word('play-leader-free');
    case 'TokenSlot':
      return { kind: 'word', name: 'token-slot', types: [effect.market ? 'market' : 'harvest'], count: 0 };
    case 'ActivateOwn':
      return word('activate-own', effect.types, effect.count);
    case 'TakeDiscarded':
      return { kind: 'word', name: 'take-discarded', types: types(effect.types), count: 0 };
    case 'OpponentsDiscard':
      return word('opponents-discard', effect.types);
    case 'MilitaryToFirst':
      return word('military-to-first');
    case 'MarketReward':
      return word('market-reward');
    case 'MemberSix':
      return word('member-six');
    case 'DrawKeepToken':
      return word('draw-keep-token');
    case 'MemberWork':
      return word('member-work');
  }
}
