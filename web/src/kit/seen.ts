/** Which moment of each table this browser has shown last, so that what came after can be told. */
const KEY = 'signoria.seen';
const MOST = 60;

function load(): [table: string, step: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function lastSeen(table: string): number | null {
  return load().find(([id]) => id === table)?.[1] ?? null;
}

export function saw(table: string, step: number): void {
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, MOST)));
  } catch {
    // a browser that remembers nothing is a reader's choice
  }
}
