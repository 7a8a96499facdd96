import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clicks, clicksToTheEnd, shortest, type Sheet } from './clicks.ts';
import { launch, Person, URL } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const hello = (await (await fetch(`${URL}/api/v1/hello`)).json()) as { games: Sheet[] };

/** Opens a table on this device, by clicks, with a house player or another person in the second seat. */
async function opens(who: Person, second: 'person' | 'house'): Promise<void> {
  const page = who.page;
  await page.goto('/new?game=masters');
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByRole('button', { name: 'Remove the last seat' }).click();
  const seat = page.getByRole('group', { name: 'Seat 2' });
  await seat
    .getByRole('button')
    .nth(second === 'person' ? 0 : 1)
    .click();
  if (second === 'house') await page.getByLabel('Seat 2: ').selectOption('random');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/here-*');
}

async function keepsLeaders(who: Person): Promise<void> {
  const leaders = who.page.locator('.leaders button.leader');
  await expect.poll(() => leaders.count()).toBe(4);
  await leaders.nth(0).click();
  await leaders.nth(2).click();
  await who.page.getByRole('button', { name: 'Keep these two' }).click();
}

it('plays a game on this device by the board to its end, with the network cut after loading; its record is saved, replayed, forked', async () => {
  const anna = await Person.guest(browser, 'Anna Here');
  const page = anna.page;
  await opens(anna, 'house');
  await keepsLeaders(anna);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.context.setOffline(true);
  await expect.poll(() => page.locator('p.word').innerText()).toBe('offline');
  const end = page.getByRole('heading', { level: 2, name: /wins|Lost/ });
  while (!(await end.isVisible())) if (!(await clicks(anna).catch(() => false))) await page.waitForTimeout(50);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect.poll(() => page.getByText('Played again on your device: every card was dealt as promised.').isVisible()).toBe(true);
  const [record] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
  expect(record.suggestedFilename()).toMatch(/^here-.*\.partita$/);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByRole('button', { name: 'Fork' }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await page.evaluate(() => history.pushState(null, '', '/record'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByLabel('Choose a file').setInputFiles(await record.path());
  await page.waitForURL('**/record/here-*');
  await expect.poll(() => page.getByRole('button', { name: 'One move forward' }).isVisible()).toBe(true);
  await anna.context.setOffline(false);
  await anna.leaves();
});

it.each(hello.games)('plays $id on this device to its end without a network', async (sheet) => {
  const luca = await Person.arrive(browser);
  const page = luca.page;
  await luca.context.addInitScript(() => localStorage.setItem('signoria', JSON.stringify({ plain: true, motion: false, lang: 'en' })));
  await page.goto(`/new?game=${sheet.id}`);
  await page.getByRole('button', { name: 'On this device' }).click();
  const less = page.getByRole('button', { name: 'Remove the last seat' });
  while (await less.isVisible()) await less.click();
  for (let seat = 2; seat <= sheet.fewest; seat++) {
    await page
      .getByRole('group', { name: `Seat ${seat}` })
      .getByRole('button')
      .nth(1)
      .click();
    await page.getByLabel(`Seat ${seat}: `).selectOption('random');
  }
  for (const value of Object.values(shortest(sheet))) await page.locator('.choice select').first().selectOption(value);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  await luca.context.setOffline(true);
  expect(await clicksToTheEnd(luca)).toBeGreaterThan(0);
  await luca.leaves();
});

it('keeps the game over a reload, takes a move back, and says why not and what it would do', async () => {
  const luca = await Person.guest(browser, 'Luca Here');
  const page = luca.page;
  await opens(luca, 'house');
  await keepsLeaders(luca);
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  const moves = await luca.moves().allTextContents();
  await page.reload();
  await expect.poll(() => luca.moves().allTextContents()).toEqual(moves);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Ask for a hint' }).last().click();
  await expect.poll(() => page.locator('.notice, .note, [role=status]').allTextContents()).not.toEqual([]);
  await luca.moves().first().press('Enter');
  await page.goto('/lobby');
  await expect.poll(() => page.getByRole('heading', { name: 'Your tables on this device' }).isVisible()).toBe(true);
  await luca.accessible('the lobby with a table on this device');
  await luca.leaves();
});

it('hides hands between people at one screen', async () => {
  const two = await Person.guest(browser, 'Two Here');
  const page = two.page;
  await opens(two, 'person');
  const leaders = page.locator('.leaders button.leader');
  const mine = page.getByRole('button', { name: 'I am Two Here: show my side' });
  await mine.waitFor();
  expect(await leaders.count()).toBe(0);
  await mine.click();
  await keepsLeaders(two);
  const other = page.getByRole('button', { name: 'I am Two Here 2: show my side' });
  await other.waitFor();
  expect(await leaders.count()).toBe(0);
  await two.accessible('between two people');
  await other.click();
  await expect.poll(() => leaders.count()).toBe(4);
  await two.leaves();
});
