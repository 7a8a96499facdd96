import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person, PHONE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('sets how one is called, by switch, webhook and quiet hours, and takes it back', async () => {
  const name = fresh('Livia').slice(0, 24);
  const livia = await Person.arrive(browser);
  const { page } = livia;
  const answer = await livia.context.request.post('/api/v1/signup', { data: { name, password: 'rain on the Arno' } });
  expect(answer.ok()).toBe(true);
  await page.goto('/notices');
  const over = page.getByRole('switch', { name: 'A game is over: This page' });
  await expect.poll(() => over.getAttribute('aria-checked')).toBe('true');
  await over.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => over.getAttribute('aria-checked')).toBe('false');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => over.getAttribute('aria-checked')).toBe('true');

  await page.getByRole('switch', { name: 'Keep quiet hours' }).click();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByLabel('From', { exact: true }).blur();
  await page.getByRole('button', { name: 'Sunday' }).click();
  await expect.poll(() => page.getByRole('img', { name: /Quiet from 21:30 to 08:00/ }).count()).toBe(1);

  await page.getByLabel('Address of the webhook').fill('http://localhost:9/inside');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send one now: Webhook' }).click();
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'may not reach' }).count()).toBe(1);

  await page.reload();
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('21:30');
  expect(await page.getByRole('button', { name: 'Sunday' }).getAttribute('aria-pressed')).toBe('false');
  await livia.accessible('notices');
  await livia.shoot('notices-1280');
  for (const [at, size] of Object.entries({ 390: PHONE, 768: { width: 768, height: 1024 }, 844: { width: 844, height: 390 } })) {
    await page.setViewportSize(size);
    await livia.fits(`notices at ${at}`);
    await livia.shoot(`notices-${at}`, true);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await page.evaluate(() => localStorage.setItem('signoria', JSON.stringify({ lang: 'it' })));
  await page.reload();
  await expect.poll(() => page.getByRole('heading', { name: 'Come ti avvisiamo' }).count()).toBe(1);
  await livia.accessible('notices in Italian, dark, on a phone');
  await livia.fits('notices in Italian');
  await livia.shoot('notices-390-it-dark', true);

  await page.goto('/stop/nothing');
  await expect.poll(() => page.getByText('non porta più da nessuna parte').count()).toBe(1);
  await livia.leaves();
});
