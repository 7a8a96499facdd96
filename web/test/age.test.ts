import { describe, expect, it } from 'vitest';
import { centred, fit, held, inBoxes, legible, map, onSheet, stage, towards, zoomed } from '../src/boards/age/map.ts';
import { advances, cardOf, cards, named, provinceOf, provinces, supporters } from '../src/boards/age/printed.ts';
import { inPlay, present, task, type Player, type View } from '../src/boards/age/view.ts';
import { settings } from '../src/kit/settings.svelte.ts';

const player = (more: Partial<Player> = {}): Player => ({
  capital: '',
  choice: 0,
  paid: [],
  converted: 0,
  freed: 0,
  cash: 100,
  written: 0,
  pool: 0,
  stock: 36,
  markersLeft: 25,
  misery: 0,
  box: 0,
  advances: [],
  fresh: [],
  ship: 0,
  bid: 0,
  sealed: [],
  marks: [],
  arms: [],
  out: 0,
  inHand: 0,
  hand: [],
  rank: 1,
  income: 15,
  points: 0,
  fleet: 'none',
  controlled: 0,
  goods: [],
  ...more,
});

const view = (more: Partial<View> = {}): View => ({
  seats: 3,
  you: 0,
  options: 'epochs=1',
  clock: {
    turn: 1,
    epoch: 1,
    pileEpoch: 1,
    phase: 'history',
    step: 0,
    at: 0,
    facts: 0,
    banned: '',
    victim: -1,
    cardsSold: 0,
    moments: 0,
    refunds: [],
    lastTurn: false,
  },
  order: [0, 1, 2],
  players: [player(), player(), player()],
  provinces: [],
  levels: Array<number>(12).fill(0),
  personalities: [],
  wars: [],
  agenda: [],
  battle: { province: '', tokens: 0, shipped: 0 },
  dice: [],
  reach: [],
  regions: ['IV', 'V', 'VI', 'VII', 'VIII', 'far-east', 'new-world'],
  offers: [],
  unrest: [],
  cards: { pile: 20, topDiscard: '', discards: [], removed: [], waiting: [], may: [] },
  ...more,
});

describe('what is printed', () => {
  it('is read from the catalogue', () => {
    expect(provinces()).toHaveLength(107);
    expect(cards()).toHaveLength(64);
    expect(advances().reduce((sum, each) => sum + each.cost, 0)).toBe(2100);
    expect(provinceOf('stettin')).toMatchObject({ region: 'I', satellite: true, supports: ['lubeck', 'danzig', 'prague'] });
    expect(cardOf('L10')).toMatchObject({ kind: 'personality', discount: 20, advances: ['R', 'Y'], designed: true });
    expect(cardOf('C12').goods).toEqual(['gold', 'ivory']);
    expect([cardOf('L05'), cardOf('L10'), cardOf('L01')].map(({ raised, raisedBy }) => `${raised} ${raisedBy}`)).toEqual(['30 crusades', '40 mongols', '0 ']);
  });
  it('knows which cards are alike: the first stands for all of them', () => {
    expect(['C01', 'C02', 'C05', 'C13', 'C12', 'C27', 'E06', 'L09'].map((id) => cardOf(id).first)).toEqual([
      'C01',
      'C01',
      'C05',
      'C05',
      'C12',
      'C27',
      'E06',
      'L09',
    ]);
  });
  it('names every province, card and advance in both languages', () => {
    for (const lang of ['en', 'it'] as const) {
      settings.lang = lang;
      for (const { id } of [...provinces(), ...cards(), ...advances()]) expect(named(id), `${id} in ${lang}`).not.toBe(id);
      for (const card of cards().filter((each) => each.kind === 'event')) expect(named(`does.${card.id}`)).not.toContain('does.');
    }
    settings.lang = 'en';
  });
  it('knows what is in play, and who supports whom', () => {
    expect([inPlay(view(), 'paris'), inPlay(view(), 'venice')]).toEqual([false, true]);
    expect(supporters('cyprus')).toEqual(['adalia', 'tarsus', 'levant']);
  });
});

describe('the question', () => {
  it('is the last line of the agenda', () => {
    expect(task(view({ agenda: ['expand 2', 'tokens 2 tunis'] }))).toEqual({ kind: 'tokens', seat: 1, about: ['tunis'] });
  });
  it('is the phase where all answer in secret', () => {
    const clock = { ...view().clock, phase: 'order' };
    expect(task(view({ clock }))).toEqual({ kind: 'order', seat: -1, about: [] });
    expect(task(view()).kind).toBe('');
  });
});

describe('pieces', () => {
  it('lie with the marker first, old and new tokens together', () => {
    const land = { id: 'lyons', owner: 1, fresh: true, tokens: [2, 0, 0], newTokens: [1, 0, 0], shipped: 0 };
    expect(present(land)).toEqual([
      { seat: 1, marker: true, tokens: 0, fresh: true },
      { seat: 0, marker: false, tokens: 3, fresh: true },
    ]);
  });
});

describe('the map', () => {
  it('draws every province once, on the sheet or in a box', () => {
    expect(onSheet().length + inBoxes().length).toBe(107);
    expect(Object.keys(map.provinces)).toHaveLength(100);
    expect(map.arrows).toHaveLength(onSheet().reduce((sum, each) => sum + each.supports.length, 0));
  });
  it('shows the part in play whole', () => {
    const frame = stage(view().regions);
    const look = fit(frame, 800, 560);
    for (const each of onSheet().filter(({ id }) => inPlay(view(), id))) {
      const [x, y] = map.provinces[each.id]!.at;
      expect(x * look.k + look.x, each.id).toBeGreaterThan(0);
      expect(y * look.k + look.y, each.id).toBeLessThan(560);
    }
    expect(stage([...view().regions, 'I', 'II', 'III']).top).toBeLessThan(frame.top);
  });
  it('zooms about a point and stays within its frame', () => {
    const frame = { left: 0, top: 0, right: 1000, bottom: 500 };
    const whole = fit(frame, 500, 250);
    const near = zoomed(whole, 2, [100, 100], whole.k);
    expect((100 - near.x) / near.k).toBeCloseTo((100 - whole.x) / whole.k);
    expect(zoomed(whole, 0.1, [0, 0], whole.k).k).toBe(whole.k);
    expect(held(centred([0, 0], 1, 500, 250), frame, 500, 250).x).toBeCloseTo(0);
    expect(held({ k: 0.25, x: 900, y: 900 }, frame, 500, 250)).toEqual({ k: 0.25, x: 125, y: 62.5 });
  });
  it('shows more names the closer it is, those of capitals before others', () => {
    const far = legible(0.75, named);
    expect(far.size).toBeLessThan(legible(1, named).size);
    expect(legible(1.6, named).size).toBe(100);
    expect(far.has('paris')).toBe(true);
  });
  it('goes from province to province by the arrows', () => {
    const ids = onSheet().map((each) => each.id);
    expect(towards('lisbon', 'ArrowRight', ids)).toBe('toledo');
    expect(towards('iceland', 'ArrowRight', ids)).toBe('iceland');
  });
});
