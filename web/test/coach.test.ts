import { afterEach, expect, it, vi } from 'vitest';
import { callCoach, Coach } from '../src/kit/coach.svelte.ts';
import type { Answer } from '../src/kit/line.ts';

const mistake = { move: 'market row 1', label: 'Row 1', kind: 'score-faith', words: 'Luca gains 2 faith.' };
const advice = { asks: 'Act.', why: 'One action.', rule: 'masters/turn.1', tips: [], mistakes: [mistake, { ...mistake, move: 'market row 2' }], deeds: [] };

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

async function seated(answer: Answer) {
  vi.useFakeTimers();
  const played: string[][] = [];
  callCoach('t1');
  const ask = vi.fn(() => Promise.resolve(answer));
  const coach: Coach = new Coach(
    { id: 't1', tick: 1, yourTurn: true, legal: ['market row 1'], play: (moves) => void (coach.lets(moves) && played.push(moves)) },
    ask,
  );
  coach.follow();
  await vi.advanceTimersByTimeAsync(300);
  return { coach, played, ask };
}

it('holds a clear mistake back once a kind, and lets it be made all the same', async () => {
  const { coach, played } = await seated({ type: 'coach', id: 'c', table: 't1', version: 1, advice });
  expect(coach.lets(['market row 3'])).toBe(true);
  expect(coach.lets(['market row 1'])).toBe(false);
  expect(coach.warning?.mistake.words).toBe('Luca gains 2 faith.');
  coach.back();
  expect(coach.warning).toBeNull();
  expect(coach.lets(['market row 1'])).toBe(false);
  coach.anyway();
  expect(played).toEqual([['market row 1']]);
  expect(coach.lets(['market row 2'])).toBe(true);
});

it('is off for those who did not call it, and asks nothing then', async () => {
  const { coach, ask } = await seated({ type: 'coach', id: 'c', table: 't1', version: 1, advice });
  expect(ask).toHaveBeenCalledTimes(1);
  coach.toggle();
  expect(coach.lets(['market row 1'])).toBe(true);
  coach.follow();
  await vi.advanceTimersByTimeAsync(300);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('stays silent at a table that counts', async () => {
  const { coach, ask } = await seated({ type: 'failed', id: 'c', code: 'rated', words: 'no' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(coach.advice).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});
