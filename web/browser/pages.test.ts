import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { careerOf } from '../test/fixtures/career.ts';
import { everywhere, fresh, inBothThemes, launch, Person, PHONE, SIZES, WIDE } from './house.ts';
import { flaws } from './measure.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const PAGES: [string, string][] = [
  ['front', '/'],
  ['lobby', '/lobby'],
  ['new-table', '/new'],
  ['rules', '/rules'],
  ['game', '/games/masters'],
  ['learn', '/learn'],
  ['lesson', '/learn/masters/01-market'],
  ['almanac', '/games/masters/almanac'],
  ['notices', '/notices'],
  ['record', '/record'],
  ['ratings', '/ratings'],
  ['credits', '/credits'],
  ['sign-in', '/sign-in'],
  ['nowhere', '/nowhere'],
];

/** Measures what is shown in windows of every size, and judges it on a laptop and on a phone, by light and by dark. */
async function whole(anna: Person, what: string, sizes = SIZES, judge = true): Promise<string[]> {
  const wrong: string[] = [];
  await anna.page.evaluate(() => document.fonts.ready);
  await everywhere(
    anna.page,
    async (size, name) => {
      await anna.shoot(`${what}-${name}`);
      const { high: _, ...found } = await flaws(anna.page); // a page may scroll down
      const judged = judge && (size === WIDE || size === PHONE) ? await inBothThemes(anna, () => anna.violations()) : [];
      wrong.push(...[...Object.values(found).flat(), ...judged].map((flaw) => `${what} at ${name}: ${flaw}`));
    },
    sizes,
  );
  return wrong;
}

/** Italian words are longer: they are looked at where there is little room. */
const NARROW = SIZES.filter(({ width }) => width < 900);

it.each(PAGES)('shows the page %s whole and accessible at every size, to one with a long name whom a table waits for', async (what, path) => {
  const anna = await Person.guest(browser, fresh('Bartolomeadegliub'));
  const shows = async (lang: string) => {
    await anna.page.evaluate((lang) => localStorage.setItem('signoria', JSON.stringify({ lang })), lang);
    await anna.page.goto(path);
    await anna.page.getByRole('heading').first().waitFor();
    await anna.page.waitForLoadState('networkidle');
  };
  await anna.opens('masters', ['me', 'random']);
  await shows('en');
  expect(await whole(anna, what)).toEqual([]);
  await shows('it');
  expect(await whole(anna, `${what}-it`, NARROW, false)).toEqual([]);
  await anna.leaves();
});

it('shows the page of a person whole and accessible at every size', async () => {
  const name = fresh('Bartolomeadegliub');
  const anna = await Person.guest(browser, name);
  const { page } = anna;
  const games = careerOf(name, new Date(2026, 0, 5, 21).getTime());
  await page.route('**/api/v1/profile/career?*', (route) => route.fulfill({ json: { name, games } }));
  await page.goto(`/profile?name=${encodeURIComponent(name)}`);
  await page.getByRole('heading', { name: 'Statistics' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('section.career a[href^="/t/table"]').count()).toBe(9);
  expect(await whole(anna, 'profile')).toEqual([]);
  await anna.leaves();
});

it('shows the waiting room and the first question of a game whole and accessible at every size', async () => {
  const anna = await Person.guest(browser, fresh('Bartolomeadegliub'));
  const { page } = anna;
  await anna.opens('masters', ['me', 'open']);
  await page.getByRole('button', { name: 'Copy the link' }).waitFor();
  expect(await whole(anna, 'waiting')).toEqual([]);
  await page.getByLabel('Wait until I start').check();
  await page.getByRole('button', { name: /^To the house/ }).click();
  await expect.poll(() => page.getByText(/The game waits until/).isVisible()).toBe(true);

  await anna.opens('masters', ['me', 'random', 'random', 'random']);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  expect(await whole(anna, 'leaders')).toEqual([]);
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
