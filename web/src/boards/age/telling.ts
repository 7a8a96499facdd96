import type { Desk } from '../../kit/desk.ts';
import { seatName } from '../../kit/seats.ts';
import { named, provinceOf } from './printed.ts';
import { inPlay, landOf, present, targetOf, type View } from './view.ts';
import { aw } from './words.ts';

/** Who and with what, for the eye and the ear: `Anna: control`, `Luca: 2 tokens`. */
export function piecesIn(desk: Desk, view: View, id: string): { seat: number; words: string }[] {
  const land = landOf(view, id);
  if (!land) return [];
  return present(land).map((piece) => {
    const fresh = land.newTokens[piece.seat] ?? 0;
    const what = piece.marker ? (piece.fresh ? aw().newControl : aw().control) : aw().tokens(piece.tokens);
    const more = !piece.marker && fresh && fresh < piece.tokens ? ` (${aw().ofThemNew(fresh)})` : '';
    return { seat: piece.seat, words: `${seatName(desk.seats[piece.seat], piece.seat)}: ${what}${more}` };
  });
}

/** Whether one may come there. */
export function reachOf(view: View, id: string): string {
  if (!inPlay(view, id)) return aw().notInPlay;
  const target = targetOf(view, id);
  return target ? (target.shipped ? aw().byShip : aw().inReach) : view.reach.length ? aw().outOfReach : '';
}

/** A province in one sentence. */
export function sentence(desk: Desk, view: View, id: string, legal: boolean): string {
  const province = provinceOf(id);
  const kind = province.satellite ? aw().satellite : [...province.goods.map(named), aw().marketOf(province.market)].join(', ');
  const place = province.region.includes('-') ? named(province.region) : aw().region(province.region);
  const parts = [kind, place, ...piecesIn(desk, view, id).map((piece) => piece.words)];
  const reach = reachOf(view, id);
  if (reach) parts.push(reach);
  return `${named(id)}${province.capital ? `, ${aw().capital}` : ''}: ${parts.join('; ')}${legal ? `. ${aw().mayChoose}` : ''}`;
}
