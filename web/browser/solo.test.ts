import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clicks } from './clicks.ts';
import { launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('leads a newcomer from the front page to a finished solo game by clicks', async () => {
  const anna = await Person.arrive(browser);
  const page = anna.page;
  await page.goto('/');
  await page.getByRole('link', { name: 'Masters of Renaissance', exact: true }).click();
  await page.getByRole('button', { name: 'alone', exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/t/here-*');
  const leaders = page.locator('.leaders button.leader');
  await expect.poll(() => leaders.count()).toBe(4);
  await leaders.nth(0).click();
  await leaders.nth(2).click();
  await page.getByRole('button', { name: 'Keep these two' }).click();
  const end = page.getByRole('heading', { level: 2, name: /wins|Lost/ });
  // what was there to click may be gone by the time it is clicked
  while (!(await end.isVisible())) if (!(await clicks(anna).catch(() => false))) await page.waitForTimeout(50);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect.poll(() => page.getByText('Played again on your device: every card was dealt as promised.').isVisible()).toBe(true);
  const [record] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
  expect(record.suggestedFilename()).toMatch(/\.partita$/);
  await anna.accessible('the end of a solo game');
  await anna.leaves();
});

it('asks nobody for a name before a game against the house, not even where the server plays it', async () => {
  const piero = await Person.arrive(browser);
  const page = piero.page;
  await page.route('**/engine/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Masters/ }).click();
  await page.waitForURL((url) => /^\/t\/(?!here-)/.test(url.pathname));
  await expect.poll(() => piero.moves().count()).toBeGreaterThan(0);
  await piero.leaves();
});

it('is at a table against the house within one click, on this device', async () => {
  const luca = await Person.arrive(browser);
  await luca.page.goto('/');
  await luca.page.getByRole('button', { name: /^Play now: Masters/ }).click();
  await luca.page.waitForURL('**/t/here-*');
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  await luca.leaves();
});
