import { describe, expect, it } from 'vitest';
import { cardOf, leaderOf } from '../src/boards/masters/printed.ts';
import { arrange, line, places, SLIDE } from '../src/boards/masters/view.ts';
import { slide } from '../src/boards/masters/marbles.ts';

const none = { coin: 0, stone: 0, servant: 0, shield: 0 };

describe('the drawing of a warehouse', () => {
  it('puts each good on the smallest shelf that holds it', () => {
    expect(arrange({ ...none, coin: 1, stone: 2, shield: 3 }, none)?.shelves).toEqual([
      { good: 'coin', count: 1 },
      { good: 'stone', count: 2 },
      { good: 'shield', count: 3 },
    ]);
  });
  it('finds a place for two and two and one', () => {
    expect(arrange({ ...none, coin: 2, stone: 2, shield: 1 }, none)?.shelves.map((shelf) => shelf.count)).toEqual([1, 2, 2]);
  });
  it('fills the leaders’ depots first', () => {
    expect(arrange({ ...none, stone: 5 }, { ...none, stone: 2 })).toEqual({
      depots: { ...none, stone: 2 },
      shelves: [{ good: 'coin', count: 0 }, { good: 'coin', count: 0 }, { good: 'stone', count: 3 }],
    });
  });
  it('does not draw what does not fit', () => {
    expect(arrange({ coin: 1, stone: 1, servant: 1, shield: 1 }, none)).toBeNull();
    expect(arrange({ ...none, coin: 3, stone: 3 }, none)).toBeNull();
    expect(arrange({ ...none, coin: 4 }, none)).toBeNull();
  });
});

describe('the market', () => {
  it('has rows of four and columns of three', () => {
    expect(places(1)).toEqual([4, 5, 6, 7]);
    expect(places(4)).toEqual([1, 5, 9]);
  });
  it('counts what a line shows', () => {
    const market = ['YELLOW', 'WHITE', 'RED', 'YELLOW', ...Array(9).fill('WHITE')] as string[];
    expect(line(market, 0)).toEqual({ goods: { coin: 2, faith: 1 }, whites: 1 });
  });
  it('slides: the first falls out, the spare comes in', () => {
    const before = Array.from({ length: 13 }, (_, i) => i);
    const after = slide(before, 0);
    expect(after.slice(0, 4)).toEqual([1, 2, 3, 12]);
    expect(after[SLIDE]).toBe(0);
  });
});

describe('what is printed', () => {
  it('is read from the catalogue', () => {
    expect(cardOf('G10')).toMatchObject({ colour: 'green', level: 3, points: 10, cost: { servant: 2, shield: 5 } });
    expect(leaderOf('L05')).toMatchObject({ kind: 'depot', good: 'stone', count: 2, goods: { coin: 5 } });
    expect(leaderOf('L13')).toMatchObject({ kind: 'production', level: 2, power: { pays: { shield: 1 }, makes: { any: 1, faith: 1 } } });
    expect(leaderOf('L09')?.cards).toEqual([{ colour: 'yellow', count: 2 }, { colour: 'blue', count: 1 }]);
  });
});
