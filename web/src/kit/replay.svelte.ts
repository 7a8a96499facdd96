import type { Entry, Seat, Step } from '../protocol.ts';
import type { Desk } from './desk.ts';
import { announce, toast } from './say.svelte.ts';
import { readable } from './seats.ts';
import { inWords } from './session.svelte.ts';
import type { Head, Story } from './story.ts';
import { w } from './words.ts';

/** A game read step by step, from one seat's view then known. */
export class Replay implements Desk {
  head: Head | null = $state.raw(null);
  at: Step | null = $state.raw(null);
  whole: Entry[] = $state.raw([]);
  tick = $state(0);
  playing = $state(false);
  /** It cannot be read, and why. */
  problem = $state('');

  private readonly known = new Map<string, Promise<Step>>();
  private wanted = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly story: Story,
    private lang: string,
    private seat: number | null = null,
  ) {
    void this.read();
  }

  close(): void {
    clearInterval(this.timer);
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.known.clear();
    void this.read();
    void this.go(this.wanted);
  }

  from(seat: number | null): void {
    this.seat = seat;
    void this.read();
    void this.go(this.wanted);
  }

  private async read(): Promise<void> {
    try {
      [this.head, this.whole] = await Promise.all([this.story.head(), this.story.log(this.lang, this.seat)]);
    } catch (failure) {
      this.problem = inWords(failure);
    }
  }

  /** Shows the position after that many moves. */
  async go(step: number): Promise<void> {
    this.wanted = Math.max(0, this.at ? Math.min(step, this.at.steps) : step);
    const wanted = this.wanted;
    try {
      const found = await this.fetch(wanted);
      if (wanted !== this.wanted) return;
      this.at = found;
      this.tick++;
      announce([`${w().move} ${found.step}.`, ...(found.entry?.events ?? []).map((event) => readable(event, this.seats))].join(' '));
      if (found.step < found.steps) void this.fetch(found.step + 1).catch(() => {});
    } catch (failure) {
      if (this.at) toast(inWords(failure), true);
      this.stop();
    }
  }

  run(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    this.timer = setInterval(() => {
      if (!this.at || this.wanted >= this.at.steps) this.stop();
      else void this.go(this.wanted + 1);
    }, 1200);
  }

  stop(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  private fetch(step: number): Promise<Step> {
    const key = `${step} ${this.seat}`;
    let found = this.known.get(key);
    if (!found) {
      found = this.story.step(step, this.lang, this.seat);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  get game(): string {
    return this.head?.game ?? '';
  }
  get seats(): Seat[] {
    return this.head?.seats ?? [];
  }
  get you(): number | null {
    return this.at?.seat ?? null;
  }
  get view(): unknown {
    return this.at?.view ?? null;
  }
  get scene() {
    return this.at?.scene ?? null;
  }
  get legal(): readonly string[] {
    return [];
  }
  get asked(): readonly number[] {
    return this.at?.asked ?? [];
  }
  get entries(): readonly Entry[] {
    return this.at?.entry ? [this.at.entry] : [];
  }
  get step(): number {
    return this.at?.step ?? 0;
  }
  get over(): boolean {
    return this.outcome !== null;
  }
  get outcome() {
    return this.at?.outcome ?? null;
  }
  get log(): readonly Entry[] {
    return this.whole.filter((entry) => entry.step <= this.step);
  }
  show(step: number): void {
    void this.go(step);
  }
  play(): void {}
  whyNot(): void {}
}
