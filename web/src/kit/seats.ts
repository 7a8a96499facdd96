import type { Happened, Seat } from '../protocol.ts';
import { w } from './words.ts';

/** The six gonfaloni, in the order of the seats. */
export const LIVERIES = ['ruote', 'chiavi', 'nicchio', 'vipera', 'scala', 'bue'] as const;
export type Livery = (typeof LIVERIES)[number];

export function livery(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length] ?? 'ruote';
}

/** The house players' names, as signoria.bots.Company has them. */
const COMPANY =
  'Bianca Corso Donata Duccio Ersilia Fosca Ginevra Guido Isotta Lapo Lavinia Manente Marietta Nannina Neri Oretta Puccio Rinaldo Simonetta Taddeo Tessa Vieri Violante'.split(
    ' ',
  );

/** The name of a house player at a table: always the same, and another at every seat. */
export function houseName(table: string, seat: number): string {
  const hash = [...table].reduce((sum, c) => (Math.imul(31, sum) + c.charCodeAt(0)) | 0, 0);
  return COMPANY[(((hash + 7 * seat) % COMPANY.length) + COMPANY.length) % COMPANY.length]!;
}

/** `bot:apprentice.Bianca` is a house player by its name, `bot:apprentice` one by its level. */
export function playerName(name: string): string {
  if (!name.startsWith('bot:')) return name;
  const own = name.slice(name.lastIndexOf('.') + 1);
  return COMPANY.includes(own) ? own : botName(name.slice(4));
}

/** The level in `bot:apprentice.Bianca`. */
export function levelOf(name: string): string | null {
  return /^bot:([^.]*)/.exec(name)?.[1] ?? null;
}

/** `apprentice`, or `apprentice 2` (in a record `apprentice.2`) where there are several. */
export function botName(level: string): string {
  const known = w().levels as Record<string, string>;
  const [word = '', ...rest] = level.split(/[ .]/);
  return [known[word] ?? word.charAt(0).toUpperCase() + word.slice(1), ...rest].join(' ');
}

export function isBot(name: string): boolean {
  return name.startsWith('bot:');
}

/** What happened in words, everybody named as everywhere else. */
export function readable({ words, names }: Happened, seats: readonly Seat[]): string {
  let told = '';
  let at = 0;
  for (const { seat, from, to } of names) {
    told += words.slice(at, from) + seatName(seats[seat], seat);
    at = to;
  }
  return told + words.slice(at);
}

/** What happened as something that a seat does, without its name; null if that is not how the sentence begins. */
export function deed(event: Happened, seat: number | null, seats: readonly Seat[]): string | null {
  const [first, ...names] = event.names;
  if (!first || first.from !== 0 || first.seat !== seat) return null;
  const words = event.words.slice(first.to).trimStart();
  const cut = event.words.length - words.length;
  return readable({ ...event, words, names: names.map((name) => ({ ...name, from: name.from - cut, to: name.to - cut })) }, seats);
}

export function seatName(seat: Seat | undefined, index = seat?.seat ?? 0): string {
  return seat?.name ? playerName(seat.name) : `${w().seat} ${index + 1}`;
}
