import { expect, it } from 'vitest';
import { apart, bands, chapterOf, leads, momentAt } from '../src/story/plot.ts';
import { asPicture, asText } from '../src/story/share.ts';
import { keyOf } from '../src/analysis/kept.ts';
import { costly, sums, turnings, way, type Choice } from '../src/analysis/sums.ts';

const story = {
  chapter: 'round',
  moments: [
    {
      step: 0,
      points: [0, 0],
      parts: [
        [0, 0],
        [0, 0],
      ],
    },
    {
      step: 10,
      points: [4, 2],
      parts: [
        [5, 2],
        [-1, 0],
      ],
    },
    {
      step: 30,
      points: [6, 9],
      parts: [
        [6, 8],
        [0, 1],
      ],
    },
  ],
  sources: [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ],
  marks: [],
  ending: 'It ended.',
};

it('finds the chapter of a move, with the way between', () => {
  expect(momentAt(story, 0)).toBe(0);
  expect(momentAt(story, 10)).toBe(1);
  expect(momentAt(story, 20)).toBe(1.5);
  expect(chapterOf(story, 1)).toBe(1);
  expect(chapterOf(story, 10)).toBe(1);
  expect(chapterOf(story, 11)).toBe(2);
});

it('stacks what was gained and hangs what was lost from its top', () => {
  const stacked = bands(story, 0);
  expect(stacked.map((band) => band.to)).toEqual([
    [0, 5, 6],
    [0, 4, 6],
  ]);
});

it('says who led, and keeps labels apart', () => {
  expect(leads(story)).toEqual([
    { seat: 0, from: 1, to: 1 },
    { seat: 1, from: 2, to: 2 },
  ]);
  expect(apart([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
});

const choice = (step: number, seat: number, chance = false): Choice => ({ step, seat, move: 'm', words: 'M', choice: true, chance });
const verdict = (value: number, points = 0, error = 0.2) => ({ best: 'x', value, place: 1, points, loss: 0, error, fine: true });

it('tells own choices, luck and the others apart', () => {
  const choices = [choice(1, 0, true), choice(2, 0), choice(3, 1), choice(4, 0)];
  const verdicts = new Map([
    [1, verdict(5, 3)],
    [2, verdict(6)],
    [3, verdict(0, 4)],
    [4, verdict(5)],
  ]);
  const points = way(choices, verdicts, 0);
  expect(points.map((each) => [each.luck, each.others])).toEqual([
    [4, 0],
    [0, -1],
    [0, 0],
  ]);
  expect(sums(points)).toEqual({ choices: -3, luck: 4, others: -1 });
  expect(turnings(choices, verdicts, 0).map((each) => [each.step, each.cause, each.points])).toEqual([
    [3, 'other', 4],
    [1, 'luck', 4],
    [1, 'own', -3],
  ]);
});

it('counts nothing within the error', () => {
  expect(costly(verdict(0, 3, 2))).toBe(false);
  expect(costly(verdict(0, 3, 1))).toBe(true);
});

it('shares a result without markup, and knows a record again', () => {
  const outcome = { places: [2, 1], points: [6, 9], sources: [], decisions: [] };
  const shared = { game: 'Palio', title: 'T', names: ['<b>', 'Luca'], outcome, story, ending: 'It ended.' };
  expect(asText(shared)).toBe('Palio: 1. Luca 9, 2. <b> 6. It ended.');
  expect(asPicture(shared)).not.toContain('<b>');
  expect(keyOf('a\nb')).not.toBe(keyOf('a\nc'));
});
