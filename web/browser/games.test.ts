import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clicksToTheEnd, shortest, type Sheet } from './clicks.ts';
import { fresh, launch, Person, URL } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const hello = (await (await fetch(`${URL}/api/v1/hello`)).json()) as { games: Sheet[] };

it.each(hello.games)('plays $id on the plain table by clicking offered moves to its end', async (sheet) => {
  const anna = await Person.guest(browser, fresh('Anna'));
  await anna.context.addInitScript(() => localStorage.setItem('signoria', JSON.stringify({ plain: true, motion: false, lang: 'en' })));
  const seats = Array.from({ length: sheet.fewest }, (_, seat) => (seat ? 'random' : 'me'));
  await anna.opens(sheet.id, seats, { options: shortest(sheet) });
  await expect.poll(() => anna.page.locator('.zone').count()).toBeGreaterThan(0);
  await anna.shoot(`plain-${sheet.id}-1280`);
  await anna.accessible(`the plain table of ${sheet.id}`);
  const done = await clicksToTheEnd(anna);
  expect(done).toBeGreaterThan(0);
  await anna.page.waitForTimeout(300);
  await anna.shoot(`end-${sheet.id}-1280`);
  await anna.accessible(`the scoring of ${sheet.id}`);
  await checks(anna, sheet.id === 'template');
  await anna.leaves();
});

/** The finished game is played again in the page; a record in which a move was exchanged is found out. */
async function checks(anna: Person, forge: boolean): Promise<void> {
  const page = anna.page;
  const check = page.getByRole('button', { name: 'Check it' });
  const verdict = () => page.locator('.check [role=status]').innerText();
  await check.click();
  await expect.poll(verdict).toBe('Played again on your device: every card was dealt as promised.');
  if (!forge) return;
  await page.route('**/record', async (route) => {
    const record = await (await route.fetch()).text();
    await route.fulfill({ body: record.replace(/\n1 .+(\n2 .+)/, '$1') });
  });
  await check.click();
  await expect.poll(verdict).toContain('played again on your device the game comes out differently');
  await page.unroute('**/record');
  await page.route('**/engine/engine.json', (route) => route.fulfill({ json: {} }));
  await check.click();
  await expect.poll(verdict).toContain('The game itself could not be played again here.');
}
