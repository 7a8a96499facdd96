import { compiled, tidy } from '../engine/engine.ts';
import { api } from './api.ts';
import { PRINTED } from './catalogue.svelte.ts';
import { base, site } from './base.ts';
import { keep, recall } from './memory.ts';
import { session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';
import { socket } from './socket.svelte.ts';

const AHEAD = 'signoria.ahead';
const IDLE_MILLIS = 4000;

const network = $state({ gone: !navigator.onLine });

/** Nobody else can be reached. */
export const offline = (): boolean => network.gone || (!site && (socket.status === 'lost' || session.status === 'lost'));

/** Follows the network, and keeps the page for when there is none. */
export function followOffline(): () => void {
  const look = () => (network.gone = !navigator.onLine);
  addEventListener('online', look);
  addEventListener('offline', look);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void install();
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}

async function install(): Promise<void> {
  try {
    takeUp(await navigator.serviceWorker.register(`${base}sw.js`));
    await navigator.serviceWorker.ready;
    await new Promise((then) => setTimeout(then, IDLE_MILLIS));
    await fetchAhead();
  } catch {
    // a browser that keeps nothing: the page works as long as the network does
  }
}

/** A build that waits is shown at once where no other window still needs the old one. */
function takeUp({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

/** What a first visit brings along for later: the engines, and what the rules say of every game in the reader's language. */
async function fetchAhead(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !session.games.length) return;
  const engines = await compiled();
  const known = `${settings.lang} ${JSON.stringify(engines)} ${session.games.map((each) => each.catalogue).join(' ')}`;
  if (!Object.keys(engines).length || recall(AHEAD, '') === known) return;
  for (const file of Object.values(engines)) await fetch(`${base}engine/${file}`);
  for (const { id } of session.games) for (const told of [api.rules, api.glance, api.almanac, api.lessons]) await told(id, settings.lang).catch(() => {});
  for (const { id, catalogue } of session.games) await Promise.all([api.moves(id), api.catalogue(id, catalogue), api.catalogue(id, PRINTED)]);
  await tidy(Object.values(engines));
  keep(AHEAD, known);
}
