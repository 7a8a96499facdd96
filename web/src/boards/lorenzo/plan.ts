import { listed, plus, type Effect, type Heap } from './effects.ts';
import { cardOf, TILES, type Card } from './printed.ts';
import { cardsOf, counts, heapOf, type Player } from './view.ts';

/** What a harvest or production would do at a value: what comes by itself, and which cards will ask. */
export interface Plan {
  works: Card[];
  asks: Card[];
  gives: Heap;
}

/** The period tiles that take one good from each gain of a card, by number. */
const LESS: Record<string, Heap> = { 'E1-1': { military: 1 }, 'E1-2': { coin: 1 }, 'E1-3': { servant: 1 }, 'E1-4': { wood: 1, stone: 1 }, 'E1-8': { token: 1 } };
const UNTOUCHED = 'L25';

function reduced(goods: Heap, less: Heap): Heap {
  return Object.fromEntries(listed(goods).map(([good, count]) => [good, Math.max(0, count - (less[good] ?? 0))]));
}

/** How often a gain comes that is counted by something. */
function times(effect: Effect & { kind: 'per' }, player: Player, value: number): number {
  const own = counts(player)[effect.of as keyof ReturnType<typeof counts>];
  const most = effect.most === 'N' ? value : Number(effect.most) || Infinity;
  if (own !== undefined) return Math.min(own, most);
  if (effect.of === 'played_leader') return Math.min(player.leaders.length, most);
  const held = heapOf(player.stock);
  const [[good, every] = ['coin', 1] as const] = listed(effect.every);
  return Math.min(Math.floor((held[good] ?? 0) / every), most);
}

export function plan(player: Player, production: boolean, value: number, sentence = '', owner = player): Plan {
  const tile = TILES[player.tile];
  const less = player.excommunicated.includes(0) && ![...player.leaders, player.copy].includes(UNTOUCHED) ? (LESS[sentence] ?? {}) : {};
  const made: Plan = { works: [], asks: [], gives: { ...(production ? tile?.production : tile?.harvest) } };
  for (const number of cardsOf(owner, production ? 'building' : 'territory')) {
    const card = cardOf(number);
    if (!card || (card.activation !== 'N' && Number(card.activation) > value)) continue;
    made.works.push(card);
    for (const effect of card.permanent) {
      if (effect.kind === 'gain') made.gives = plus(made.gives, reduced(effect.gives, less));
      else if (effect.kind === 'per') for (const [good, count] of listed(effect.gives)) made.gives = plus(made.gives, reduced({ [good]: count * times(effect, player, value) }, less));
      else if (effect.kind === 'lose') made.gives = plus(made.gives, { vp: -effect.points });
      else made.asks.push(card);
    }
  }
  return made;
}
