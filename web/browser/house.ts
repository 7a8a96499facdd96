import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const URL = process.env.SIGNORIA_URL ?? 'http://localhost:1492';
export const SHOTS = join(import.meta.dirname, '../target/screenshots');
const GAMES = join(import.meta.dirname, '../../games');
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** Windows of all kinds: a laptop, a large screen, a tablet and a phone held either way, and a laptop at 200 %. */
export const SIZES = [
  WIDE,
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  PHONE,
];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export async function launch(): Promise<Browser> {
  mkdirSync(SHOTS, { recursive: true });
  const executablePath = process.env.CHROMIUM ?? CHROMIUM.find(existsSync);
  if (!executablePath) throw new Error('no Chromium found: install the package chromium, or point CHROMIUM at one');
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...FLAGS, ...root] });
}

/** Someone at a browser of their own. Whatever the page complains of fails the test that made it. */
export class Person {
  readonly complaints: string[] = [];
  readonly frames: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (40\d|429)|WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(message.text()))
        this.complaints.push(message.text());
    });
    page.on('websocket', (line) => line.on('framereceived', (frame) => this.frames.push(String(frame.payload))));
  }

  static async arrive(
    browser: Browser,
    {
      size = WIDE,
      lang = 'en-GB',
      dark = false,
      motion = false,
      at = URL,
      workers = false,
    }: { size?: { width: number; height: number }; lang?: string; dark?: boolean; motion?: boolean; at?: string; workers?: boolean } = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport: size,
      locale: lang,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      hasTouch: size.width < 700,
      baseURL: at,
      acceptDownloads: true,
      serviceWorkers: workers ? 'allow' : 'block', // most visits are short: nothing is fetched ahead for later ones
    });
    context.setDefaultTimeout(60_000);
    return new Person(context, await context.newPage());
  }

  /** As a guest, without the page: for those whose coming is not the test. */
  static async guest(browser: Browser, name: string, options: Parameters<typeof Person.arrive>[1] = {}): Promise<Person> {
    const person = await Person.arrive(browser, options);
    const answer = await person.context.request.post('/api/v1/guest', { data: { name } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return person;
  }

  /** Opens a table by the protocol and goes there. */
  async opens(game: string, seats: string[], more: object = {}): Promise<string> {
    const answer = await this.context.request.post('/api/v1/tables', {
      data: {
        game,
        seats: seats.map((seat) => (seat === 'me' || seat === 'open' ? { kind: seat, bot: null } : { kind: 'bot', bot: seat })),
        options: {},
        listed: false,
        rated: false,
        clock: { type: 'none' },
        takeover: 'random',
        start: !seats.includes('open'),
        ...more,
      },
    });
    const table = (await answer.json()) as { id: string };
    expect(answer.ok(), JSON.stringify(table)).toBe(true);
    await this.page.goto(`/t/${table.id}`);
    return table.id;
  }

  /** The legal moves in words: on a board they wait for keyboard and ear. */
  moves() {
    return this.page.locator('#zone-moves button.move');
  }

  async plays(move: string): Promise<void> {
    await this.page.locator(`#zone-moves button.move[data-move="${move}"]`).dispatchEvent('click');
  }

  /** Makes any of the moves there are now: to make always the last one may lead in circles. */
  async playsAnything(): Promise<void> {
    const many = await this.moves().count();
    const any = this.moves().nth(Math.floor(Math.random() * many));
    if (many) await any.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => {}); // gone meanwhile
    await this.page.waitForTimeout(50);
  }

  async shoot(name: string, full = false): Promise<void> {
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: full });
  }

  /** What breaks WCAG 2 A and AA, or good practice. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(AXE);
    return this.page.evaluate(async () => {
      // @ts-expect-error axe was put there a line ago
      const report = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] });
      return report.violations.map(
        (each: { id: string; nodes: { html: string; failureSummary?: string }[] }) =>
          `${each.id}: ${each.nodes
            .slice(0, 3)
            .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`)
            .join(' | ')}`,
      );
    });
  }

  async accessible(where: string): Promise<void> {
    expect(await this.violations(), where).toEqual([]);
  }

  /** Nothing is cut off or scrolls sideways. */
  async fits(where: string): Promise<void> {
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }

  async leaves(): Promise<void> {
    expect(this.complaints).toEqual([]);
    await this.context.close();
  }
}

/** One page in windows of every size: to turn a device loads nothing anew. */
export async function everywhere(page: Page, look: (size: { width: number; height: number }, name: string) => Promise<void>, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid))));
    await look(size, String(size.width));
  }
  await page.setViewportSize(WIDE);
}

/** What is found by light and by dark, each told so. */
export async function inBothThemes(person: Person, look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await person.page.emulateMedia({ colorScheme });
    found.push(...(await look()).map((flaw) => (colorScheme === 'dark' ? `by dark: ${flaw}` : flaw)));
  }
  return found;
}

/** A table of one's own that goes on from a part of a record, at the next moment that waits for its owner; null if none does. */
export async function forked(person: Person, game: string, record: string, part: number): Promise<string | null> {
  const { request } = person.context;
  const opened = await request.post('/api/v1/records', { data: readFileSync(golden(game, record), 'utf8'), headers: { 'Content-Type': 'text/plain' } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id, steps } = (await opened.json()) as { id: string; steps: number };
  for (let step = Math.floor(steps * part); step < steps; step++) {
    const made = await request.post(`/api/v1/records/${id}/fork`, { data: { step, seat: 0, bot: 'random' } });
    expect(made.ok(), await made.text()).toBe(true);
    const table = (await made.json()) as { id: string; yourTurn: boolean };
    if (table.yourTurn) return table.id;
  }
  return null;
}

/** A record kept with a game's tests. */
export function golden(game: string, name: string): string {
  return join(GAMES, game, 'src/test/resources/golden', `${name}.partita`);
}

let count = 0;
/** A name nobody has, here or in a test that runs beside. */
export function fresh(name: string): string {
  return `${name} ${process.env.VITEST_POOL_ID ?? ''}${(Date.now() % 36 ** 3).toString(36)}${count++}`;
}
