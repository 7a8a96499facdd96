import { callCoach } from './coach.svelte.ts';
import { remember } from './lesson.svelte.ts';
import { keep, recall } from './memory.ts';

/** Somebody's first game of a kind: what this browser knows of it. */

const KNOWN = 'known';
const GUIDED = 'guided';

/** Nobody here has played this game to its end, or said to know it. */
export const newcomer = (game: string): boolean => !recall<Record<string, boolean>>(KNOWN, {})[game];

export function knows(game: string): void {
  keep(KNOWN, { ...recall<Record<string, boolean>>(KNOWN, {}), [game]: true });
}

interface Guided {
  lesson: string;
  table: string;
}

const all = () => recall<Record<string, Guided>>(GUIDED, {});

/** The table of a game's guided first game, if it was begun. */
export const guidedTable = (game: string, lesson: string): string | null => (all()[game]?.lesson === lesson ? (all()[game]?.table ?? null) : null);

/** A guided game begins: with the coach, and known when one comes back. */
export function guide(game: string, lesson: string, table: string): void {
  callCoach(table);
  keep(GUIDED, { ...all(), [game]: { lesson, table } });
}

/** A game has come to its end: a guided one is a lesson learnt. */
export function finished(game: string, table: string): void {
  const guided = all()[game];
  if (guided?.table !== table) return;
  remember(game, guided.lesson);
  const { [game]: _, ...others } = all();
  keep(GUIDED, others);
}
