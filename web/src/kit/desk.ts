import type { Entry, Outcome, Preview, Scene, Seat } from '../protocol.ts';

/** What a board draws, be it a running game or a moment of a replay. */
export interface Desk {
  readonly game: string;
  readonly seats: Seat[];
  /** The seat whose view this is, `null` for a spectator's. */
  readonly you: number | null;
  readonly view: unknown;
  readonly scene: Scene | null;
  /** The moves that may be made here and now: empty while others move, pieces travel, or a replay is read. */
  readonly legal: readonly string[];
  /** The seats a decision is awaited from. */
  readonly asked: readonly number[];
  /** What brought this position about, for animation; none when it is simply there. */
  readonly entries: readonly Entry[];
  /** Rises with every position shown. */
  readonly tick: number;
  readonly step: number;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** The log up to here. */
  readonly log: readonly Entry[];
  /** When the clocks were last told; where none run, never. */
  readonly heardAt?: number;
  /** Lines of chat since somebody last looked. */
  readonly unread?: number;
  /** The newest position of a running game is shown: offers may be made to others. */
  readonly current?: boolean;
  play(moves: string[]): void;
  /** The zones of the scene that a lesson points at: what opens and folds shows them. */
  readonly pointsAt?: readonly string[];
  /** The move that a lesson asks for. */
  readonly aims?: string | null;
  /** Takes back the last decision, where that can be asked for. */
  takeBack?(): Promise<void>;
  /** Opens a moment of the log. */
  show?(step: number): void;
  /** Asks the rules why a move is not offered; the answer opens by itself. */
  whyNot(move: string): void;
  /** What moves would bring, as the rules say; nothing where nobody can be asked, or where a rule forbids them. */
  foresee?(moves: string[]): Promise<Preview | null>;
}

/** The events that brought a position about. */
export function happened<E extends { type: string }>(desk: Desk): E[] {
  return desk.entries.flatMap((entry) => entry.events.map((each) => each.event as E));
}

/** The words for a legal move, as the scene offers it. */
export function label(desk: Desk, move: string): string {
  return desk.scene?.choices.find((choice) => choice.move === move)?.label ?? move;
}
