import type { Entry, NewTable, Step, Table, Tell } from '../protocol.ts';
import { Failed } from '../kit/api.ts';
import type { Answer, Line, Wish } from '../kit/line.ts';
import { houseName } from '../kit/seats.ts';
import { shelf, type Kept } from './shelf.ts';
import { HereTable } from './table.ts';

/** How long an engine stays ready after the last look at its table: the replay is one click away. */
const LINGERS_MILLIS = 300_000;

/** The house on this device: it opens tables, keeps them, and speaks as the server does. */
class House implements Line {
  private readonly listeners = new Set<(tell: Tell) => void>();
  private readonly tables = new Map<string, Promise<HereTable>>();
  private readonly ends = new Map<string, ReturnType<typeof setTimeout>>();
  private asked = 0;

  listen(listener: (tell: Tell) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private readonly tell = (tell: Tell): void => {
    for (const listener of this.listeners) listener(tell);
  };

  watch(table: string, lang: string): void {
    clearTimeout(this.ends.get(table));
    this.at(table).then(
      (here) => here.show(lang),
      (failure: unknown) => this.tell({ type: 'failed', id: null, code: failure instanceof Failed ? failure.code : 'failed', words: String(failure) }),
    );
  }

  /** Nobody looks: the house stops playing; after a while the engine ends, and the game waits as it is kept. */
  unwatch(table: string): void {
    void this.tables.get(table)?.then(
      (here) => here.rest(),
      () => {},
    );
    clearTimeout(this.ends.get(table));
    this.ends.set(
      table,
      setTimeout(() => this.end(table), LINGERS_MILLIS),
    );
  }

  private end(table: string): void {
    const here = this.tables.get(table);
    this.tables.delete(table);
    void here?.then(
      (each) => each.close(),
      () => {},
    );
  }

  /** The next person is at the screen. */
  async reveal(table: string): Promise<void> {
    await (await this.at(table)).reveal();
  }

  async ask(wish: Wish): Promise<Answer> {
    const id = `here-${++this.asked}`;
    return (await this.at(wish.table)).ask(wish, id);
  }

  /** A table that is played; its engine is loaded when the first one asks. */
  private at(id: string): Promise<HereTable> {
    let here = this.tables.get(id);
    if (!here) {
      here = this.kept(id).then((kept) => HereTable.of(kept, this.tell));
      here.catch(() => this.tables.delete(id));
      this.tables.set(id, here);
    }
    return here;
  }

  private async kept(id: string): Promise<Kept> {
    const kept = await shelf.get(id);
    if (!kept) throw new Failed('not-found', 'no such table on this device', 404);
    return kept;
  }

  // --- what the server does over HTTP ---

  async open(wanted: NewTable, name: string): Promise<string> {
    const id = `here-${hex(6)}`;
    const now = Date.now();
    const names = unlike(
      wanted.seats.map(({ kind, bot }, seat) => (kind === 'bot' ? `bot:${bot}.${houseName(id, seat)}` : seat === 0 ? name : `${name} ${seat + 1}`)),
    );
    const made = names.map(() => ({ person: 0, house: 0 }));
    await shelf.put({ id, wanted, names, seed: hex(32), record: '', resigned: {}, made, over: false, rematch: null, created: now, changed: now });
    return id;
  }

  async table(id: string): Promise<Table> {
    return (await this.at(id)).table();
  }

  async log(id: string, lang: string, from: number, seat: number | null): Promise<Entry[]> {
    return (await this.at(id)).log(lang, from, seat);
  }

  async step(id: string, step: number, lang: string, seat: number | null): Promise<Step> {
    return (await this.at(id)).step(step, lang, seat);
  }

  async record(id: string): Promise<string> {
    return (await this.at(id)).record();
  }

  async rematch(id: string): Promise<Table> {
    const kept = (await this.at(id)).kept;
    kept.rematch ??= await this.open(kept.wanted, kept.names[0] ?? '');
    await shelf.put({ ...kept });
    return this.table(kept.rematch);
  }

  fork(): Promise<Table> {
    return Promise.reject(new Failed('not-now', 'not at a table on this device', 0));
  }

  /** The tables on this device, the newest first. */
  async all(): Promise<Kept[]> {
    return (await shelf.all()).sort((one, other) => other.changed - one.changed);
  }

  async forget(id: string): Promise<void> {
    this.end(id);
    await shelf.remove(id);
  }
}

/** No two seats have the same name. */
function unlike(names: string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((each) => each === name).length;
    return before ? `${name}.${before + 1}` : name;
  });
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const house = new House();
