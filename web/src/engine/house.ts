import type { Aftermath, Entry, Fork, NewTable, Step, Table, Tell } from '../protocol.ts';
import { Failed } from '../kit/api.ts';
import type { Answer, Line, Wish } from '../kit/line.ts';
import { houseName } from '../kit/seats.ts';
import { Adviser } from './adviser.ts';
import { able, Engine, playsHere } from './engine.ts';
import { shelf, type Kept } from './shelf.ts';
import { HereTable } from './table.ts';

/** How long an engine stays ready after the last look at its table: the replay is one click away. */
const LINGERS_MILLIS = 300_000;

/** The house on this device: it opens tables, keeps them, and speaks as the server does. */
class House implements Line {
  private readonly listeners = new Set<(tell: Tell) => void>();
  private readonly tables = new Map<string, Promise<HereTable>>();
  private readonly ends = new Map<string, ReturnType<typeof setTimeout>>();
  /** At which version of a table its engine fell last. */
  private readonly falls = new Map<string, number>();
  private asked = 0;

  constructor() {
    shelf.follow(
      (id) =>
        void this.tables
          .get(id)
          ?.then((here) => here.renew())
          .catch(() => {}),
    );
  }

  listen(listener: (tell: Tell) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private readonly tell = (tell: Tell): void => {
    for (const listener of this.listeners) listener(tell);
  };

  watch(table: string, lang: string): void {
    clearTimeout(this.ends.get(table));
    this.at(table)
      .then((here) => here.show(lang))
      .catch((failure: unknown) => this.tell({ type: 'failed', id: null, code: failure instanceof Failed ? failure.code : noEngine(), words: '' }));
  }

  /** Its engine has fallen: a new one takes the game up as it is kept, but not twice at the same point. */
  private fell(table: string, here: HereTable): void {
    const again = here.watched && this.falls.get(table) !== here.version;
    this.falls.set(table, here.version);
    here.close();
    this.tables.delete(table);
    if (again) this.watch(table, here.lang);
    else if (here.watched) this.tell({ type: 'failed', id: null, code: 'fallen', words: '' });
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
      void here.then(
        (each) => (each.fell = () => this.fell(id, each)),
        () => {},
      );
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

  async open(wanted: NewTable, name: string, seed = hex(32)): Promise<string> {
    const stock = hex(6);
    const names = unlike(
      wanted.seats.map(({ kind, bot }, seat) => (kind === 'bot' ? `bot:${bot}.${houseName(stock, seat)}` : seat === 0 ? name : `${name} ${seat + 1}`)),
    );
    return this.lay({ wanted, names, seed });
  }

  private async lay(more: Pick<Kept, 'wanted' | 'names'> & Partial<Kept>): Promise<string> {
    const id = `here-${hex(6)}`;
    const now = Date.now();
    await shelf.put({
      id,
      version: 1,
      seed: hex(32),
      position: '',
      origin: null,
      record: '',
      engine: null,
      opened: false,
      resigned: {},
      made: more.names.map(() => ({ person: 0, house: 0, stretches: [] })),
      over: false,
      rematch: null,
      created: now,
      changed: now,
      ...more,
    });
    return id;
  }

  /** Somebody to ask beside the table, who knows the same rules. */
  async adviser(id: string): Promise<Adviser> {
    const { files, kept } = await this.at(id);
    return Adviser.of(kept.wanted.game, files);
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

  async aftermath(id: string, lang: string): Promise<Aftermath> {
    return { story: await (await this.at(id)).story(lang), ratings: [] };
  }

  async record(id: string): Promise<string> {
    return (await this.at(id)).record();
  }

  async rematch(id: string): Promise<Table> {
    const { kept } = await this.at(id);
    const rematch = kept.rematch ?? (await this.open(kept.wanted, kept.names[0] ?? ''));
    if (!kept.rematch) await shelf.put(Object.assign(kept, { rematch, version: kept.version + 1 }));
    return this.table(rematch);
  }

  /** A new table from a moment of another, as one knew it then; the house takes the other seats. */
  async fork(id: string, { step, seat, bot }: Fork, name: string): Promise<Table> {
    const here = await this.at(id);
    const moment = await here.moment(step, seat);
    const { wanted, names } = here.kept;
    const seats = names.map((_, each) => (each === moment.seat ? ({ kind: 'me', bot: null } as const) : ({ kind: 'bot', bot } as const)));
    const stock = hex(6);
    const own = unlike(seats.map((each, seat) => (each.kind === 'bot' ? `bot:${bot}.${houseName(stock, seat)}` : name)));
    const origin = here.kept.opened ? null : { table: id, step };
    return this.table(await this.lay({ wanted: { ...wanted, seats }, names: own, position: moment.position, origin }));
  }

  /** Somebody's record, to be read here; a flaw is told as it is found. */
  async read(record: string): Promise<string> {
    const game = /^game\s+(\w+)/m.exec(record)?.[1] ?? '';
    const names = (/^seats\s+(.+)$/m.exec(record)?.[1] ?? '').trim().split(/\s+/);
    if (!(await playsHere(game))) throw new Failed('bad-input', 'this is no record of a game that can be read here', 0);
    const wanted: NewTable = { game, seats: [], options: {}, listed: false, rated: false, clock: { type: 'none' }, takeover: '', start: true };
    const id = await this.lay({ wanted, names, record, opened: true, over: true });
    try {
      const engine = await Engine.of(game);
      await engine.ask('replay', record).finally(() => engine.close());
    } catch (failure) {
      await shelf.remove(id);
      throw new Failed('bad-input', failure instanceof Error ? failure.message : '', 0);
    }
    return id;
  }

  /** The tables on this device, the newest first. */
  async all(): Promise<Kept[]> {
    return (await shelf.all()).filter((kept) => !kept.opened).sort((one, other) => other.changed - one.changed);
  }

  async forget(id: string): Promise<void> {
    this.end(id);
    await shelf.remove(id);
  }
}

/** Why there is no engine, as a problem is called. */
const noEngine = () => (able() ? 'no-engine' : 'too-old');

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
