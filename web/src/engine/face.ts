/** What the compiled engine exports (signoria.engine.Face): texts and numbers only, lists with a line for each. */
export interface Face {
  game(): string;
  start(seats: number, options: string, seed: string): number;
  replay(record: string): number;
  /** A game that goes on from a position, with the moves since as a record, or none. */
  resume(position: string, record: string): number;
  /** After how many moves today's rules give another game than the record; -1 if they do not. */
  differs(playing: number): number;
  close(playing: number): void;
  waiting(playing: number): number;
  legal(playing: number, seat: number): string;
  refusal(playing: number, seat: number, move: string, lang: string): string;
  play(playing: number, seat: number, move: string): string;
  view(playing: number, seat: number): string;
  scene(playing: number, seat: number, lang: string): string;
  preview(playing: number, seat: number, moves: string, names: string, lang: string): string;
  /** `clear`, `beyond`, or the number of the first that is refused. */
  foresee(playing: number, seat: number, moves: string): string;
  imagined(playing: number, step: number, viewer: number, seed: number): string;
  result(playing: number): string;
  /** A Story, names with a line for each seat. */
  story(playing: number, names: string, lang: string): string;
  /** The game as it stood after so many moves, as another game. */
  after(playing: number, moves: number): number;
  choices(playing: number, lang: string): string;
  label(playing: number, step: number, move: string, lang: string): string;
  appraise(playing: number, step: number, level: string, looks: number): string;
  /** A TellPosition, as far as the game tells it. */
  position(playing: number, viewer: number, names: string, lang: string): string;
  /** A Scene that has nothing but choices. */
  moves(playing: number, viewer: number, names: string, lang: string): string;
  log(playing: number, viewer: number, from: number, names: string, lang: string): string;
  step(playing: number, viewer: number, step: number, names: string, lang: string): string;
  mayTakeBack(playing: number, seat: number): string;
  takeBack(playing: number, seat: number): void;
  interject(playing: number, seat: number, level: string, seed: number): string;
  commitment(seed: string): string;
  bot(playing: number, seat: number, level: string, seed: number): string;
  hint(playing: number, seat: number, level: string, lang: string): string;
  /** The same from a view alone, `?` where only whoever has the game can say. */
  refusalBehind(view: string, seat: number, move: string, lang: string): string;
  previewBehind(view: string, seat: number, moves: string, names: string, lang: string): string;
  /** Turns with three lines for each: the seat and what it did in words, the view before, the view after. */
  coachBehind(view: string, seat: number, turns: string, names: string, lang: string): string;
  /** An Advice. */
  coach(playing: number, seat: number, names: string, lang: string): string;
  /** A LessonStep; answers have the end of a line after each. */
  lesson(id: string, text: string, place: number, answers: string, names: string, lang: string): string;
  /** A Preview, or nothing. */
  lessonPreview(id: string, text: string, answers: string, moves: string, names: string, lang: string): string;
  digest(playing: number): string;
  record(playing: number, names: string): string;
}

export type Call = { [K in keyof Face]: { id: number; what: K; with: Parameters<Face[K]> } }[keyof Face];

/**
 * What the worker answers; the first answer, to no call, tells that it is ready. A broken engine fell in the middle of
 * something: nothing that it says can be relied on.
 */
export type Reply = { id: number; gives: string | number | undefined } | { id: number; fails: string; broken: boolean };

/** What the worker is told first: where the loader and the engine lie. */
export interface Errand {
  loader: string;
  engine: string;
}
