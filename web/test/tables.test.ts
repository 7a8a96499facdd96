import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/kit/api.ts';
import { socket } from '../src/kit/socket.svelte.ts';
import { LiveTable } from '../src/kit/tables.svelte.ts';
import type { Entry, Tell } from '../src/protocol.ts';

afterEach(() => vi.restoreAllMocks());

const entry = (step: number) => ({ step, seat: 0, words: `move ${step}`, events: [] }) as unknown as Entry;

/** A table whose log is asked for once a position with a past arrives; the test answers when it likes. */
function watched() {
  let tell: (message: Tell) => void = () => {};
  const answers: ((log: Entry[]) => void)[] = [];
  vi.spyOn(socket, 'listen').mockImplementation((listener) => {
    tell = listener;
    return () => {};
  });
  vi.spyOn(socket, 'watch').mockReturnValue();
  vi.spyOn(api, 'log').mockImplementation(() => new Promise((then) => answers.push(then)));
  const table = new LiveTable('t1', 'en');
  const position = (step: number, ...entries: Entry[]) =>
    tell({ type: 'position', table: 't1', version: step, step, seat: 0, entries, legal: [], times: [] } as unknown as Tell);
  const answer = async (...log: Entry[]) => {
    answers.shift()?.(log);
    await vi.waitFor(() => expect(table.log.at(-1)?.step ?? 0).toBeGreaterThanOrEqual(log.length));
  };
  return { table, position, answer, asked: () => answers.length };
}

const steps = (table: LiveTable) => table.log.map((each) => each.step);

it('keeps every move that is made while the log is being read', async () => {
  const { table, position, answer } = watched();
  position(3, entry(3));
  position(4, entry(4));
  position(5, entry(5));
  position(6, entry(6));
  await answer(entry(1), entry(2), entry(3), entry(4));
  expect(steps(table)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('reads the log again when a move was taken back meanwhile', async () => {
  const { table, position, answer, asked } = watched();
  position(3, entry(3));
  position(2);
  await answer(entry(1), entry(2), entry(3));
  expect(asked()).toBe(1);
  await answer(entry(1), entry(2));
  await vi.waitFor(() => expect(steps(table)).toEqual([1, 2]));
});
