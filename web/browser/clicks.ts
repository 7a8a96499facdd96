import { expect } from 'vitest';
import { URL, type Person } from './house.ts';

/** Clicks what a player would: whatever is outlined on the board, then the one main button. */
export async function clicks(anna: Person): Promise<boolean> {
  const page = anna.page;
  const main = page.locator('main .act .btn.go:enabled, main .plan .btn.go:enabled').first();
  if (await main.isVisible()) {
    await main.click({ timeout: 1000 });
    return true;
  }
  for (const touch of ['main .choices .btn', 'main .grid .card.legal', 'main .ar.open']) {
    const found = page.locator(touch);
    const n = await found.count();
    if (!n) continue;
    await found.nth(Math.floor(Math.random() * n)).click({ timeout: 1000 });
    return true;
  }
  return false;
}

export interface Sheet {
  id: string;
  fewest: number;
  options: { name: string; values: string[] }[];
}

/** The shortest game there is: one epoch where one may choose. */
export function shortest(sheet: Sheet): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of sheet.options) if (/epoch/.test(option.name) && option.values.includes('1')) options[option.name] = '1';
  return options;
}

/** Opens a table on this device by clicks, for as few as may play: with bots of a level, or others at the same screen. */
export async function opensHere(who: Person, game: string, others: string): Promise<void> {
  const { page } = who;
  const { games } = (await (await fetch(`${URL}/api/v1/hello`)).json()) as { games: Sheet[] };
  const sheet = games.find(({ id }) => id === game)!;
  await page.goto(`/new?game=${game}`);
  await page.getByRole('button', { name: 'On this device' }).click();
  const less = page.getByRole('button', { name: 'Remove the last seat' });
  while (await less.isVisible()) await less.click();
  for (let seat = 2; seat <= Math.max(2, sheet.fewest); seat++) {
    if (sheet.fewest < seat) await page.getByRole('button', { name: 'Add a seat' }).click();
    const kinds = page.getByRole('group', { name: `Seat ${seat}` }).getByRole('button');
    await (others === 'person' ? kinds.first() : kinds.last()).click();
    if (others !== 'person') await page.getByLabel(`Seat ${seat}: `).selectOption(others);
  }
  for (const value of Object.values(shortest(sheet))) await page.locator('.choice select').first().selectOption(value);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL('**/t/here-*');
}

/** The network is gone, and the page says so. */
export async function cutOff(who: Person): Promise<void> {
  await who.context.setOffline(true);
  await expect.poll(() => who.page.locator('p.word').innerText()).toBe('offline');
}

/** Clicks any of the offered moves on the plain table until the scoring is there; says how many clicks it took. */
export function clicksToTheEnd(anna: Person): Promise<number> {
  return anna.page.evaluate(async () => {
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
}

/** What the page itself does to sit through the lesson that is open: each step is shown, and looked at before. */
async function sitting(): Promise<string[]> {
  const until = async (holds: () => unknown, what: string) => {
    for (const end = Date.now() + 60_000; !holds(); await new Promise((then) => setTimeout(then, 20))) if (Date.now() > end) throw new Error(what);
  };
  const acts = () => [...document.querySelectorAll<HTMLButtonElement>('.teacher .acts button')];
  const named = (...names: string[]) => acts().find((each) => names.includes(each.textContent.trim()));
  const said = () => document.querySelector<HTMLElement>('.teacher .say')?.innerText ?? '';
  const over = () => named('Once more', 'Ancora una volta');
  const next = () => named('Show me', 'Fammi vedere') ?? named('Go on', 'Avanti');
  const inSight = (part: Element) => [...part.getClientRects()].some(({ top, bottom, width }) => width > 0 && top < innerHeight && bottom > 0);
  const steps: string[] = [];
  while (steps.length < 60) {
    await until(() => over() ?? next(), 'nothing can be pressed');
    if (over()) return steps;
    await until(() => document.querySelector('.board .taught'), `nothing is marked: ${said()}`);
    const sought = () => [...document.querySelectorAll('.board .taught, .board main :is(.act, .act-area) button')];
    await until(() => sought().some(inSight), `nothing that it is about is in sight: ${said()}`);
    const before = said();
    steps.push(before);
    next()?.click();
    await until(() => over() ?? said() !== before, `it does not go on: ${before}`);
  }
  throw new Error('it does not end');
}

/** Clicks through the lesson that is open, being shown whatever is asked; the number of its steps. */
export async function sits(anna: Person, what: string): Promise<number> {
  const steps = await anna.page.evaluate(sitting).catch((failure: Error) => {
    throw new Error(`${what}: ${failure.message}`);
  });
  return new Set(steps).size;
}
