import { api } from './api.ts';

/** What is printed in the games, as their rules tell it: boards draw with it. */
let laid: Record<string, unknown> = $state.raw({});
const told = new Map<string, Promise<unknown>>();

/** The name that a catalogue has where the server lays tables of its own over the printed ones: engines do not know it. */
export const isOwn = (catalogue: string): boolean => catalogue.startsWith('own-');

/** The one that engines know, whatever the server lays over it. */
export const PRINTED = 'printed';

/** A catalogue that need not be asked for. */
export function know(game: string, catalogue: string, rows: unknown): void {
  told.set(`${game} ${catalogue}`, Promise.resolve(rows));
}

/** Lays out what is printed in a game; comes when boards can draw with it. */
export async function layOut(game: string, catalogue: string): Promise<void> {
  const key = `${game} ${catalogue}`;
  let asked = told.get(key);
  if (!asked) {
    asked = api.catalogue(game, catalogue);
    told.set(key, asked);
    asked.catch(() => told.delete(key));
  }
  const rows = await asked;
  if (laid[game] !== rows) laid = { ...laid, [game]: rows };
}

/** Something made of a game's catalogue, made once for each that is laid out. */
export function printed<C, T>(game: string, make: (rows: C) => T): () => T {
  let from: unknown;
  let made: T | undefined;
  return () => {
    const rows = laid[game];
    if (!rows) throw new Error(`nothing is printed in ${game} yet`);
    if (rows !== from) [from, made] = [rows, make(rows as C)];
    return made!;
  };
}

/** A constant of the rules as moves and drawings name it: `LIGHT_CAVALRY` is `light-cavalry`. */
export type Small<W extends string> = W extends `${infer A}_${infer B}` ? `${Lowercase<A>}-${Small<B>}` : Lowercase<W>;
export const small = <W extends string>(word: W): Small<W> => word.toLowerCase().replaceAll('_', '-') as Small<W>;

/** What each is called by. */
export const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((each) => [each.id, each]));
