import type { Event, Notices, TellTurn, Wishes } from '../protocol.ts';
import { api } from './api.ts';
import { base } from './base.ts';
import { isQuiet } from './quiet.ts';
import { gameName, session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';
import { socket } from './socket.svelte.ts';
import { w } from './words.ts';

/** How one is called, as the server keeps it; null until it was asked. */
export const calls: { notices: Notices | null } = $state({ notices: null });

let whose: string | null = null;

/** Asks the server once for everybody who comes. */
export async function askNotices(again = false): Promise<void> {
  const me = session.me?.id ?? null;
  if (me === whose && !again) return;
  whose = me;
  calls.notices = null;
  if (me) calls.notices = await api.notices().catch(() => null);
}

export async function keepWishes(wishes: Wishes): Promise<void> {
  calls.notices = await api.keepWishes(wishes);
}

/** The browser would show notifications of this page. */
export const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** Asks the reader, through the browser. */
export async function allowNotifications(): Promise<boolean> {
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
  settings.notices = mayNotify();
  return settings.notices;
}

/** Whether this page calls its reader now. */
function wanted(event: Event, table: string): boolean {
  if (!settings.notices || document.visibilityState === 'visible' || !mayNotify()) return false;
  const wishes = calls.notices?.wishes;
  if (!wishes) return event === 'turn';
  if (wishes.muted.includes(table) || !wishes.events.find((each) => each.event === event)?.page) return false;
  return (event === 'low' && wishes.quiet.urgent) || !isQuiet(wishes.quiet, wishes.zone, new Date());
}

export function notify(event: Event, table: string, game: string): void {
  if (wanted(event, table)) void show(w().calls.notification[event], gameName(game), table);
}

/** Through the service worker where there is one: phones, and the installed page, know no other way. */
export async function show(title: string, body: string, table: string): Promise<void> {
  const options = { body, tag: table || 'test', icon: `${base}favicon-turn.svg`, data: table };
  const installed = await navigator.serviceWorker?.getRegistration();
  if (installed?.active) return installed.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    if (table) location.assign(`/t/${table}`);
  };
}

/** A clock that is counted in days is told of once, when a quarter of a day is left. */
const LOW = 6 * 3_600_000;
const reminded = new Set<string>();

function remind(turns: TellTurn[]): void {
  for (const { table, game, deadline } of turns) {
    if (deadline === null) continue;
    const left = deadline - Date.now() - session.ahead;
    const key = `${table} ${deadline}`;
    if (left > LOW || left < 600_000 || reminded.has(key)) continue;
    reminded.add(key);
    notify('low', table, game);
  }
}

/** Tells the server whether the page is in sight, and hears what it is called for. */
export function followCalls(): () => void {
  const look = () => socket.look(document.visibilityState === 'visible');
  const end = socket.listen((tell) => {
    if (tell.type === 'welcome') {
      if (document.visibilityState !== 'visible') look();
      void askNotices();
    }
    if (tell.type === 'called') notify(tell.event, tell.table, tell.game);
  });
  const timer = setInterval(() => remind(session.turns), 60_000);
  document.addEventListener('visibilitychange', look);
  return () => {
    end();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
