import type { Preview } from '../../protocol.ts';
import type { Amounts } from './printed.ts';
import type { MastersEvent } from './told.ts';

/** What a line of the market would bring a seat, as the rules tell it. */
export interface Taking {
  /** What the marbles are worth, those that a leader makes of white ones too. */
  gives: Amounts[];
  /** The white marbles that give nothing. */
  idle: number;
  stored: Amounts;
  /** Something finds no room. */
  lost: boolean;
  /** Where the marker of faith would stand. */
  faith: number | null;
}

export function taking(preview: Preview, seat: number): Taking {
  const found: Taking = { gives: [], idle: 0, stored: {}, lost: false, faith: null };
  for (const event of preview.events as MastersEvent[]) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'Took') {
      found.gives.push({ ...event.goods, faith: event.faith });
      found.idle = preview.asks ? 0 : event.whites;
    } else if (event.type === 'Whitened') {
      found.gives.push(event.goods);
      found.idle = 0;
    } else if (event.type === 'Stored') found.stored = event.goods;
    else if (event.type === 'Discarded') found.lost = true;
    else if (event.type === 'FaithMoved') found.faith = event.space;
  }
  return found;
}
