import type { Seat } from '../protocol.ts';
import { w } from './words.ts';

/** The six gonfaloni, in the order of the seats. */
export const LIVERIES = ['ruote', 'chiavi', 'nicchio', 'vipera', 'scala', 'bue'] as const;
export type Livery = (typeof LIVERIES)[number];

export function livery(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length] ?? 'ruote';
}

/** `bot:apprentice` is a house player: shown by its level. */
export function playerName(name: string): string {
  if (!name.startsWith('bot:')) return name;
  return botName(name.slice(4));
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

/** Words that name house players by their level, as everywhere else. */
export function readable(words: string, seats: readonly Seat[]): string {
  const bots = seats.map((seat) => seat.name).filter(isBot).sort((one, other) => other.length - one.length);
  return bots.reduce((told, name) => told.split(name).join(playerName(name)), words);
}

export function seatName(seat: Seat | undefined, index = seat?.seat ?? 0): string {
  return seat?.name ? playerName(seat.name) : `${w().seat} ${index + 1}`;
}
