import type { Table } from '../protocol.ts';
import { game } from './session.svelte.ts';
import { playerName } from './seats.ts';
import { settings } from './settings.svelte.ts';
import { w } from './words.ts';

/** The options that differ from the usual ones, in words. */
export function variant(table: Table): string {
  const sheet = game(table.game);
  const told: string[] = [];
  for (const option of sheet?.options ?? []) {
    const value = table.options[option.name];
    if (value === undefined || value === option.usual) continue;
    const label = option.labels[settings.lang] ?? option.labels.en ?? option.name;
    told.push(value === 'on' ? label : value === 'off' ? `${label}: ${w().off}` : `${label}: ${value}`);
  }
  if (!table.rated) told.push(w().unrated);
  return told.join(', ') || w().baseGame;
}

/** What a table of mine waits for, in a few words. */
export function standing(table: Table): string {
  if (table.status === 'over') return w().finished;
  if (table.status === 'open') return w().waitingForPlayers;
  if (table.yourTurn) return w().yourTurnLow;
  const names = table.asked.map((seat) => playerName(table.seats[seat]?.name ?? ''));
  return names.length ? w().thinks(names.join(', ')) : '';
}

export function freeSeats(table: Table): number {
  return table.seats.filter((seat) => seat.sitter === 'free').length;
}
