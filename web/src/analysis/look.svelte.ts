import type { Entry, Outcome, Scene, Seat } from '../protocol.ts';
import type { Desk } from '../kit/desk.ts';
import type { Moment } from './study.svelte.ts';

/** A decision as a board draws it: what its player saw then, and of all moves the two that are compared. */
export class Look implements Desk {
  readonly entries: readonly Entry[] = [];
  readonly log: readonly Entry[] = [];
  readonly over = false;
  readonly outcome: Outcome | null = null;
  moment: Moment | null = $state.raw(null);
  legal: readonly string[] = $state.raw([]);
  step = $state(0);
  tick = $state(0);

  constructor(
    readonly game: string,
    readonly seats: Seat[],
  ) {}

  show(): void {}
  set(step: number, moment: Moment, moves: string[]): void {
    this.step = step;
    this.moment = moment;
    this.legal = moves;
    this.tick++;
  }
  get you(): number | null {
    return this.moment?.seat ?? null;
  }
  get view(): unknown {
    return this.moment?.view ?? null;
  }
  get scene(): Scene | null {
    const scene = this.moment?.scene;
    return scene ? { ...scene, choices: scene.choices.filter((choice) => this.legal.includes(choice.move)) } : null;
  }
  get asked(): readonly number[] {
    return this.moment?.asked ?? [];
  }
  play(): void {}
  whyNot(): void {}
}
