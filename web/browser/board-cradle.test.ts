import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOff, opensHere } from './clicks.ts';
import { fresh, launch, Person, PHONE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/**
 * Plays to the end by clicks alone: touches every outlined thing, in every tab, sees which moves it offers, checks that these
 * are all there are, and makes one of them. Gives the number of decisions and the kinds of moves made.
 */
async function playByClicks(person: Person): Promise<{ decisions: number; kinds: string[] }> {
  return person.page.evaluate(async () => {
    const pause = (millis: number) => new Promise((then) => setTimeout(then, millis));
    const seen = (node: HTMLElement) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible';
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const wanted = () => [...document.querySelectorAll<HTMLElement>('#zone-moves [data-move]')].map((each) => each.dataset.move!);
    const buttons = () => all('main .act button[data-move]');
    const back = async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await pause(0);
    };
    const tabs = () => all('nav.tabs button').slice(0, 2);
    const kinds = new Set<string>();
    let decisions = 0;
    for (let idle = 0; idle < 3000;) {
      if (document.querySelector('.scoring')) return { decisions, kinds: [...kinds].sort() };
      const legal = wanted();
      if (!legal.length) {
        idle++;
        await pause(10);
        continue;
      }
      idle = 0;
      const move = legal[Math.floor(Math.random() * legal.length)]!;
      const found = new Set<string>();
      let way: (() => void)[] = [];
      for (const tab of tabs().length ? tabs() : [null]) {
        tab?.click();
        await back();
        for (const button of buttons()) {
          found.add(button.dataset.move!);
          if (button.dataset.move === move)
            way = [
              () => tab?.click(),
              () =>
                buttons()
                  .find((each) => each.dataset.move === move)
                  ?.click(),
            ];
        }
        // things that are made at once name their one move; all others are chosen first
        for (const thing of all('main .legal[data-move]')) {
          const own = thing.dataset.move!;
          if (/^(draw|choose)/.test(own)) {
            found.add(own);
            continue;
          }
          thing.click();
          await pause(0);
          for (const button of buttons()) {
            found.add(button.dataset.move!);
            if (button.dataset.move === move && !way.length)
              way = [
                () => tab?.click(),
                () =>
                  all('main .legal[data-move]')
                    .find((each) => each.dataset.move === own)
                    ?.click(),
                () =>
                  buttons()
                    .find((each) => each.dataset.move === move)
                    ?.click(),
              ];
          }
          await back();
        }
      }
      if (wanted().join() !== legal.join()) continue; // another position came meanwhile
      const missing = legal.filter((each) => !found.has(each));
      if (missing.length) throw new Error(`not on the board: ${missing.join(', ')}`);
      // where another position comes between two clicks, the second finds nothing
      for (const step of way) {
        step();
        await pause(0);
      }
      decisions++;
      kinds.add(move.split(' ')[0]!);
      for (let i = 0; i < 500 && !document.querySelector('.scoring') && wanted().join() === legal.join(); i++) await pause(5);
    }
    throw new Error(`nothing to click: ${document.querySelector('.bar .turnsign')?.textContent}`);
  });
}

it('is played by clicks on the board to its final scoring, on this device with the network cut', async () => {
  const anna = await Person.arrive(browser);
  await opensHere(anna, 'cradle', 'random');
  await anna.page.locator('main.cradle').waitFor();
  await cutOff(anna);
  await plays(anna, 2, 'two seats');
});

it('is played by clicks on the board to its final scoring: two teams on a phone', async () => {
  const anna = await Person.guest(browser, fresh('Anna'), { size: PHONE });
  await anna.opens('cradle', ['me', 'random', 'random', 'random'], { options: { teams: 'on' } });
  await anna.page.locator('main.cradle').waitFor();
  await plays(anna, 4, 'two teams');
});

async function plays(anna: Person, seats: number, what: string): Promise<void> {
  await anna.accessible(`the board of Cradle, ${what}`);
  const { decisions, kinds } = await playByClicks(anna);
  expect(decisions).toBeGreaterThan(10);
  expect(kinds).toEqual(expect.arrayContaining(['stone', 'draw', 'take', 'play']));
  await expect.poll(() => anna.page.locator('.scoring tbody tr').count()).toBe(2 * seats);
  await anna.page.getByRole('button', { name: 'Look at the board' }).click();
  await expect.poll(() => anna.page.getByRole('heading', { name: 'The final count' }).isVisible()).toBe(true);
  await anna.accessible(`the last position of Cradle, ${what}`);
  await anna.fits(`the last position of Cradle, ${what}`);
  await anna.leaves();
}
