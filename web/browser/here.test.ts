import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clicks, clicksToTheEnd, cutOff, opensHere } from './clicks.ts';
import { launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function keepsLeaders(who: Person): Promise<void> {
  const leaders = who.page.locator('.leaders button.leader');
  await expect.poll(() => leaders.count()).toBe(4);
  await leaders.nth(0).click();
  await leaders.nth(2).click();
  await who.page.getByRole('button', { name: 'Keep these two' }).click();
}

it('plays a game on this device by the board to its end, with the network cut after loading; its record is saved, replayed, forked', async () => {
  const anna = await Person.guest(browser, 'Anna Here');
  const page = anna.page;
  await opensHere(anna, 'masters', 'random');
  await keepsLeaders(anna);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await cutOff(anna);
  const end = page.getByRole('heading', { level: 2, name: /wins|Lost/ });
  while (!(await end.isVisible())) if (!(await clicks(anna).catch(() => false))) await page.waitForTimeout(50);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect.poll(() => page.getByText('Played again on your device: every card was dealt as promised.').isVisible()).toBe(true);
  const [record] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
  expect(record.suggestedFilename()).toMatch(/^here-.*\.partita$/);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByRole('button', { name: 'Fork' }).click();
  const before = page.url();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await page.evaluate(() => history.pushState(null, '', '/record'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByLabel('Choose a file').setInputFiles(await record.path());
  await page.waitForURL('**/record/here-*');
  await expect.poll(() => page.getByRole('button', { name: 'One move forward' }).isVisible()).toBe(true);
  await anna.context.setOffline(false);
  await anna.leaves();
});

it('plays a game without a board of its own on this device to its end, with the network cut', async () => {
  const luca = await Person.arrive(browser);
  await opensHere(luca, 'template', 'random');
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  await cutOff(luca);
  expect(await clicksToTheEnd(luca)).toBeGreaterThan(0);
  await luca.leaves();
});

it('asks the house once for a sealed answer, however long a person thinks', async () => {
  const rita = await Person.arrive(browser);
  const { page } = rita;
  await opensHere(rita, 'masters', 'apprentice');
  await expect.poll(() => rita.moves().count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Call the coach' }).first().click();
  await expect.poll(() => page.locator('section.coach .tips li').count()).toBeGreaterThan(0); // a while of thought
  const kept = await page.evaluate(
    () =>
      new Promise<{ version: number }[]>((then) => {
        const opening = indexedDB.open('signoria');
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => then(all.result as { version: number }[]);
        };
      }),
  );
  expect(kept.map(({ version }) => version)).toEqual([2]); // it was opened, and the house has answered
  await rita.leaves();
});

it('goes on where a reload has cut off a bot’s thought', async () => {
  const nora = await Person.arrive(browser);
  const { page } = nora;
  await opensHere(nora, 'masters', 'master');
  await keepsLeaders(nora);
  await expect.poll(() => page.locator('.leaders button.leader').count()).not.toBe(4); // what was made is kept, and the bot thinks
  await page.reload();
  await page.locator('.bar .turnsign.your').waitFor();
  await expect.poll(() => nora.moves().count()).toBeGreaterThan(0);
  await nora.leaves();
});

it('keeps the game over a reload, takes a move back, and says why not and what it would do', async () => {
  const luca = await Person.guest(browser, 'Luca Here');
  const page = luca.page;
  await opensHere(luca, 'masters', 'random');
  await keepsLeaders(luca);
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0);
  const moves = await luca.moves().allTextContents();
  await page.reload();
  await expect.poll(() => luca.moves().allTextContents()).toEqual(moves);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Ask for a hint' }).last().click();
  await expect.poll(() => page.locator('.notice, .note, [role=status]').allTextContents()).not.toEqual([]);
  await luca.moves().first().press('Enter');
  await page.goto('/lobby');
  await expect.poll(() => page.getByRole('heading', { name: 'Your tables on this device' }).isVisible()).toBe(true);
  await luca.accessible('the lobby with a table on this device');
  await luca.leaves();
});

it('goes on with a new engine where one has fallen, and says when there is none', async () => {
  const ugo = await Person.arrive(browser);
  const { page } = ugo;
  await opensHere(ugo, 'template', 'random');
  await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);
  await ugo.moves().first().dispatchEvent('click');
  await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);
  const log = await page.locator('#zone-log li').count();
  const [fallen] = page.workers();
  const gone = new Promise((then) => fallen!.once('close', then));
  await fallen!.evaluate(() => void setTimeout(() => reportError(new Error('out of memory'))));
  await gone;
  await ugo.moves().first().dispatchEvent('click');
  await expect.poll(() => page.locator('#zone-log li').count()).toBeGreaterThan(log);
  await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);

  await page.route('**/engine/**', (route) => route.abort());
  await page.evaluate(() => localStorage.removeItem('signoria.engine'));
  await page.reload();
  await page.getByRole('alert').getByText('not on this device yet').waitFor();
  await ugo.accessible('a table on this device without its rules');
  await page.unroute('**/engine/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => ugo.moves().count()).toBeGreaterThan(0);
  await ugo.context.close(); // the fall was told on the console
});

it('hides hands between people at one screen', async () => {
  const two = await Person.guest(browser, 'Two Here');
  const page = two.page;
  await opensHere(two, 'masters', 'person');
  const leaders = page.locator('.leaders button.leader');
  const mine = page.getByRole('button', { name: 'I am Two Here: show my side' });
  await mine.waitFor();
  expect(await leaders.count()).toBe(0);
  await mine.click();
  await keepsLeaders(two);
  const other = page.getByRole('button', { name: 'I am Two Here 2: show my side' });
  await other.waitFor();
  expect(await leaders.count()).toBe(0);
  await two.accessible('between two people');
  await other.click();
  await expect.poll(() => leaders.count()).toBe(4);
  await two.leaves();
});
