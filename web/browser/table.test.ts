import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Two people at one private table of Masters, both leaders kept. */
async function two(): Promise<{ anna: Person; luca: Person; id: string }> {
  const anna = await Person.guest(browser, fresh('Anna'));
  const luca = await Person.guest(browser, fresh('Luca'));
  const id = await anna.opens('masters', ['me', 'open']);
  await luca.page.goto(`/t/${id}`);
  await luca.page.getByRole('button', { name: /Take this seat/ }).click();
  // both are there: it begins by itself
  for (const each of [anna, luca]) {
    await expect.poll(() => each.moves().count()).toBeGreaterThan(0);
    const keep = await each.moves().first().getAttribute('data-move');
    await each.plays(keep!);
  }
  for (const each of [anna, luca]) await expect.poll(() => each.page.locator('.keeping').count()).toBe(0);
  return { anna, luca, id };
}

/** Whoever has moves now. */
async function inTurn(people: Person[]): Promise<Person> {
  let found: Person | undefined;
  const look = async () => {
    for (const person of people) if (await person.moves().count()) found = person;
    return found;
  };
  await expect.poll(look, { message: 'nobody has a move' }).toBeDefined();
  return found!;
}

/** Whoever may go to the market now; what later seats start with is chosen on the way. */
async function atMarket(people: Person[]): Promise<Person> {
  for (;;) {
    const person = await inTurn(people);
    if (await person.page.locator('#zone-moves button.move[data-move="market row 1"]').count()) return person;
    const start = person.page.locator('#zone-moves button.move[data-move^="start"], #zone-moves button.move[data-move="end"]');
    if (await start.count()) await start.first().dispatchEvent('click');
    await person.page.waitForTimeout(50);
  }
}

it('loses nothing when one of two is cut off in mid-turn and comes back', async () => {
  const { anna, luca } = await two();
  const away = await atMarket([anna, luca]);
  const other = away === anna ? luca : anna;
  await away.context.setOffline(true);
  await away.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // a line that hangs is found out by silence; here it is cut as a network does
  await away.page.waitForTimeout(300);
  await away.page.locator('main .ar.open').first().click();
  await away.page.locator('main .act .btn.go').click();
  await away.page.waitForTimeout(500);
  await away.context.setOffline(false);
  await expect.poll(() => other.page.locator('.log li').filter({ hasText: /row 1/ }).count(), { timeout: 90_000 }).toBe(1);
  await expect.poll(() => away.page.locator('.log li').filter({ hasText: /row 1/ }).count(), { timeout: 90_000 }).toBe(1);
  await anna.leaves();
  await luca.leaves();
});

it('takes back freely what taught nobody anything, and asks the others beyond it', async () => {
  const { anna, luca } = await two();
  const first = await atMarket([anna, luca]);
  const second = first === anna ? luca : anna;
  await first.plays('market row 1');
  await expect.poll(() => first.page.locator('.log li').filter({ hasText: /row 1/ }).count()).toBe(1);
  await first.page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => first.page.locator('.log li').filter({ hasText: /row 1/ }).count()).toBe(0);
  await expect.poll(() => first.page.locator('#zone-moves button.move[data-move="market row 1"]').count()).toBe(1);

  await first.plays('market row 2');
  await expect.poll(() => first.page.locator('#zone-moves button.move[data-move="market row 2"]').count()).toBe(0);
  const end = first.page.locator('#zone-moves button.move[data-move="end"]');
  while (!(await end.count())) await first.playsAnything();
  await end.dispatchEvent('click');
  await atMarket([second]);
  await second.plays('market row 3');
  await expect.poll(() => first.page.locator('.log li').filter({ hasText: /row 3/ }).count()).toBe(1);
  await first.page.getByRole('button', { name: 'Take back' }).click();
  await first.page.getByRole('button', { name: 'Ask the others' }).click();
  await second.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => second.page.locator('.log li').filter({ hasText: /row 3/ }).count()).toBe(0);
  await anna.leaves();
  await luca.leaves();
});

it('shows a spectator the table, the talk, and no hidden card', async () => {
  const { anna, luca, id } = await two();
  const chiara = await Person.arrive(browser);
  await chiara.page.goto(`/t/${id}`);
  await chiara.page.getByLabel('Nickname').fill(fresh('Chiara'));
  await chiara.page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => chiara.page.locator('.masters').isVisible()).toBe(true);
  await anna.page.getByLabel('Say something').fill('Well met.');
  await anna.page.keyboard.press('Enter');
  await expect.poll(() => chiara.page.locator('q', { hasText: 'Well met.' }).isVisible()).toBe(true);
  for (let move = 0; move < 6; move++) {
    const person = await inTurn([anna, luca]);
    await person.moves().first().dispatchEvent('click');
    await person.page.waitForTimeout(150);
  }
  expect(await chiara.moves().count()).toBe(0);
  const positions = chiara.frames
    .map((frame) => JSON.parse(frame) as { type: string; seat: number | null; view: { players: { hand: string[]; gone: string[]; keep: string[] }[] } })
    .filter((tell) => tell.type === 'position');
  expect(positions.length).toBeGreaterThan(0);
  for (const { seat, view } of positions) {
    expect(seat).toBeNull();
    for (const player of view.players) expect([...player.hand, ...player.gone, ...player.keep]).toEqual([]);
  }
  await chiara.accessible('a spectator’s table');
  for (const each of [anna, luca, chiara]) await each.leaves();
});

it('answers “why not?” with the paragraph, and gives a hint', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  await anna.opens('masters', ['me']);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.moves().first().dispatchEvent('click');
  await expect.poll(() => anna.page.locator('.card.closed').count()).toBeGreaterThan(0);
  await anna.page.locator('button.card.closed').first().click();
  const dialog = anna.page.getByRole('dialog', { name: 'Why not?' });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  expect(await dialog.innerText()).toMatch(/masters\/cards\.\d/);
  await anna.accessible('why not');
  // once the rules are loaded in the page they answer themselves, and in the same words: the server is not asked
  const words = await dialog.innerText();
  const answers = () => anna.frames.filter((frame) => frame.includes('"type":"why"')).length;
  expect(answers()).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const before = answers();
      await anna.page.keyboard.press('Escape');
      await expect.poll(() => dialog.isVisible()).toBe(false);
      await anna.page.locator('button.card.closed').first().click();
      await expect.poll(() => dialog.isVisible()).toBe(true);
      return answers() - before;
    })
    .toBe(0);
  expect(await dialog.innerText()).toBe(words);
  await dialog.getByRole('button', { name: 'Read the rule' }).click();
  await expect.poll(() => anna.page.locator('article.here').isVisible()).toBe(true);
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('button', { name: 'Hint' }).click();
  await anna.page.getByRole('button', { name: 'Ask for a hint' }).click();
  const hint = anna.page.locator('.note', { has: anna.page.getByRole('button', { name: 'Play it' }) });
  const told = await hint.locator('span').first().innerText();
  expect(told).not.toMatch(/[+-]\d+\.\d/); // no points that nobody can follow
  await anna.page.locator('main .advised').first().waitFor();
  await anna.page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => anna.page.locator('main .advised').count()).toBe(0);
  await anna.page.getByRole('button', { name: 'Hint' }).click();
  await anna.page.getByRole('button', { name: 'Ask for a hint' }).click();
  expect(await hint.locator('span').first().innerText()).toBe(told);
  await anna.leaves();
});

it('closes every dialog with Esc, plays nothing behind it, and returns the focus', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  const { page } = anna;
  await anna.opens('masters', ['me', 'random'], { rated: false });
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  const asked = await page.locator('.bar .turnsign').textContent();
  const dialogs = page.locator('dialog[open]');
  const closes = async (opener: string) => {
    await dialogs.first().waitFor();
    for (const key of ['1', 'Escape']) await page.keyboard.press(key);
    await expect.poll(() => dialogs.count(), { message: opener }).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), { message: opener }).toBe(opener);
  };
  for (const opener of ['Why not?', 'Rules', 'Hint', 'Table', 'Settings']) {
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    await closes(opener);
  }
  for (const inner of ['Resign', 'Fork', 'Settings']) {
    await page.getByRole('button', { name: 'Table', exact: true }).press('Enter');
    await dialogs.getByRole('button', { name: inner, exact: true }).press('Enter');
    await dialogs.getByRole('heading', { name: inner, exact: true }).waitFor();
    await closes('Table');
  }
  expect(await page.locator('.bar .turnsign').textContent()).toBe(asked);
  await anna.leaves();
});

it('is played by the keyboard alone', async () => {
  const anna = await Person.guest(browser, fresh('Anna'));
  await anna.opens('masters', ['me']);
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.page.locator('main').first().focus();
  const asked = await anna.moves().first().getAttribute('data-move');
  await anna.page.keyboard.press('1');
  await anna.page.locator(`#zone-moves button.move[data-move="${asked}"]:focus`).waitFor(); // chosen, not played
  await anna.page.keyboard.press('Enter');
  await expect.poll(() => anna.page.locator('#zone-moves button.move[data-move="market row 1"]').count()).toBe(1);
  await anna.page.keyboard.press('/');
  await anna.page.locator('#find-move:focus').waitFor();
  await anna.page.keyboard.type('column 2');
  await anna.page.keyboard.press('Enter');
  await expect
    .poll(() =>
      anna.page
        .locator('.log li')
        .filter({ hasText: /column 2/ })
        .count(),
    )
    .toBe(1);
  await anna.leaves();
});
