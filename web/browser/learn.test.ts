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

it.each(LOOKS)('clicks the course of Masters through at $name, without an account', async (look) => {
  const anna = await Person.arrive(browser, look);
  const page = anna.page;
  await page.goto('/');
  await page.locator('a.btn[href^="/learn/masters/"]').click();
  await page.getByRole('heading', { name: 'The market' }).waitFor();
  for (let number = 1; ; number++) {
    await page.locator('.board > *').first().waitFor();
    await page.waitForLoadState('networkidle');
    await anna.shoot(`lesson-masters-${number}-${look.name}`);
    await anna.fits(`lesson ${number} at ${look.name}`);
    await anna.accessible(`lesson ${number} at ${look.name}`);
    expect(await sits(anna, `lesson ${number}`)).toBeGreaterThan(2);
    const next = page.getByRole('link', { name: /^Next/ });
    if (!(await next.count()) || (await next.getAttribute('href'))?.includes('first-game')) break;
    await next.click();
    await expect.poll(() => page.getByRole('button', { name: 'Once more' }).count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByText(/^8 of 9 learnt/).waitFor();
  await anna.shoot(`course-masters-${look.name}`);
  await anna.fits(`the game's page at ${look.name}`);
  await anna.accessible(`the game's page at ${look.name}`);
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

it.each(GAMES)('shows the first lesson of %s at both sizes', async (game) => {
  for (const look of LOOKS) {
    const anna = await Person.arrive(browser, look);
    await anna.page.goto(`/games/${game}`);
    await anna.page.getByRole('heading', { name: 'At a glance' }).waitFor();
    await anna.page.getByRole('link', { name: /^Learn:/ }).click();
    await anna.page.locator('.teacher').waitFor();
    await anna.page.waitForLoadState('networkidle');
    await sits(anna, `the first lesson of ${game}`);
    await anna.shoot(`lesson-${game}-${look.name}`);
    await anna.accessible(`lesson of ${game} at ${look.name}`);
    await anna.leaves();
  }
});
