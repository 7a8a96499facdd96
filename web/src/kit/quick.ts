import type { NewTable } from '../protocol.ts';
import { playsHere } from '../engine/engine.ts';
import { house } from '../engine/house.ts';
import { api } from './api.ts';
import { go } from './route.svelte.ts';
import { toast } from './say.svelte.ts';
import { called, game, inWords, session, someone } from './session.svelte.ts';

/** The usual house player: the second level, if there is one. */
export function usualBot(): string {
  return session.bots[1] ?? session.bots[0] ?? 'random';
}

/** Opens a table for one person against the house and sits down at once: on this device where the browser can play it, else on the server. */
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
  try {
    if (await playsHere(id)) return go(`/t/${await house.open(table, called())}`);
    await someone();
    go(`/t/${(await api.open(table)).id}`);
  } catch (failure) {
    toast(inWords(failure), true);
  }
}
