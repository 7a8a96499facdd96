import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Person, PHONE, WIDE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it('explains a sign under the pointer, a card under the focus, and all of them in a legend', async () => {
  const anna = await Person.guest(browser, 'Sibilla', { size: WIDE });
  const page = anna.page;
  await anna.opens('masters', ['me', 'random']);
  const slip = page.locator('.slip');
  await page.locator('.grid .cost svg[data-sign]').first().hover();
  await slip.getByRole('button', { name: 'The rule' }).waitFor();
  await anna.shoot('slip-1280');
  await page.keyboard.press('Escape');
  await expect.poll(() => slip.isVisible()).toBe(false);
  await page.locator('#zone-mine .leader').first().focus();
  await page.keyboard.press('Tab'); // what the keyboard reached is told, what was clicked is not
  await slip.getByRole('link', { name: 'Almanac' }).waitFor();
  await page.keyboard.press('r');
  await page.locator('dialog article.here').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What the signs mean' }).click();
  await page.locator('dialog .legend dt').getByText('strongbox').waitFor();
  await anna.shoot('legend-1280');
  await anna.accessible('the legend');
  await anna.leaves();
});

it('explains what a thumb rests on, and plays what it taps', async () => {
  const anna = await Person.guest(browser, 'Brigida', { size: PHONE });
  const page = anna.page;
  await anna.opens('masters', ['me', 'random']);
  const leader = page.locator('#zone-mine button.leader').first();
  await leader.waitFor();
  const at = (await leader.boundingBox())!;
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x: at.x + at.width / 2, y: at.y + 12 }] : [] });
  await touch('touchStart');
  await page.locator('.slip').getByRole('button', { name: 'The rule' }).waitFor();
  await touch('touchEnd');
  await anna.shoot('slip-390');
  expect(await leader.getAttribute('aria-pressed')).toBe('false');
  await page.mouse.click(4, 4); // beside it
  await leader.tap();
  await expect.poll(() => leader.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Rules', exact: true }).tap();
  await page.locator('dialog summary', { hasText: 'What the signs mean' }).tap();
  await page.locator('dialog .legend dt').first().waitFor();
  await anna.shoot('legend-390');
  await anna.leaves();
});
