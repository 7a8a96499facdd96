import { plus, type Heap } from './effects.ts';
import { plan } from './plan.ts';
import { bonus, cardOf } from './printed.ts';
import { COUNCIL, FLOORS, heapOf, MARKET, PRODUCTION, type Offer, type View } from './view.ts';

/** How the own goods would change by what an offer surely takes and gives; several prices: the first. */
export function change(view: View, offer: Offer): Heap {
  let sum: Heap = plus({ servant: -offer.servants, coin: -offer.fee }, heapOf(offer.bonus));
  const price = offer.prices[0];
  if (price) sum = plus(sum, heapOf(price), -1);
  return plus(sum, gain(view, offer));
}

/** What a space or a card gives at once and without a question. */
export function gain(view: View, offer: Offer): Heap {
  const me = view.players[view.you];
  if (offer.space < 0 || !me) return {};
  if (offer.space < FLOORS) {
    let gives: Heap = {};
    for (const effect of cardOf(view.towers[offer.space] ?? 0)?.immediate ?? []) {
      if (effect.kind === 'gain') gives = plus(gives, effect.gives);
      if (effect.kind === 'lose') gives = plus(gives, { vp: -effect.points });
    }
    return gives;
  }
  if (offer.space < MARKET) return plan(me, offer.space >= PRODUCTION, offer.value, view.excommunications[0]).gives;
  if (offer.space < COUNCIL) return bonus(`market-${offer.space - MARKET + 1}`);
  return offer.space === COUNCIL ? bonus('council') : {};
}
