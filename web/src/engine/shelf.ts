import type { Decisions, NewTable, Origin } from '../protocol.ts';
import { toast } from '../kit/say.svelte.ts';
import { w } from '../kit/words.ts';
import type { Files } from './engine.ts';

/** A table as it is kept on this device. */
export interface Kept {
  id: string;
  /** Rises with every change: of two windows the second to write notices. */
  version: number;
  wanted: NewTable;
  /** By seat: the person's name, or `bot:` and the level. */
  names: string[];
  seed: string;
  /** Where a fork goes on from, as positions are written; empty for a game from its beginning. */
  position: string;
  origin: Origin | null;
  /** The game so far, as records are written; empty before the first move. */
  record: string;
  /** The engine it was last played with: where the rules have changed since, it is played to its end under the old ones. */
  engine: Files | null;
  /** Somebody's record, opened to be read. */
  opened: boolean;
  /** The level that plays on for someone who has resigned, by seat. */
  resigned: Record<number, string>;
  made: Decisions[];
  over: boolean;
  rematch: string | null;
  created: number;
  changed: number;
}

/** Another window has changed the table meanwhile: what was to be kept is out of date. */
export class Overtaken extends Error {}

const STORE = 'tables';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('signoria', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  });
}

let opened: Promise<IDBDatabase> | undefined;

/** Resolves when it is on the disk. */
async function transact<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore, done: (gives: T) => void) => void): Promise<T> {
  const database = await (opened ??= open());
  return new Promise((resolve, reject) => {
    let given: T;
    const done = database.transaction(STORE, mode, { durability: 'strict' });
    done.oncomplete = () => resolve(given);
    done.onerror = done.onabort = () => reject(done.error ?? new Overtaken());
    ask(done.objectStore(STORE), (gives) => (given = gives));
  });
}

const asking = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  transact<T>(mode, (store, done) => {
    const request = ask(store);
    request.onsuccess = () => done(request.result);
  });

/** Tables that the browser does not keep, because it may not or has no room: they live as long as the page. */
const memory = new Map<string, Kept>();

async function keep(kept: Kept): Promise<void> {
  if (memory.has(kept.id)) {
    memory.set(kept.id, kept);
    return;
  }
  try {
    await transact<void>('readwrite', (store) => {
      const before = store.get(kept.id) as IDBRequest<Kept | undefined>;
      before.onsuccess = () => {
        if (before.result && before.result.version !== kept.version - 1) store.transaction.abort();
        else store.put(kept);
      };
    });
    news.postMessage(kept.id);
  } catch (failure) {
    if (failure instanceof Overtaken) throw failure;
    memory.set(kept.id, kept);
    toast(w().notKept, true);
  }
}

/** What other windows have changed. */
const news = new BroadcastChannel('signoria tables');

/** The browser's own database: tables on this device live there. */
export const shelf = {
  put: keep,
  get: async (id: string): Promise<Kept | undefined> =>
    memory.get(id) ?? asking('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>).catch(() => undefined),
  all: async (): Promise<Kept[]> => {
    const kept = await asking('readonly', (store) => store.getAll() as IDBRequest<Kept[]>).catch(() => []);
    return [...kept.filter((each) => !memory.has(each.id)), ...memory.values()];
  },
  remove: async (id: string): Promise<void> => {
    memory.delete(id);
    await asking('readwrite', (store) => store.delete(id)).catch(() => {});
  },
  /** Hears of every table that another window has changed. */
  follow: (hears: (id: string) => void): void => {
    news.onmessage = (event: MessageEvent<string>) => hears(event.data);
  },
};
