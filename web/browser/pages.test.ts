import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { careerOf } from '../test/fixtures/career.ts';
import { fresh, launch, Person, PHONE, WIDE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const PAGES: [string, string][] = [
  ['front', '/'],
  ['lobby', '/lobby'],
  ['new-table', '/new'],
  ['rules', '/rules'],
  ['game', '/games/masters'],
  ['almanac', '/games/masters/almanac'],
  ['ratings', '/ratings'],
  ['credits', '/credits'],
  ['sign-in', '/sign-in'],
  ['nowhere', '/nowhere'],
];

const LOOKS = [
  { name: '1280', size: WIDE, dark: false },
  { name: '1280-dark', size: WIDE, dark: true },
  { name: '390', size: PHONE, dark: false },
  { name: '390-dark', size: PHONE, dark: true },
];

/** Plays a few moves as one who wants cards. */
async function somewhat(anna: Person, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
    const buy = anna.page.locator('#zone-moves button.move[data-move^="buy"]');
    const take = anna.page.locator('#zone-moves button.move[data-move^="market"]');
    if (await buy.count()) await buy.first().dispatchEvent('click');
    else if (await take.count()) await take.nth(move % 7).dispatchEvent('click');
    else await anna.moves().last().dispatchEvent('click');
    await anna.page.waitForTimeout(80);
  }
  const begins = anna.page.locator('#zone-moves button.move[data-move^="market"], #zone-moves button.move[data-move="end"]');
  while (!(await begins.count())) await anna.playsAnything();
}

it.each(LOOKS)('shows every page at $name, accessible and whole', async (look) => {
  const name = fresh('Anna');
  const anna = await Person.guest(browser, name, look);
  const page = anna.page;
  for (const [shot, path] of PAGES) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await anna.shoot(`${shot}-${look.name}`);
    await anna.fits(`${shot} at ${look.name}`);
    await anna.accessible(`${shot} at ${look.name}`);
  }
  const games = careerOf(name, new Date(2026, 0, 5, 21).getTime());
  await page.route('**/api/v1/profile/career?*', (route) => route.fulfill({ json: { name, games } }));
  await page.goto(`/profile?name=${encodeURIComponent(name)}`);
  await page.getByRole('heading', { name: 'Statistics' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('section.career a[href^="/t/table"]').count()).toBe(9);
  await anna.shoot(`profile-${look.name}`, true);
  await anna.fits(`profile at ${look.name}`);
  await anna.accessible(`profile at ${look.name}`);

  await anna.opens('masters', ['me', 'open']);
  await page.getByRole('button', { name: 'Copy the link' }).waitFor();
  await anna.shoot(`waiting-${look.name}`);
  await anna.fits(`waiting room at ${look.name}`);
  await anna.accessible(`waiting room at ${look.name}`);
  await page.getByLabel('Wait until I start').check();
  await page.getByRole('button', { name: /^To the house/ }).click();
  await expect.poll(() => page.getByText(/The game waits until/).isVisible()).toBe(true);

  await anna.opens('masters', ['me', 'random', 'random', 'random']);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.shoot(`masters-leaders-${look.name}`);
  await anna.accessible(`leaders at ${look.name}`);
  await somewhat(anna, 7);
  // a tab may say how much it offers
  const tabbed = (name: string) => page.locator('nav.tabs').getByRole('button', { name: new RegExp(`^${name}`) });
  if (look.size.width < 700) await tabbed('Market').click();
  await anna.shoot(`masters-${look.name}`);
  await anna.fits(`masters at ${look.name}`);
  await anna.accessible(`masters at ${look.name}`);
  if (look.size === WIDE) {
    const high = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(high, 'the table fits the screen').toBeLessThanOrEqual(0);
  } else {
    for (const tab of ['Mine', 'Others', 'Faith', 'Log']) {
      await tabbed(tab).click();
      await anna.shoot(`masters-${tab.toLowerCase()}-${look.name}`);
      await anna.fits(`${tab} at ${look.name}`);
      await anna.accessible(`${tab} at ${look.name}`);
    }
  }
  await anna.leaves();
});

it('keeps the buttons of a new table in sight on a phone', async () => {
  const anna = await Person.guest(browser, fresh('Anna'), { size: PHONE });
  await anna.page.goto('/new');
  for (const name of ['Cancel', 'Open the table']) {
    const box = await anna.page.getByRole('button', { name, exact: true }).boundingBox();
    expect(box!.y + box!.height, name).toBeLessThanOrEqual(PHONE.height);
  }
  await anna.fits('new table');
  await anna.leaves();
});
