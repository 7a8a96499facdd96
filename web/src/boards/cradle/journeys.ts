import { cardAt } from './printed.ts';
import { placeAt } from './view.ts';

interface Told {
  type: string;
  seat: number;
  place: number;
  space: number;
  card: number;
  symbol: string;
  to: number;
}

/** Where something arrived and whence, as selectors of the board. */
export interface Journey {
  to: string;
  from: string;
}

const OF_COLOUR = 5;
const space = (event: Told) => `${placeAt(event.place)} ${event.space < OF_COLOUR ? `b${event.space + 1}` : `r${event.space - OF_COLOUR + 1}`}`;
const home = (seat: number) => `[data-home="${seat}"]`;
const card = (event: Told) => `.me [data-card="${cardAt(event.card)?.id}"]`;

/** The journeys of what has just happened, as seen by the seat in front. */
export function journeys(events: readonly unknown[], front: number): Journey[] {
  const found: Journey[] = [];
  for (const each of events) {
    const event = each as Told;
    const own = event.seat === front;
    if (event.type === 'Placed') found.push({ to: `[data-space="${space(event)}"] .on`, from: own ? '.res .sts' : `${home(event.seat)} .sts` });
    else if (event.type === 'DrewCard') found.push({ to: card(event), from: '[data-zone="deck"]' });
    else if (event.type === 'Took' && own) found.push({ to: card(event), from: '.og' });
    else if (event.type === 'Took' || event.type === 'Drew') found.push({ to: `${home(event.seat)} .back.hand`, from: event.type === 'Took' ? '.og' : '[data-zone="deck"]' });
    else if (event.type === 'Played' && own) found.push({ to: `.me [data-column="${event.symbol.toLowerCase()}"]`, from: '[data-zone="hand"]' });
    else if (event.type === 'HidCard') found.push({ to: card(event), from: '[data-zone="hand"]' });
    else if (event.type === 'Paid') found.push({ to: event.to === front ? '.res .sts' : `${home(event.to)} .sts`, from: event.seat === front ? '.res .sts' : `${home(event.seat)} .sts` });
  }
  return found;
}
