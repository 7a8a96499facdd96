import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOff, opensHere } from './clicks.ts';
import { fresh, launch, Person, PHONE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** What opens a choice that is made on the board in two steps, in English. */
const OPENERS: [move: string, words: string][] = [
  ['steal ', 'Steal influence'],
  ['expose ', 'Look at treachery'],
  ['shut out ', 'Shut out'],
  ['choose treachery', 'Treachery'],
];

/** Clicks on the board as somebody would who is in a hurry, until the final scoring: what is outlined, then what confirms it. */
function hurry(anna: Person): Promise<number> {
  return anna.page.evaluate(async (openers) => {
    const pause = (millis: number) => new Promise((then) => setTimeout(then, millis));
    const seen = <E extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(`main ${selector}`)].filter((each) => each.checkVisibility() && !each.matches(':disabled'));
    const any = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)];
    /** Every move listed in words is on the board too, or behind a button that is. */
    const reachable = (move: string) => {
      if (document.querySelector(`main [data-move="${move}"]`)) return true;
      if (move.startsWith('bid ')) return document.querySelector('.act .step') !== null;
      const opener = openers.find(([verb]) => move.startsWith(verb));
      return opener !== undefined && seen('.act .btn').some((each) => each.textContent?.includes(opener[1]));
    };
    let idle = 0;
    let before = '';
    for (let clicks = 0; clicks < 3000;) {
      if (document.querySelector('.scoring')) return clicks;
      const moves = [...document.querySelectorAll<HTMLElement>('#zone-moves button.move')].map((each) => each.dataset.move ?? '');
      if (moves.join() !== before && !seen('.act .btns').length) {
        const lost = moves.filter((move) => !reachable(move));
        if (lost.length) throw new Error(`not on the board: ${lost.join(', ')}`);
      }
      before = moves.join();
      const sure = seen('.act .btn.go, .families .go');
      const may = seen('.act .legal-btn, .act .legal, .act [data-move="pass"]:not(.shut), .cities .legal, .market .legal, .trade .legal-btn, .you .legal');
      // events end the decade: the sooner the better
      const events = seen('.evs .legal');
      const thing = sure.length && Math.random() < 0.75 ? any(sure) : events.length && Math.random() < 0.5 ? any(events) : (any(may) ?? any(sure));
      if (!thing) {
        if (++idle > 2000) throw new Error(`nothing to click: ${document.querySelector('.bar .turnsign')?.textContent}`);
        await pause(10);
        continue;
      }
      idle = 0;
      thing.click();
      clicks++;
      await pause(20);
    }
    throw new Error('it does not end');
  }, OPENERS);
}

it('plays a whole game on the board by clicks, on this device with the network cut', async () => {
  const anna = await Person.arrive(browser);
  await opensHere(anna, 'princes', 'random');
  await expect.poll(() => anna.page.locator('main.princes .fam.legal').count()).toBeGreaterThan(0);
  await cutOff(anna);
  await anna.accessible('the choice of a family');
  await anna.page.locator('.fam.legal').first().click();
  await anna.page.locator('.act .btn.go').click();
  await expect.poll(() => anna.page.locator('#zone-moves button.move').count()).toBeGreaterThan(0);
  await anna.accessible('the board in play');
  expect(await hurry(anna)).toBeGreaterThan(0);
  await anna.page.getByRole('button', { name: 'Look at the board' }).click();
  await expect.poll(() => anna.page.locator('main.princes .city').count()).toBe(5);
  await anna.accessible('the board at the end');
  await anna.leaves();
});

it('makes and answers an offer in three clicks, without waiting for a turn', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const luca = await Person.guest(browser, fresh('Luca'), { size: PHONE });
  const id = await anna.opens('princes', ['me', 'open', 'random']);
  expect((await luca.context.request.post(`/api/v1/tables/${id}/join`, { data: { seat: 1 } })).ok()).toBe(true);
  expect((await anna.context.request.post(`/api/v1/tables/${id}/start`)).ok()).toBe(true);
  await luca.page.goto(`/t/${id}`);
  await anna.page.locator('.trade .pick').first().click();
  await anna.page.locator('.trade .chip').nth(2).click();
  await anna.page.locator('.trade .btn.go').click();
  await expect.poll(() => luca.page.locator('.trade.incoming').isVisible()).toBe(true);
  await luca.accessible('an offer on a phone');
  await luca.page.locator('.trade .legal-btn').click();
  await expect.poll(() => luca.page.locator('.strip').textContent()).toContain('44');
  await anna.leaves();
  await luca.leaves();
});
