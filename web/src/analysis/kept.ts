import type { Verdict } from './study.svelte.ts';

/** What was worked out about records, in the browser's own database; without one it is worked out again. */
const STORE = 'studies';

interface Kept {
  key: string;
  verdicts: [number, Verdict][];
  at: number;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('signoria-studies', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'key' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  });
}

let opened: Promise<IDBDatabase> | undefined;

async function transact<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await (opened ??= open());
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}

/** Two records are the same if their texts are; names aside, for they can be left out. */
export function keyOf(record: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const line of record.split('\n').filter((each) => !each.startsWith('result')))
    for (let i = 0; i < line.length; i++) {
      const code = line.charCodeAt(i);
      one = Math.imul(one ^ code, 0x9e3779b1);
      other = Math.imul(other ^ code, 0x5f356495);
    }
  return `${(one >>> 0).toString(16)}${(other >>> 0).toString(16)}-${record.length}`;
}

export async function kept(record: string): Promise<Map<number, Verdict>> {
  try {
    const found = await transact('readonly', (store) => store.get(keyOf(record)) as IDBRequest<Kept | undefined>);
    return new Map(found?.verdicts ?? []);
  } catch {
    return new Map();
  }
}

export async function keep(record: string, verdicts: ReadonlyMap<number, Verdict>): Promise<void> {
  try {
    await transact('readwrite', (store) => store.put({ key: keyOf(record), verdicts: [...verdicts], at: Date.now() } satisfies Kept));
  } catch {
    // a private window has no database: what was found lives as long as the page
  }
}
