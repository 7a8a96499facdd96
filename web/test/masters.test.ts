import { describe, expect, it } from 'vitest';
import { cardOf, leaderOf } from '../src/boards/masters/printed.ts';
import { taking } from '../src/boards/masters/prospect.ts';
import type { MastersEvent } from '../src/boards/masters/told.ts';
import type { Preview } from '../src/protocol.ts';
import { arrange, places, SLIDE } from '../src/boards/masters/view.ts';
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
      shelves: [
        { good: 'coin', count: 0 },
        { good: 'coin', count: 0 },
        { good: 'stone', count: 3 },
      ],
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
  const told = (...events: MastersEvent[]): Preview => ({ events, told: [], changes: [], asks: '', open: false });
  const took = { type: 'Took' as const, seat: 0, line: 0, goods: { ...none, coin: 2 }, faith: 1, whites: 1 };
  it('brings what the rules say', () => {
    const stored = { ...none, coin: 2 };
    expect(taking(told(took, { type: 'FaithMoved', seat: 0, spaces: 1, space: 9 }, { type: 'Stored', seat: 0, goods: stored }), 0)).toEqual({
      gives: [{ ...none, coin: 2, faith: 1 }],
      idle: 1,
      stored,
      lost: false,
      faith: 9,
    });
  });
  it('tells what leaders make of white marbles, and what finds no room', () => {
    const found = taking(
      told(took, { type: 'Whitened', seat: 0, goods: { ...none, stone: 1 } }, { type: 'Discarded', seat: 0, goods: { ...none, stone: 1 } }),
      0,
    );
    expect(found).toMatchObject({ idle: 0, lost: true });
    expect(found.gives[1]).toMatchObject({ stone: 1 });
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
    expect(leaderOf('L09')?.cards).toEqual([
      { colour: 'yellow', count: 2 },
      { colour: 'blue', count: 1 },
    ]);
  });
});
