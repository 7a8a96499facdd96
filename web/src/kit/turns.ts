import type { Entry, TellPosition } from '../protocol.ts';

/** So many rivals' turns a coach speaks of (signoria.bots.Coach). */
const RIVALS = 3;
const MOST_SEEN = 60;

/** A rival's moves in a row, as a seat saw them. */
export interface Turn {
  seat: number;
  told: string;
  before: unknown;
  after: unknown;
}

/** What one seat has seen of a game, by the entries of its log. */
export class Seen {
  private seat: number | null = null;
  private readonly views = new Map<number, unknown>();

  note({ seat, step, view }: TellPosition): void {
    if (seat !== this.seat) this.views.clear();
    this.seat = seat;
    for (const known of this.views.keys()) if (known >= step) this.views.delete(known); // taken back
    this.views.set(step, view);
    for (const known of this.views.keys()) if (this.views.size > MOST_SEEN) this.views.delete(known);
  }

  /** The rivals' turns since the seat's last move, the oldest first; undefined where one was not seen from its begin to its end. */
  turns({ seat, step }: TellPosition, log: readonly Entry[]): Turn[] | undefined {
    if ((log.at(-1)?.step ?? 0) !== step) return undefined;
    const turns: Turn[] = [];
    let end = log.length;
    while (end > 0 && turns.length < RIVALS) {
      const mover = log[end - 1]!.seat;
      if (mover === seat) break;
      let begin = end;
      while (begin > 0 && log[begin - 1]!.seat === mover) begin--;
      const events = log.slice(begin, end).flatMap((entry) => entry.events);
      if (mover !== null && events.length) {
        const [from, to] = [begin ? log[begin - 1]!.step : 0, log[end - 1]!.step];
        if (!this.views.has(from) || !this.views.has(to)) return undefined;
        const told = events.flatMap(({ words }) => words || []).join(' ');
        turns.unshift({ seat: mover, told, before: this.views.get(from), after: this.views.get(to) });
      }
      end = begin;
    }
    return turns;
  }
}
