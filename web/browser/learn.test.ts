import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sits } from './clicks.ts';
import { launch, Person, PHONE, WIDE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const GAMES = ['masters', 'lorenzo', 'cradle', 'princes', 'age'];
const LOOKS = [
  { name: '1280', size: WIDE },
  { name: '390', size: PHONE },
];

it.each(GAMES)('clicks the course of %s through at both sizes, without an account', async (game) => {
  const anna = await Person.arrive(browser, { size: WIDE });
  const page = anna.page;
  await page.goto(`/games/${game}`);
  await page.getByRole('heading', { name: 'At a glance' }).waitFor();
  await anna.fits(`the page of ${game}`);
  await anna.accessible(`the page of ${game}`);
  await page.getByRole('link', { name: /^Learn:/ }).click();
  let lessons = 0;
  for (let more = true; more; lessons++) {
    for (const look of LOOKS) {
      const what = `lesson ${lessons + 1} of ${game} at ${look.name}`;
      await page.setViewportSize(look.size);
      await page.locator('.board .taught').first().waitFor({ state: 'attached' });
      await anna.fits(what);
      await anna.accessible(what);
      expect(await sits(anna, what), what).toBeGreaterThan(1);
      if (look !== LOOKS.at(-1)) await page.getByRole('button', { name: 'Once more' }).click();
    }
    const next = page.getByRole('link', { name: /^Next/ });
    more = (await next.count()) > 0;
    if (more) await next.click();
    if (more) await expect.poll(() => page.getByRole('button', { name: 'Once more' }).count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Begin the game' }).waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByText(`${lessons - 1} of ${lessons} learnt`).waitFor();
  await anna.shoot(`course-${game}`);
  await anna.fits(`the course of ${game}`);
  await anna.accessible(`the course of ${game}`);
  await anna.leaves();
});

it('answers a wrong try, a move that is not allowed, and is taken up where it was left', async () => {
  const anna = await Person.arrive(browser, { size: WIDE });
  const page = anna.page;
  await page.goto('/learn/masters/02-warehouse');
  await page.getByRole('button', { name: 'Go on' }).click();
  const says = (text: string) => page.locator('.teacher .say').getByText(text).waitFor();
  await says('Take the line that brings most');
  const words = page.locator('details.words');
  await words.locator('> summary').click();
  await words.locator('button.move[data-move="market row 1"]').click();
  await says('seven resources for six places');
  await page.locator('.teacher .tried b').first().waitFor();
  await anna.accessible('a wrong try, drawn');
  await page.getByRole('button', { name: 'Try again' }).click();
  await says('Take the line that brings most');
  await words.locator('button.move[data-move="market row 2"]').click();
  await says('six resources in six places');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await expect.poll(() => page.locator('.teacher .steps .done').count()).toBe(1);
  await anna.leaves();
});

it('draws worked examples with the parts of the board', async () => {
  for (const look of LOOKS) {
    const anna = await Person.arrive(browser, look);
    await anna.page.goto('/games/masters?at=masters/market.1');
    const figure = anna.page.locator('#rule-masters-market-1 figure');
    await figure.locator('.excerpt.ready').nth(1).waitFor();
    await expect.poll(() => figure.locator('.excerpt .mb').count()).toBeGreaterThan(12);
    await anna.fits(`the rules at ${look.name}`);
    await anna.accessible(`the rules at ${look.name}`);
    await anna.shoot(`example-${look.name}`);
    await figure.getByRole('link', { name: /lesson 1/ }).click();
    await anna.page.getByRole('heading', { name: 'The market' }).waitFor();
    await anna.leaves();
  }
});

it('draws the almanac with the cards of the table, and explains every sign on them', async () => {
  for (const look of LOOKS) {
    const anna = await Person.arrive(browser, look);
    const page = anna.page;
    await page.goto('/games/masters/almanac?kind=grid');
    await page.locator('#thing-G01 [data-card]').waitFor();
    await page.getByRole('link', { name: 'Level: 3' }).click();
    await expect.poll(() => page.getByRole('status').filter({ hasText: '16 things' }).count()).toBe(1);
    await anna.accessible(`the almanac at ${look.name}`);
    await anna.fits(`the almanac at ${look.name}`);
    await page.locator('#thing-G09 h3 a').click();
    await expect.poll(() => page.locator('dialog dl dt .key').count()).toBeGreaterThan(2);
    await anna.accessible(`a card of the almanac at ${look.name}`);
    await anna.shoot(`almanac-${look.name}`);
    await anna.leaves();
  }
});
