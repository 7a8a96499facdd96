import type { Decisions, Story } from '../protocol.ts';

/** Where the points of a story lie on paper; pure geometry, so that it can be tried without a page. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(moment: number): number;
  /** Between the moments, as the moves go. */
  at(step: number): number;
  y(points: number): number;
  ticks: number[];
}

export function scale(story: Story, frame: Frame): Scale {
  const last = story.moments.length - 1;
  const all = story.moments.flatMap((moment) => moment.points);
  const [low, high, ticks] = span(Math.min(0, ...all), Math.max(1, ...all));
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const x = (moment: number) => frame.left + (wide * moment) / Math.max(1, last);
  return {
    x,
    at: (step) => x(momentAt(story, step)),
    y: (points) => frame.top + (tall * (high - points)) / (high - low),
    ticks,
  };
}

/** Which moment a step belongs to, with a fraction for those on the way to the next one. */
export function momentAt(story: Story, step: number): number {
  const { moments } = story;
  const next = moments.findIndex((moment) => moment.step >= step);
  if (next <= 0) return next < 0 ? moments.length - 1 : 0;
  const from = moments[next - 1]!.step;
  return next - 1 + (step - from) / (moments[next]!.step - from);
}

/** The chapter in which a step was made, from 1. */
export const chapterOf = (story: Story, step: number): number => Math.max(1, Math.ceil(momentAt(story, step) - 1e-9));

/** Round numbers around what there is to show. */
function span(low: number, high: number): [number, number, number[]] {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough && (each >= 1 || power >= 1)) ?? 10 * power;
  const whole = Math.max(1, step);
  const bottom = Math.floor(low / whole) * whole;
  const top = Math.ceil(high / whole) * whole;
  const ticks = [];
  for (let tick = bottom; tick <= top + whole / 2; tick += whole) ticks.push(tick);
  return [bottom, top, ticks];
}

export interface Band {
  source: number;
  /** By moment, from below to above. */
  from: number[];
  to: number[];
}

/** The sources of a seat's points, one upon the other; what was lost hangs from their top. */
export function bands(story: Story, seat: number): Band[] {
  const sum = story.moments.map(() => 0);
  const band = (source: number, part: (points: number) => number): Band => {
    const from = [...sum];
    story.moments.forEach((moment, i) => (sum[i] = sum[i]! + part(moment.parts[source]?.[seat] ?? 0)));
    return { source, from, to: [...sum] };
  };
  const sources = story.sources.map((_, source) => source);
  const gained = sources.map((source) => band(source, (points) => Math.max(0, points)));
  const lost = sources.map((source) => band(source, (points) => Math.min(0, points)));
  return [...gained, ...lost].filter((each) => each.from.some((from, i) => from !== each.to[i]));
}

export const line = (scale: Scale, values: number[]): string =>
  values.map((value, i) => `${i ? 'L' : 'M'}${scale.x(i).toFixed(1)} ${scale.y(value).toFixed(1)}`).join('');

export function area(scale: Scale, { from, to }: Band): string {
  const back = from.map((value, i) => `L${scale.x(i).toFixed(1)} ${scale.y(value).toFixed(1)}`).reverse();
  return `${line(scale, to)}${back.join('')}Z`;
}

/** Heights for labels at the ends of lines: near them, in their order, and none upon another. */
export function apart(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((each, i) => {
    const above = i ? placed[order[i - 1]!]! + gap : low;
    placed[each] = Math.max(placed[each]!, above);
  });
  let most = high;
  for (const each of [...order].reverse()) {
    placed[each] = Math.min(placed[each]!, most);
    most = placed[each]! - gap;
  }
  return placed;
}

/** The moments between which the house played for a person, as pairs. */
export function stretches(story: Story, made: Decisions | undefined): [number, number][] {
  if (!made || made.person === 0) return [];
  return made.stretches.map(({ from, to }): [number, number] => [Math.floor(momentAt(story, from)), Math.ceil(momentAt(story, to))]);
}

export interface Lead {
  seat: number;
  /** The first and the last chapter, from 1. */
  from: number;
  to: number;
}

/** Who led, chapter after chapter; nobody where several did. */
export function leads(story: Story): Lead[] {
  const found: Lead[] = [];
  story.moments.slice(1).forEach(({ points }, i) => {
    const most = Math.max(...points);
    const first = points.filter((each) => each === most).length === 1 ? points.indexOf(most) : -1;
    const last = found.at(-1);
    if (last && last.seat === first && last.to === i) last.to = i + 1;
    else if (first >= 0) found.push({ seat: first, from: i + 1, to: i + 1 });
  });
  return found;
}

/** How a seat's line is dashed: told apart without colour. */
export const DASHES = ['', '9 4', '8 3 2 3', '2 4', '13 4 3 4', '5 3'];

/** Fill and hatching of the sources, in their order: the first is what was scored in play. */
export const FILLS = [
  ['--goldleaf', ''],
  ['--d-green', 'rising'],
  ['--d-blue', 'level'],
  ['--d-purple', 'upright'],
  ['--serena', 'dots'],
  ['--d-yellow', 'crossed'],
  ['--azurite', 'falling'],
  ['--bad', 'falling'],
] as const;
