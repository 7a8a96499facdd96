import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person, PHONE } from './house.ts';

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

it('names a friend, invites them, keeps a note, and goes on to the next table', async () => {
  const members = [];
  for (const each of ['Agnese', 'Baldo']) {
    const name = fresh(each);
    const person = await Person.guest(browser, name);
    const answer = await person.context.request.post('/api/v1/signup', { data: { name, password: 'rain on the Arno' } });
    expect(answer.ok(), await answer.text()).toBe(true);
    members.push({ name, person });
  }
  const [{ name, person: agnese }, { name: other, person: baldo }] = members as [(typeof members)[0], (typeof members)[0]];
  await baldo.page.goto('/lobby');
  await agnese.page.goto(`/profile?name=${encodeURIComponent(name)}`);
  await agnese.page.getByLabel('Name of an account').fill(other);
  await agnese.page.getByRole('button', { name: 'Add as a friend' }).click();
  await agnese.page.getByRole('button', { name: `Remove: ${other}` }).waitFor();
  await agnese.accessible('profile with a friend');
  await agnese.shoot('people-1280');

  const later = await agnese.opens('masters', ['me', 'random']);
  const id = await agnese.opens('masters', ['me', 'open']);
  await expect.poll(() => agnese.page.locator(`#friends option[value="${other}"]`).count()).toBe(1);
  await agnese.page.getByLabel('Invite by name').fill(other);
  await agnese.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.poll(() => baldo.frames.some((frame) => frame.includes('"called"') && frame.includes(id))).toBe(true);
  await baldo.page.goto(`/t/${id}`);
  await baldo.page.getByRole('button', { name: /Take this seat/ }).click();
  await expect.poll(() => agnese.moves().count()).toBeGreaterThan(0);

  const notes = async (person: Person) => {
    await person.page.getByRole('button', { name: 'Table', exact: true }).click();
    await person.page.getByRole('button', { name: 'My notes' }).click();
    const field = person.page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => field.isEnabled()).toBe(true);
    return field;
  };
  await (await notes(agnese)).fill('Keep the stones.');
  await agnese.accessible('notes');
  await agnese.page.getByRole('button', { name: 'Keep', exact: true }).click();
  await agnese.page.reload();
  await agnese.page.setViewportSize(PHONE);
  expect(await (await notes(agnese)).inputValue()).toBe('Keep the stones.');
  await agnese.shoot('notes-390');
  await agnese.page.keyboard.press('Escape');
  expect(await (await notes(baldo)).inputValue()).toBe('');

  await expect.poll(() => agnese.moves().count()).toBeGreaterThan(0);
  await agnese.plays((await agnese.moves().first().getAttribute('data-move'))!);
  const next = agnese.page.getByRole('link', { name: /waits for you/ });
  await next.waitFor();
  await agnese.fits('a table with the next one');
  await agnese.shoot('next-table-390');
  await agnese.accessible('a table with the next one');
  await next.click();
  await agnese.page.waitForURL(`**/t/${later}`);
  await agnese.leaves();
  await baldo.leaves();
});
