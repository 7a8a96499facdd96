import type { Entry, LessonStep, LessonTitle, Preview, Seat } from '../protocol.ts';
import { enter, leave, type School } from '../engine/school.ts';
import { api, Failed } from './api.ts';
import type { Desk } from './desk.ts';
import { keep, recall } from './memory.ts';
import { announce, toast } from './say.svelte.ts';
import { inWords } from './session.svelte.ts';
import { nameless } from './still.ts';

const LEARNT = 'learnt';
/** Not a move: the pupil has read, and goes on. */
const ON = '';

/** The lessons of a game that this browser has seen to their end. */
export function learnt(game: string): string[] {
  return recall<Record<string, string[]>>(LEARNT, {})[game] ?? [];
}

/** The first lesson that is still to be learnt; the first of all when none is. */
export function nextLesson(game: string, course: readonly LessonTitle[]): LessonTitle | undefined {
  const done = learnt(game);
  return course.find((lesson) => !done.includes(lesson.id)) ?? course[0];
}

export function remember(game: string, lesson: string): void {
  const all = recall<Record<string, string[]>>(LEARNT, {});
  keep(LEARNT, { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] });
}

const begun = (game: string, id: string) => `lesson ${game} ${id}`;

/** Where a lesson stands after some answers, as the server tells it; without one the engine in the page does. */
export async function given(game: string, id: string, answers: string[], lang: string): Promise<LessonStep> {
  try {
    return await api.lesson(game, id, answers, lang);
  } catch (failure) {
    if (!(failure instanceof Failed && failure.code === 'offline')) throw failure;
    const school = await enter(game).catch(() => {
      throw failure;
    });
    return school.step(id, answers, lang);
  }
}

/**
 * A lesson going on. Nothing is kept between the answers, all are sent again with each new one: so the server gives the
 * lesson until the page's own engine is loaded, and where it never is.
 */
export class Lesson implements Desk {
  readonly you = 0;
  readonly over = false;
  readonly outcome = null;
  at: LessonStep | null = $state.raw(null);
  tick = $state(0);
  problem = $state('');
  /** Tries at this step that were not right. */
  missed = $state(0);
  private busy = false;
  private school: School | null = null;
  private coming: Promise<School> | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
    private lang: string,
  ) {
    void this.ask(recall<string[]>(begun(game, id), []));
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.at) void this.ask(this.at.answers);
  }

  close(): void {
    leave();
  }

  /** The engine on this device, which is fetched when the first word has been said. */
  private enter(): Promise<School> {
    if (!this.coming) {
      this.coming = enter(this.game);
      this.coming.then(
        (school) => (this.school = school),
        () => (this.coming = null),
      );
    }
    return this.coming;
  }

  private async given(answers: string[]): Promise<LessonStep> {
    if (this.school) return this.school.step(this.id, answers, this.lang);
    const found = await given(this.game, this.id, answers, this.lang);
    if (!this.coming) void this.enter().catch(() => {});
    return found;
  }

  private async ask(answers: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const found = await this.given(answers);
      if (found.reply && found.reply.verdict !== 'right') this.missed++;
      else this.missed = 0;
      // what was tried and not made leaves the table as it lies, and what is chosen on it too
      if (!found.reply || found.reply.verdict === 'right') this.tick++;
      this.at = found;
      keep(begun(this.game, this.id), found.over ? [] : found.answers);
      if (found.over && !found.guided) remember(this.game, this.id);
      announce(found.reply ? [found.reply.refusal, found.reply.words].filter(Boolean).join(' ') : found.say.replaceAll('**', ''));
    } catch (failure) {
      if (!this.at && answers.length) {
        // the lesson has changed since it was begun
        this.busy = false;
        return this.ask([]);
      }
      if (this.at) toast(inWords(failure), true);
      else this.problem = inWords(failure);
    } finally {
      this.busy = false;
    }
  }

  foresee(moves: string[]): Promise<Preview | null> {
    if (!this.at?.asks) return Promise.resolve(null);
    const names = this.seats.map((seat) => seat.name);
    const { answers } = this.at;
    const found = this.school
      ? this.school.preview(this.id, answers, moves, names, this.lang)
      : api.lessonPreview(this.game, this.id, { answers, moves, names }, this.lang).then(({ preview }) => preview);
    return found.catch(() => null);
  }

  /** Whether the last move was right, and its reason is to be read. */
  get answered(): boolean {
    return this.at?.reply?.verdict === 'right';
  }

  on(): void {
    if (this.at && !this.at.asks && !this.at.over) void this.ask([...this.at.answers, ON]);
  }

  show(): void {
    if (this.at?.shown) void this.ask([...this.at.answers, this.at.shown]);
  }

  again(): void {
    if (this.at) this.at = { ...this.at, reply: null };
  }

  afresh(): void {
    void this.ask([]);
  }

  play(moves: string[]): void {
    const [first] = moves;
    if (this.at?.asks && first !== undefined) void this.ask([...this.at.answers, first]);
  }

  whyNot(move: string): void {
    this.play([move]);
  }

  get seats(): Seat[] {
    return nameless(this.at?.seats ?? 0);
  }
  get view(): unknown {
    return this.at?.view ?? null;
  }
  get scene() {
    return this.at?.scene ?? null;
  }
  get pointsAt(): readonly string[] {
    return this.at?.look ?? [];
  }
  get aims(): string | null {
    return this.at?.asks ? this.at.shown : null;
  }
  get legal(): readonly string[] {
    return this.at?.legal ?? [];
  }
  get asked(): readonly number[] {
    return this.at?.asks ? [0] : [];
  }
  get entries(): readonly Entry[] {
    return [];
  }
  get step(): number {
    return this.at?.step ?? 0;
  }
  get log(): readonly Entry[] {
    return [];
  }
}
