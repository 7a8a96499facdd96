/// <reference lib="webworker" />
/**
 * The page without a network. All files of one build are kept together, so that old and new never mix: a new build waits
 * until its last window is closed, or until the only one is loaded again and asks for it. Engines are kept under their hashed names, past
 * updates, for the games that were begun with them; what the rules say is asked for anew and remembered.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Put in by the build: everything the page consists of, and a name for just that. */
declare const FILES: string[];
declare const BUILD: string;

const PAGE = `signoria-page-${BUILD}`;
const ENGINES = 'signoria-engines';
const TOLD = 'signoria-told';
const TAKE_OVER = 'take over';
const base = new URL('./', worker.location.href);
const INDEX = base.href;
const own = new Set(FILES.map((file) => new URL(file, base).href));

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()));

async function fetchAll(): Promise<void> {
  const page = await caches.open(PAGE);
  // names with a hash may come from the browser's own memory, the others must be of this build
  await page.addAll([INDEX, ...own].map((url) => new Request(url, { cache: url.includes('/assets/') ? 'default' : 'reload' })));
}

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('signoria-page-') && name !== PAGE) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOver());
});

/** A window has just been loaded: when it is the only one, nobody is in the middle of something. */
async function takeOver(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(INDEX)).length < 2) await worker.skipWaiting();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(INDEX)) return;
  const path = url.pathname.slice(base.pathname.length);
  if (request.mode === 'navigate' && !path.startsWith('api/') && !/\.\w+$/.test(path)) event.respondWith(kept(PAGE, new Request(INDEX)));
  else if (own.has(url.href)) event.respondWith(kept(PAGE, request));
  else if (/^engine\/[\w-]+\.[0-9a-f]{16}\.\w+$/.test(path)) event.respondWith(kept(ENGINES, request));
  else if (/^api\/v1\/games\/\w+\/catalogue\/(own-)?[0-9a-f]{16}/.test(path)) event.respondWith(kept(TOLD, request));
  else if (path === 'engine/engine.json' || path.startsWith('api/v1/games/') || /^api\/.*\.json$/.test(path)) event.respondWith(asked(request));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data as string));
});

/** To the table that a notice speaks of: in the window that shows it, in any that is there, or in a new one. */
async function lead(table: string): Promise<void> {
  const to = new URL(table ? `t/${table}` : '', base).href;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === to || (!table && url.startsWith(base.href)));
  if (there) return void (await there.focus());
  const any = windows[0];
  if (any) {
    await any.focus();
    await any.navigate(to);
  } else await worker.clients.openWindow(to);
}

/** What never changes under its name. */
async function kept(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => {}); // no room: it is fetched again next time
  return answer;
}

/** What may change: the newest if the network gives it, else what was told last. */
async function asked(request: Request): Promise<Response> {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => {});
    return answer;
  } catch (failure) {
    const found = await cache.match(request.url, { ignoreVary: true });
    if (found) return found;
    throw failure;
  }
}

export {};
