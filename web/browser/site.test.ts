import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sits } from './clicks.ts';
import { golden, launch, Person, PHONE } from './house.ts';

const FOLDER = '/games/ours/';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

let browser: Browser;
let host: Server;
let at = '';
/** What was asked for and is no file. */
const missed: string[] = [];
/** Whether the next build lies there: the same files, but for the page and what names the build. */
let renewed = false;

/** A host that knows nothing but files, in some folder of it; SIGNORIA_SITE is what `./signoria site` has written. */
beforeAll(async () => {
  browser = await launch();
  const site = process.env.SIGNORIA_SITE ?? '';
  host = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = join(site, path.slice(FOLDER.length) || 'index.html');
    const there = request.method === 'GET' && path.startsWith(FOLDER) && existsSync(file) && statSync(file).isFile();
    if (!there) missed.push(`${request.method} ${path}`);
    const type = TYPES[extname(file)] ?? (file.endsWith('.wasm') ? 'application/wasm' : file.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream');
    response.writeHead(there ? 200 : 404, { 'Content-Type': type });
    if (!there) response.end();
    else if (renewed && file.endsWith('index.html')) response.end(readFileSync(file, 'utf8').replace('<html', '<html data-build="next"'));
    else if (renewed && file.endsWith('sw.js')) response.end(readFileSync(file, 'utf8').replace(/BUILD = '\w+'/, "BUILD = 'next'"));
    else response.end(readFileSync(file));
  }).listen(0, 'localhost');
  await new Promise((then) => host.once('listening', then));
  at = `http://localhost:${(host.address() as AddressInfo).port}${FOLDER}`;
});
afterAll(async () => {
  await browser.close();
  host.close();
});

it('teaches, tells, plays and reads records from a folder of files, and asks nobody else', async () => {
  const anna = await Person.arrive(browser, { at });
  const page = anna.page;
  const abroad: string[] = [];
  await anna.context.route(
    (url) => !url.href.startsWith(at) && /^https?:/.test(url.protocol),
    (route) => {
      abroad.push(route.request().url());
      return route.abort();
    },
  );
  page.on('websocket', (line) => abroad.push(line.url()));
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn: Masters of Renaissance' }).waitFor();
  await anna.shoot('site-1280');
  await anna.accessible('the front page of a site');
  await page.getByRole('link', { name: 'Learn: Masters of Renaissance' }).click();
  await page.locator('.board > *').first().waitFor();
  await sits(anna, 'a lesson without a server');
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.goto('./#/games/lorenzo');
  await expect.poll(() => page.locator('.rules article').count()).toBeGreaterThan(20);
  await page.goto('./#/games/masters/almanac');
  await page.getByText('Leader').first().waitFor();
  await page.goto('./#/record');
  await page.locator('input[type=file]').setInputFiles(golden('masters', 'last-space-2'));
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => page.locator('.guide .n').innerText()).toMatch(/^move 1 of/);
  await page.goto('./#/lobby');
  await page.getByRole('heading', { name: 'Your tables' }).first().waitFor();
  await page.goto('./#/games/template');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  await anna.playsAnything();
  await expect.poll(() => anna.moves().count()).toBeGreaterThan(0);
  expect(await anna.context.cookies()).toEqual([]);
  expect(abroad).toEqual([]);
  expect(missed).toEqual([]);
  await anna.leaves();
});

it('fits a phone, and can be kept for when there is no network', async () => {
  const luca = await Person.arrive(browser, { at, size: PHONE, dark: true, workers: true });
  const page = luca.page;
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn: Masters of Renaissance' }).waitFor();
  await luca.shoot('site-390-dark');
  await luca.fits('the front page of a site');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signoria.ahead')), { timeout: 120_000 }).toContain('masters');
  await luca.context.setOffline(true);
  await page.goto('./#/learn/masters/01-market');
  await page.reload();
  await page.locator('.board > *').first().waitFor();
  await sits(luca, 'a lesson from a site, without a network');
  expect(missed).toEqual([]);
  await luca.context.close();
});

it('takes up the next build when a single window is left, and goes on with the game', async () => {
  const ida = await Person.arrive(browser, { at, workers: true });
  const { page } = ida;
  const build = (of: Page) => of.evaluate(() => document.documentElement.dataset.build ?? 'first').catch(() => 'on its way');
  await page.goto('./');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('./#/games/template');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => ida.moves().count()).toBeGreaterThan(0);
  renewed = true;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
  const second = await ida.context.newPage();
  await second.goto('./');
  expect(await build(second)).toBe('first');
  await second.getByRole('link', { name: 'Learn: Masters of Renaissance' }).waitFor();
  await second.close();
  await ida.moves().first().dispatchEvent('click');
  await expect.poll(() => ida.moves().count()).toBeGreaterThan(0);
  const log = await page.locator('#zone-log li').allTextContents();
  await page.reload();
  await expect.poll(() => build(page)).toBe('next');
  await expect.poll(() => ida.moves().count()).toBeGreaterThan(0);
  expect(await page.locator('#zone-log li').allTextContents()).toEqual(expect.arrayContaining(log));
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('signoria-page-')))).toEqual(['signoria-page-next']);
  renewed = false;
  await ida.leaves();
});
