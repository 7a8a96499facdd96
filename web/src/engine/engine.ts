import { base } from '../kit/base.ts';
import { keep, recall } from '../kit/memory.ts';
import { shelf } from './shelf.ts';
import type { Call, Errand, Face, Reply } from './face.ts';

const KEY = 'signoria.engine';
const CLOSED = 'the engine was closed';

/** Something the engine refused: its words say why. */
export class Refused extends Error {}

/** The two files that an engine is loaded from. */
export interface Files {
  loader: string;
  engine: string;
}

interface Waiting {
  resolve: (gives: never) => void;
  reject: (why: Refused) => void;
}

/** The rules and the bots of one game, in a worker of their own. */
export class Engine {
  /** Is told when it has ended by itself. */
  ended: () => void = () => {};
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private closed = false;

  private constructor(
    readonly files: Files,
    errand: Errand,
  ) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<Reply>) => this.hear(event.data);
    this.worker.onerror = () => this.end();
    this.worker.postMessage(errand);
  }

  /** Comes when it is loaded; fails where it is not there, or the browser is too old for it. */
  static async of(game: string): Promise<Engine> {
    const files = await compiled();
    const [loader, engine] = [files['loader'], files[game]];
    if (!loader || !engine) throw new Refused(`the engine of ${game} is not there yet`);
    return Engine.from({ loader, engine });
  }

  /** From files of an earlier day, say. */
  static async from(files: Files): Promise<Engine> {
    if (!able()) throw new Refused('this browser is too old for the engine');
    const here = new Engine(files, { loader: address(files.loader), engine: address(files.engine) });
    try {
      await new Promise((resolve, reject) => here.waiting.set(0, { resolve, reject }));
    } catch (failure) {
      here.close();
      throw failure;
    }
    return here;
  }

  ask<K extends keyof Face>(what: K, ...given: Parameters<Face[K]>): Promise<ReturnType<Face[K]>> {
    if (this.closed) return Promise.reject(new Refused(CLOSED));
    const id = ++this.calls;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, what, with: given } as Call);
    });
  }

  close(): void {
    this.closed = true;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Refused(CLOSED));
    this.waiting.clear();
  }

  private end(): void {
    if (this.closed) return;
    this.close();
    this.ended();
  }

  private hear(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (!waiting) return;
    if (!('fails' in reply)) waiting.resolve(reply.gives as never);
    else {
      waiting.reject(new Refused(reply.fails));
      if (reply.broken) this.end();
    }
  }
}

const address = (file: string) => new URL(`${base}engine/${file}`, location.href).href;

/** The texts of a game's lessons by their names, in the order of the course. */
export async function lessonsOf(game: string): Promise<Record<string, string>> {
  const file = (await compiled())[`lessons-${game}`];
  if (!file) throw new Refused(`the lessons of ${game} are not there`);
  const found = await fetch(address(file));
  if (!found.ok) throw new Refused(`the lessons of ${game} are not there`);
  return (await found.json()) as Record<string, string>;
}

/** Which engines there are; none while they are being compiled, or where none are served. */
export async function compiled(): Promise<Record<string, string>> {
  try {
    const found = await fetch(address('engine.json'), { cache: 'no-cache' });
    const files = found.ok ? ((await found.json()) as Record<string, string>) : {};
    keep(KEY, files);
    return files;
  } catch {
    return recall(KEY, {}); // no network: what was loaded before may still be there
  }
}

/** Whether this browser knows garbage-collected WebAssembly: a module with one empty struct. */
export function able(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]));
}

/** Whether a game can be played here without a server. */
export async function playsHere(game: string): Promise<boolean> {
  return able() && game in (await compiled());
}

/** Forgets engines of earlier days that no game here is played with any more. */
export async function tidy(files: string[]): Promise<void> {
  const begun = (await shelf.all()).filter((kept) => !kept.over).flatMap(({ engine }) => (engine ? [engine.loader, engine.engine] : []));
  const wanted = new Set([...files, ...begun]);
  const cache = await caches.open('signoria-engines');
  for (const { url } of await cache.keys()) if (!wanted.has(url.slice(url.lastIndexOf('/') + 1))) await cache.delete(url);
}
