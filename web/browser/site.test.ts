import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
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
    if (there) createReadStream(file).pipe(response);
    else response.end();
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
