import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person, PHONE, WIDE } from './house.ts';

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

it('is the page’s own at a live table, once its engine is there', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const page = anna.page;
  let asked = 0;
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void (String(payload).includes('"type":"coach"') && asked++)));
  await anna.opens('masters', ['me', 'random']);
  const tool = page.locator('.tb[aria-label="Call the coach"]');
  const coach = page.getByRole('region', { name: 'Coach' });
  /** How often the server was asked before the advice was there. */
  const advised = async () => {
    const before = asked;
    await tool.click();
    await coach.locator('.tips li').first().waitFor();
    await coach.getByRole('button', { name: 'Send away' }).click();
    return asked - before;
  };
  expect(await advised()).toBe(1);
  await expect.poll(advised).toBe(0);
  await anna.leaves();
});
