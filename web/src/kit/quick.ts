import type { NewTable } from '../protocol.ts';
import { api } from './api.ts';
import { go } from './route.svelte.ts';
import { toast } from './say.svelte.ts';
import { game, inWords, session, someone } from './session.svelte.ts';

/** The usual house player: the second level, if there is one. */
export function usualBot(): string {
  return session.bots[1] ?? session.bots[0] ?? 'random';
}

/** Opens a table for one person against the house and sits down at once. */
export async function playNow(id: string, seats?: number, bot = usualBot(), options: Record<string, string> = {}): Promise<void> {
  const sheet = game(id);
  if (!sheet) return;
  const count = seats ?? Math.min(sheet.most, Math.max(sheet.fewest, 3));
  const table: NewTable = {
    game: id,
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me', bot: null } : { kind: 'bot', bot })),
    options,
    listed: false,
    rated: false, // hints are for games that do not count
    clock: { type: 'none' },
    takeover: bot,
    start: true,
  };
  await someone();
  try {
    go(`/t/${(await api.open(table)).id}`);
  } catch (failure) {
    toast(inWords(failure), true);
  }
}
