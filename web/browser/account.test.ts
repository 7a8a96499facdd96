import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('keeps a guest’s tables when they sign up, and knows them again', async () => {
  const name = fresh('Nora').slice(0, 24);
  const nora = await Person.guest(browser, fresh('Nora'));
  const id = await nora.opens('masters', ['me', 'random']);
  await nora.page.goto('/sign-in');
  await nora.page.locator('.seg').getByRole('button', { name: 'Sign up' }).click();
  await nora.page.getByLabel('Name').fill(name);
  await nora.page.getByLabel('Password').fill('rain on the Arno');
  await nora.page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await nora.page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => nora.page.getByRole('link', { name }).isVisible()).toBe(true);
  await nora.leaves();

  const again = await Person.arrive(browser);
  await again.page.goto('/sign-in');
  await again.page.getByLabel('Name').fill(name);
  await again.page.getByLabel('Password').fill('snow on the Arno');
  await again.page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => again.page.getByRole('alert').filter({ hasText: /\w/ }).innerText()).toMatch(/password/i);
  await again.page.getByLabel('Password').fill('rain on the Arno');
  await again.page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await again.page.waitForURL((url) => url.pathname === '/');
  await again.page.goto(`/t/${id}`);
  await expect.poll(() => again.moves().count()).toBeGreaterThan(0);
  await again.page.goto(`/profile?name=${encodeURIComponent(name)}`);
  await expect.poll(() => again.page.getByRole('heading', { name }).isVisible()).toBe(true);
  await again.leaves();
});

it.skipIf(!process.env.SIGNORIA_LIMITED_URL)('tells who tries too often to wait', async () => {
  const rude = await Person.arrive(browser, { at: process.env.SIGNORIA_LIMITED_URL });
  await rude.page.goto('/sign-in');
  await rude.page.getByLabel('Name').fill('Nobody');
  await rude.page.getByLabel('Password').fill('wrong every time');
  const problem = rude.page.getByRole('alert').filter({ hasText: /\w/ });
  for (let tries = 0, status = 0; tries < 20 && status !== 429; tries++) {
    const answer = rude.page.waitForResponse('**/signin');
    await rude.page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    status = (await answer).status();
  }
  await expect.poll(() => problem.innerText()).toMatch(/too many|often|wait/i);
  await rude.leaves();
});
