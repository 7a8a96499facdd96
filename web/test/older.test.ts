import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Files } from '../src/engine/engine.ts';
import type { Kept } from '../src/engine/shelf.ts';
import type { Tell } from '../src/protocol.ts';

const today: Files = { loader: 'loader-2', engine: 'masters-2' };
const before: Files = { loader: 'loader-1', engine: 'masters-1' };

/** After how many moves the engine of today finds another game than the one on record; -1 if it is the same. */
let differs = -1;
/** The engines that can still be loaded. */
let there: Files[] = [];
let closed: string[] = [];

vi.mock('../src/engine/engine.ts', () => {
  class Engine {
    constructor(readonly files: Files) {}
    static of = () => Promise.resolve(new Engine(today));
    static from = (files: Files) => (there.includes(files) ? Promise.resolve(new Engine(files)) : Promise.reject(new Error('gone')));
    close = () => void closed.push(this.files.engine);
    ask(what: string): Promise<unknown> {
      const told = { step: 5, seat: 0, asked: [0], view: {}, legal: ['end'], scene: { choices: [] }, over: false, outcome: null };
      const given: Record<string, unknown> = {
        replay: 0,
        start: 1,
        differs: this.files === today ? differs : -1,
        waiting: 1,
        position: JSON.stringify(told),
        commitment: 'abc',
      };
      return Promise.resolve(given[what] ?? '');
    }
  }
  return { Engine, Refused: class extends Error {} };
});

const { HereTable } = await import('../src/engine/table.ts');

const kept = (engine: Files | null): Kept => ({
  id: 'here-0123456789ab',
  version: 3,
  wanted: {
    game: 'masters',
    seats: [
      { kind: 'me', bot: null },
      { kind: 'bot', bot: 'random' },
    ],
    options: {},
    listed: false,
    rated: false,
    clock: { type: 'none' },
    takeover: 'random',
    start: true,
  },
  names: ['Anna', 'bot:random.Ugo'],
  seed: '1',
  position: '',
  origin: null,
  record: 'signoria 1\n',
  engine,
  opened: false,
  resigned: {},
  made: [],
  over: false,
  rematch: null,
  created: 0,
  changed: 0,
});

describe('a table on this device whose game is of an older ruleset', () => {
  const told: Tell[] = [];
  const position = () => told.find((each) => each.type === 'position');

  beforeEach(() => {
    differs = -1;
    there = [today, before];
    closed = [];
    told.length = 0;
  });

  async function opened(engine: Files | null) {
    const table = await HereTable.of(kept(engine), (tell) => void told.push(tell));
    await table.show('en');
    table.close();
    return table;
  }

  it('goes on as if nothing had happened where no rule changed it', async () => {
    const table = await opened(before);
    expect(await table.table()).toMatchObject({ status: 'running', differs: null });
    expect(position()).toMatchObject({ legal: ['end'] });
    expect(table.files).toBe(today);
  });

  it('is played to its end under its own rules where the engine of its day is still here', async () => {
    differs = 5;
    const table = await opened(before);
    expect(await table.table()).toMatchObject({ status: 'running', differs: null });
    expect(position()).toMatchObject({ legal: ['end'] });
    expect(table.files).toBe(before);
    expect(closed).toContain(today.engine);
  });

  it.each([null, today, { loader: 'loader-0', engine: 'masters-0' }])(
    'else is closed unrated, and is seen up to the move that differs (%o)',
    async (engine) => {
      differs = 5;
      const table = await opened(engine);
      expect(await table.table()).toMatchObject({ status: 'closed', differs: 5, rated: false });
      expect(position()).toMatchObject({ legal: [], step: 5 });
      expect(table.files).toBe(today);
    },
  );
});
