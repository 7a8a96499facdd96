import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOff, opensHere } from './clicks.ts';
import { fresh, launch, Person, PHONE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const SEATS = ['me', 'random', 'random'];
const SHORT = { options: { epochs: '1' } };

/** Clicks on the board alone: the one main button, else an answer or anything outlined, until a sign is seen. */
async function plays(page: Page, sign: string): Promise<number> {
  return page.evaluate(async (until) => {
    const pause = (millis: number) => new Promise((then) => setTimeout(then, millis));
    const any = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!;
    let idle = 0;
    for (let clicks = 0; clicks < 6000;) {
      if (document.querySelector(until)) return clicks;
      const main = document.querySelector<HTMLElement>('.age .act .btns .go:enabled');
      const touch = [
        ...document.querySelectorAll<HTMLElement>(
          '.age .choices .btn, .age .card.legal, .age .adv.legal, .age .box.legal, .age .good.legal, .age .persons .legal-btn',
        ),
      ];
      const map = [...document.querySelectorAll<SVGElement>('.age .cell[aria-label$="You may choose it."]')];
      if (!main && !touch.length && !map.length) {
        if (++idle > 3000) throw new Error(`nothing to click: ${document.querySelector('.turnsign')?.textContent}`);
        await pause(10);
        continue;
      }
      idle = 0;
      if (main) main.click();
      else {
        const first = touch.filter((each) => each.dataset.move !== 'pass');
        const thing = any<Element>(Math.random() < 0.8 && first.length + map.length ? [...first, ...map] : [...touch, ...map]);
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      clicks++;
      await pause(15);
    }
    throw new Error('it does not end');
  }, sign);
}

it('plays a whole game of Age by clicks on its board, on this device with the network cut', async () => {
  const anna = await Person.arrive(browser);
  await opensHere(anna, 'age', 'random');
  await expect.poll(() => anna.page.locator('.age .card.legal').count()).toBe(3);
  await cutOff(anna);
  await plays(anna.page, '[data-asked="expand"]');
  await anna.accessible('the board of Age');
  await anna.fits('the board of Age');
  await plays(anna.page, '.scoring');
  await expect.poll(() => anna.page.getByRole('heading', { level: 2, name: /wins|share/i }).isVisible()).toBe(true);
  await anna.leaves();
});

it('shows reach and odds before a token is placed, on a phone too', async () => {
  const bice = await Person.guest(browser, fresh('Bice'), { size: PHONE });
  await bice.opens('age', SEATS, SHORT);
  await expect.poll(() => bice.page.locator('.age .card.legal').count()).toBe(3);
  await plays(bice.page, '[data-asked="expand"] [data-move^="province "]');
  await bice.page.locator('.age .act [data-move^="province "]').first().click();
  await expect.poll(() => bice.page.locator('.age .act dl').innerText()).toMatch(/Room|Attack takes/);
  await bice.accessible('Age on a phone');
  await bice.fits('Age on a phone');
  await bice.leaves();
});

it('pans and zooms the map by mouse and keys', async () => {
  const luca = await Person.guest(browser, fresh('Luca'));
  await luca.opens('age', SEATS, SHORT);
  const sheet = luca.page.locator('.chart svg > g');
  await expect.poll(() => sheet.count()).toBe(1);
  const look = async () => (await sheet.getAttribute('transform')) ?? '';
  await expect.poll(() => luca.moves().count()).toBeGreaterThan(0); // nobody else moves, and nothing changes the room it has
  await luca.page.evaluate(() => document.fonts.ready);
  await expect.poll(look).not.toContain('scale(1)'); // until it knows its size
  const whole = await look();
  const venice = luca.page.locator('.cell[data-p="venice"]');
  const box = (await luca.page.locator('.chart').boundingBox())!;
  await luca.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await luca.page.mouse.wheel(0, -400);
  await expect.poll(look).not.toBe(whole);
  const near = await look();
  await luca.page.mouse.down();
  await luca.page.mouse.move(box.x + box.width / 2 - 90, box.y + box.height / 2 - 40, { steps: 4 });
  await luca.page.mouse.up();
  await expect.poll(look).not.toBe(near);
  await luca.page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(look).toBe(whole);
  await venice.focus();
  await luca.page.keyboard.press('ArrowRight');
  await luca.page.keyboard.press('ArrowLeft');
  await luca.page.keyboard.press('Enter');
  await expect.poll(() => luca.page.locator('.age .act.province h2').innerText()).toContain('Region VII');
  await luca.leaves();
});
