import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clicksToTheEnd, shortest, type Sheet } from './clicks.ts';
import { everywhere, fresh, golden, launch, Person, PHONE, URL, WIDE } from './house.ts';
import { flaws } from './measure.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('tells the story of a game and shares it, in Italian', async () => {
  const { games } = (await (await fetch(`${URL}/api/v1/hello`)).json()) as { games: Sheet[] };
  const palio = games.find((each) => each.id === 'template')!;
  const anna = await Person.guest(browser, fresh('Anna'), { lang: 'it-IT' });
  const id = await anna.opens('template', ['me', 'random'], { options: shortest(palio) });
  await clicksToTheEnd(anna);
  await anna.page.goto(`/t/${id}`);
  await anna.page.getByRole('button', { name: 'Mostra come tabella' }).waitFor();
  await everywhere(anna.page, async (_, name) => {
    const { high: _high, ...found } = await flaws(anna.page); // it may scroll down
    await anna.shoot(`story-${name}`, true);
    expect(Object.values(found).flat(), `the story at ${name}`).toEqual([]);
  });
  for (const size of [WIDE, PHONE]) {
    const at = `the story at ${size.width}`;
    await anna.page.setViewportSize(size);
    await anna.page.goto(`/t/${id}`);
    await anna.page.getByRole('button', { name: 'Mostra come tabella' }).waitFor();
    await anna.fits(at);
    await anna.accessible(at);
    await anna.page.getByRole('button', { name: 'Mostra come tabella' }).click();
    await expect.poll(() => anna.page.locator('.plot tbody tr').count()).toBeGreaterThan(1);
    await anna.page.getByRole('button', { name: 'Condividi' }).first().click();
    const dialog = anna.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Testo' }).click();
    await expect.poll(() => dialog.innerText()).toContain('Palio');
    await anna.accessible(`sharing at ${size.width}`);
    await anna.page.keyboard.press('Escape');
  }
  await anna.leaves();
});

it('shows what each decision cost, graph, board and list in step, in Italian', async () => {
  const anna = await Person.guest(browser, fresh('Anna'), { lang: 'it-IT' });
  const answer = await anna.context.request.post('/api/v1/records', {
    data: readFileSync(golden('masters', 'seventh-card-1'), 'utf8'),
    headers: { 'Content-Type': 'text/plain' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  for (const size of [WIDE, PHONE]) {
    const at = `the analysis at ${size.width}`;
    await anna.page.setViewportSize(size);
    await anna.page.goto(`/record/${id}/analysis`);
    await anna.page.getByRole('img', { name: /Punti attesi/ }).waitFor();
    await expect.poll(() => anna.page.locator('path.expected').count()).toBe(1); // some of it is judged
    const before = new globalThis.URL(anna.page.url()).search;
    await anna.page.keyboard.press(']');
    await expect.poll(() => new globalThis.URL(anna.page.url()).search).not.toBe(before);
    await anna.fits(at);
    await anna.accessible(at);
    await anna.shoot(`analysis-${size.width}`, true);
  }
  const board = anna.page.frameLocator('.framed iframe').locator('body');
  await everywhere(anna.page, async (_, name) => {
    await anna.fits(`the analysis at ${name}`);
    await board.locator('#zone-mine').waitFor({ state: 'attached' });
    const beyond = await board.evaluate((body) => body.ownerDocument.documentElement.scrollWidth - body.ownerDocument.documentElement.clientWidth);
    expect(beyond, `the board of the analysis at ${name}`).toBeLessThanOrEqual(0);
  });
  const [high, shown] = await anna.page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(high, 'the list of decisions scrolls in its place').toBeLessThan(shown! * 1.3);
  await anna.leaves();
});
