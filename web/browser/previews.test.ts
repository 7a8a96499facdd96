import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('promises for a placement of Lorenzo just what then happens', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const page = anna.page;
  await anna.opens('lorenzo', ['me', 'random'], { options: { advanced: 'off' } });
  await page.locator('button.sp.legal[data-move^="go market"]').first().click();
  const figures = (which: string) =>
    page
      .locator(`#zone-mine .store .g`)
      .evaluateAll((all, each) => all.map((one) => Number((one.querySelector(each)?.textContent ?? '0').replace('−', '-'))), which);
  await expect.poll(async () => (await figures('small')).some((change) => change !== 0)).toBe(true);
  const [held, change] = [await figures('b'), await figures('small')];
  expect(await page.locator('.act dl').innerText()).toMatch(/gain\s+[\s\S]*\+/i);
  await page.getByRole('button', { name: /^Place / }).click();
  await expect.poll(() => figures('b')).toEqual(held.map((count, i) => count + change[i]!));
  await anna.leaves();
});

it('promises for a line of Masters’ market just what then happens', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const page = anna.page;
  await anna.opens('masters', ['me', 'random']);
  await page.locator('.leaders button').nth(0).click();
  await page.locator('.leaders button').nth(1).click();
  await page.locator('.act .btn.go').click();
  const start = page.locator('.act .choices [data-move^="start"]');
  await expect.poll(async () => (await start.count()) + (await page.locator('main button.ar[data-move="market row 1"]:enabled').count())).toBeGreaterThan(0);
  if (await start.count()) await start.first().click();
  await page.locator('main button.ar[data-move="market row 1"]:enabled').click();
  await expect.poll(() => page.locator('.act p').innerText()).toMatch(/\S/);
  const ghosts = await page.locator('.faith .ghost').count();
  const faith = async () => Number((await page.locator('.loggia .mk:not(.ghost) title').first().textContent())?.split(': ')[1]);
  const before = await faith();
  await page.locator('.act .btn.go').click();
  await expect.poll(async () => (await faith()) > before || ghosts === 0).toBe(true);
  await anna.leaves();
});

it('tells in words what a move would bring in a game without a board', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const page = anna.page;
  await anna.opens('template', ['me', 'random']);
  await page.locator('button.move').first().hover();
  await expect.poll(() => page.locator('.moves .ahead').innerText()).toMatch(/\S/);
  await anna.accessible('a preview in words');
  await anna.leaves();
});
