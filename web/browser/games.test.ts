import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person, URL } from './house.ts';

interface Sheet {
  id: string;
  fewest: number;
  options: { name: string; values: string[] }[];
}

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const hello = (await (await fetch(`${URL}/api/v1/hello`)).json()) as { games: Sheet[] };

/** The shortest game there is: one epoch where one may choose. */
function shortest(sheet: Sheet): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of sheet.options) if (/epoch/.test(option.name) && option.values.includes('1')) options[option.name] = '1';
  return options;
}

it.each(hello.games)('plays $id on the plain table by clicking offered moves to its end', async (sheet) => {
  const anna = await Person.guest(browser, fresh('Anna'));
  await anna.context.addInitScript(() => localStorage.setItem('signoria', JSON.stringify({ plain: true, motion: false, lang: 'en' })));
  const seats = Array.from({ length: sheet.fewest }, (_, seat) => (seat ? 'random' : 'me'));
  await anna.opens(sheet.id, seats, { options: shortest(sheet) });
  await expect.poll(() => anna.page.locator('.zone').count()).toBeGreaterThan(0);
  await anna.shoot(`plain-${sheet.id}-1280`);
  await anna.accessible(`the plain table of ${sheet.id}`);
  const done = await anna.page.evaluate(async () => {
    const pause = (millis: number) => new Promise((then) => setTimeout(then, millis));
    let idle = 0;
    for (let clicks = 0; clicks < 5000;) {
      if (document.querySelector('.scoring')) return clicks;
      const things = [...document.querySelectorAll<HTMLElement>('#zone-moves button.move, .board button.legal')];
      const last = document.querySelector('.bar .turnsign')?.textContent;
      if (!things.length) {
        if (++idle > 3000) throw new Error(`nothing to click: ${last}`);
        await pause(10);
        continue;
      }
      idle = 0;
      things[Math.floor(Math.random() * things.length)]!.click();
      clicks++;
      await pause(15);
    }
    throw new Error('it does not end');
  });
  expect(done).toBeGreaterThan(0);
  await anna.page.waitForTimeout(300);
  await anna.shoot(`end-${sheet.id}-1280`);
  await anna.accessible(`the scoring of ${sheet.id}`);
  await anna.leaves();
});
