import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/protocol.ts';
import { aim, pickedOf, stillOpen, warMoves, type Plan } from '../src/boards/princes/plan.ts';
import { effectOf, tileOf } from '../src/boards/princes/printed.ts';
import { bidsOf, lastWar, toldSince } from '../src/boards/princes/story.ts';
import { camp, familyDiscount, handLimit, income, lacks, lotOf, offerMove, open, opening, sealedMoves, slotName, sources, spare, troopPrice, type Player, type View } from '../src/boards/princes/view.ts';
import { abilityTold, lotName, shortName } from '../src/boards/princes/names.ts';
import text from './fixtures/princes.json?raw';

/** A late war of four: Milan, led by the d'Este, attacks Venice, led by the Gonzaga, before the dice. */
const { view, log } = JSON.parse(text) as { view: View; log: Entry[] };
const BEFORE = 233;
const AFTER = 234;
const player = (changes: Partial<Player>): Player => ({ ...view.players[0]!, ...changes });

describe('points', () => {
  it('come from the sources the server adds up', () => {
    view.players.forEach((each, seat) => expect(Object.values(sources(view, seat)).reduce((sum, part) => sum + part)).toBe(each.points));
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
  it('does without the bribed, and with what the Pope lends and tiles add', () => {
    const war = { ...view.war, bribed: [5], lent: 4, lentTo: 1, used: ['alfonso'] };
    const other = { ...view, war, pope: 2 };
    expect(camp(other, 'attacker').strength).toEqual({ attack: 4, defence: 2 });
    expect(camp(other, 'defender').strength).toEqual({ attack: 3, defence: 2 });
  });
  it('without a condottiere has the strength of a city', () => {
    expect(camp({ ...view, war: { ...view.war, defender: -1 } }, 'defender').strength).toEqual({ attack: 3, defence: 3 });
  });
});

describe('the log', () => {
  it('tells who bid what in the auction that runs', () => {
    expect([...bidsOf(log, 223).bids]).toEqual([[3, 4]]);
    expect(bidsOf(log, 240).out).toEqual(new Map([[1, 'passed'], [2, 'passed']]));
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
  it('open a city tile at twice the status, the rest at nothing, a command at one', () => {
    expect(opening(view, lotOf('doge')!)).toBe(2 * view.cities[0]!.status);
    expect(opening(view, lotOf('pope')!)).toBe(0);
    expect(opening(view, lotOf('attacker')!)).toBe(1);
  });
  it('know what the family takes off', () => {
    expect(familyDiscount(player({ family: 'gonzaga' }), lotOf('leonardo')!, 3)).toBe(1);
    expect(familyDiscount(player({ family: 'gonzaga' }), lotOf('france')!, 3)).toBe(0);
    expect(familyDiscount(player({ family: 'baglioni' }), lotOf('attacker')!, 4)).toBe(0);
    expect(familyDiscount(player({ family: 'baglioni' }), lotOf('attacker')!, 5)).toBe(1);
    expect(troopPrice(player({ family: 'bentivoglio' }), 'knights')).toBe(3);
    expect(troopPrice(undefined, 'knights')).toBe(5);
  });
  it('say what keeps one from a tile', () => {
    const doge = tileOf('doge')!;
    expect(lacks(view, player({ gold: 1, tiles: [] }), doge)).toEqual({ full: null, gold: 2 * view.cities[0]!.status - 1 });
    expect(lacks(view, player({ tiles: ['bank', 'cesare', 'coppola'] }), doge).full).toBe('cities');
    expect(lacks(view, player({ tiles: ['barbaro', 'cadamosto', 'grimani', 'gritti', 'priuli', 'bank'] }), doge).full).toBe('tiles');
  });
  it('count what the end of the decade brings', () => {
    // Ferrante 1, Portinari 1, the Pope 2, 9 at home; Giovanni 1, Ficino 2
    expect(income(view, 0)).toEqual({ gold: 13, influence: 3 });
    // Doge 1 + one merchant, Strozzi 1, 11 at home; Doge, Lorenzo, Machiavelli, Alfonso 1 each, Federico 2, knights 1
    expect(income(view, 1)).toEqual({ gold: 14, influence: 7 });
  });
  it('do not lend what a leading bid owes', () => {
    const leading = { ...view, auction: { ...view.auction, lot: 'doge', leader: 0, bid: 2 } };
    expect(spare(leading, 0, 'gold')).toBe(1);
    expect(spare(leading, 0, 'influence')).toBe(1);
    const robbed = { ...view, players: [player({ influence: 3 })], plot: { ...view.plot, kind: 3, target: 0 } };
    expect(spare(robbed, 0, 'influence')).toBe(1);
    expect(spare({ ...robbed, plot: { ...robbed.plot, kind: 2 } }, 0, 'influence')).toBe(3);
  });
  it('stay hidden where the table wants it, but for one’s own and at the end', () => {
    const hidden = { ...view, hiddenMoney: true };
    expect([0, 1].map((seat) => open(hidden, seat))).toEqual([true, false]);
    expect(open({ ...hidden, phase: 'OVER' }, 1)).toBe(true);
  });
  it('hold more treachery with the right people', () => {
    expect(handLimit(player({ family: 'malatesta', tiles: ['cesare'] }))).toBe(4);
  });
});

describe('moves', () => {
  it('spell offers as the notation does', () => {
    expect(offerMove(1, { giveGold: 5, giveInfluence: 0, takeGold: 0, takeInfluence: 2 })).toBe('offer 2 give 5 gold take 2 influence');
    expect(offerMove(0, { giveGold: 0, giveInfluence: 0, takeGold: 1, takeInfluence: 1 })).toBe('offer 1 give nothing take 1 gold 1 influence');
    expect(slotName(4)).toBe('2.2');
  });
  it('tell a sealed answer', () => {
    expect(sealedMoves(player({ used: ['orsini'], sealed: (1 << 20) | (1 << 8) }))).toEqual(['use orsini', 'veto', 'bribe defender light-cavalry']);
    expect(sealedMoves(player({ used: [], sealed: 6 << 12 }))).toEqual(['lend attacker artillery']);
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
    const plans: Plan[] = [{ kind: 'auction', lot: 'doge' }, { kind: 'back', troop: 'militia' }, { kind: 'at', verb: 'steal' }, { kind: 'war', secret: false, attacker: null, defender: null }];
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
    expect(effectOf('drill crossbowmen 1 2')).toEqual({ kind: 'drill', figures: [1, 2], troop: 'crossbowmen' });
    expect(abilityTold(effectOf('strength 0 2'))).toBe('+2 defence in one war');
    expect(abilityTold(effectOf('condottiere-discount 1 5'), true)).toBe('as condottiere pays 1 less from bids of 5 on');
  });
});
