import type { City } from './printed.ts';

/** What a player has touched on the board and not yet confirmed. Only the client knows of it. */
export type Plan =
  | { kind: 'auction'; lot: string }
  | { kind: 'buy' | 'back'; troop: string }
  | { kind: 'treachery' }
  | { kind: 'war'; secret: boolean; attacker: City | null; defender: City | null }
  | { kind: 'at'; verb: 'steal' | 'expose' };

/** The moves a planned war is made of. */
export function warMoves(plan: Plan & { kind: 'war' }): string[] {
  return [plan.secret ? 'secret war' : 'war', `attacker ${plan.attacker}`, `defender ${plan.defender}`];
}

/** The next city touched: first who attacks, then whom; the attacker touched again is taken back. */
export function aim(plan: Plan & { kind: 'war' }, city: City): Plan {
  if (plan.attacker === city) return { ...plan, attacker: null, defender: null };
  if (!plan.attacker) return { ...plan, attacker: city };
  return { ...plan, defender: plan.defender === city ? null : city };
}

/** What is touched, by the move or lot it stands for. */
export function pickedOf(plan: Plan | null): string | null {
  if (plan?.kind === 'auction') return plan.lot;
  if (plan?.kind === 'buy') return `buy ${plan.troop}`;
  if (plan?.kind === 'back') return `give back ${plan.troop}`;
  return plan?.kind === 'treachery' ? 'buy treachery' : null;
}

/** It can still be confirmed: others may trade meanwhile without taking it from one's hands. */
export function stillOpen(plan: Plan, legal: readonly string[]): boolean {
  if (plan.kind === 'at') return legal.some((move) => move.startsWith(`${plan.verb} `));
  if (plan.kind === 'war') return legal.includes(plan.secret ? 'secret war' : 'war');
  return legal.includes(plan.kind === 'auction' ? `auction ${plan.lot}` : (pickedOf(plan) ?? ''));
}
