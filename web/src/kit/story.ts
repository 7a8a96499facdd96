import type { Aftermath, Entry, Fork, Seat, Step, Table } from '../protocol.ts';
import { api, Failed } from './api.ts';
import { house } from '../engine/house.ts';
import { isHere } from './line.ts';
import { game as sheet, someone } from './session.svelte.ts';
import { aftermathOf, forkOf, logOf, recordOf, stepOf, tableOf } from './where.ts';
import { levelOf, playerName } from './seats.ts';
import { toast } from './say.svelte.ts';
import { w } from './words.ts';

/** What a replay is read from: a table, or a record that somebody opened. */
export interface Story {
  /** The page one came from. */
  readonly back: string;
  head(): Promise<Head>;
  step(step: number, lang: string, seat: number | null): Promise<Step>;
  log(lang: string, seat: number | null): Promise<Entry[]>;
  fork(fork: Fork): Promise<Table>;
  /** How it went; of a finished game only. */
  aftermath(lang: string): Promise<Aftermath>;
  /** The record as a text. */
  record(): Promise<string>;
}

export interface Head {
  game: string;
  /** What is printed on its cards and boards, by name. */
  catalogue: string;
  seats: Seat[];
  you: number | null;
  /** Any seat's view may be seen, not only one's own. */
  told: boolean;
}

export function ofTable(id: string): Story {
  return {
    back: `/t/${id}`,
    head: async () => {
      const { game, catalogue, seats, you, status } = await tableOf(id);
      return { game, catalogue, seats, you, told: status === 'over' };
    },
    step: (step, lang, seat) => stepOf(id, step, lang, seat),
    log: (lang, seat) => logOf(id, lang, 0, seat),
    fork: (fork) => forkOf(id, fork),
    aftermath: (lang) => aftermathOf(id, lang),
    record: () => recordOf(id),
  };
}

/** The texts opened in this window: a server that has forgotten one gets it again. */
const texts = new Map<string, string>();

/** Opens a record, on this device where no server is; the failure names the line that is wrong. */
export async function openRecord(text: string): Promise<string> {
  try {
    const { id } = await api.openRecord(text);
    texts.set(id, text);
    return id;
  } catch (failure) {
    if (failure instanceof Failed && failure.code === 'offline') return house.read(text);
    throw failure;
  }
}

/** A record that is read on this device. */
function ofOpened(id: string): Story {
  return {
    ...ofTable(id),
    back: '/record',
    head: async () => {
      const { game, catalogue, seats, differs } = await tableOf(id);
      if (differs !== null) toast(w().ruleChanged(differs));
      return { game, catalogue, seats: seats.map((seat) => absent(seat.name, seat.seat)), you: null, told: true };
    },
  };
}

export function ofRecord(id: string): Story {
  if (isHere(id)) return ofOpened(id);
  async function again<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (failure) {
      const text = texts.get(id);
      if (text === undefined || !(failure instanceof Failed) || failure.code !== 'not-found') throw failure;
      await api.openRecord(text);
      return call();
    }
  }
  return {
    back: '/record',
    head: async () => {
      const { game, names, differs } = await again(() => api.record(id));
      if (differs !== null) toast(w().ruleChanged(differs));
      return { game, catalogue: sheet(game)?.catalogue ?? '', seats: names.map(absent), you: null, told: true };
    },
    step: (step, lang, seat) => again(() => api.recordStep(id, step, lang, seat)),
    log: (lang, seat) => again(() => api.recordLog(id, lang, seat)),
    fork: async (fork) => {
      await someone();
      return again(() => api.recordFork(id, fork));
    },
    aftermath: (lang) => again(() => api.recordAftermath(id, lang)),
    record: async () => texts.get(id) ?? (await api.openedText(id)),
  };
}

/** The seat of someone who is only told of. */
function absent(name: string, seat: number): Seat {
  const sitter = name.startsWith('bot:') ? 'bot' : 'human';
  return {
    seat,
    sitter,
    name: playerName(name.replaceAll('_', ' ')),
    bot: levelOf(name),
    away: false,
    resigned: false,
    online: true,
    time: null,
    holiday: null,
    rating: null,
  };
}
