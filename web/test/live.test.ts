import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Tell } from '../src/protocol.ts';
import { Adviser } from '../src/engine/adviser.ts';
import { api, Failed } from '../src/kit/api.ts';
import { voice } from '../src/kit/say.svelte.ts';
import { inWords } from '../src/kit/session.svelte.ts';
import { settings } from '../src/kit/settings.svelte.ts';
import { socket } from '../src/kit/socket.svelte.ts';
import { LiveTable } from '../src/kit/tables.svelte.ts';
import type { Turn } from '../src/kit/turns.ts';
import { en } from '../src/kit/words.en.ts';
import { it as italian } from '../src/kit/words.it.ts';
import { w } from '../src/kit/words.ts';
import Moves from '../src/table/Moves.svelte';

const entry = (step: number, seat = 1) =>
  ({ step, seat, move: 'm', events: [{ event: { type: 'Done' }, words: `move ${step}`, names: [] }] }) as unknown as Entry;

/** A table whose line is the test: it tells what it likes, and sees what is sent. */
function live() {
  let tell: (message: Tell) => void = () => {};
  const asks: { ask: Record<string, unknown>; answer: (answer: object) => void }[] = [];
  vi.spyOn(socket, 'listen').mockImplementation((listener) => {
    tell = listener;
    return () => {};
  });
  vi.spyOn(socket, 'watch').mockReturnValue();
  vi.spyOn(socket, 'ask').mockImplementation((ask) => new Promise((then) => asks.push({ ask: ask as never, answer: then as never })));
  vi.spyOn(api, 'log').mockImplementation(() => new Promise(() => {}));
  const table = new LiveTable('t1', 'en');
  const position = (version: number, step: number, legal: string[], entries: Entry[] = []) =>
    tell({
      type: 'position',
      table: 't1',
      version,
      step,
      seat: 0,
      entries,
      legal,
      asked: [0],
      times: [],
      over: false,
      outcome: null,
      yourTurn: true,
      view: { step },
      scene: { question: '', zones: [], choices: legal.map((move) => ({ move, label: move, group: '' })) },
    } as unknown as Tell);
  const sent = (type: string) => asks.filter(({ ask }) => ask.type === type);
  /** Answers the oldest command that waits. */
  const answer = async (message: object) => {
    asks.find((each) => !(each as { done?: boolean }).done && ((each as { done?: boolean }).done = true))?.answer(message);
    await Promise.resolve();
    await Promise.resolve();
  };
  const paused = (yes: boolean) => tell({ type: 'table', table: { id: 't1', seats: [], paused: yes } } as unknown as Tell);
  const rated = (yes: boolean) => tell({ type: 'table', table: { id: 't1', seats: [], rated: yes } } as unknown as Tell);
  return { table, position, sent, answer, paused, rated };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  voice.toasts = [];
  settings.lang = 'en';
});

describe('a double click', () => {
  let page: Record<string, unknown>;
  const click = (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, detail });
    vi.stubGlobal('event', event);
    document.querySelector<HTMLElement>('button.move')?.dispatchEvent(event);
    vi.stubGlobal('event', undefined);
    flushSync();
  };
  const shown = () => {
    const all = live();
    page = mount(Moves, { target: document.body, props: { desk: all.table } });
    all.position(4, 4, ['pass']);
    flushSync();
    return all;
  };
  afterEach(async () => {
    await unmount(page);
    document.body.innerHTML = '';
  });

  it('plays once while the answer is on its way', () => {
    const { sent } = shown();
    click(1);
    click(2);
    expect(sent('play').map(({ ask }) => [ask.version, ask.moves])).toEqual([[4, ['pass']]]);
  });

  it('plays once though the next position is there before its second click', async () => {
    const { position, sent, answer } = shown();
    click(1);
    await answer({ type: 'played', id: 'c', table: 't1', version: 5 });
    position(5, 5, ['pass'], [entry(5, 0)]);
    flushSync();
    expect(document.querySelector('button.move')).not.toBeNull();
    click(2);
    expect(sent('play')).toHaveLength(1);
    click(1);
    expect(sent('play')).toHaveLength(2);
  });

  it('takes back one move', async () => {
    const { table, sent, answer } = shown();
    void table.takeBack();
    void table.takeBack();
    expect(sent('may-take-back')).toHaveLength(1);
    await answer({ type: 'may-take-back', id: 'c', table: 't1', verdict: 'free' });
    expect(sent('take-back')).toHaveLength(1);
    void table.takeBack();
    expect(sent('may-take-back')).toHaveLength(1);
    await answer({ type: 'done', id: 'd', table: 't1' });
    await vi.waitFor(() => {
      void table.takeBack();
      expect(sent('may-take-back')).toHaveLength(2);
    });
  });
});

describe('what is offered', () => {
  it('is nothing until the position is shown that it belongs to', () => {
    const { table, position } = live();
    position(1, 1, ['a']);
    position(2, 2, ['b'], [entry(2)]);
    position(3, 3, ['c'], [entry(3)]);
    expect([table.shown?.version, table.legal]).toEqual([2, []]);
    vi.advanceTimersByTime(1000);
    expect([table.shown?.version, table.legal]).toEqual([3, ['c']]);
  });

  it('is nothing between a move and the position it leads to, whichever comes first', async () => {
    const { table, position, sent, answer } = live();
    position(1, 1, ['a']);
    table.play(['a']);
    table.play(['a']);
    expect(sent('play')).toHaveLength(1);
    expect(table.legal).toEqual([]);
    await answer({ type: 'played', id: 'c', table: 't1', version: 3 });
    expect(table.legal).toEqual([]);
    position(2, 2, ['a']);
    expect(table.legal).toEqual([]);
    position(3, 3, ['b']);
    expect(table.legal).toEqual(['b']);
    table.play(['b']);
    position(4, 4, ['c']);
    expect(table.legal).toEqual([]);
    await answer({ type: 'played', id: 'd', table: 't1', version: 4 });
    expect(table.legal).toEqual(['c']);
  });

  it('is nothing while the game is paused', () => {
    const { table, position, paused } = live();
    position(1, 1, ['a']);
    paused(true);
    expect(table.legal).toEqual([]);
    paused(false);
    expect(table.legal).toEqual(['a']);
  });

  it('cannot be played from a position that is no longer the last', () => {
    const { table, position, sent } = live();
    position(1, 1, ['a']);
    position(2, 2, ['b'], [entry(2)]);
    position(3, 3, ['c'], [entry(3)]);
    table.play(['b']);
    expect(sent('play')).toEqual([]);
    expect(table.shown?.version).toBe(3);
    expect(voice.toasts.map((each) => each.text)).toEqual([en.stale]);
    table.play(['c']);
    expect(sent('play').map(({ ask }) => ask.version)).toEqual([3]);
  });
});

describe('a take-back', () => {
  it('is shown at once, and nothing that was on the way comes after it', () => {
    const { table, position } = live();
    position(1, 1, ['a']);
    position(2, 2, [], [entry(2)]);
    position(3, 3, [], [entry(3)]);
    position(4, 4, [], [entry(4)]);
    position(5, 2, ['b'], [entry(2)]);
    expect([table.shown?.version, table.legal]).toEqual([5, ['b']]);
    vi.advanceTimersByTime(5000);
    expect(table.shown?.version).toBe(5);
  });
});

describe('a failure', () => {
  it('is told in the reader’s language, whatever words the server sent', async () => {
    settings.lang = 'it';
    const { table, position, answer } = live();
    position(1, 1, ['a']);
    table.play(['a']);
    await answer({ type: 'failed', id: 'c', code: 'not-now', words: 'the game is over' });
    void table.takeBack();
    await answer({ type: 'failed', id: 'd', code: 'never-heard-of', words: 'something new' });
    table.say('ciao');
    await answer({ type: 'failed', id: 'e', code: 'too-many', words: 'slowly' });
    expect(voice.toasts.map((each) => each.text)).toEqual([italian.problems['not-now'], italian.problems.other, italian.problems['too-many']]);
    expect(table.legal).toEqual(['a']);
  });

  it('has words for every code of the protocol', () => {
    const text = readFileSync('../docs/protocol.md', 'utf8');
    const rows = text.slice(text.indexOf('| status | codes |')).split('\n\n')[0]!;
    const codes = [...rows.matchAll(/`([a-z-]+)`/g)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(15);
    for (const lang of ['en', 'it'] as const) {
      settings.lang = lang;
      for (const code of codes) expect(inWords(new Failed(code, '', 0)), code).not.toBe(w().problems.other);
    }
  });

  it('of our own is no sentence of a machine', () => {
    settings.lang = 'it';
    expect(inWords(new TypeError('x is undefined'))).toBe(italian.problems.other);
  });
});

describe('the rules in this page', () => {
  const preview = { events: [], told: ['x'], changes: [], asks: '', open: false };
  const advice = { asks: '', why: '', rule: '', tips: [{ move: 'known', label: 'k', reason: 'r', gives: [] }], mistakes: [], deeds: [] };
  const asked = vi.fn();
  /** An adviser who knows one move, and is not sure of any other. */
  function adviser() {
    const knows = <T>(move: string, answer: T) => Promise.resolve(move === 'known' ? answer : undefined);
    const close = vi.fn();
    vi.spyOn(Adviser, 'of').mockResolvedValue({
      reason: (_: unknown, move: string) => knows(move, null),
      preview: (_: unknown, [move]: string[]) => knows(move ?? '', preview),
      coach: (_: unknown, turns: Turn[]) => (asked(turns), knows(turns.length === 1 ? 'known' : '', advice)),
      close,
    } as unknown as Adviser);
    return close;
  }

  it('are asked as soon as they are there; what they do not know, the server is', async () => {
    const close = adviser();
    const { table, position, sent } = live();
    position(4, 4, ['known', 'other']);
    void table.foresee(['known']);
    expect(sent('preview')).toHaveLength(1); // nobody waits for them
    await vi.runAllTimersAsync();
    position(5, 5, ['known', 'other']);
    expect(await table.foresee(['known'])).toEqual(preview);
    table.whyNot('known');
    await vi.runAllTimersAsync();
    expect([sent('preview').length, sent('why-not').length]).toEqual([1, 0]);
    expect(table.why).toEqual({ move: 'known', why: null });
    void table.foresee(['other']);
    table.whyNot('other');
    await vi.runAllTimersAsync();
    expect([sent('preview').length, sent('why-not').length]).toEqual([2, 1]);
    table.close();
    expect(close).toHaveBeenCalled();
  });

  it('have a coach who is told what rivals did, as it was seen; without that the server is asked', async () => {
    adviser();
    asked.mockClear();
    const { table, position, sent, rated } = live();
    const hint = async () => {
      table.askHint();
      await vi.runAllTimersAsync();
      return sent('coach').length;
    };
    rated(false);
    position(0, 0, []);
    position(1, 1, ['known'], [entry(1)]);
    expect(await hint()).toBe(1); // nobody waits for the rules
    expect(asked).not.toHaveBeenCalled();
    expect(await hint()).toBe(1);
    expect(asked).toHaveBeenLastCalledWith([{ seat: 1, told: 'move 1', before: { step: 0 }, after: { step: 1 } }]);
    expect(table.hint).toEqual(advice.tips);
    position(2, 2, ['known'], [entry(2, 2)]);
    expect(await hint()).toBe(2); // not sure
    expect(asked.mock.lastCall?.[0]).toHaveLength(2);
    asked.mockClear();
    position(3, 3, [], [entry(3, 0)]);
    position(5, 5, ['known'], [entry(4), entry(5, 2)]);
    expect(await hint()).toBe(3); // nobody has seen the table after the fourth
    position(6, 5, ['known']);
    expect(await hint()).toBe(4);
    expect(asked).not.toHaveBeenCalled();
  });

  it('have no coach where a game counts for ratings: the server refuses', async () => {
    adviser();
    asked.mockClear();
    const { table, position, sent, rated } = live();
    rated(true);
    position(0, 0, ['known']);
    for (let i = 1; i <= 2; i++) {
      table.askHint();
      await vi.runAllTimersAsync();
      expect(sent('coach')).toHaveLength(i);
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
