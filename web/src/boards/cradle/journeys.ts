import { cardAt } from './printed.ts';
import type { CradleEvent } from './told.ts';
import { placeAt } from './view.ts';

/** Where something arrived and whence, as selectors of the board. */
export interface Journey {
  to: string;
  from: string;
}

const OF_COLOUR = 5;
const space = (place: number, at: number) => `${placeAt(place)} ${at < OF_COLOUR ? `b${at + 1}` : `r${at - OF_COLOUR + 1}`}`;
const home = (seat: number) => `[data-home="${seat}"]`;
const card = (number: number) => `.me [data-card="${cardAt(number)?.id}"]`;

/** The journeys of what has just happened, as seen by the seat in front. */
export function journeys(events: readonly CradleEvent[], front: number): Journey[] {
  const found: Journey[] = [];
  for (const event of events) {
    const own = 'seat' in event && event.seat === front;
    if (event.type === 'Placed')
      found.push({ to: `[data-space="${space(event.place, event.space)}"] .on`, from: own ? '.res .sts' : `${home(event.seat)} .sts` });
    else if (event.type === 'DrewCard') found.push({ to: card(event.card), from: '[data-zone="deck"]' });
    else if (event.type === 'Took' && own) found.push({ to: card(event.card), from: '.og' });
    else if (event.type === 'Took' || event.type === 'Drew')
      found.push({ to: `${home(event.seat)} .back.hand`, from: event.type === 'Took' ? '.og' : '[data-zone="deck"]' });
    else if (event.type === 'Played' && own) found.push({ to: `.me [data-column="${event.symbol.toLowerCase()}"]`, from: '[data-zone="hand"]' });
    else if (event.type === 'HidCard') found.push({ to: card(event.card), from: '[data-zone="hand"]' });
    else if (event.type === 'Paid')
      found.push({ to: event.to === front ? '.res .sts' : `${home(event.to)} .sts`, from: event.seat === front ? '.res .sts' : `${home(event.seat)} .sts` });
  }
  return found;
}
