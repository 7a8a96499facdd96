import type { Ask, AskCommand, Tell } from '../protocol.ts';
import type { Answer, Line, Wish } from './line.ts';

interface Watch {
  lang: string;
  scene: boolean;
}

interface Pending {
  ask: AskCommand;
  resolve: (answer: Answer) => void;
}

const PING_MILLIS = 25_000;
const SILENT_MILLIS = 60_000;
const LONGEST_WAIT = 8_000;
/** After this time a table that could not be read is asked for again. */
const AGAIN_MILLIS = 1000;

/**
 * The one line to the server. When it breaks it connects again by itself, watches the same tables, and sends again,
 * under their old ids, the commands that were not answered: a command is done once however often it is sent.
 */
export class Socket implements Line {
  /** `idle` until somebody needs it. */
  status: 'idle' | 'connecting' | 'open' | 'lost' = $state('idle');
  /** Commands sent but not answered yet. */
  waiting = $state(0);

  private line: WebSocket | null = null;
  private ready = false;
  private failures = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly watched = new Map<string, Watch>();
  /** The table that was named in the line's address: it is watched from the start. */
  private first: [table: string, how: Watch] | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<(tell: Tell) => void>();

  /** The server knows us no longer by what we came with. */
  dismissed: () => void = () => {};

  constructor(private readonly url: () => string) {}

  /** Hears every message from now on, until the returned function is called. */
  listen(listener: (tell: Tell) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  open(): void {
    if (this.line) return;
    clearTimeout(this.retry);
    this.status = this.failures ? 'lost' : 'connecting';
    [this.first] = this.watched;
    const line = new WebSocket(this.first ? `${this.url()}?${query(...this.first)}` : this.url());
    this.line = line;
    line.onmessage = (event) => this.line === line && this.hear(JSON.parse(String(event.data)) as Tell);
    line.onclose = (event?: CloseEvent) => this.line === line && this.lost(event?.reason);
    line.onerror = () => line.close();
  }

  /** Ends the line for good: on sign-out, or to come back as somebody else. */
  close(): void {
    const line = this.line;
    this.line = null;
    this.ready = false;
    clearTimeout(this.retry);
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.status = 'idle';
    line?.close();
  }

  /** Somebody else now: the same tables, a new line. */
  renew(): void {
    const wanted = this.status !== 'idle';
    this.close();
    this.failures = 0;
    if (wanted) this.open();
  }

  /** The network may be back: no need to wait for the next try. */
  nudge(): void {
    if (this.status === 'lost' && !this.line) this.open();
  }

  watch(table: string, lang: string, scene: boolean): void {
    const known = this.watched.get(table);
    if (this.line && !this.ready && known?.lang === lang && known.scene === scene) return; // on its way
    this.watched.set(table, { lang, scene });
    this.open();
    if (this.ready) this.send({ type: 'watch', table, lang, scene });
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    if (this.ready) this.send({ type: 'unwatch', table });
  }

  /** Sends a command; the answer comes however often the line breaks meanwhile. */
  ask(wish: Wish): Promise<Answer> {
    const ask = { ...wish, id: crypto.randomUUID?.() ?? String(Math.random()).slice(2) } as AskCommand;
    return new Promise((resolve) => {
      this.pending.set(ask.id, { ask, resolve });
      this.waiting = this.pending.size;
      this.open();
      if (this.ready) this.send(ask);
    });
  }

  /** Whether the page is in sight. */
  look(looking: boolean): void {
    if (this.ready) this.send({ type: 'look', looking });
  }

  private send(ask: Ask): void {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(ask));
  }

  private hear(tell: Tell): void {
    this.heard = Date.now();
    if (tell.type === 'welcome') this.welcomed();
    if (tell.type === 'failed' && tell.id === null && tell.code === 'storage') this.watchLater();
    if ('id' in tell && tell.id !== null) this.answered(tell.id, tell);
    for (const listener of this.listeners) listener(tell);
  }

  private answered(id: string, tell: Answer): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    this.waiting = this.pending.size;
    pending.resolve(tell);
  }

  private welcomed(): void {
    this.ready = true;
    this.failures = 0;
    this.status = 'open';
    if (this.first && !this.watched.has(this.first[0])) this.send({ type: 'unwatch', table: this.first[0] });
    for (const [table, how] of this.watched) if (how !== this.first?.[1]) this.send({ type: 'watch', table, ...how });
    for (const { ask } of this.pending.values()) this.send(ask);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.pulse(), PING_MILLIS);
  }

  /** The server could not read a table just then, as when its database is being restarted. */
  private watchLater(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      for (const [table, how] of this.watched) this.send({ type: 'watch', table, ...how });
    }, AGAIN_MILLIS);
  }

  private pulse(): void {
    if (Date.now() - this.heard > SILENT_MILLIS) this.line?.close();
    else this.send({ type: 'ping' });
  }

  private lost(why = ''): void {
    this.line = null;
    this.ready = false;
    this.failures++;
    this.status = 'lost';
    clearInterval(this.beat);
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.failures, 6)) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.open(), wait);
    if (why === 'signed-out' || why === 'suspended') this.dismissed();
  }
}

function query(table: string, { lang, scene }: Watch): string {
  return String(new URLSearchParams({ watch: table, lang, scene: String(scene) }));
}

export const socket = new Socket(() => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/socket`);

/** The browser knows sooner than a timer that the network is back. */
export function followNetwork(): () => void {
  const nudge = () => socket.nudge();
  const seen = () => document.visibilityState === 'visible' && socket.nudge();
  addEventListener('online', nudge);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', nudge);
    document.removeEventListener('visibilitychange', seen);
  };
}
