import type { Aftermath, Entry, Fork, Step, Table } from '../protocol.ts';
import { Adviser } from '../engine/adviser.ts';
import { house } from '../engine/house.ts';
import { api } from './api.ts';
import { isOwn } from './catalogue.svelte.ts';
import { isHere, type Line } from './line.ts';
import { called, someone } from './session.svelte.ts';
import { socket } from './socket.svelte.ts';

/** Where a table is kept: whoever asks for it does not know the difference. */
export const lineOf = (table: string): Line => (isHere(table) ? house : socket);

/** Somebody to ask what the rules say, in this page; fails where the engine is not there, or is not to be fetched. */
export async function adviserOf(table: string, game: string, catalogue: string): Promise<Adviser> {
  if (isHere(table)) return house.adviser(table);
  if (isOwn(catalogue)) throw new Error('the engine knows the printed catalogue alone');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) throw new Error('the reader saves data');
  return Adviser.of(game, null);
}

export const tableOf = (table: string): Promise<Table> => (isHere(table) ? house.table(table) : api.table(table));

export const logOf = (table: string, lang: string, from: number, seat: number | null = null): Promise<Entry[]> =>
  isHere(table) ? house.log(table, lang, from, seat) : api.log(table, lang, from, seat);

export const stepOf = (table: string, step: number, lang: string, seat: number | null): Promise<Step> =>
  isHere(table) ? house.step(table, step, lang, seat) : api.step(table, step, lang, seat);

export const aftermathOf = (table: string, lang: string): Promise<Aftermath> => (isHere(table) ? house.aftermath(table, lang) : api.aftermath(table, lang));

export const recordOf = (table: string): Promise<string> => (isHere(table) ? house.record(table) : api.recordText(table));

export const forkOf = async (table: string, fork: Fork): Promise<Table> => {
  if (isHere(table)) return house.fork(table, fork, called());
  await someone();
  return api.fork(table, fork);
};

export const rematchOf = (table: string): Promise<Table> => (isHere(table) ? house.rematch(table) : api.rematch(table));

/** The record of a table as a file: a link to the server, or a file made here when it is asked for. */
export async function saveRecord(event: MouseEvent, table: string): Promise<void> {
  if (!isHere(table)) return;
  event.preventDefault();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await house.record(table)], { type: 'text/plain' }));
  link.download = `${table}.partita`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
