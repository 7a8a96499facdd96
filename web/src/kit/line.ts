import type { AskCommand, Tell } from '../protocol.ts';

export type Answer = Extract<Tell, { id: string | null }>;
export type Wish = AskCommand extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

/** What a table is heard and asked through: the server's socket, or the house on this device. */
export interface Line {
  /** Hears every message from now on, until the returned function is called. */
  listen(listener: (tell: Tell) => void): () => void;
  watch(table: string, lang: string, scene: boolean): void;
  unwatch(table: string): void;
  ask(wish: Wish): Promise<Answer>;
}

/** Tables on this device are known by their address. */
export const isHere = (table: string): boolean => table.startsWith('here-');
