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

it('lists where one is signed in, ends one of them, and changes the password', async () => {
  const name = fresh('Ines').slice(0, 24);
  const enter = async (person: Person, password: string) => {
    await person.page.goto('/sign-in');
    await person.page.getByLabel('Name').fill(name);
    await person.page.getByLabel('Password').fill(password);
    await person.page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await person.page.waitForURL((url) => url.pathname === '/');
  };
  const ines = await Person.arrive(browser);
  await ines.page.goto('/sign-in');
  await ines.page.locator('.seg').getByRole('button', { name: 'Sign up' }).click();
  await ines.page.getByLabel('Name').fill(name);
  await ines.page.getByLabel('Password').fill('rain on the Arno');
  await ines.page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await ines.page.waitForURL((url) => url.pathname === '/');
  const elsewhere = await Person.arrive(browser);
  await enter(elsewhere, 'rain on the Arno');

  await ines.page.goto(`/profile?name=${encodeURIComponent(name)}`);
  await expect.poll(() => ines.page.getByText('This browser').count()).toBe(1);
  await ines.page.getByRole('button', { name: /^Sign out there/ }).click();
  await expect.poll(() => ines.page.getByRole('button', { name: /^Sign out there/ }).count()).toBe(0);
  await elsewhere.page.goto(`/profile?name=${encodeURIComponent(name)}`);
  await expect.poll(() => elsewhere.page.getByText('This browser').count()).toBe(0);

  await ines.page.getByLabel('Current password').fill('rain on the Arno');
  await ines.page.getByLabel('New password').fill('snow on the Arno');
  await ines.page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => ines.page.getByLabel('New password').inputValue()).toBe('');
  await enter(elsewhere, 'snow on the Arno');
  await ines.leaves();
  await elsewhere.leaves();
});
