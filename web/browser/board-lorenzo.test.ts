import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOff, opensHere } from './clicks.ts';
import { fresh, launch, PHONE, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Plays on by clicking what the board offers: the one main button, an answer, or something outlined. */
async function playsToTheEnd(anna: Person): Promise<number> {
  return anna.page.evaluate(async () => {
    const pause = (millis: number) => new Promise((then) => setTimeout(then, millis));
    const MAIN = [
      'main .act .btn.go',
      'main .act .choices .btn',
      'main .act .ends .btn',
      'main .open button',
      'main button.fl.legal, main button.sp.legal, main button.sit, main .panel > button.legal',
    ];
    let idle = 0;
    for (let clicks = 0; clicks < 4000;) {
      if (document.querySelector('.scoring')) return clicks;
      const offered = MAIN.map((touch) =>
        [...document.querySelectorAll<HTMLButtonElement>(touch)].filter((each) => !each.disabled && each.checkVisibility()),
      ).find((found) => found.length);
      if (!offered) {
        if (++idle > 4000) throw new Error(`nothing to click: ${document.querySelector('.bar')?.textContent}`);
        await pause(10);
        continue;
      }
      idle = 0;
      offered[Math.floor(Math.random() * offered.length)]!.click();
      clicks++;
      await pause(20);
    }
    throw new Error('it does not end');
  });
}

it('plays the game with leaders by clicks on the board to its final scoring, on this device with the network cut', async () => {
  const anna = await Person.arrive(browser);
  await opensHere(anna, 'lorenzo', 'random');
  await anna.page.waitForSelector('main.lorenzo');
  await cutOff(anna);
  await plays(anna);
});

it('plays both expansions by clicks on the board to its final scoring', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  await anna.opens('lorenzo', ['me', 'random'], { options: { famiglie: 'on', pazzi: 'on' } });
  await anna.page.waitForSelector('main.lorenzo');
  await plays(anna);
});

async function plays(anna: Person): Promise<void> {
  await anna.accessible('the opening of Lorenzo');
  expect(await playsToTheEnd(anna)).toBeGreaterThan(20);
  await expect.poll(() => anna.page.getByRole('heading', { level: 2, name: /wins/ }).isVisible()).toBe(true);
  await anna.accessible('the scoring of Lorenzo');
  await anna.leaves();
}

it('shows what a placement costs and gives before it is made, and why others are closed', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const page = anna.page;
  await anna.opens('lorenzo', ['me', 'random'], { options: { advanced: 'off' } });
  const floor = page.locator('button.fl.legal').first();
  await floor.click();
  await expect.poll(() => page.locator('.act dl').innerText()).toMatch(/value[\s\S]*gain/);
  await anna.accessible('a placement to confirm');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const sitting = await page.locator('.bench .mem').count(); // who goes first is drawn
  await page.locator('button.sit').click();
  await page.getByRole('button', { name: /^Place / }).click();
  await expect.poll(() => page.locator('.bench .mem').count()).toBe(sitting + 1);
  await page.locator('main .act .choices .btn').first().click();
  const closed = page.locator('button.fl.closed').first();
  await expect.poll(() => page.locator('button.fl.legal, button.fl.closed').count()).toBeGreaterThan(0);
  if (await closed.count()) {
    await closed.click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  }
  await anna.leaves();
});

it('is a table on a phone', async () => {
  const luca = await Person.guest(browser, fresh('Luca'), { size: PHONE, lang: 'it-IT', dark: true });
  const page = luca.page;
  await luca.opens('lorenzo', ['me', 'random', 'random'], { options: { advanced: 'off' } });
  await page.waitForSelector('.ttabs');
  for (const tab of [0, 1, 2, 3, 4]) {
    await page.locator('nav.tabs button').nth(tab).click();
    await luca.fits(`tab ${tab}`);
  }
  await page.locator('nav.tabs button').nth(1).click();
  await expect.poll(() => page.locator('button.sit').count()).toBe(1);
  await page.locator('button.sit').click();
  await luca.accessible('a placement on a phone');
  await page.getByRole('button', { name: /^Piazza / }).click();
  await expect.poll(() => page.locator('.act .choices .btn').count()).toBeGreaterThan(0);
  await luca.leaves();
});
