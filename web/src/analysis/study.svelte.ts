import { Engine } from '../engine/engine.ts';
import type { Scene } from '../protocol.ts';
import { notify } from '../kit/calls.svelte.ts';
import { announce } from '../kit/say.svelte.ts';
import { w } from '../kit/words.ts';
import { kept, keep } from './kept.ts';
import type { Choice } from './sums.ts';

/** What a move was worth, as a search held that saw only what the player saw (signoria.bots.Appraisal). */
export interface Verdict {
  best: string;
  /** What the best move was worth, in points ahead of the best rival. */
  value: number;
  /** The place it led to. */
  place: number;
  /** How much less the move made was worth. */
  points: number;
  /** The same in places. */
  loss: number;
  /** Of `points`, one standard deviation. */
  error: number;
  /** It was looked at for long. */
  fine: boolean;
}

/** How long a decision is looked at: at first, and when all have been. */
const ROUGH = { level: 'journeyman:80', looks: 2 };
const FINE = { level: 'master:240', looks: 4 };

/** A finished game looked at again in this page's own engine: in the background, kept, and whenever one likes. */
export class Study {
  /** Every move, when the record was read. */
  choices: Choice[] = $state.raw([]);
  verdicts: ReadonlyMap<number, Verdict> = $state.raw(new Map());
  paused = $state(false);
  /** There is no engine here, or it cannot read the record; and why. */
  problem = $state('');
  private running = false;
  private closed = false;
  private engine: Promise<Engine> | undefined;
  private mind: Promise<Engine> | undefined;
  private playing = -1;
  private spent = $state(0);
  private looked = $state(0);
  private readonly labels = new Map<string, Promise<string>>();

  constructor(
    readonly game: string,
    readonly record: string,
    /** Whose decisions come first. */
    private seat: number | null,
    /** Everything is looked at for long; else only what seems to matter. */
    private readonly thorough: boolean,
    /** Where it leads whoever is called when all is done. */
    private readonly table = '',
  ) {}

  async begin(lang: string): Promise<void> {
    try {
      this.engine ??= Engine.of(this.game);
      const engine = await this.engine;
      if (this.playing < 0) this.playing = await engine.ask('replay', this.record);
      this.choices = JSON.parse(await engine.ask('choices', this.playing, lang)) as Choice[];
      this.verdicts = await kept(this.record);
      void this.run();
    } catch (failure) {
      if (!this.closed) this.problem = failure instanceof Error ? failure.message : String(failure);
    }
  }

  /** The same in another language. */
  async speak(lang: string): Promise<void> {
    this.labels.clear();
    if (this.engine && this.playing >= 0) this.choices = JSON.parse(await (await this.engine).ask('choices', this.playing, lang)) as Choice[];
  }

  close(): void {
    this.closed = true;
    for (const each of [this.engine, this.mind])
      void each?.then(
        (engine) => engine.close(),
        () => {},
      );
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) void this.run();
  }

  first(seat: number): void {
    this.seat = seat;
  }

  get asked(): Choice[] {
    return this.choices.filter((each) => each.choice);
  }
  get total(): number {
    return this.asked.length;
  }
  get rough(): number {
    return this.asked.filter((each) => this.verdicts.has(each.step)).length;
  }
  get done(): number {
    return this.asked.filter((each) => this.verdicts.get(each.step)?.fine).length;
  }
  /** Nothing is left to look at. */
  get settled(): boolean {
    return this.total > 0 && this.next() === null;
  }
  /** How long it will take, in seconds; nothing while that cannot be said. */
  get left(): number | null {
    return this.looked < 3 ? null : Math.ceil(((this.total - this.done) * (this.spent / this.looked)) / 1000);
  }

  /** What is looked at next: everything roughly, the chosen seat's first; then for long what seems to matter, then the rest. */
  private next(): { step: number; fine: boolean } | null {
    const asked = this.asked;
    const mine = (each: Choice) => (each.seat === this.seat ? 0 : 1);
    const unknown = asked.filter((each) => !this.verdicts.has(each.step)).sort((a, b) => mine(a) - mine(b) || a.step - b.step)[0];
    if (unknown) return { step: unknown.step, fine: false };
    const weight = (each: Choice) => this.verdicts.get(each.step)!.points;
    const rough = asked.filter((each) => !this.verdicts.get(each.step)!.fine);
    const dear = [...asked].sort((a, b) => weight(b) - weight(a)).slice(0, 6);
    const doubtful = dear.find((each) => rough.includes(each));
    if (doubtful) return { step: doubtful.step, fine: true };
    if (!this.thorough) return null;
    const rest = rough.sort((a, b) => mine(a) - mine(b) || a.step - b.step)[0];
    return rest ? { step: rest.step, fine: true } : null;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      this.mind ??= Engine.of(this.game);
      const mind = await this.mind;
      const playing = await mind.ask('replay', this.record);
      for (let next = this.next(); next && !this.paused && !this.closed; next = this.next()) {
        const { level, looks } = next.fine ? FINE : ROUGH;
        const begun = performance.now();
        const told = await mind.ask('appraise', playing, next.step, level, looks);
        if (this.closed) return;
        const before = this.quarter();
        this.note(next.step, told ? { ...(JSON.parse(told) as Verdict), fine: next.fine } : null);
        if (next.fine) {
          this.spent += performance.now() - begun;
          this.looked++;
        }
        if (this.thorough && this.quarter() > before) announce(w().after.computed(this.done, this.total));
        await keep(this.record, this.verdicts);
      }
      await mind.ask('close', playing);
      if (this.thorough && !this.paused && !this.closed && this.looked > 0) notify('analysis', this.table, this.game);
    } catch (failure) {
      if (!this.closed) this.problem = failure instanceof Error ? failure.message : String(failure);
    } finally {
      this.running = false;
    }
  }

  private quarter(): number {
    return Math.floor((this.done * 4) / Math.max(1, this.total));
  }

  private note(step: number, verdict: Verdict | null): void {
    if (!verdict) this.choices = this.choices.map((each) => (each.step === step ? { ...each, choice: false } : each));
    else this.verdicts = new Map(this.verdicts).set(step, verdict);
  }

  // --- what a decision looked like

  /** A move in words, as it was offered then. */
  label(step: number, move: string, lang: string): Promise<string> {
    const key = `${step} ${move} ${lang}`;
    let found = this.labels.get(key);
    if (!found) {
      found = this.engine!.then((engine) => engine.ask('label', this.playing, step, move, lang));
      this.labels.set(key, found);
    }
    return found;
  }

  /** The position before a move, as whoever made it saw it, and what these moves would bring. */
  async scene(step: number, moves: string[], names: string[], lang: string): Promise<Moment> {
    const engine = await this.engine!;
    const seat = this.choices[step - 1]?.seat ?? 0;
    const then = await engine.ask('after', this.playing, step - 1);
    try {
      const told = JSON.parse(await engine.ask('position', then, seat, names.join('\n'), lang)) as Pick<Moment, 'view' | 'scene'> & { asked: number[] };
      const previews = [];
      for (const move of moves) previews.push(JSON.parse(await engine.ask('preview', then, seat, move, names.join('\n'), lang)) as Moment['previews'][number]);
      return { seat, view: told.view, scene: told.scene, asked: told.asked, previews };
    } finally {
      await engine.ask('close', then);
    }
  }
}

/** A moment of the game as it can be drawn. */
export interface Moment {
  seat: number;
  view: unknown;
  scene: Scene;
  asked: number[];
  previews: {
    told: string[];
    changes: { zone: string; owner: number; label: string; icon: string; from: number; to: number }[];
    asks: string;
    open: boolean;
  }[];
}
