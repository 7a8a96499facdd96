import type { Preview } from '../protocol.ts';
import type { Desk } from './desk.ts';

/** What the moves one looks at would bring; nothing until the rules have answered. */
export function foreseen(desk: () => Desk, moves: () => readonly string[]): { readonly now: Preview | null } {
  let now: Preview | null = $state.raw(null);
  const asked = $derived(moves().join('\n')); // the same moves are not asked for again
  $effect(() => {
    void desk().tick;
    let awaited = true;
    now = null;
    if (asked)
      void desk()
        .foresee?.(asked.split('\n'))
        .then((answer) => awaited && (now = answer));
    return () => (awaited = false);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** The same for each of several moves: what is foreseen of those that the rules have answered. */
export function foreseenEach(desk: () => Desk, moves: () => readonly string[]): { readonly now: ReadonlyMap<string, Preview> } {
  let now: ReadonlyMap<string, Preview> = $state.raw(new Map());
  const asked = $derived(moves().join('\n'));
  $effect(() => {
    void desk().tick;
    let awaited = true;
    now = new Map();
    for (const move of asked ? asked.split('\n') : [])
      void desk()
        .foresee?.([move])
        .then((answer) => {
          if (awaited && answer) now = new Map([...now, [move, answer]]);
        });
    return () => (awaited = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
