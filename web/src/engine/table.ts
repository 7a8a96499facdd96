import type { Entry, Outcome, Preview, Scene, Seat, Step, Table, Tell, TellPosition, TellReason } from '../protocol.ts';
import type { Answer, Wish } from '../kit/line.ts';
import { curtain } from './curtain.svelte.ts';
import { Engine, Refused } from './engine.ts';
import { playerName } from '../kit/seats.ts';
import { shelf, type Kept } from './shelf.ts';

const ADVISER = 'journeyman';

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
  private version = 1;
  private thinking = false;
  private closed = false;
  private resting = true;
  private told = 0;
  /** The person at the screen, where there are several. */
  private sitting: number | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  lang = 'en';

  private constructor(
    readonly kept: Kept,
    private readonly engine: Engine,
    private readonly playing: number,
    private readonly tell: (tell: Tell) => void,
  ) {}

  static async of(kept: Kept, tell: (tell: Tell) => void): Promise<HereTable> {
    const engine = await Engine.of(kept.wanted.game);
    const playing = kept.record
      ? await engine.ask('replay', kept.record)
      : await engine.ask('start', kept.names.length, options(kept.wanted.options), kept.seed);
    return new HereTable(kept, engine, playing, tell);
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
    if (told.outcome) told.outcome.decisions = this.kept.made;
    const yourTurn = told.asked.includes(you) && this.person(you);
    return { type: 'position', table: this.kept.id, version: this.version, ...told, yourTurn, entries, times: this.kept.names.map(() => null) };
  }

  async table(): Promise<Table> {
    const { kept } = this;
    const you = await this.you();
    const told = JSON.parse(await this.engine.ask('position', this.playing, you, this.shown(), this.lang)) as Told;
    if (told.outcome) told.outcome.decisions = kept.made;
    const commitment = await this.engine.ask('commitment', kept.seed);
    return {
      id: kept.id,
      game: kept.wanted.game,
      options: kept.wanted.options,
      status: told.over ? 'over' : 'running',
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
      proposal: null,
      watchers: 0,
      rematch: kept.rematch,
      origin: null,
      outcome: told.outcome,
      differs: null,
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

  record(): Promise<string> {
    return this.engine.ask('record', this.playing, this.names());
  }

  // --- what happens ---

  /** One thing after the other, as at every table. */
  private inTurn<T>(does: () => Promise<T>): Promise<T> {
    const done = this.queue.then(does);
    this.queue = done.catch(() => {});
    return done;
  }

  ask(wish: Wish, id: string): Promise<Answer> {
    return this.inTurn(() => this.answer(wish, id)).catch((failure: unknown) => this.failed(id, failure));
  }

  private failed(id: string, failure: unknown): Answer {
    const words = failure instanceof Error ? failure.message : String(failure);
    return { type: 'failed', id, code: failure instanceof Refused ? 'bad-input' : 'failed', words };
  }

  private async answer(wish: Wish, id: string): Promise<Answer> {
    const table = this.kept.id;
    const you = await this.you();
    if (you === this.kept.names.length) return { type: 'failed', id, code: 'not-now', words: 'nobody is at the screen yet' };
    switch (wish.type) {
      case 'play':
        return this.play(you, wish.version, wish.moves, id);
      case 'why-not':
        return { type: 'why', id, table, move: wish.move, why: await this.reason(you, wish.move) };
      case 'moves': {
        const { choices } = JSON.parse(await this.engine.ask('choices', this.playing, you, this.shown(), this.lang)) as Scene;
        return { type: 'moves', id, table, moves: choices };
      }
      case 'hint':
        return this.hint(you, id);
      case 'preview':
        return { type: 'preview', id, table, version: this.version, why: null, preview: await this.preview(you, wish.moves) };
      case 'may-take-back':
        return { type: 'may-take-back', id, table, verdict: (await this.engine.ask('mayTakeBack', this.playing, you)) as 'free' | 'asks' | 'nothing' };
      case 'take-back':
        await this.engine.ask('takeBack', this.playing, you);
        await this.changed([]);
        return { type: 'done', id, table };
      case 'resign':
        this.kept.resigned = { ...this.kept.resigned, [you]: this.kept.wanted.takeover };
        await this.changed([]);
        return { type: 'done', id, table };
      default:
        return { type: 'failed', id, code: 'not-now', words: 'not at a table on this device' };
    }
  }

  private async play(seat: number, version: number, moves: string[], id: string): Promise<Answer> {
    const table = this.kept.id;
    if (version !== this.version) {
      this.tell(await this.position([]));
      return { type: 'stale', id, table, version: this.version };
    }
    for (const [index, move] of moves.entries()) {
      const why = await this.reason(seat, move);
      if (why) {
        for (let back = 0; back < index; back++) await this.engine.ask('takeBack', this.playing, seat);
        return { type: 'refused', id, table, version: this.version, index, why };
      }
      await this.engine.ask('play', this.playing, seat, move);
    }
    await this.made(seat, 'person', moves.length);
    return { type: 'played', id, table, version: this.version };
  }

  private async reason(seat: number, move: string): Promise<TellReason | null> {
    const why = await this.engine.ask('refusal', this.playing, seat, move, this.lang);
    if (!why) return null;
    const [rule = '', title = '', words = '', ...text] = why.split('\n');
    return { rule, title, words, text: text.join('\n') };
  }

  /** Several moves at once are not foreseen here yet. */
  private async preview(seat: number, [move, ...more]: string[]): Promise<Preview | null> {
    if (move === undefined || more.length) return null;
    return JSON.parse(await this.engine.ask('preview', this.playing, seat, move, this.shown(), this.lang)) as Preview;
  }

  private async hint(seat: number, id: string): Promise<Answer> {
    const [move = '', ...words] = (await this.engine.ask('hint', this.playing, seat, ADVISER, this.lang)).split('\n');
    const { scene } = JSON.parse(await this.engine.ask('position', this.playing, seat, this.shown(), this.lang)) as Told;
    const label = scene.choices.find((choice) => choice.move === move)?.label ?? move;
    return { type: 'hint', id, table: this.kept.id, version: this.version, move, label, words: words.join(' ') };
  }

  private async made(seat: number, by: 'person' | 'house', moves = 1): Promise<void> {
    this.kept.made = this.kept.made.map((each, i) => (i === seat ? { ...each, [by]: each[by] + moves } : each));
    await this.changed(await this.log(this.lang, this.told, null));
  }

  /** Kept first, then told. */
  private async changed(entries: Entry[]): Promise<void> {
    this.version++;
    const position = await this.position(entries);
    this.told = position.step;
    Object.assign(this.kept, { record: await this.record(), over: position.over, changed: Date.now() });
    await shelf.put({ ...this.kept });
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
      if (!this.closed) throw failure;
    } finally {
      this.thinking = false;
    }
  }

  private async decide(): Promise<boolean> {
    const waiting = await this.engine.ask('waiting', this.playing);
    if (!waiting) return false;
    const version = this.version;
    const bots = this.kept.names.map((_, seat) => seat).filter((seat) => !this.person(seat));
    const asked = bots.find((seat) => (waiting >> seat) & 1);
    let seat = asked ?? -1;
    let move = asked === undefined ? '' : await this.engine.ask('bot', this.playing, asked, this.level(asked), this.dice(asked));
    for (const other of asked === undefined ? bots : [])
      if (!move) [seat, move] = [other, await this.engine.ask('interject', this.playing, other, this.level(other), this.dice(other))];
    if (!move) return false;
    return this.inTurn(async () => {
      if (version !== this.version) return true; // somebody was quicker: think again
      if (await this.engine.ask('play', this.playing, seat, move)) return asked !== undefined;
      await this.made(seat, 'house');
      return true;
    });
  }

  /** A bot's own chance: another in every game and seat, the same after a reload. */
  private dice(seat: number): number {
    return (parseInt(this.kept.seed.slice(0, 7), 16) ^ (seat * 0x9e37)) & 0x7fffffff;
  }
}

/** As records write them. */
export function options(chosen: Record<string, string>): string {
  return (
    Object.entries(chosen)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ') || '-'
  );
}
