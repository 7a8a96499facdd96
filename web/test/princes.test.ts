import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/protocol.ts';
import { aim, pickedOf, stillOpen, warMoves, type Plan } from '../src/boards/princes/plan.ts';
import { tileOf } from '../src/boards/princes/printed.ts';
import { bidsOf, lastWar, toldSince } from '../src/boards/princes/story.ts';
import {
  camp,
  lotOf,
  offerMove,
  open,
  paysAt,
  opening,
  sealedMoves,
  slotName,
  sources,
  troopPrice,
  type Player,
  type View,
} from '../src/boards/princes/view.ts';
import { abilityTold, lotName, shortName } from '../src/boards/princes/names.ts';
import text from './fixtures/princes.json?raw';

/** A late war of four: Milan, led by the d'Este, attacks Venice, led by the Gonzaga, before the dice. */
const { view, log } = JSON.parse(text) as { view: View; log: Entry[] };
const BEFORE = 233;
const AFTER = 234;
const player = (changes: Partial<Player>): Player => ({ ...view.players[0]!, ...changes });

describe('points', () => {
  it('come from the sources the server adds up', () => {
    view.players.forEach((each) => expect(sources(each).reduce((sum, [, part]) => sum + part, 0)).toBe(each.points));
  });
});

describe('a camp', () => {
  it('counts troops, what the family drills, and no die', () => {
    expect(camp(view, 'attacker')).toMatchObject({ city: 'milan', seat: 1, strength: { attack: 5, defence: 4 } });
    expect(camp(view, 'defender')).toMatchObject({ city: 'venice', seat: 0, strength: { attack: 1, defence: 1 } });
  });
  it('fights with what was rolled as the server says', () => {
    const roll = lastWar(log, AFTER)?.rolls[0];
    expect(camp(view, 'attacker').strength.attack + (roll?.black ?? 0)).toBe(roll?.attacker);
    expect(camp(view, 'defender').strength.defence + (roll?.white ?? 0)).toBe(roll?.defender);
  });
});

describe('the log', () => {
  it('tells who bid what in the auction that runs', () => {
    expect([...bidsOf(log, 223).bids]).toEqual([[3, 4]]);
    expect(bidsOf(log, 240).out).toEqual(
      new Map([
        [1, 'passed'],
        [2, 'passed'],
      ]),
    );
    expect(bidsOf(log, 232).bids).toEqual(new Map([[2, 1]]));
  });
  it('tells how the last war came out, until something else is done', () => {
    expect(lastWar(log, BEFORE)?.end).toBe('running');
    expect(lastWar(log, AFTER)).toMatchObject({ attacker: 'milan', defender: 'venice', end: 'won', winner: 'milan', steps: 2, laurel: 1 });
    expect(lastWar(log, 236)?.end).toBe('won');
    expect(lastWar(log, 237)).toBeNull();
  });
  it('tells what happened since one’s own move', () => {
    expect(toldSince(log, 236, 1)).toHaveLength(2);
    expect(toldSince(log, 234, 1)).toEqual([]);
  });
});

describe('prices and purses', () => {
  it('are what the rules say', () => {
    expect(opening(view, lotOf('barbaro')!)).toBe(12);
    expect(opening(view, lotOf('pope')!)).toBe(0);
    expect(opening(view, lotOf('attacker')!)).toBe(1);
    const cheap = { id: 'attacker', opening: 1, lacks: 0, pays: [1, 2, 3, 4, 4], full: '', tiles: 0, cities: 0 };
    expect([4, 5].map((bid) => paysAt(cheap, bid))).toEqual([4, 4]);
    expect(paysAt({ ...cheap, pays: [] }, 5)).toBe(5);
    expect(troopPrice(player({ now: { ...view.players[0]!.now, prices: [1, 2, 3, 4, 3, 6] } }), 'knights')).toBe(3);
    expect(troopPrice(undefined, 'knights')).toBe(5);
  });
  it('stay hidden where the table wants it, but for one’s own and at the end', () => {
    const hidden = { ...view, hiddenMoney: true };
    expect([0, 1].map((seat) => open(hidden, seat))).toEqual([true, false]);
    expect(open({ ...hidden, phase: 'OVER' }, 1)).toBe(true);
  });
});

describe('moves', () => {
  it('spell offers as the notation does', () => {
    expect(offerMove(1, { giveGold: 5, giveInfluence: 0, takeGold: 0, takeInfluence: 2 })).toBe('offer 2 give 5 gold take 2 influence');
    expect(offerMove(0, { giveGold: 0, giveInfluence: 0, takeGold: 1, takeInfluence: 1 })).toBe('offer 1 give nothing take 1 gold 1 influence');
    expect(slotName(4)).toBe('2.2');
  });
  it('tell a sealed answer', () => {
    expect(sealedMoves(player({ used: ['orsini'], answer: { veto: true, bribes: [8], lent: -1 } }))).toEqual([
      'use orsini',
      'veto',
      'bribe defender light-cavalry',
    ]);
    expect(sealedMoves(player({ used: [], answer: { veto: false, bribes: [], lent: 5 } }))).toEqual(['lend attacker artillery']);
  });
  it('plan a war: who attacks, whom, and back', () => {
    const none = { kind: 'war', secret: false, attacker: null, defender: null } as const;
    const first = aim(none, 'milan') as Plan & { kind: 'war' };
    const both = aim(first, 'rome') as Plan & { kind: 'war' };
    expect(warMoves(both)).toEqual(['war', 'attacker milan', 'defender rome']);
    expect(aim(both, 'milan')).toEqual(none);
    expect(pickedOf({ kind: 'back', troop: 'militia' })).toBe('give back militia');
  });
  it('keep a plan while it can be confirmed', () => {
    const legal = ['auction doge', 'give back militia', 'steal 2', 'war'];
    const plans: Plan[] = [
      { kind: 'auction', lot: 'doge' },
      { kind: 'back', troop: 'militia' },
      { kind: 'at', verb: 'steal' },
      { kind: 'war', secret: false, attacker: null, defender: null },
    ];
    expect(plans.every((plan) => stillOpen(plan, legal))).toBe(true);
    expect(plans.some((plan) => stillOpen(plan, ['pass', 'auction bank', 'expose 2', 'secret war']))).toBe(false);
  });
});

describe('words', () => {
  it('name things as they are printed', () => {
    expect(lotName('gritti')).toBe('Andrea Gritti');
    expect(lotName('pope')).toBe('The Pope');
    expect(shortName(tileOf('doge'))).toBe('Doge Barbarigo');
  });
  it('tell abilities from the catalogue', () => {
    expect(abilityTold({ type: 'Drill', troop: 'CROSSBOWMEN', attack: 1, defence: 2 }, true)).toMatch(/\+1 attack, \+2 defence$/);
    expect(abilityTold({ type: 'Strength', attack: 0, defence: 2 })).toBe('+2 defence in one war');
    expect(abilityTold({ type: 'CondottiereDiscount', influence: 1, from: 5 }, true)).toBe('as condottiere pays 1 less from bids of 5 on');
  });
});
