import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../src/protocol.ts';
import { Socket } from '../src/kit/socket.svelte.ts';

/** A line that does what the test says. */
class FakeLine {
  static readonly OPEN = 1;
  static all: FakeLine[] = [];
  readyState = 1;
  sent: Ask[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeLine.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Ask);
  }
  close(reason = '') {
    this.readyState = 3;
    this.onclose?.({ reason });
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.tell({ type: 'welcome', protocol: 1, me: { id: 'a', name: 'Anna', account: false, admin: false }, now: 0 });
  }
}

const last = () => FakeLine.all.at(-1)!;

describe('the line to the server', () => {
  beforeEach(() => {
    FakeLine.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeLine);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends nothing before it is welcomed', () => {
    const socket = new Socket(() => 'ws://here');
    socket.open();
    socket.watch('t1', 'en', true);
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent).toEqual([{ type: 'watch', table: 't1', lang: 'en', scene: true }]);
  });

  it('says when the server knows us no longer, and not when the line was only lost', () => {
    const socket = new Socket(() => 'ws://here');
    const dismissed = vi.fn();
    socket.dismissed = dismissed;
    socket.open();
    last().close();
    vi.advanceTimersByTime(5000);
    last().close('too slow');
    expect(dismissed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    last().close('signed-out');
    vi.advanceTimersByTime(5000);
    last().close('suspended');
    expect(dismissed).toHaveBeenCalledTimes(2);
  });

  it('names the first table in the address, and again only if that has changed meanwhile', () => {
    const socket = new Socket(() => 'ws://here');
    socket.watch('t1', 'en', true);
    socket.watch('t1', 'en', true);
    expect(last().url).toBe('ws://here?watch=t1&lang=en&scene=true');
    socket.watch('t2', 'en', true);
    last().welcome();
    expect(last().sent).toEqual([{ type: 'watch', table: 't2', lang: 'en', scene: true }]);
    last().close();
    vi.advanceTimersByTime(1000);
    socket.watch('t1', 'it', true);
    socket.unwatch('t2');
    last().welcome();
    expect(last().sent).toEqual([{ type: 'watch', table: 't1', lang: 'it', scene: true }]);
    last().close();
    vi.advanceTimersByTime(1000);
    socket.unwatch('t1');
    last().welcome();
    expect(last().sent).toEqual([{ type: 'unwatch', table: 't1' }]);
  });

  it('sends an unanswered command again under its old id', async () => {
    const socket = new Socket(() => 'ws://here');
    socket.watch('t1', 'en', true);
    last().welcome();
    const answer = socket.ask({ type: 'play', table: 't1', version: 3, moves: ['end'] });
    const first = last().sent.at(-1)!;
    last().close();
    expect(socket.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeLine.all).toHaveLength(2);
    last().welcome();
    expect(last().sent).toEqual([first]);
    expect(socket.status).toBe('open');
    last().tell({ type: 'played', id: (first as { id: string }).id, table: 't1', version: 4 });
    await expect(answer).resolves.toMatchObject({ type: 'played', version: 4 });
    expect(socket.waiting).toBe(0);
  });

  it('does not send an answered command again', async () => {
    const socket = new Socket(() => 'ws://here');
    socket.open();
    last().welcome();
    const answer = socket.ask({ type: 'chat', table: 't1', text: 'hello' });
    last().tell({ type: 'done', id: (last().sent[0] as { id: string }).id, table: 't1' });
    await answer;
    last().close();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent).toEqual([]);
  });

  it('waits longer after each failure, but comes at once when the network is back', () => {
    const socket = new Socket(() => 'ws://here');
    socket.open();
    for (let i = 0; i < 5; i++) {
      last().close();
      vi.advanceTimersByTime(10_500);
    }
    expect(FakeLine.all.length).toBe(6);
    last().close();
    socket.nudge();
    expect(FakeLine.all.length).toBe(7);
  });

  it('watches again when the server could not read a table, and not when there is none', () => {
    const socket = new Socket(() => 'ws://here');
    socket.open();
    socket.watch('t1', 'en', true);
    last().welcome();
    const watch = { type: 'watch', table: 't1', lang: 'en', scene: true };
    last().tell({ type: 'failed', id: null, code: 'not-found', words: 'there is no table t1' });
    vi.advanceTimersByTime(2000);
    expect(last().sent).toEqual([watch]);
    last().tell({ type: 'failed', id: null, code: 'storage', words: 'try again' });
    last().tell({ type: 'failed', id: null, code: 'storage', words: 'try again' });
    vi.advanceTimersByTime(2000);
    expect(last().sent).toEqual([watch, watch]);
  });

  it('gives up a line that has gone silent', () => {
    const socket = new Socket(() => 'ws://here');
    socket.open();
    last().welcome();
    vi.advanceTimersByTime(26_000);
    expect(last().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(55_000);
    expect(FakeLine.all[0]!.readyState).toBe(3);
  });
});
