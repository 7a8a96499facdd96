import { expect } from 'vitest';
import type { Person } from './house.ts';

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

/** Clicks through the lesson that is open, being shown whatever is asked; the number of its steps. */
export async function sits(anna: Person, what: string): Promise<number> {
  const page = anna.page;
  const [goes, shown, over] = [
    page.getByRole('button', { name: 'Go on' }),
    page.getByRole('button', { name: 'Show me' }),
    page.getByRole('button', { name: 'Once more' }),
  ];
  let steps = 0;
  for (let click = 0; click < 60; click++) {
    await expect.poll(async () => (await goes.count()) + (await shown.count()) + (await over.count())).toBeGreaterThan(0);
    if (await over.count()) return steps;
    await expect.poll(() => page.locator('.board .taught').count(), { message: `${what}: nothing is marked` }).toBeGreaterThan(0);
    const said = await page.locator('.teacher .say').innerText();
    if (await shown.count()) await shown.click();
    else {
      await goes.click();
      steps++;
    }
    await expect
      .poll(async () => (await over.count()) > 0 || (await page.locator('.teacher .say').innerText()) !== said, { message: `${what}: ${said}` })
      .toBe(true);
  }
  throw new Error(`${what} does not end`);
}
