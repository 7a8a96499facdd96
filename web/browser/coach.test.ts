import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Person, PHONE, WIDE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('leads from the last lesson to a whole game with the coach, who warns before a mistake', async () => {
  const anna = await Person.arrive(browser, { size: WIDE });
  const page = anna.page;
  await page.goto('/learn/age/12-first-game');
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  if (await page.getByLabel('Name').count()) throw new Error('a name is asked for before it matters');
  const coach = page.getByRole('region', { name: 'Coach' });
  const tips = coach.locator('.tips li');
  await tips.first().waitFor();
  await anna.accessible('the coach at 1280');
  await anna.fits('the coach at 1280');
  // along the coach's advice, until a move would be a clear mistake: it is held back, and made all the same
  for (let made = 0; ; made++) {
    expect(made, 'nothing is ever a mistake').toBeLessThan(60);
    const warns = page.getByRole('dialog');
    const said = await coach.innerText();
    for (const move of await anna.moves().all()) {
      await move.dispatchEvent('click', {}, { timeout: 2000 }).catch(() => {});
      break;
    }
    await expect.poll(async () => (await warns.count()) > 0 || (await coach.innerText()) !== said).toBe(true);
    if (!(await warns.count())) {
      await expect.poll(() => tips.count()).toBeGreaterThan(0);
      continue;
    }
    await warns.getByText('It costs above all').waitFor();
    await anna.accessible('a warning');
    await warns.getByRole('button', { name: 'Do it anyway' }).click();
    await expect.poll(() => warns.count()).toBe(0);
    break;
  }
  await page.setViewportSize(PHONE);
  await tips.first().waitFor();
  await anna.accessible('the coach at 390');
  await anna.fits('the coach at 390');
  await page.goto('/learn/age/12-first-game');
  await page.getByRole('link', { name: 'Go on with your game' }).waitFor();
  await anna.leaves();
});
