import type { Advice, Decisions, Entry, Outcome, Preview, Scene, Seat, Step, Story, Table, Tell, TellPosition, TellReason, TellVerdict } from '../protocol.ts';
import { Failed } from '../kit/api.ts';
import { PRINTED } from '../kit/catalogue.svelte.ts';
import type { Answer, Wish } from '../kit/line.ts';
import { reason } from './adviser.ts';
import { curtain } from './curtain.svelte.ts';
import { Engine, Refused, type Files } from './engine.ts';
import { playerName } from '../kit/seats.ts';
import { Overtaken, shelf, type Kept } from './shelf.ts';

const ADVISER = 'journeyman';

/** What changes a table. */
const ACTS: ReadonlySet<Wish['type']> = new Set(['play', 'take-back', 'resign']);

/** What of a position the game tells. */
interface Told {
  step: number;
  seat: number | null;
  asked: number[];
  view: unknown;
  legal: string[];
  scene: Scene;
  over: boolean;
  outcome: Outcome | null;
}

/**
 * One table on this device: the game runs in the engine, every move is kept before it is told, and the house plays its
 * seats. What it tells and answers is the server's protocol.
 */
export class HereTable {
  private thinking = false;
  private closed = false;
  private resting = true;
  private told = 0;
  /** The person at the screen, where there are several. */
  private sitting: number | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  /** Seats of the house to whom nothing is news: their own sealed answers are none. */
  private readonly heard = new Set<number>();
  lang = 'en';

  private constructor(
    public kept: Kept,
    private readonly engine: Engine,
    private playing: number,
    /** After how many moves today's rules give another game than the one that was kept. */
    private readonly differs: number | null,
    private readonly tell: (tell: Tell) => void,
  ) {}

  static async of(kept: Kept, tell: (tell: Tell) => void): Promise<HereTable> {
    const engine = await Engine.of(kept.wanted.game);
    const playing = await laid(kept, engine).catch(() => -1);
    const differs = playing < 0 ? 0 : await engine.ask('differs', playing);
    if (differs < 0) return new HereTable(kept, engine, playing, null, tell);
    const old = await HereTable.before(kept, engine, tell);
    if (old) return old;
    return new HereTable(kept, engine, playing < 0 ? await laid({ ...kept, record: '' }, engine) : playing, differs, tell);
  }

  /** A game that the rules of today do not lead on is played with the engine of its own day, if that is still here. */
  private static async before(kept: Kept, today: Engine, tell: (tell: Tell) => void): Promise<HereTable | null> {
    if (!kept.engine || kept.engine.engine === today.files.engine) return null;
    try {
      const engine = await Engine.from(kept.engine);
      const table = new HereTable(kept, engine, await laid(kept, engine), null, tell);
      today.close();
      return table;
    } catch {
      return null;
    }
  }

  /** What it is played with. */
  get files(): Files {
    return this.engine.files;
  }

  get version(): number {
    return this.kept.version;
  }

  /** Is told when the engine has ended by itself. */
  set fell(hears: () => void) {
    this.engine.ended = hears;
  }

  /** Somebody looks. */
  get watched(): boolean {
    return !this.resting;
  }

  close(): void {
    this.closed = true;
    this.engine.close();
  }

  /** The house plays on when somebody looks again. */
  rest(): void {
    this.resting = true;
  }

  // --- what is told ---

  /** Everything anew: for somebody who has just come, or speaks another language. */
  async show(lang: string): Promise<void> {
    this.lang = lang;
    this.resting = false;
    const position = await this.position([]);
    this.told = position.step;
    this.tell({ type: 'table', table: await this.table() });
    this.tell(position);
    this.tell({ type: 'chats', table: this.kept.id, lines: [] });
    void this.think();
  }

  /** The person whose turn it is, else whoever sits at the screen. */
  private async next(): Promise<number> {
    const people = this.people();
    const waiting = await this.engine.ask('waiting', this.playing);
    const asked = people.filter((seat) => (waiting >> seat) & 1);
    if (!waiting) return people[0] ?? 0;
    return asked.find((seat) => seat === this.sitting) ?? asked[0] ?? this.sitting ?? people[0] ?? 0;
  }

  private people(): number[] {
    return this.kept.names.map((_, seat) => seat).filter((seat) => this.person(seat));
  }

  /** Whose side is shown: with several people at the screen nobody's, until the next one says to be there. */
  private async you(): Promise<number> {
    const next = await this.next();
    if (this.kept.opened) return this.kept.names.length;
    const alone = this.people().length < 2 || !(await this.engine.ask('waiting', this.playing));
    const drawn = !alone && next !== this.sitting;
    if (drawn) Object.assign(curtain, { table: this.kept.id, name: this.kept.names[next] });
    else if (curtain.table === this.kept.id) curtain.table = '';
    return drawn ? this.kept.names.length : next;
  }

  /** The next person is at the screen. */
  async reveal(): Promise<void> {
    this.sitting = await this.next();
    await this.show(this.lang);
  }

  private person(seat: number): boolean {
    return this.kept.wanted.seats[seat]?.kind !== 'bot' && !(seat in this.kept.resigned);
  }

  private level(seat: number): string {
    return this.kept.resigned[seat] ?? this.kept.wanted.seats[seat]?.bot ?? 'random';
  }

  /** As records write them. */
  private names(): string {
    return this.kept.names.join('\n');
  }

  /** As people see them. */
  private shown(): string {
    return this.kept.names.map(playerName).join('\n');
  }

  private async position(entries: Entry[]): Promise<TellPosition> {
    const you = await this.you();
    const told = JSON.parse(await this.engine.ask('position', this.playing, you, this.shown(), this.lang)) as Told;
    if (told.outcome) told.outcome.decisions = whoDecided(this.kept);
    const yourTurn = told.asked.includes(you) && this.person(you);
    if (this.kept.opened || this.differs !== null) told.legal = [];
    return { type: 'position', table: this.kept.id, version: this.version, ...told, yourTurn, entries, times: this.kept.names.map(() => null), ahead: null };
  }

  async table(): Promise<Table> {
    const { kept } = this;
    const you = await this.you();
    const told = JSON.parse(await this.engine.ask('position', this.playing, you, this.shown(), this.lang)) as Told;
    if (told.outcome) told.outcome.decisions = whoDecided(kept);
    const commitment = await this.engine.ask('commitment', kept.seed);
    return {
      id: kept.id,
      game: kept.wanted.game,
      catalogue: PRINTED, // engines know no other
      options: kept.wanted.options,
      status: told.over ? 'over' : this.differs === null ? 'running' : 'closed',
      paused: false,
      listed: false,
      rated: false,
      host: kept.names[0] ?? '',
      clock: { type: 'none' },
      takeover: kept.wanted.takeover,
      seats: kept.names.map((_, seat) => this.seat(seat)),
      asked: told.asked,
      step: told.step,
      you: told.seat,
      yourTurn: told.asked.includes(you),
      youHost: false,
      held: false,
      proposal: null,
      watchers: 0,
      rematch: kept.rematch,
      origin: kept.origin,
      outcome: told.outcome,
      differs: this.differs,
      fairness: { commitment, entropy: [], seed: told.over ? kept.seed : null, mixed: told.over ? kept.seed : null },
      created: kept.created,
      changed: kept.changed,
    };
  }

  private seat(seat: number): Seat {
    const bot = this.kept.wanted.seats[seat]?.kind === 'bot';
    const name = playerName(this.kept.names[seat] ?? '');
    const resigned = seat in this.kept.resigned;
    return {
      seat,
      sitter: bot ? 'bot' : 'human',
      name,
      bot: bot || resigned ? this.level(seat) : null,
      away: false,
      resigned,
      online: true,
      time: null,
      holiday: null,
      rating: null,
    };
  }

  async log(lang: string, from: number, seat: number | null): Promise<Entry[]> {
    return JSON.parse(await this.engine.ask('log', this.playing, seat ?? (await this.you()), from, this.shown(), lang)) as Entry[];
  }

  async step(step: number, lang: string, seat: number | null): Promise<Step> {
    const found = JSON.parse(await this.engine.ask('step', this.playing, seat ?? (await this.you()), step, this.shown(), lang)) as Omit<Step, 'table'>;
    return { ...found, table: this.kept.id };
  }

  async story(lang: string): Promise<Story> {
    return JSON.parse(await this.engine.ask('story', this.playing, this.names(), lang)) as Story;
  }

  record(): Promise<string> {
    if (this.kept.position) return Promise.reject(new Failed('no-record', 'a table forked from another has no record of its own', 0));
    return this.engine.ask('record', this.playing, this.names());
  }

  /** A moment to go on from; what this viewer could not know then is dealt anew. */
  async moment(step: number, seat: number | null): Promise<{ position: string; seat: number }> {
    const you = await this.you();
    const told = this.kept.over || this.kept.opened;
    const eyes = told && seat !== null ? seat : you;
    const position = await this.engine.ask('imagined', this.playing, step, eyes, crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
    return { position, seat: seat ?? (you < this.kept.names.length ? you : 0) };
  }

  // --- what happens ---

  /** One thing after the other, as at every table. */
  private inTurn<T>(does: () => Promise<T>): Promise<T> {
    const done = this.queue.then(does);
    this.queue = done.catch(() => {});
    return done;
  }

  ask(wish: Wish, id: string): Promise<Answer> {
    return this.inTurn(() => this.answer(wish, id)).catch(async (failure: unknown) => {
      if (!(failure instanceof Overtaken)) return this.failed(id, failure);
      await this.renew();
      return { type: 'stale', id, table: this.kept.id, version: this.version };
    });
  }

  /** Another window has changed the table: what it has kept holds here too. */
  renew(): Promise<void> {
    return this.inTurn(async () => {
      const kept = await shelf.get(this.kept.id);
      if (!kept || kept.version === this.version || this.closed) return;
      const playing = await laid(kept, this.engine);
      await this.engine.ask('close', this.playing);
      this.kept = kept;
      this.playing = playing;
      if (!this.resting) await this.show(this.lang);
    });
  }

  private failed(id: string, failure: unknown): Answer {
    if (this.closed) return { type: 'failed', id, code: 'loaded-anew', words: '' };
    const words = failure instanceof Error ? failure.message : String(failure);
    return { type: 'failed', id, code: failure instanceof Refused ? 'bad-input' : failure instanceof Failed ? failure.code : 'failed', words };
  }

  private async answer(wish: Wish, id: string): Promise<Answer> {
    const table = this.kept.id;
    if (ACTS.has(wish.type)) this.heard.clear();
    const you = await this.you();
    if (you === this.kept.names.length) return { type: 'failed', id, code: 'not-now', words: 'nobody is at the screen yet' };
    switch (wish.type) {
      case 'play':
        return this.play(you, wish.version, wish.moves, id);
      case 'why-not':
        return { type: 'why', id, table, move: wish.move, why: await this.reason(you, wish.move) };
      case 'moves': {
        const { choices } = JSON.parse(await this.engine.ask('moves', this.playing, you, this.shown(), this.lang)) as Scene;
        return { type: 'moves', id, table, moves: choices };
      }
      case 'hint':
        return this.hint(you, id);
      case 'coach':
        return { type: 'coach', id, table, version: this.version, advice: await this.advice(you) };
      case 'preview':
        return { type: 'preview', id, table, version: this.version, why: null, preview: await this.preview(you, wish.moves) };
      case 'may-take-back':
        return { type: 'may-take-back', id, table, verdict: await this.mayTakeBack(you) };
      case 'take-back':
        await this.engine.ask('takeBack', this.playing, you);
        await this.changed([], {});
        return { type: 'done', id, table };
      case 'resign':
        await this.changed([], { resigned: { ...this.kept.resigned, [you]: this.kept.wanted.takeover } });
        return { type: 'done', id, table };
      default:
        return { type: 'failed', id, code: 'not-now', words: 'not at a table on this device' };
    }
  }

  /** Whoever sits at this screen agrees, and the house does not mind. */
  private async mayTakeBack(seat: number): Promise<TellVerdict> {
    return (await this.engine.ask('mayTakeBack', this.playing, seat)) === 'nothing' ? 'nothing' : 'free';
  }

  private async play(seat: number, version: number, moves: string[], id: string): Promise<Answer> {
    const table = this.kept.id;
    if (version !== this.version) {
      this.tell(await this.position([]));
      return { type: 'stale', id, table, version: this.version };
    }
    if (moves.length > 1 && (await this.engine.ask('foresee', this.playing, seat, moves.join('\n'))) === 'beyond')
      return { type: 'failed', id, code: 'not-now', words: 'these moves go beyond what you know now: make them one at a time' };
    for (const [index, move] of moves.entries()) {
      const why = await this.reason(seat, move);
      if (why) {
        for (let back = 0; back < index; back++) await this.engine.ask('takeBack', this.playing, seat);
        return { type: 'refused', id, table, version: this.version, index, why };
      }
      await this.engine.ask('play', this.playing, seat, move);
    }
    await this.changed(await this.log(this.lang, this.told, null), {});
    return { type: 'played', id, table, version: this.version };
  }

  private async reason(seat: number, move: string): Promise<TellReason | null> {
    return reason(await this.engine.ask('refusal', this.playing, seat, move, this.lang), this.kept.wanted.game, this.lang);
  }

  private async preview(seat: number, moves: string[]): Promise<Preview | null> {
    const asked = moves.join('\n');
    if ((await this.engine.ask('foresee', this.playing, seat, asked)) !== 'clear') return null;
    return JSON.parse(await this.engine.ask('preview', this.playing, seat, asked, this.shown(), this.lang)) as Preview;
  }

  private async hint(seat: number, id: string): Promise<Answer> {
    const [move = '', ...words] = (await this.engine.ask('hint', this.playing, seat, ADVISER, this.lang)).split('\n');
    const { scene } = JSON.parse(await this.engine.ask('position', this.playing, seat, this.shown(), this.lang)) as Told;
    const label = scene.choices.find((choice) => choice.move === move)?.label ?? move;
    return { type: 'hint', id, table: this.kept.id, version: this.version, move, label, words: words.join(' ') };
  }

  private async advice(seat: number): Promise<Advice> {
    return JSON.parse(await this.engine.ask('coach', this.playing, seat, this.shown(), this.lang)) as Advice;
  }

  /** Kept first, then told. */
  private async changed(entries: Entry[], change: Partial<Kept>): Promise<void> {
    const { engine, kept } = this;
    const over = !(await engine.ask('waiting', this.playing));
    const record = await engine.ask('record', this.playing, this.names());
    const made = decisions(kept, record);
    const next: Kept = { ...kept, ...change, version: kept.version + 1, engine: engine.files, record, made, over, changed: Date.now() };
    await shelf.put(next);
    this.kept = next;
    const position = await this.position(entries);
    this.told = position.step;
    this.tell(position);
    this.tell({ type: 'table', table: await this.table() });
    if (!this.thinking) void this.think();
  }

  /** The house plays its seats, one decision after the other, until a person is asked. */
  private async think(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (!this.closed && !this.resting && (await this.decide())) continue;
    } catch (failure) {
      if (failure instanceof Overtaken) void this.renew();
      else if (!this.closed) throw failure;
    } finally {
      this.thinking = false;
    }
  }

  private async decide(): Promise<boolean> {
    const waiting = await this.engine.ask('waiting', this.playing);
    if (!waiting || this.kept.opened || this.differs !== null) return false;
    const version = this.version;
    const bots = this.kept.names.map((_, seat) => seat).filter((seat) => !this.person(seat));
    const asked = bots.find((seat) => (waiting >> seat) & 1);
    const others = asked === undefined ? bots.filter((each) => !this.heard.has(each)) : [];
    let seat = asked ?? -1;
    let move = asked === undefined ? '' : await this.engine.ask('bot', this.playing, asked, this.level(asked), this.dice(asked));
    for (const other of others)
      if (!move) {
        [seat, move] = [other, await this.engine.ask('interject', this.playing, other, this.level(other), this.dice(other))];
        this.heard.add(other);
      }
    if (!move) return false;
    return this.inTurn(async () => {
      if (version !== this.version) return true; // somebody was quicker: think again
      if (await this.engine.ask('play', this.playing, seat, move)) return asked !== undefined;
      const entries = await this.log(this.lang, this.told, null);
      if (entries.length) this.heard.clear();
      this.heard.add(seat);
      await this.changed(entries, {});
      return true;
    });
  }

  /** A bot's own chance: another in every game and seat, the same after a reload. */
  private dice(seat: number): number {
    return (parseInt(this.kept.seed.slice(0, 7), 16) ^ (seat * 0x9e37)) & 0x7fffffff;
  }
}

/** The game as it was kept, in an engine: its number there. */
function laid(kept: Kept, engine: Engine): Promise<number> {
  if (kept.position) return engine.ask('resume', kept.position, kept.record);
  if (kept.record) return engine.ask('replay', kept.record);
  return engine.ask('start', kept.names.length, options(kept.wanted.options), kept.seed);
}

/** Tables from before have no stretches. */
const whoDecided = (kept: Kept): Decisions[] => kept.made.map((each) => ({ ...each, stretches: each.stretches ?? [] }));

/** Who has decided how often, by seat: what a person has made before resigning stays theirs. */
function decisions(kept: Kept, record: string): Decisions[] {
  const moves = record.split('\n').flatMap((line) => /^\d+\s+(\S+)\s/.exec(line)?.[1] ?? []);
  const names = /^seats\s+(.+)$/m.exec(record)?.[1]?.trim().split(/\s+/) ?? [];
  return kept.made.map(({ person }, seat) => {
    const mine = moves.flatMap((name, i) => (name === names[seat] ? [i + 1] : []));
    const own = kept.wanted.seats[seat]?.kind === 'bot' ? 0 : seat in kept.resigned ? Math.min(person, mine.length) : mine.length;
    const bot = kept.resigned[seat] ?? kept.wanted.seats[seat]?.bot ?? '';
    const [from, to] = [mine[own], mine.at(-1)];
    return { person: own, house: mine.length - own, stretches: from && to ? [{ from, to, bot }] : [] };
  });
}

/** As records write them. */
export function options(chosen: Record<string, string>): string {
  return (
    Object.entries(chosen)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ') || '-'
  );
}
