import type { Guided, NewTable } from '../protocol.ts';
import { playsHere } from '../engine/engine.ts';
import { house } from '../engine/house.ts';
import { about } from '../boards/index.ts';
import { api } from './api.ts';
import { guide, newcomer } from './first.ts';
import { go } from './route.svelte.ts';
import { toast } from './say.svelte.ts';
import { anyone, called, game, inWords, session } from './session.svelte.ts';

/** The usual house player: one that plays soundly and at once, as a first game wants it. */
export function usualBot(): string {
  return session.bots.find((bot) => bot === 'apprentice') ?? session.bots[0] ?? 'random';
}

/** So many sit at a quick game: as few as make sense at the first one, else three. */
export function usualSeats(id: string): number {
  const sheet = game(id);
  return sheet ? Math.min(sheet.most, Math.max(sheet.fewest, newcomer(id) ? 2 : 3)) : 1;
}

/** Opens a table for one person against the house and sits down at once: on this device where the browser can play it, else on the server. */
export async function playNow(id: string, seats = usualSeats(id), bot = usualBot(), options = newcomer(id) ? about(id).first : {}): Promise<void> {
  if (!game(id)) return;
  const table = alone(id, seats, bot, options);
  try {
    if (await playsHere(id)) return go(`/t/${await house.open(table, called())}`);
    await anyone();
    go(`/t/${(await api.open(table)).id}`);
  } catch (failure) {
    toast(inWords(failure), true);
  }
}

/** The game that a guided lesson leads to: here, on its own deal, or on the server. */
export async function playGuided(id: string, lesson: string, { level, seats, options, seed }: Guided): Promise<void> {
  try {
    let table: string;
    if (await playsHere(id)) table = await house.open(alone(id, seats, level, options), called(), seed);
    else {
      await anyone();
      table = (await api.lessonTable(id, lesson)).id;
    }
    guide(id, lesson, table);
    go(`/t/${table}`);
  } catch (failure) {
    toast(inWords(failure), true);
  }
}

function alone(id: string, seats: number, bot: string, options: Record<string, string>): NewTable {
  return {
    game: id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me', bot: null } : { kind: 'bot', bot })),
    options,
    listed: false,
    rated: false, // hints are for games that do not count
    clock: { type: 'none' },
    takeover: bot,
    start: true,
  };
}
