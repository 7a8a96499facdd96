import { describe, expect, it } from 'vitest';
import { picture } from '../src/boards/lorenzo/choices.ts';
import { drawn, plus } from '../src/boards/lorenzo/effects.ts';
import { auctionTile, cardOf, leaderOf } from '../src/boards/lorenzo/printed.ts';
import { after, gains, shift } from '../src/boards/lorenzo/prospect.ts';
import type { Preview } from '../src/protocol.ts';
import { cardsOf, goMove, goWith, placing, spaceOf, taken, type Player, type Stock, type View } from '../src/boards/lorenzo/view.ts';

const nothing: Stock = { wood: 0, stone: 0, coins: 0, servants: 0, military: 0, faith: 0, points: 0, tokens: 0 };
const player = (more: Partial<Player> = {}): Player => ({
  stock: nothing,
  cards: [],
  leaders: [],
  turned: [],
  copy: '',
  members: [63, 63, 63, 63],
  values: [1, 2, 3, 0],
  six: 0,
  sets: 0,
  tile: 0,
  family: '',
  store: [0, 0],
  faithTiles: [],
  flipped: [],
  excommunicated: [],
  inHand: 0,
  inPack: 0,
  hand: [],
  pack: [],
  tokens: [],
  scored: [],
  score: 0,
  ...more,
});
const view = (more: Partial<View> = {}): View =>
  ({
    seats: 2,
    you: 0,
    towers: Array(20).fill(0),
    players: [player(), player()],
    excommunications: ['E1-1', 'E2-1', 'E3-1'],
    agenda: [],
    offers: [],
    council: [],
    order: [0, 1],
    ...more,
  }) as View;

describe('the catalogue as drawn', () => {
  it('reads every effect there is', () => {
    const words = new Set<string>();
    for (let number = 1; number <= 168; number++) {
      const card = cardOf(number)!;
      for (const effect of [...card.immediate, ...card.permanent, ...card.end]) if (effect.kind === 'word') words.add(effect.name);
    }
    expect([...words].sort()).toEqual([
      'activate-own',
      'draw-leader',
      'military-to-first',
      'opponents-discard',
      'play-leader-free',
      'take-discarded',
      'token-slot',
    ]);
  });
  it('knows a venture with two prices', () => {
    expect(cardOf(88)?.costs).toEqual([
      { goods: { coin: 3, wood: 2, stone: 2 }, need: 0, perOpponent: 0 },
      { goods: { military: 4 }, need: 7, perOpponent: 0 },
    ]);
  });
  it('draws an exchange of two ways', () => {
    const exchange = (wood: number, vp: number) => ({ type: 'Exchange' as const, price: { wood }, goods: { vp }, leaderFree: false });
    expect([drawn({ type: 'OneOf', effects: [exchange(1, 3), exchange(3, 7)] })]).toEqual([
      {
        kind: 'one-of',
        effects: [
          { kind: 'exchange', pays: { wood: 1 }, gives: { vp: 3 }, leader: false, times: false },
          { kind: 'exchange', pays: { wood: 3 }, gives: { vp: 7 }, leader: false, times: false },
        ],
      },
    ]);
  });
  it('reads what leaders ask at most', () => {
    expect(leaderOf('L21')?.asks).toEqual([
      { what: 'military', count: 6, most: false },
      { what: 'faith', count: 0, most: true },
    ]);
  });
  it('has auction tiles of six rows', () => {
    expect(auctionTile(4)).toHaveLength(6);
  });
  it('adds heaps', () => {
    expect(plus({ coin: 2, wood: 1 }, { coin: 1 }, -1)).toEqual({ coin: 1, wood: 1 });
  });
});

describe('spaces', () => {
  it('have names that moves use', () => {
    expect(goMove(0)).toBe('go territory 1');
    expect(goMove(28)).toBe('go council');
    for (let space = 0; space < 35; space++) expect(spaceOf(goMove(space))).toBe(space);
    expect(spaceOf('pass')).toBe(-1);
    expect(goWith(28, 3)).toBe('go council servants 3');
  });
  it('remember who took what, from the log', () => {
    const entry = (...events: object[]) => ({ events: events.map((event) => ({ event, words: '', names: [] })) });
    const log = [
      entry({ type: 'Placed', seat: 1, member: 0, space: 3 }, { type: 'Took', seat: 1, card: 15 }),
      entry({ type: 'Used', seat: 1, space: 9 }),
      entry({ type: 'Took', seat: 1, card: 30 }, { type: 'Took', seat: 1, card: 31 }),
    ];
    expect([...taken(log as never)]).toEqual([
      [3, { seat: 1, card: 16 }],
      [9, { seat: 1, card: 31 }],
    ]);
    expect([...taken([...log, entry({ type: 'RoundBegan' })] as never)]).toEqual([]);
  });
});

describe('what a placement brings', () => {
  const stock = (icon: string, from: number, to: number) => ({ zone: 'stock-1', owner: 0, label: icon, icon, from, to });
  const gained = { type: 'Gained', seat: 0, wood: 0, stone: 0, coins: 4, servants: 0, military: 0, faith: 0, points: 0 };
  const preview: Preview = {
    events: [{ type: 'Placed', seat: 0, member: 1, space: 24 }, gained, { ...gained, seat: 1, coins: 9 }],
    told: [],
    asks: '',
    open: true,
    changes: [stock('coin', 3, 7), stock('servant', 2, 1), stock('points', 3, 9), { ...stock('coin', 0, 9), zone: 'stock-2', owner: 1 }],
  };
  it('is what the rules say: gains of their own, and goods as they will be', () => {
    expect(gains(preview, 0)).toEqual([{ wood: 0, stone: 0, coin: 4, servant: 0, military: 0, faith: 0, vp: 0 }]);
    expect(shift(preview, 0)).toMatchObject({ coin: 4, servant: -1 });
    expect(after(preview, 0)).toMatchObject({ coin: 7, servant: 1 });
  });
  it('counts what a harvest that goes on will give', () => {
    const run = (icon: string, to: number) => ({ zone: 'run', owner: -1, label: icon, icon, from: 0, to });
    expect(gains({ ...preview, events: [], changes: [run('dice', 4), run('wood', 3)] }, 0)).toEqual([{ wood: 3 }]);
  });
  it('is nothing until the rules have answered', () => {
    expect([gains(null, 0), shift(null, 0), after(null, 0)]).toEqual([[], {}, {}]);
  });
  it('is asked for by the moves that will be made', () => {
    const offer = { space: 24, member: 1, value: 2, servants: 0, fee: 0, bonus: nothing, prices: [] };
    expect(placing(view({ offers: [offer] }), offer, 0)).toEqual(['go market 1']);
    expect(placing(view({ offers: [offer, { ...offer, member: 2 }] }), offer, 2)).toEqual(['go market 1 servants 2', 'member white']);
    expect(placing(view({ offers: [offer, { ...offer, member: 2 }], agenda: ['member 24'] }), offer, 0)).toEqual(['member white']);
  });
  it('sorts cards by type', () => {
    expect(cardsOf(player({ cards: [2, 5, 31, 35] }), 'building')).toEqual([31, 35]);
  });
});

describe('answers in pictures', () => {
  it('shows the option of a card at work', () => {
    expect(picture(view({ agenda: ['run', 'choice 1 0 0 34'] }), 'choose 2')).toEqual({
      kind: 'effect',
      effect: { kind: 'exchange', pays: { wood: 3 }, gives: { vp: 7 }, leader: false, times: false },
    });
  });
  it('counts the stalls of the market one by one', () => {
    expect(picture(view({ agenda: ['choice 1 0 0 160'] }), 'choose 2')).toEqual({ kind: 'effect', effect: { kind: 'gain', gives: { servant: 5 } } });
    expect(picture(view({ agenda: ['choice 1 0 0 160'] }), 'choose 5')).toEqual({ kind: 'effect', effect: { kind: 'gain', gives: { privilege: 1 } } });
  });
  it('shows the price of a way to pay as it is paid', () => {
    const offer = {
      space: 12,
      member: -1,
      value: 0,
      servants: 0,
      fee: 0,
      bonus: nothing,
      prices: [
        { ...nothing, wood: 2, stone: 2 },
        { ...nothing, military: 4 },
      ],
    };
    const towers = Array(20).fill(0);
    towers[12] = 88;
    expect(picture(view({ towers, offers: [offer], agenda: ['cost 12 0 0 0'] }), 'pay 1')).toMatchObject({
      kind: 'goods',
      goods: { wood: 2, stone: 2, coin: 0 },
    });
  });
  it('multiplies what is done several times', () => {
    expect(picture(view({ agenda: ['times 0 0 0 110'] }), 'times 3')).toMatchObject({
      kind: 'effect',
      effect: { pays: { stone: 3 }, gives: { coin: 3, vp: 3 } },
    });
  });
  it('says in words what it has no picture for', () => {
    expect(picture(view(), 'use L01')).toEqual({ kind: 'words' });
    expect(picture(view(), 'privilege tile')).toEqual({ kind: 'words' });
    expect(picture(view(), 'privilege coins')).toEqual({ kind: 'goods', goods: { coin: 2 } });
  });
});
