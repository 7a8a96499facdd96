import { keep, recall } from './memory.ts';

/** Which moment of each table this browser has shown last, so that what came after can be told. */
const KEY = 'signoria.seen';
const MOST = 60;

interface Seen {
  table: string;
  game: string;
  step: number;
}

function load(): Seen[] {
  return recall<Seen[]>(KEY, []);
}

export function lastSeen(table: string): Seen | undefined {
  return load().find((seen) => seen.table === table);
}

export function saw(seen: Seen): void {
  const others = load().filter((other) => other.table !== seen.table);
  keep(KEY, [seen, ...others].slice(0, MOST));
}
