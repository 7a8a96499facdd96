import type { Outcome, Story } from '../protocol.ts';
import { line, scale } from './plot.ts';

/** What is shared of a game: its result as a text, and a picture of it. */
export interface Shared {
  game: string;
  title: string;
  names: string[];
  outcome: Outcome;
  story: Story | null;
  ending: string;
}

/** The seats by place. */
export const order = ({ places, points }: Outcome): number[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0));

export function asText({ game, names, outcome, ending }: Shared): string {
  const rows = order(outcome).map((seat) => `${outcome.places[seat]}. ${names[seat]} ${outcome.points[seat]}`);
  return [`${game}: ${rows.join(', ')}.`, ending].filter(Boolean).join(' ');
}

const COLOURS = ['#1354a7', '#a82615', '#c18307', '#b67fba', '#189767', '#212328'];
const DASHES = ['', '9 4', '8 3 2 3', '2 4', '13 4 3 4', '5 3'];

const safe = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A picture by itself, 1200 by 630, in plain SVG: what stands in it needs no font or style of ours. */
export function asPicture(shared: Shared): string {
  const { game, title, names, outcome, story, ending } = shared;
  const rows = order(outcome)
    .map(
      (seat, i) =>
        `<g transform="translate(70 ${230 + i * 52})"><rect width="26" height="26" rx="4" y="-21" fill="${COLOURS[seat % 6]}"/><text x="42" font-weight="700">${safe(names[seat] ?? '')}</text><text x="430" text-anchor="end" font-weight="700">${outcome.points[seat]}</text></g>`,
    )
    .join('');
  let plot = '';
  if (story) {
    const on = scale(story, { width: 620, height: 400, left: 10, right: 10, top: 10, bottom: 10 });
    plot = names
      .map(
        (_, seat) =>
          `<path d="${line(
            on,
            story.moments.map((moment) => moment.points[seat] ?? 0),
          )}" fill="none" stroke="${COLOURS[seat % 6]}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${DASHES[seat % 6]}"/>`,
      )
      .join('');
    plot = `<g transform="translate(530 150)"><path d="M10 390H610M10 10V390" stroke="#6f7a81" fill="none"/>${plot}</g>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Georgia, serif" font-size="28" fill="#1d2330"><rect width="1200" height="630" fill="#fcfbf8"/><rect x="20" y="20" width="1160" height="590" fill="none" stroke="#6f7a81"/><text x="70" y="96" font-size="26" font-style="italic" fill="#4a5160">${safe(game)}</text><text x="70" y="152" font-size="48">${safe(title)}</text>${rows}${plot}<text x="70" y="580" font-size="22" fill="#4a5160">${safe(ending)}</text><text x="1130" y="96" text-anchor="end" font-size="26">Signoria</text></svg>`;
}

/** The same as PNG, for those who take no SVG. */
export async function asPng(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
