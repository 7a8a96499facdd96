import type { GameOption, Table } from '../protocol.ts';
import { game } from './session.svelte.ts';
import { playerName } from './seats.ts';
import { isChosen } from './sets.ts';
import { settings } from './settings.svelte.ts';
import { w } from './words.ts';

/** What a value of an option means, in words: a switch is on or off, a number speaks for itself. */
export function meaning(option: GameOption, value: string): string {
  const named = option.sets && isChosen(option.sets, value) ? option.sets.word : value;
  const said = option.words[settings.lang]?.[named];
  return said ?? (value === 'on' ? w().on : value === 'off' ? w().off : value);
}

/** The options that differ from the usual ones, in words. */
export function variant(table: Table): string {
  const sheet = game(table.game);
  const told: string[] = [];
  for (const option of sheet?.options ?? []) {
    const value = table.options[option.name];
    if (value === undefined || value === option.usual) continue;
    const label = option.labels[settings.lang] ?? option.labels.en ?? option.name;
    told.push(value === 'on' ? label : `${label}: ${meaning(option, value)}`);
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
