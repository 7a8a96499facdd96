import type { LessonStep, Preview } from '../protocol.ts';
import { w } from '../kit/words.ts';
import { Engine, lessonsOf } from './engine.ts';

/** How long a school stays open after its last lesson: the next one is a click away. */
const LINGERS_MILLIS = 60_000;
const MOST_SEATS = 8;

/** Lessons of one game, given by the engine in this page. */
export class School {
  private constructor(
    private readonly engine: Engine,
    private readonly lessons: Record<string, string>,
  ) {}

  static async of(game: string): Promise<School> {
    const lessons = await lessonsOf(game);
    return new School(await Engine.of(game), lessons);
  }

  async step(id: string, answers: readonly string[], lang: string): Promise<LessonStep> {
    const place = Object.keys(this.lessons).indexOf(id) + 1;
    return JSON.parse(await this.engine.ask('lesson', id, this.text(id), place, lines(answers), names(), lang)) as LessonStep;
  }

  async preview(id: string, answers: readonly string[], moves: readonly string[], called: readonly string[], lang: string): Promise<Preview | null> {
    const found = await this.engine.ask('lessonPreview', id, this.text(id), lines(answers), moves.join('\n'), called.join('\n'), lang);
    return found ? (JSON.parse(found) as Preview) : null;
  }

  /** No lesson of that name has no text, which the engine refuses. */
  private text(id: string): string {
    return this.lessons[id] ?? '';
  }

  close(): void {
    this.engine.close();
  }
}

const lines = (answers: readonly string[]) => answers.map((each) => `${each}\n`).join('');

/** Nobody has a name in a lesson. */
const names = () => Array.from({ length: MOST_SEATS }, (_, seat) => (seat === 0 ? w().pupil : w().rivalNumber(seat))).join('\n');

let open: { game: string; school: Promise<School>; end?: ReturnType<typeof setTimeout> } | null = null;

/** The school of a game, opened when a lesson first asks; fails where the engine is not there. */
export function enter(game: string): Promise<School> {
  if (open?.game !== game) {
    shut();
    const school = School.of(game);
    school.catch(() => open?.school === school && (open = null));
    open = { game, school };
  }
  clearTimeout(open.end);
  return open.school;
}

/** A lesson was left. */
export function leave(): void {
  if (open) open.end = setTimeout(shut, LINGERS_MILLIS);
}

function shut(): void {
  clearTimeout(open?.end);
  open?.school.then(
    (school) => school.close(),
    () => {},
  );
  open = null;
}
