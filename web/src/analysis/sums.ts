import type { Verdict } from './study.svelte.ts';

/** A move of the game as it can be looked at again (signoria.engine.Review). */
export interface Choice {
  step: number;
  seat: number;
  move: string;
  words: string;
  /** There were others. */
  choice: boolean;
  /** Chance spoke after it: dice, new cards. */
  chance: boolean;
}

/** A decision of a seat, with what came of it until its next one. */
export interface Point {
  step: number;
  verdict: Verdict;
  /** What chance gave until then, in points; 0 where it did not speak. */
  luck: number;
  /** What others did, where only they did something. */
  others: number;
}

/**
 * A seat's way through the game. What it could expect changes by its own choices, and between them by chance and by others:
 * where chance spoke, the change is called luck, elsewhere it is the others' doing.
 */
export function way(choices: readonly Choice[], verdicts: ReadonlyMap<number, Verdict>, seat: number): Point[] {
  const own = choices.filter((each) => each.seat === seat && verdicts.has(each.step));
  return own.map(({ step }, i) => {
    const verdict = verdicts.get(step)!;
    const next = own[i + 1];
    if (!next) return { step, verdict, luck: 0, others: 0 };
    const change = verdicts.get(next.step)!.value - (verdict.value - verdict.points);
    const chance = choices.slice(step - 1, next.step - 1).some((each) => each.chance);
    return { step, verdict, luck: chance ? change : 0, others: chance ? 0 : change };
  });
}

export interface Sums {
  choices: number;
  luck: number;
  others: number;
}

export function sums(points: readonly Point[]): Sums {
  return {
    choices: -points.reduce((sum, each) => sum + cost(each.verdict), 0),
    luck: points.reduce((sum, each) => sum + each.luck, 0),
    others: points.reduce((sum, each) => sum + each.others, 0),
  };
}

/** What a move cost; nothing that is within the error. */
export const cost = (verdict: Verdict): number => (verdict.points > Math.max(0.05, verdict.error) ? verdict.points : 0);

/** It cost so much that one should look again: well above the error. */
export const costly = (verdict: Verdict): boolean => verdict.points >= Math.max(1, 2 * verdict.error);

export interface Turning {
  step: number;
  seat: number;
  /** Whose doing it was: the chosen seat's, chance's, another seat's. */
  cause: 'own' | 'luck' | 'other';
  /** In points, as the chosen seat sees it. */
  points: number;
}

/** At most three moments that decided it, at most one of them by luck, the largest first. */
export function turnings(choices: readonly Choice[], verdicts: ReadonlyMap<number, Verdict>, seat: number, most = 3): Turning[] {
  const found: Turning[] = [];
  for (const each of choices) {
    const verdict = verdicts.get(each.step);
    if (!verdict || !costly(verdict)) continue;
    const own = each.seat === seat;
    found.push({ step: each.step, seat: each.seat, cause: own ? 'own' : 'other', points: own ? -verdict.points : verdict.points });
  }
  const points = way(choices, verdicts, seat);
  const noise = spread(points.map((each) => each.others).filter((each) => each !== 0));
  const lucky = points.reduce<Point | null>((best, each) => (Math.abs(each.luck) > Math.abs(best?.luck ?? 0) ? each : best), null);
  if (lucky && Math.abs(lucky.luck) >= Math.max(2, 2 * noise)) found.push({ step: lucky.step, seat, cause: 'luck', points: lucky.luck });
  return found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most);
}

function spread(values: number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1));
}
