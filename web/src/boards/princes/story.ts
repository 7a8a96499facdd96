import type { Entry, Happened } from '../../protocol.ts';
import { small, type City } from './printed.ts';
import type { PrincesEvent } from './told.ts';

function* toldUntil(log: readonly Entry[], step: number): Generator<PrincesEvent> {
  for (const entry of log) {
    if (entry.step > step) return;
    for (const { event } of entry.events) yield event as PrincesEvent;
  }
}

/** What has been bid by whom in the auction that runs, and who left it how. */
export interface Bids {
  bids: Map<number, number>;
  out: Map<number, 'passed' | 'outbid' | 'shut' | 'barred'>;
}

export function bidsOf(log: readonly Entry[], step: number): Bids {
  const found: Bids = { bids: new Map(), out: new Map() };
  for (const told of toldUntil(log, step)) {
    switch (told.type) {
      case 'AuctionOpened':
      case 'CitiesNamed':
      case 'Sold':
      case 'Unled':
      case 'WarVetoed':
        found.bids.clear();
        found.out.clear();
        break;
      case 'BidMade':
        found.bids.set(told.seat, told.amount);
        break;
      case 'BidPassed':
        found.out.set(told.seat, 'passed');
        break;
      case 'BidderOut':
        found.out.set(told.seat, 'outbid');
        break;
      case 'ShutOut':
        found.out.set(told.seat, 'shut');
        break;
      case 'Barred':
        found.out.set(told.other, 'barred');
        break;
    }
  }
  return found;
}

export interface Roll {
  counterattack: boolean;
  black: number;
  white: number;
  attacker: number;
  defender: number;
}

/** How a war came out. */
export interface Fought {
  attacker: City;
  defender: City;
  rolls: Roll[];
  end: 'running' | 'won' | 'drawn' | 'vetoed' | 'forgotten';
  winner: City | null;
  steps: number;
  /** Who took the laurel, -1 for nobody. */
  laurel: number;
}

/** The war that runs, or the last one if nothing but passing and trading happened since. */
export function lastWar(log: readonly Entry[], step: number): Fought | null {
  let war: Fought | null = null;
  let dice = { black: 0, white: 0 };
  for (const told of toldUntil(log, step)) {
    if (told.type === 'CitiesNamed')
      war = { attacker: small(told.attacker) as City, defender: small(told.defender) as City, rolls: [], end: 'running', winner: null, steps: 0, laurel: -1 };
    if (!war) continue;
    switch (told.type) {
      case 'AuctionOpened':
      case 'TroopBought':
      case 'TroopGivenBack':
      case 'TreacheryBought':
      case 'Exposed':
      case 'WarBegun':
        war = null;
        break;
      case 'Rolled':
        dice = { black: told.black, white: told.white };
        break;
      case 'Rerolled':
        dice = told.die === 'ATTACKER' ? { ...dice, black: told.value } : { ...dice, white: told.value };
        break;
      case 'Fought':
        war.rolls.push({ ...dice, counterattack: told.counterattack, attacker: told.attacker, defender: told.defender });
        break;
      case 'LaurelWon':
        war.laurel = told.seat;
        break;
      case 'WarWon':
        war.end = 'won';
        war.winner = small(told.winner) as City;
        war.steps = told.steps;
        break;
      case 'WarDrawn':
        war.end = 'drawn';
        break;
      case 'WarVetoed':
        war.end = 'vetoed';
        break;
      case 'WarForgotten':
        war.end = 'forgotten';
        break;
    }
  }
  return war;
}

/** What was told since one's own last move, newest last. */
export function toldSince(log: readonly Entry[], step: number, seat: number): Happened[] {
  const until = log.filter((entry) => entry.step <= step);
  const own = until.findLastIndex((entry) => entry.seat === seat);
  return until
    .slice(own + 1)
    .flatMap((entry) => entry.events)
    .filter((each) => each.words);
}
