import type { Decisions, NewTable } from '../protocol.ts';

/** A table as it is kept on this device. */
export interface Kept {
  id: string;
  wanted: NewTable;
  /** By seat: the person's name, or `bot:` and the level. */
  names: string[];
  seed: string;
  /** The game so far, as records are written; empty before the first move. */
  record: string;
  /** The level that plays on for someone who has resigned, by seat. */
  resigned: Record<number, string>;
  made: Decisions[];
  over: boolean;
  rematch: string | null;
  created: number;
  changed: number;
}

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
async function transact<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await (opened ??= open());
  return new Promise((resolve, reject) => {
    const done = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(done.objectStore(STORE));
    done.oncomplete = () => resolve(request.result);
    done.onerror = done.onabort = () => reject(done.error ?? new Error('the database failed'));
  });
}

/** The browser's own database: tables on this device live there. */
export const shelf = {
  put: (kept: Kept): Promise<unknown> => transact('readwrite', (store) => store.put(kept)),
  get: (id: string): Promise<Kept | undefined> => transact('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>),
  all: (): Promise<Kept[]> => transact('readonly', (store) => store.getAll() as IDBRequest<Kept[]>),
  remove: (id: string): Promise<unknown> => transact('readwrite', (store) => store.delete(id)),
};
