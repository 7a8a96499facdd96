import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, golden, launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('speaks Italian to who reads it, and changes at any time', async () => {
  const ugo = await Person.guest(browser, fresh('Ugo'), { lang: 'it-IT' });
  await ugo.page.goto('/');
  await expect.poll(() => ugo.page.getByRole('heading', { level: 1 }).innerText()).toBe('Cinque giochi del Rinascimento, un solo tavolo');
  await ugo.opens('masters', ['me', 'random']);
  await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);
  expect(await ugo.moves().first().innerText()).toMatch(/Tieni|tieni/i);
  await ugo.page.getByRole('button', { name: 'Impostazioni' }).click();
  await ugo.page.getByRole('button', { name: 'English' }).click();
  await ugo.page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => ugo.moves().first().innerText()).toMatch(/Keep/);
  await ugo.leaves();
});

it('replays a game step by step and forks a moment of it', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const id = await anna.opens('masters', ['me', 'random']);
  for (let move = 0; move < 12; move++) {
    await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
    await anna.moves().first().dispatchEvent('click');
    await anna.page.waitForTimeout(120);
  }
  await anna.page.goto(`/t/${id}/replay`);
  const step = anna.page.locator('.guide .n');
  await expect.poll(() => step.innerText()).toMatch(/^move 0 of \d+/);
  await anna.page.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => step.innerText()).toMatch(/^move 1 of/);
  await anna.page.keyboard.press(']');
  await expect.poll(() => step.innerText()).toMatch(/^move 2 of/);
  await anna.page.keyboard.press('[');
  await expect.poll(() => step.innerText()).toMatch(/^move 1 of/);
  await anna.page.keyboard.press('ArrowRight');
  await expect.poll(() => step.innerText()).toMatch(/^move 2 of/);
  await expect.poll(() => new globalThis.URL(anna.page.url()).searchParams.get('at')).toBe('2');
  await anna.page.reload();
  await expect.poll(() => step.innerText()).toMatch(/^move 2 of/);
  await anna.page.keyboard.press('ArrowLeft');
  await expect.poll(() => step.innerText()).toMatch(/^move 1 of/);
  await anna.page.getByRole('button', { name: 'To the end' }).click();
  await anna.shoot('replay-1280');
  await anna.accessible('replay');
  await anna.page.locator('.guide input[type=range]').fill('5');
  await expect.poll(() => step.innerText()).toMatch(/^move 5 of/);
  await anna.page.getByRole('button', { name: 'Fork' }).click();
  await anna.page.getByRole('button', { name: 'Continue from here' }).click();
  await anna.page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && !url.pathname.includes(id));
  await expect.poll(() => anna.page.locator('.masters').isVisible()).toBe(true);
  await anna.page.getByRole('button', { name: 'Table', exact: true }).click();
  const origin = anna.page.getByRole('link', { name: 'See it there' });
  expect(await origin.getAttribute('href')).toBe(`/t/${id}/replay?at=5`);
  await anna.accessible('table menu');
  for (const name of ['Resign', 'Pause', 'Replay']) await anna.page.locator('dialog').getByText(name, { exact: true }).waitFor();
  await anna.page.keyboard.press('Escape');
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.leaves();
});

it('opens a record from a file, seen from any seat, and goes on from it', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const page = anna.page;
  await page.goto('/record');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await anna.accessible('open a record');
  await page.locator('input[type=file]').setInputFiles(golden('masters', 'last-space-2'));
  const step = page.locator('.guide .n');
  await expect.poll(() => step.innerText()).toMatch(/^move 0 of \d+/);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => step.innerText()).toMatch(/^move 1 of/);
  await page.getByLabel('Seen by').selectOption('bice');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => step.innerText()).toMatch(/^move (\d+) of \1$/);
  await page.locator('.guide input[type=range]').fill('12');
  await expect.poll(() => step.innerText()).toMatch(/^move 12 of/);
  await page.getByRole('button', { name: 'Fork' }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname));
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.leaves();
});

it('says which line of a broken record is wrong', async () => {
  const anna = await Person.arrive(browser);
  await anna.page.goto('/record');
  const problem = anna.page.getByRole('alert').filter({ hasText: /\w/ });
  for (const [text, words] of [
    ['no record at all\n', /record:1: expected 'signoria/],
    ['signoria  1\ngame      masters 2\nseats     anna\noptions   -\ncatalog   -\nseed      1\nmoves\n1  anna  fly\n', /record:8: move 1 \(anna: fly\)/],
    ['signoria  1\ngame      masters 2\nseats     anna\noptions   -\ncatalog   -\nseed      ?\nmoves\n1  anna  ?\n', /still running/],
  ] as const) {
    await anna.page.locator('input[type=file]').setInputFiles({ name: 'broken.partita', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect.poll(() => problem.innerText()).toMatch(words);
  }
  await anna.leaves();
});
