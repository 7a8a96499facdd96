import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, golden, launch, Person } from './house.ts';

/** Full tables of every game. */
const RECORDS: [game: string, record: string][] = [
  ['masters', 'seventh-card-4'],
  ['lorenzo', 'all-5'],
  ['cradle', 'four-seats'],
  ['princes', 'laurels-6'],
  ['age', 'seats-6-epochs-3'],
];
const LATE = 0.85;
/** How often it is measured: more for figures that are to be told. */
const ROUNDS = Number(process.env.SIGNORIA_ROUNDS ?? 1);
/** How long one looks before one goes on, in milliseconds: by then the page is at rest. */
const GLANCE = ROUNDS > 1 ? 1500 : 300;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** A table of one's own that goes on from late in a record, where it waits for its owner. */
async function late(anna: Person, game: string, record: string): Promise<string> {
  const { request } = anna.context;
  const opened = await request.post('/api/v1/records', { data: readFileSync(golden(game, record), 'utf8'), headers: { 'Content-Type': 'text/plain' } });
  const { id, steps } = (await opened.json()) as { id: string; steps: number };
  for (let step = Math.floor(steps * LATE); ; step--) {
    const forked = await request.post(`/api/v1/records/${id}/fork`, { data: { step, seat: 0, bot: 'random' } });
    expect(forked.ok(), await forked.text()).toBe(true);
    const table = (await forked.json()) as { id: string; yourTurn: boolean };
    if (table.yourTurn) return table.id;
  }
}

function told(millis: number[]): string {
  const sorted = millis.map(Math.round).sort((a, b) => a - b);
  return `${sorted[sorted.length >> 1]} ms (${sorted[0]} to ${sorted.at(-1)})`;
}

it.each(RECORDS)('is soon back at a late table of %s (%s)', async (game, record) => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const { page } = anna;
  const id = await late(anna, game, record);
  await page.addInitScript(() => {
    const look = () => (document.querySelector('#zone-mine') ? console.info('the board is there', performance.now()) : requestAnimationFrame(look));
    if (location.pathname.startsWith('/t/')) look();
  });
  /** When the board was there; the page tells it by itself, since to ask would keep it from its work. */
  const there = async (load: Promise<unknown>) => {
    const told = page.waitForEvent('console', (message) => message.text().startsWith('the board is there'));
    await load;
    return Number((await told).text().split(' ').at(-1));
  };
  const reloaded: number[] = [];
  const fromLobby: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await there(page.goto(`/t/${id}`));
    await page.waitForTimeout(GLANCE);
    const first = await there(page.reload());
    await page.goto('/lobby');
    await page.waitForTimeout(GLANCE);
    const second = await page.evaluate(async (table) => {
      const begun = performance.now();
      history.pushState(null, '', `/t/${table}`);
      dispatchEvent(new PopStateEvent('popstate'));
      while (!document.querySelector('#zone-mine')) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    }, id);
    if (!round) continue; // the browser's cache was cold
    reloaded.push(first);
    fromLobby.push(second);
  }
  console.log(`measured: a late table of ${game} is there ${told(fromLobby)} after the lobby, ${told(reloaded)} after a reload`);
  await anna.leaves();
});
