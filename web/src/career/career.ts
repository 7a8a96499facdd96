import type { Finished, Shift } from '../protocol.ts';
import { isBot } from '../kit/seats.ts';

/** What somebody's finished games add up to; sums and means only, so that it can be tried without a page. */
export type Span = 'last' | 'year' | 'all';
export type Company = 'people' | 'house';

const LAST = 30;
const YEAR = 365 * 86_400_000;

/** Nobody else sat there but the house. */
export const company = (each: Finished): Company => (each.names.every((name, seat) => seat === each.seat || isBot(name)) ? 'house' : 'people');

/** The games asked for, the newest first. */
export function chosen(games: Finished[], game: string, span: Span, now: number): Finished[] {
  const of = games.filter((each) => !game || each.game === game).sort((a, b) => b.ended - a.ended);
  if (span === 'last') return of.slice(0, LAST);
  return span === 'year' ? of.filter((each) => each.ended > now - YEAR) : of;
}

export interface Count<T> {
  of: T;
  games: number;
}

function counted<T>(all: T[]): Count<T>[] {
  const counts = new Map<T, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([of, games]) => ({ of, games })).sort((a, b) => b.games - a.games);
}

/** Which games were played how often, the favourite first. */
export const favourites = (games: Finished[]): Count<string>[] => counted(games.map((each) => each.game));

const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
const place = (each: Finished): number => each.places[each.seat] ?? each.places.length;

export interface Rated {
  game: string;
  seats: number;
  /** In the order of the games. */
  points: { table: string; ended: number; shift: Shift }[];
}

/** How the ratings went, by game and seats: what was played most first. */
export function ratings(games: Finished[]): Rated[] {
  const all = new Map<string, Rated>();
  for (const each of [...games].sort((a, b) => a.ended - b.ended)) {
    if (!each.shift) continue;
    const key = `${each.game} ${each.names.length}`;
    const rated = all.get(key) ?? { game: each.game, seats: each.names.length, points: [] };
    rated.points.push({ table: each.table, ended: each.ended, shift: each.shift });
    all.set(key, rated);
  }
  return [...all.values()].sort((a, b) => b.points.length - a.points.length);
}

export interface Places {
  game: string;
  seats: number;
  games: number;
  /** How often each place was reached, from the first on. */
  places: number[];
  points: number;
}

/** Places by game and seats. */
export function places(games: Finished[]): Places[] {
  const all = new Map<string, Finished[]>();
  for (const each of games) all.set(`${each.game} ${each.names.length}`, [...(all.get(`${each.game} ${each.names.length}`) ?? []), each]);
  return [...all.values()]
    .map((of) => ({
      game: of[0]!.game,
      seats: of[0]!.names.length,
      games: of.length,
      places: of[0]!.names.map((_, i) => of.filter((each) => place(each) === i + 1).length),
      points: mean(of.map((each) => each.points[each.seat] ?? 0)),
    }))
    .sort((a, b) => b.games - a.games);
}

export interface SourceMeans {
  key: string;
  label: string;
  own: number;
  /** Of the others at the same tables. */
  others: number;
}

/** Where points came from, on average, in the games where that was kept; they are all of one game. */
export function sources(games: Finished[]): SourceMeans[] {
  const kept = games.filter((each) => each.sources.length);
  const labels = new Map(kept.flatMap((each) => each.sources.map(({ key, label }) => [key, label] as const)));
  return [...labels].map(([key, label]) => {
    const points = (each: Finished) => each.sources.find((source) => source.key === key)?.points ?? each.names.map(() => 0);
    return {
      key,
      label,
      own: mean(kept.map((each) => points(each)[each.seat] ?? 0)),
      others: mean(kept.flatMap((each) => points(each).filter((_, seat) => seat !== each.seat))),
    };
  });
}

export interface Opponent {
  name: string;
  games: number;
  /** How many of them one ended before this opponent. */
  ahead: number;
  /** One's own place in them. */
  place: number;
}

/** Against whom, people first, then by how often. */
export function opponents(games: Finished[]): Opponent[] {
  const all = new Map<string, { games: number; ahead: number; places: number[] }>();
  for (const each of games) {
    const met = new Set(each.names.filter((name, seat) => seat !== each.seat && name));
    for (const name of met) {
      const best = Math.min(...each.places.filter((_, seat) => seat !== each.seat && each.names[seat] === name));
      const so = all.get(name) ?? { games: 0, ahead: 0, places: [] };
      so.games++;
      if (place(each) < best) so.ahead++;
      so.places.push(place(each));
      all.set(name, so);
    }
  }
  return [...all]
    .map(([name, so]) => ({ name, games: so.games, ahead: so.ahead, place: mean(so.places) }))
    .sort((a, b) => Number(isBot(a.name)) - Number(isBot(b.name)) || b.games - a.games);
}

/** How many games ended on each day of the week (Monday first) in each hour. */
export function hours(games: Finished[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const each of games) {
    const at = new Date(each.ended);
    const day = week[(at.getDay() + 6) % 7]!;
    day[at.getHours()] = day[at.getHours()]! + 1;
  }
  return week;
}
