import type { LessonStep, Seat } from '../protocol.ts';
import type { Desk } from './desk.ts';
import { w } from './words.ts';

/** The seats of a lesson: nobody has a name. */
export function nameless(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    sitter: seat === 0 ? 'human' : 'bot',
    name: seat === 0 ? w().you : w().rival(seat, count - 1),
    bot: null,
    away: false,
    resigned: false,
    online: true,
    time: null,
    holiday: null,
    rating: null,
  }));
}

/** A table as it lay in a lesson, to be looked at. */
export function still(game: string, at: LessonStep): Desk {
  return {
    game,
    seats: nameless(at.seats),
    you: 0,
    view: at.view,
    scene: at.scene,
    legal: [],
    asked: [],
    entries: [],
    tick: 0,
    step: at.step,
    over: false,
    outcome: null,
    log: [],
    pointsAt: at.look,
    play: () => {},
    whyNot: () => {},
  };
}
