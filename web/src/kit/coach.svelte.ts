import type { Advice, Mistake } from '../protocol.ts';
import type { Answer } from './line.ts';
import { keep, recall } from './memory.ts';
import { announce } from './say.svelte.ts';

const KEY = 'coach';
const WAIT_MILLIS = 250;
const AGAIN_MILLIS = 4000;

/** At which tables the coach was called; none, for those who know the game. */
const called = (): Record<string, boolean> => recall<Record<string, boolean>>(KEY, {});

/** The coach sits down at a table before the first look at it. */
export function callCoach(table: string, on = true): void {
  const tables = Object.entries({ ...called(), [table]: on }).slice(-60);
  keep(KEY, Object.fromEntries(tables));
}

/** What a coach needs to know of a table. */
interface Seated {
  readonly id: string;
  readonly tick: number;
  readonly yourTurn: boolean;
  readonly legal: readonly string[];
  play(moves: string[]): void;
}

/** The coach at one table: asked anew whenever a decision is owed, and once before a clear mistake. */
export class Coach {
  on = $state(false);
  advice: Advice | null = $state.raw(null);
  /** A move that waits for the player's second thought. */
  warning: { mistake: Mistake; moves: string[] } | null = $state.raw(null);
  /** Nobody warns any more at this table. */
  silent = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly told = new Set<string>();
  private let = '';

  constructor(
    private readonly table: Seated,
    private readonly ask: () => Promise<Answer>,
  ) {
    this.on = called()[table.id] ?? false;
  }

  toggle(): void {
    this.on = !this.on;
    callCoach(this.table.id, this.on);
    if (!this.on) this.forget();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.advice = null;
    this.warning = null;
  }

  /** Follows the table: called whenever what is shown, or whose turn it is, has changed. */
  follow(): void {
    this.forget();
    if (this.on && this.table.yourTurn && this.table.legal.length) this.timer = setTimeout(() => void this.think(), WAIT_MILLIS);
  }

  private async think(): Promise<void> {
    const tick = this.table.tick;
    const answer = await this.ask();
    if (!this.on || tick !== this.table.tick) return;
    if (answer.type === 'coach') {
      this.advice = answer.advice;
      announce([answer.advice.why, ...answer.advice.tips.slice(0, 1).map((tip) => `${tip.label}. ${tip.reason}`)].join(' '));
    } else if (answer.type === 'failed' && answer.code !== 'rated') this.timer = setTimeout(() => void this.think(), AGAIN_MILLIS);
  }

  /** Whether moves may go out; a clear mistake is held back once a kind. */
  lets(moves: string[]): boolean {
    const mistake = this.advice?.mistakes.find((each) => each.move === moves[0]);
    if (!this.on || this.silent || !mistake || this.told.has(mistake.kind) || this.let === mistake.move) return true;
    this.warning = { mistake, moves };
    return false;
  }

  /** It is done all the same. */
  anyway(): void {
    const held = this.warning;
    if (!held) return;
    this.told.add(held.mistake.kind);
    this.let = held.mistake.move;
    this.warning = null;
    this.table.play(held.moves);
    this.let = '';
  }

  back(): void {
    this.warning = null;
  }

  hush(): void {
    this.silent = true;
    this.anyway();
  }
}
