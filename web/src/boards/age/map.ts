import drawn from './map.json';
import { provinces, type Province } from './printed.ts';

export type Point = [number, number];

export const map = drawn as unknown as {
  sheet: { left: number; top: number; right: number; bottom: number };
  coast: string;
  inner: string;
  outer: string;
  strait: string;
  seas: Record<string, [number, number, number, number]>;
  regions: Record<string, Point>;
  arrows: { from: string; at: Point; turn: number }[];
  provinces: Record<string, { d: string; at: Point }>;
  boxes: Record<string, string>;
};

/** The provinces on the map, and those that have a box off it. */
export const onSheet = () => provinces().filter((each) => each.id in map.provinces);
export const inBoxes = () => provinces().filter((each) => each.id in map.boxes);

/** Which part of the sheet is seen: scale, and where its origin lies on the screen. */
export interface Look {
  k: number;
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const CLOSEST = 3;

/** The part of the sheet in play, with some sea around it. */
export function stage(regions: readonly string[]): Frame {
  const AROUND = 40;
  const inside = onSheet().filter((each) => regions.includes(each.region));
  const points = [...inside.map((each) => map.provinces[each.id]!.at), ...numerals(regions).map(([, at]) => at)];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.max(map.sheet.left, Math.min(...xs) - AROUND),
    top: Math.max(map.sheet.top, Math.min(...ys) - AROUND),
    right: Math.min(map.sheet.right, Math.max(...xs) + AROUND),
    bottom: Math.min(map.sheet.bottom, Math.max(...ys) + AROUND),
  };
}

/** The numerals of the regions in play. */
export function numerals(regions: readonly string[]): [string, Point][] {
  return Object.entries(map.regions).filter(([region]) => regions.includes(region));
}

/** The look that shows a frame whole; on a narrow screen its height, the rest is panned to. */
export function fit(frame: Frame, width: number, height: number, fill = false): Look {
  const [across, down] = [width / (frame.right - frame.left), height / (frame.bottom - frame.top)];
  const k = fill ? Math.max(across, down) : Math.min(across, down);
  return centred([(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2], k, width, height);
}

export function centred([x, y]: Point, k: number, width: number, height: number): Look {
  return { k, x: width / 2 - x * k, y: height / 2 - y * k };
}

/** What a look shows of the sheet. */
export function seen(look: Look, width: number, height: number): Frame {
  return { left: -look.x / look.k, top: -look.y / look.k, right: (width - look.x) / look.k, bottom: (height - look.y) / look.k };
}

/** How far a name may be moved to be whole in a frame, in parts of its length. */
const NUDGE = 0.6;
/** A letter of a sea's name is about so wide, in parts of the font's size. */
const LETTER = 0.52;

/** Where the name of a sea is written, whole within a frame; null if it lies too far out. */
export function lettered([x, y, turn]: readonly number[], name: string, font: number, frame: Frame): Point | null {
  const [long, angle] = [name.length * LETTER * font, ((turn ?? 0) * Math.PI) / 180];
  const across = (long * Math.abs(Math.cos(angle)) + font * Math.abs(Math.sin(angle))) / 2;
  const down = (long * Math.abs(Math.sin(angle)) + font * Math.abs(Math.cos(angle))) / 2;
  const to: Point = [Math.max(frame.left + across, Math.min(frame.right - across, x!)), Math.max(frame.top + down, Math.min(frame.bottom - down, y!))];
  return Math.hypot(to[0] - x!, to[1] - y!) > NUDGE * long ? null : to;
}

/** Zooms by a factor about a point of the screen, within limits. */
export function zoomed(look: Look, factor: number, [x, y]: Point, least: number): Look {
  const k = Math.min(CLOSEST, Math.max(least, look.k * factor));
  const by = k / look.k;
  return { k, x: x - (x - look.x) * by, y: y - (y - look.y) * by };
}

/** Never so far that the frame leaves the screen. */
export function held(look: Look, frame: Frame, width: number, height: number): Look {
  return { k: look.k, x: along(look.x, look.k, frame.left, frame.right, width), y: along(look.y, look.k, frame.top, frame.bottom, height) };
}

function along(origin: number, k: number, from: number, to: number, size: number): number {
  const length = (to - from) * k;
  if (length <= size) return (size - length) / 2 - from * k;
  return Math.min(-from * k, Math.max(size - to * k, origin));
}

/** How large names and pieces are drawn on the sheet, so that they stay readable and do not grow as fast as the land. */
export function lettering(k: number): number {
  return k < 1 ? 1 / k : (1 + (k - 1) * 0.4) / k;
}

/** What a province's name covers on the sheet at size 1: half its width, how far up and down. */
function extent(satellite: boolean, name: string): [number, number, number] {
  return satellite ? [name.length * 2.5, 5, 5] : [Math.max(17, name.length * 2.75), 16, 10];
}

/**
 * The provinces whose name finds room at a scale, the greater markets first; the others show only icon and value. Icons
 * always stand, so names keep clear of them.
 */
export function legible(k: number, names: (id: string) => string): Set<string> {
  const size = lettering(k);
  const taken: [number, number, number, number][] = [];
  const box = (at: Point, wide: number, up: number, down: number): [number, number, number, number] => [
    at[0] - wide * size,
    at[1] - up * size,
    at[0] + wide * size,
    at[1] + down * size,
  ];
  const clear = (a: number[], skip = -1) => taken.every((b, i) => i === skip || a[2]! < b[0] || a[0]! > b[2] || a[3]! < b[1] || a[1]! > b[3]);
  const goods = onSheet().filter((each) => !each.satellite);
  for (const each of goods) taken.push(box(map.provinces[each.id]!.at, 16, 15, 0));
  const shown = new Set<string>();
  const rank = (each: Province) => (each.capital ? 9 : each.satellite ? 0 : each.market);
  for (const each of [...onSheet()].sort((a, b) => rank(b) - rank(a))) {
    const at = map.provinces[each.id]!.at;
    const [wide, up, down] = extent(each.satellite, names(each.id));
    const asked = each.satellite ? box(at, wide, up, down) : box(at, wide, -1, down);
    if (!clear(asked, each.satellite ? -1 : goods.indexOf(each))) continue;
    taken.push(asked);
    shown.add(each.id);
  }
  return shown;
}

/** The next province from one in a direction, for the arrow keys. */
export function towards(from: string, key: string, among: readonly string[]): string {
  const ways: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[key];
  const start = map.provinces[from]?.at;
  if (!way || !start) return from;
  let best = from;
  let least = Infinity;
  for (const id of among) {
    const at = map.provinces[id]?.at;
    if (!at || id === from) continue;
    const ahead = (at[0] - start[0]) * way[0] + (at[1] - start[1]) * way[1];
    const aside = Math.abs((at[0] - start[0]) * way[1]) + Math.abs((at[1] - start[1]) * way[0]);
    if (ahead <= 0 || aside > ahead * 2) continue;
    if (ahead + aside * 2 < least) [least, best] = [ahead + aside * 2, id];
  }
  return best;
}
