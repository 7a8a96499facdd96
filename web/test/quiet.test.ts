import { expect, it } from 'vitest';
import { clock, isQuiet, minutes } from '../src/kit/quiet.ts';

const quiet = { on: true, from: 22 * 60, to: 8 * 60, days: [1, 2, 3, 4, 5, 6, 7], urgent: true };
const rome = (at: string) => new Date(`${at}+01:00`); // in winter

it('keeps quiet past midnight, by the clock in that zone', () => {
  expect(isQuiet(quiet, 'Europe/Rome', rome('2026-11-18T21:59'))).toBe(false);
  expect(isQuiet(quiet, 'Europe/Rome', rome('2026-11-18T22:00'))).toBe(true);
  expect(isQuiet(quiet, 'Europe/Rome', rome('2026-11-19T07:59'))).toBe(true);
  expect(isQuiet(quiet, 'Europe/Rome', rome('2026-11-19T08:00'))).toBe(false);
  expect(isQuiet(quiet, 'America/New_York', rome('2026-11-19T07:59'))).toBe(true);
  expect(isQuiet(quiet, 'America/New_York', rome('2026-11-18T23:00'))).toBe(false);
});

it('keeps quiet on the days on which it begins', () => {
  const friday = { ...quiet, days: [5] };
  expect(isQuiet(friday, 'Europe/Rome', rome('2026-11-21T03:00'))).toBe(true);
  expect(isQuiet(friday, 'Europe/Rome', rome('2026-11-22T03:00'))).toBe(false);
  const noon = { ...quiet, from: 12 * 60, to: 13 * 60, days: [3] };
  expect(isQuiet(noon, 'Europe/Rome', rome('2026-11-18T12:30'))).toBe(true);
  expect(isQuiet(noon, 'Europe/Rome', rome('2026-11-19T12:30'))).toBe(false);
  expect(isQuiet({ ...quiet, on: false }, 'Europe/Rome', rome('2026-11-18T23:00'))).toBe(false);
});

it('reads and writes times', () => {
  expect(clock(485)).toBe('08:05');
  expect(minutes('08:05')).toBe(485);
  expect(minutes('')).toBe(null);
});
