import type { Preview, PreviewChange } from '../../protocol.ts';
import type { Good, Heap } from './effects.ts';
import type { LorenzoEvent } from './told.ts';

/** How figures in a zone of the scene would change, by the icon they have there. */
function changes(preview: Preview | null, zone: string): [Good, PreviewChange][] {
  return (preview?.changes ?? []).filter((each) => each.zone === zone).map((each) => [each.icon as Good, each]);
}

const stock = (preview: Preview | null, seat: number) => changes(preview, `stock-${seat + 1}`);

/** How the goods of a seat would change. */
export const shift = (preview: Preview | null, seat: number): Heap => Object.fromEntries(stock(preview, seat).map(([good, { from, to }]) => [good, to - from]));

/** What a seat would hold of the goods that change. */
export const after = (preview: Preview | null, seat: number): Heap => Object.fromEntries(stock(preview, seat).map(([good, { to }]) => [good, to]));

/** What a seat would be given, one gain after the other, and at last what a harvest or production that goes on will give. */
export function gains(preview: Preview | null, seat: number): Heap[] {
  const heaps: Heap[] = [];
  for (const event of (preview?.events ?? []) as LorenzoEvent[]) {
    if (event.type === 'Gained' && event.seat === seat)
      heaps.push({
        coin: event.coins,
        wood: event.wood,
        stone: event.stone,
        servant: event.servants,
        military: event.military,
        faith: event.faith,
        vp: event.points,
      });
    if (event.type === 'LostPoints' && event.seat === seat) heaps.push({ vp: -event.points });
  }
  const pending = changes(preview, 'run').filter(([icon]) => icon !== ('dice' as string));
  if (pending.length) heaps.push(Object.fromEntries(pending.map(([good, { to }]) => [good, to])));
  return heaps;
}
