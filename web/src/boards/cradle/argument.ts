import type { Entry } from '../../protocol.ts';
import { cardAt, eventAt, SYMBOLS, type Symbol } from './printed.ts';
import type { CradleEvent } from './told.ts';
import { lower, placeAt, stackAt, type View } from './view.ts';

/** One who takes part in a scoring, with what was brought forward. */
export interface Side {
  seat: number;
  /** Culture: what is counted, as soon as it is chosen. */
  symbol: Symbol | null;
  /** Characters, in the order shown as far as it is known. */
  shown: string[];
  passed: boolean;
  sum: number;
}

/** A scoring, going on or past. */
export interface Argument {
  place: string;
  event: string;
  byCharacters: boolean;
  sides: Side[];
  /** -1 while nobody has won. */
  winner: number;
  tied: boolean;
  prize: number;
  /** Stones that changed hands: payer and colour. */
  paid: { from: number; colour: number }[];
  over: boolean;
}

/** The scoring that a view shows. */
export function running(view: View): Argument {
  const { contest } = view;
  const place = placeAt(contest.place);
  const side = (seat: number, chosen: number, sum: number): Side => ({
    seat,
    symbol: SYMBOLS[chosen] ?? null,
    shown: view.players[seat]!.shown,
    passed: ((contest.passed >> seat) & 1) === 1,
    sum,
  });
  const sides = [side(view.turn, contest.chosen, contest.count), ...(contest.rival < 0 ? [] : [side(contest.rival, contest.rivalChosen, contest.rivalCount)])];
  return {
    place,
    event: stackAt(view, place)?.events[0] ?? '',
    byCharacters: contest.byCharacters,
    sides,
    winner: contest.winner,
    tied: contest.keepers !== 0 && contest.winner < 0,
    prize: contest.prize,
    paid: [],
    over: false,
  };
}

type Began = Extract<CradleEvent, { type: 'ScoringBegan' }>;

const begin = (event: Began): Argument => ({
  place: placeAt(event.place),
  event: eventAt(event.event)?.id ?? '',
  byCharacters: event.byCharacters,
  sides: [event.first, event.rival].filter((seat) => seat >= 0).map((seat) => ({ seat, symbol: null, shown: [], passed: false, sum: 0 })),
  winner: -1,
  tied: false,
  prize: 0,
  paid: [],
  over: false,
});

function tell(on: Argument, event: CradleEvent): void {
  const side = 'seat' in event ? on.sides.find((each) => each.seat === event.seat) : undefined;
  if (event.type === 'Counted' && side) {
    side.symbol = lower(event.symbol);
    side.sum = event.count;
  } else if (event.type === 'Showed' && side) {
    side.shown.push(cardAt(event.card)?.id ?? '');
    side.sum = event.strength;
  } else if (event.type === 'Passed' && side) side.passed = true;
  else if (event.type === 'Won') {
    on.winner = event.seat;
    on.prize = event.prize;
  } else if (event.type === 'Tied') on.tied = true;
  else if (event.type === 'Paid') for (let i = 0; i < event.stones; i++) on.paid.push({ from: event.seat, colour: event.colour });
  else if (event.type === 'Happened' || event.type === 'Passing') on.over = true;
}

/** The last scoring the log tells of, and whether nobody has placed a piece since. */
export function last(log: readonly Entry[]): { argument: Argument; fresh: boolean } | null {
  let found: { argument: Argument; fresh: boolean } | null = null;
  for (const entry of log)
    for (const { event } of entry.events) {
      const told = event as CradleEvent;
      if (told.type === 'ScoringBegan') found = { argument: begin(told), fresh: true };
      else if (found && told.type === 'Placed') found.fresh = false;
      else if (found && !found.argument.over) tell(found.argument, told);
    }
  return found;
}
