import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sits } from './clicks.ts';
import { fresh, launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('can be installed, and starts without a network: games, rules, almanac, tables on this device', async () => {
  const anna = await Person.arrive(browser, { workers: true });
  const page = anna.page;
  await page.goto('/');
  const manifest = (await (await anna.context.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[]; start_url: string };
  for (const { src } of manifest.icons) expect((await anna.context.request.get(`/${src}`)).status(), src).toBe(200);
  expect((await anna.context.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  // all that a first visit brings along is there
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signoria.ahead')), { timeout: 120_000 }).toContain('masters');
  const answer = await anna.context.request.post('/api/v1/guest', { data: { name: fresh('Anna') } });
  expect(answer.ok()).toBe(true);
  await anna.context.grantPermissions(['notifications']);
  await page.evaluate(() => localStorage.setItem('signoria', JSON.stringify({ notices: true })));
  await page.goto('/notices');
  await page.getByRole('button', { name: 'Send one now: This page' }).click();
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag }) => tag));
  await expect.poll(shown).toEqual(['test']);
  await anna.context.setOffline(true);
  await page.goto('/');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await expect.poll(() => page.locator('p.word').innerText()).toBe('offline');
  await page.goto('/games/lorenzo');
  await expect.poll(() => page.locator('.rules article').count()).toBeGreaterThan(20);
  await page.goto('/games/masters/almanac');
  await expect.poll(() => page.getByText('Leader').first().isVisible()).toBe(true);
  await page.goto('/games/masters');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/t/here-*');
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.accessible('a table without a network');
  // a lesson to its end, and a game that a lesson leads to
  await page.goto('/learn/masters/01-market');
  await sits(anna, 'a lesson without a network');
  await page.goto('/learn/masters/09-first-game');
  await sits(anna, 'the lesson before the first game');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL('**/t/here-*');
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.context.close(); // what could not be fetched was told on the console
});

it('plays one table in two windows without harm, and goes on where the browser keeps nothing', async () => {
  const luca = await Person.arrive(browser);
  const page = luca.page;
  await page.goto('/games/template');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/t/here-*');
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  const other = await luca.context.newPage();
  await other.goto(page.url());
  const there = other.locator('#zone-moves button.move');
  await expect.poll(() => there.count()).toBeGreaterThan(0);
  const log = (at: typeof page) => at.locator('#zone-log li').allTextContents();
  await luca.moves().first().dispatchEvent('click');
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  await expect.poll(async () => JSON.stringify(await log(other)) === JSON.stringify(await log(page))).toBe(true);
  await there.first().dispatchEvent('click');
  await expect.poll(async () => (await log(other)).length).toBeGreaterThan((await log(page)).length - 1);
  await expect.poll(async () => JSON.stringify(await log(other)) === JSON.stringify(await log(page))).toBe(true);
  await luca.leaves();

  const ugo = await Person.arrive(browser);
  await ugo.context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await ugo.page.goto('/games/template');
  await ugo.page.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => ugo.page.getByText('This browser keeps nothing').count()).toBe(1);
  for (let move = 0; move < 3; move++) {
    await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);
    await ugo.playsAnything();
  }
  await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);
  await ugo.leaves();
});
