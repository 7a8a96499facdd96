import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Person, PHONE, WIDE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('leads from the last lesson to a whole game with the coach', async () => {
  const anna = await Person.arrive(browser, { size: WIDE });
  const page = anna.page;
  await page.goto('/learn/masters/09-first-game');
  for (let step = 0; step < 2; step++) {
    await expect.poll(() => page.locator('.teacher .steps .done').count()).toBe(step);
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  const tips = coach.locator('.tips li');
  await tips.first().waitFor();
  await anna.accessible('the coach at 1280');
  await anna.fits('the coach at 1280');
  await page.setViewportSize(PHONE);
  await tips.first().waitFor();
  await anna.accessible('the coach at 390');
  await anna.fits('the coach at 390');
  await page.goto('/learn/masters/09-first-game');
  await page.getByRole('link', { name: 'Go on with your game' }).waitFor();
  await anna.leaves();
});
