import type { GameSheet, Me, TellTurn } from '../protocol.ts';
import { api, Failed } from './api.ts';
import { site } from './base.ts';
import { prepare } from './icons.svelte.ts';
import { isHere } from './line.ts';
import { keep, recall } from './memory.ts';
import { route } from './route.svelte.ts';
import { lastSeen } from './seen.ts';
import { settings } from './settings.svelte.ts';
import { socket } from './socket.svelte.ts';
import { w } from './words.ts';

/** What the server said last time: it holds until the server answers anew, so that nobody waits for that. */
const KEY = 'signoria.hello.2';
interface Known {
  me: Me | null;
  games: GameSheet[];
  bots: string[];
}

function known(): Known {
  return { me: null, games: [], bots: [], ...recall<Partial<Known>>(KEY, {}) };
}

function remember(): void {
  keep(KEY, { me: session.me, games: session.games, bots: session.bots });
}

/** Who sits at this browser, and what the server offers. */
export const session = $state({
  ...known(),
  /** Tables that wait for me. */
  turns: [] as TellTurn[],
  /** How many tables are played on this device. */
  here: 0,
  /** The server's clock minus ours. */
  ahead: 0,
  /** Where people at other machines find this server, if they can. */
  address: null as string | null,
  /** Whether this server sends mail. */
  mails: false,
  status: 'asking' as 'asking' | 'ready' | 'lost',
  /** Somebody must choose a name before this can go on. */
  naming: null as null | { then: (me: Me) => void },
});

export async function greet(): Promise<void> {
  if (session.me) connect();
  try {
    const hello = await api.hello();
    session.games = hello.games;
    session.bots = hello.bots;
    session.ahead = site ? 0 : hello.now - Date.now(); // what lies on file was said long ago
    session.address = hello.address;
    session.mails = hello.mails;
    session.status = 'ready';
    become(hello.me);
  } catch {
    session.status = 'lost';
    setTimeout(greet, 3000);
  }
}

/** At a table its position is asked for with the first word, and what it is drawn with at once. */
function connect(): void {
  const [page, table, more] = route.parts;
  if (page === 't' && table && isHere(table)) return;
  if (page === 't' && table && !more) {
    prepare(lastSeen(table)?.game ?? '');
    socket.watch(table, settings.lang, true);
  } else socket.open();
}

function become(me: Me | null): void {
  const same = session.me?.id === me?.id && session.me?.account === me?.account;
  session.me = me;
  if (!me) socket.close();
  else if (socket.status === 'idle') socket.open();
  else if (!same) socket.renew();
  remember();
}

export function game(id: string): GameSheet | undefined {
  return session.games.find((sheet) => sheet.id === id);
}

export function gameName(id: string): string {
  const names = game(id)?.names;
  return names?.[settings.lang] ?? names?.en ?? id;
}

/** What you are called at a table on this device, where nobody asks for a name. */
export const called = (): string => session.me?.name ?? w().guestName;

/** Resolves with who you are, asking for a nickname first if nobody knows you yet. */
export function someone(): Promise<Me> {
  if (session.me) return Promise.resolve(session.me);
  return new Promise((then) => (session.naming = { then }));
}

const NAMES = ['Ginevra', 'Lapo', 'Simonetta', 'Cosimo', 'Fiammetta', 'Guido', 'Lucrezia', 'Filippo', 'Costanza', 'Sandro', 'Nannina', 'Piero'];

/** A name for whoever has not chosen one. */
export const anyName = (): string => `${NAMES[Math.floor(Math.random() * NAMES.length)]} ${10 + Math.floor(Math.random() * 90)}`;

/** Who you are, be it under any name: against the house nobody has to choose one. */
export async function anyone(): Promise<void> {
  if (!session.me) await becomeGuest(anyName());
}

export async function becomeGuest(name: string): Promise<void> {
  const me = await api.guest(name);
  become(me);
  session.naming?.then(me);
  session.naming = null;
}

export async function signIn(name: string, password: string): Promise<void> {
  become(await api.signIn({ name, password }));
}

export async function signUp(name: string, password: string): Promise<void> {
  become(await api.signUp({ name, password }));
}

/** A link proved who one is. */
export async function recovered(word: string, password: string): Promise<void> {
  become(await api.finishRecovery(word, password));
}

export async function signOutEverywhere(): Promise<void> {
  await api.endSignIn('all');
  session.turns = [];
  become(null);
}

export async function signOut(): Promise<void> {
  await api.signOut();
  session.turns = [];
  become(null);
}

/** Listens for whose turn it is, on every table; whoever calls the reader is told of new ones. */
export function followTurns(called: (turn: TellTurn) => void): () => void {
  // Signed out in another window, say; or its new key (after a change of password) is still on its way to this browser.
  socket.dismissed = () => void setTimeout(greet, 1000);
  return socket.listen((tell) => {
    if (tell.type === 'welcome') session.ahead = tell.now - Date.now();
    if (tell.type !== 'turns') return;
    const known = new Set(session.turns.map((turn) => turn.table));
    session.turns = tell.turns;
    for (const turn of tell.turns) if (!known.has(turn.table)) called(turn);
  });
}

/** A failure in words the reader understands. */
export function inWords(failure: unknown): string {
  const known: Partial<Record<string, string>> = w().problems;
  if (!(failure instanceof Failed)) return w().problems.other;
  if (settings.lang === 'en' && failure.code !== 'offline' && failure.message) return failure.message;
  return known[failure.code] ?? w().problems.other;
}
