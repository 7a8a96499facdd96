import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Almanac } from '../src/protocol.ts';
import { shortest, type Sheet } from './clicks.ts';
import { everywhere, forked, fresh, golden, inBothThemes, launch, Person, PHONE, SIZES, URL, WIDE } from './house.ts';
import { flaws, type Flaws } from './measure.ts';

/** Full tables: the most seats, all that is in the box. */
const RECORDS: [game: string, record: string][] = [
  ['masters', 'seventh-card-4'],
  ['lorenzo', 'all-5'],
  ['cradle', 'four-seats'],
  ['cradle', 'teams'],
  ['princes', 'laurels-6'],
  ['age', 'seats-6-epochs-1'],
  ['age', 'seats-6-epochs-3'],
  ['template', 'alone'],
];

/** Where a table is whole at once; elsewhere the page may scroll down, as the plain table does that has no board of its own. */
const AT_ONCE = ['1280', '1920'];

/** What a common drawing stands for where a game has words of its own: see `signs` in `boards/index.ts`. */
const STANDS_FOR: Record<string, Record<string, string>> = { lorenzo: { seal: 'privilege' }, princes: { coin: 'gold', seal: 'influence' } };

/** The drawings of the page itself. */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, '../src/parts/icons.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);

/** How many positions are looked at in search of the fullest. */
const SAMPLES = 40;

interface Opened {
  id: string;
  moments: [name: string, step: number][];
}

const get = async <T>(path: string) => (await (await fetch(`${URL}/api/v1${path}`)).json()) as T;

async function open(game: string, record: string): Promise<Opened> {
  const answer = await fetch(`${URL}/api/v1/records`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: readFileSync(golden(game, record)) });
  const opened = await answer.text();
  expect(answer.ok, `${game} ${record}: ${opened}`).toBe(true);
  const { id, steps } = JSON.parse(opened) as { id: string; steps: number };
  const sampled = Array.from({ length: SAMPLES }, (_, i) => Math.round((i * (steps - 1)) / (SAMPLES - 1)));
  const lengths: number[] = [];
  // one after the other: who looks back at many moments at once is refused
  for (const step of sampled) lengths.push(JSON.stringify((await get<{ view: unknown }>(`/records/${id}/replay/${step}?seat=0`)).view).length);
  const fullest = sampled[lengths.lastIndexOf(Math.max(...lengths))]!;
  return {
    id,
    moments: [
      ['opening', 1],
      ['middle', Math.floor(steps / 2)],
      ['fullest', fullest],
      ['final', steps],
    ],
  };
}

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const games = (await get<{ games: { id: string }[] }>('/hello')).games.map((sheet) => sheet.id);

it('looks at every game', () => {
  expect(new Set(RECORDS.map(([game]) => game))).toEqual(new Set(games));
});

it.each(RECORDS)('shows %s (%s) whole and accessible from its opening to its end, at every size', async (game, record) => {
  const { id, moments } = await open(game, record);
  const known = await explained(game);
  const wrong = new Wrong();
  const anna = await Person.guest(browser, fresh('Guglielmina'));
  const { page } = anna;
  await page.goto(`/record/${id}?seat=0`);
  await page.locator('#zone-mine').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  for (const [moment, step] of moments) {
    await page.locator('.guide input[type=range]').fill(String(step));
    await page.locator('.guide .n', { hasText: new RegExp(`^move ${step} of`) }).waitFor();
    await everywhere(page, async (size, name) => {
      const where = `${moment} (move ${step}) at ${name}`;
      const whole = AT_ONCE.includes(name) && !(await page.locator('main[data-plain]').count());
      const look = async (at: string) => {
        wrong.note(await measured(anna, whole), at);
        wrong.note(await unexplained(anna, game, known), at);
      };
      if (moment === 'fullest') await anna.shoot(`${game}-${record}-${moment}-${name}`);
      await look(where);
      const judged = size === WIDE || size === PHONE;
      if (moment === 'final') {
        await page.getByRole('button', { name: 'Final scoring' }).click();
        if (judged) await anna.shoot(`${game}-${record}-scoring-${name}`);
        wrong.note(await measured(anna, whole), `scoring at ${name}`);
        if (judged) wrong.note(await inBothThemes(anna, () => anna.violations()), `scoring at ${name}`);
        await page.keyboard.press('Escape');
      }
      if (moment !== 'fullest') return;
      if (judged) wrong.note(await inBothThemes(anna, () => anna.violations()), where);
      const tabs = await page.locator('nav.tabs button:visible').all();
      for (const tab of tabs) {
        await tab.click();
        const label = await tab.innerText();
        if (judged) await anna.shoot(`${game}-${record}-${moment}-${name}-${label.toLowerCase().replace(/\W+/g, '-')}`);
        await look(`${where}, tab ${label}`);
      }
      await tabs[0]?.click(); // none where all is in sight
    });
  }
  await anna.leaves();
  expect(wrong.all).toEqual({});
});

/** Parts of a game after which it is looked at what is asked then. */
const ASKED = [0.05, 0.4, 0.75, 0.9];
/** Where it is also looked at what was chosen: what it costs and brings takes room. */
const CHOSEN = SIZES.filter(({ width }) => [1280, 768, 390].includes(width));

it.each(RECORDS)('is whole where it asks something, at every size and in both languages: %s (%s)', async (game, record) => {
  const wrong = new Wrong();
  const anna = await Person.guest(browser, fresh('Guglielmina'), { lang: 'it-IT' });
  const { page } = anna;
  for (const part of ASKED) {
    const id = await forked(anna, game, record, part);
    if (!id) continue; // its last question lies before
    await page.goto(`/t/${id}`);
    await page.locator('#zone-mine').waitFor({ state: 'attached' });
    const knows = page.locator('.offer .btn:not(.go)');
    if (await knows.count()) await knows.click(); // what a newcomer is told takes room
    await page.evaluate(() => document.fonts.ready);
    await everywhere(page, async (size, name) => {
      const whole = AT_ONCE.includes(name) && !(await page.locator('main[data-plain]').count());
      if (size === WIDE || size === PHONE) await anna.shoot(`${game}-${record}-asked-${part}-${name}`);
      wrong.note(await measured(anna, whole), `${part} at ${name}`);
    });
    if (!(await chooses(page))) continue;
    await everywhere(
      page,
      async (_, name) => {
        const whole = AT_ONCE.includes(name) && !(await page.locator('main[data-plain], main.scoring').count());
        await anna.shoot(`${game}-${record}-chosen-${part}-${name}`);
        wrong.note(await measured(anna, whole), `${part}, chosen, at ${name}`);
      },
      CHOSEN,
    );
  }
  await anna.leaves();
  expect(wrong.all).toEqual({});
});

/** Touches one of the things on the board that may be; false where there is none. */
function chooses(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(.legal, .open):not(:disabled, .move)')].filter((each) => each.checkVisibility());
    all[Math.floor(all.length / 2)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((laid) => setTimeout(() => requestAnimationFrame(laid), 300));
    return all.length > 0;
  });
}

/** Each flaw once, with all the places where it shows. */
class Wrong {
  readonly all: Record<string, string[]> = {};

  note(found: string[], where: string): void {
    for (const flaw of found) (this.all[flaw] ??= []).push(where);
  }
}

/** What the almanac of a game explains, in both languages: names of things and signs, and what they are drawn with. */
async function explained(game: string): Promise<Set<string>> {
  const [english, italian] = await Promise.all(
    ['en', 'it'].map(async (lang) => {
      const { kinds } = await get<Almanac>(`/games/${game}/almanac?lang=${lang}`);
      return new Set(kinds.flatMap(({ entries }) => entries.filter((each) => each.name && each.lines.length).flatMap((each) => [each.id, each.icon])));
    }),
  );
  return new Set([...english!].filter((each) => italian!.has(each)));
}

/** Icons that nobody explains; the common ones of a control say no more than its own name does. */
async function unexplained(anna: Person, game: string, known: Set<string>): Promise<string[]> {
  const drawn = await anna.page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('main [data-sign]')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const around = each.closest('[aria-label], button, a');
        return { sign: each.dataset.sign ?? '', named: Boolean(around && (around.ariaLabel || around.textContent?.trim())) };
      }),
  );
  return drawn
    .filter(({ sign, named }) => !known.has(STANDS_FOR[game]?.[sign] ?? sign) && !(named && COMMON.has(sign)))
    .map(({ sign }) => `sign '${sign}' has no explanation`);
}

async function measured(anna: Person, whole: boolean): Promise<string[]> {
  const found = await flaws(anna.page);
  return (Object.keys(found) as (keyof Flaws)[]).filter((kind) => whole || kind !== 'high').flatMap((kind) => found[kind].map((flaw) => `${kind}: ${flaw}`));
}

/** What can be touched on a phone now, in the tab that is open. */
const TOUCH = 'main :is(button, a):is(.legal, .legal-btn, .go, .open, .touch, [data-move]):not(:disabled, .move), main :is(input, select)';

it.each(games)('opens the tab on a phone that holds what is asked, or marks it (%s)', async (game) => {
  const anna = await Person.guest(browser, fresh('Anna'), { size: PHONE });
  const { page } = anna;
  const sheet = (await get<{ games: Sheet[] }>('/hello')).games.find(({ id }) => id === game)!;
  await anna.opens(game, ['me', ...Array.from({ length: Math.max(1, sheet.fewest - 1) }, () => 'random')], { options: shortest(sheet), rated: false });
  const lost: string[] = [];
  for (let asked = 0; asked < QUESTIONS;) {
    if (await page.locator('.scoring').count()) break;
    if (!(await anna.moves().count())) {
      await page.waitForTimeout(50);
      continue;
    }
    asked++;
    const question = await page.locator('.bar .turnsign').textContent();
    const shown = await page.locator(TOUCH).filter({ visible: true }).count();
    const marked = await page.locator('nav.tabs button:not(.on) b, .ttabs button:not(.on) b').count();
    if (!shown && !marked && (await anna.moves().count())) lost.push(`${asked}: ${question}`);
    if (asked % 3 === 0) await page.locator('nav.tabs button').last().click(); // somebody reads the log
    await anna.playsAnything();
  }
  expect(lost).toEqual([]);
  await anna.leaves();
});

const QUESTIONS = 30;
