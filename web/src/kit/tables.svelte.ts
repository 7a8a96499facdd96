import type { Entry, Preview, SceneChoice, Seat, Table, Tell, TellFailed, TellLine, TellPosition, TellReason, Time, Tip } from '../protocol.ts';
import { Failed } from './api.ts';
import { Coach } from './coach.svelte.ts';
import type { Desk } from './desk.ts';
import { settle } from './motion.ts';
import { secondClick } from './clicks.ts';
import { go } from './route.svelte.ts';
import { announce, toast } from './say.svelte.ts';
import { readable } from './seats.ts';
import { lastSeen, saw } from './seen.ts';
import { Seen } from './turns.ts';
import { inWords } from './session.svelte.ts';
import { moves, settings, type Pace } from './settings.svelte.ts';
import { isHere, type Answer, type Line, type Wish } from './line.ts';
import { Counsel } from './counsel.ts';
import { adviserOf, lineOf, logOf } from './where.ts';
import { w } from './words.ts';

/** How long a position stays before the next is shown, so that a quick opponent can be followed. */
const LINGER_MILLIS: Record<Pace, number> = { slow: 2200, usual: 900, fast: 300 };
const MOST_BEHIND = 8;
/** Within this time the second click of a double click comes. */
const DOUBLE_MILLIS = 1000;

/** One live table: what the server tells of it, shown at a pace the eye can follow. */
export class LiveTable implements Desk {
  table: Table | null = $state.raw(null);
  /** When the server last told the clocks. */
  heardAt = $state(Date.now());
  latest: TellPosition | null = $state.raw(null);
  shown: TellPosition | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  chats: TellLine[] = $state.raw([]);
  /** Sensible moves, the best first, after a hint was asked for: the same whenever it is asked again. */
  hint: readonly Tip[] = $state.raw([]);
  why: { move: string; why: TellReason | null } | null = $state.raw(null);
  /** A take-back that the others must agree to waits for the player's word. */
  asksConsent = $state(false);
  /** A move is on its way, or was made and its position is not here yet. */
  busy = $state(false);
  /** The server knows no such table. */
  missing = $state(false);
  /** Why nothing can be shown, in words; empty if something can. */
  trouble = $state('');
  tick = $state(0);
  /** What happened after this step is new to the player; null when nothing was missed. */
  since: number | null = $state(null);
  /** Chat lines since somebody last looked. */
  unread = $state(0);

  /** The clocks, where a position told them later than the table. */
  private times: (Time | null)[] | null = $state.raw(null);
  private queue: TellPosition[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly line: Line;
  readonly coach: Coach;
  private readonly hangUp: () => void;
  private readonly rules = new Counsel(() => adviserOf(this.id, this.game, this.table?.catalogue ?? ''));
  /** Thinks longer than the rules do: nobody waits for it who only asks about a move. */
  private readonly friend = new Counsel(() => adviserOf(this.id, this.game, this.table?.catalogue ?? ''));
  /** What the seat has seen, for what rivals' turns were good for. */
  private readonly seen = new Seen();
  /** What was asked of the rules about the latest position. */
  private readonly foreseen = new Map<string, Promise<Preview | null>>();
  private lang: string;
  /** What comes while the log is being read: it may be newer than what the server answers. */
  private arrivals: TellPosition[] | null = null;
  /** The version a move led to: until that position is here, the old one offers nothing. */
  private due = 0;
  /** When a move was last sent. */
  private playedAt = 0;
  /** A take-back is on its way: a second one would take back the move before. */
  private takingBack = false;
  /** The last moment that was shown while somebody could look. */
  private looked: number | null;
  /** The game, before the server tells it again: its board can be fetched meanwhile. */
  private readonly recalled: string;

  constructor(
    readonly id: string,
    lang: string,
  ) {
    this.lang = lang;
    const seen = lastSeen(id);
    this.looked = seen?.step ?? null;
    this.recalled = seen?.game ?? '';
    document.addEventListener('visibilitychange', this.cameBack);
    this.line = lineOf(id);
    this.coach = new Coach(this, () => this.advise());
    this.hangUp = this.line.listen((tell) => this.hear(tell));
    this.line.watch(id, lang, true); // gives table and position; then the log is asked for
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.cameBack);
    this.hangUp();
    this.rules.close();
    this.friend.close();
    clearTimeout(this.timer);
    this.line.unwatch(this.id);
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.line.watch(this.id, lang, true);
    void this.readLog();
  }

  /** Asks once more for what could not be shown. */
  retry(): void {
    this.trouble = '';
    this.line.watch(this.id, this.lang, true);
  }

  // --- what boards see ---

  get game(): string {
    return this.table?.game ?? this.recalled;
  }
  readonly seats: Seat[] = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    return this.times ? seats.map((seat) => ({ ...seat, time: this.times?.[seat.seat] ?? null })) : seats;
  });
  get you(): number | null {
    return this.shown ? this.shown.seat : (this.table?.you ?? null);
  }
  get view(): unknown {
    return this.shown?.view ?? null;
  }
  get scene() {
    return this.shown?.scene ?? null;
  }
  get current(): boolean {
    return this.shown === this.latest;
  }
  get legal(): readonly string[] {
    if (!this.shown || !this.current || this.busy || this.table?.paused) return [];
    return this.shown.legal;
  }
  get asked(): readonly number[] {
    return this.shown?.asked ?? this.table?.asked ?? [];
  }
  get entries(): readonly Entry[] {
    return this.shown?.entries ?? [];
  }
  get step(): number {
    return this.shown?.step ?? this.table?.step ?? 0;
  }
  get over(): boolean {
    return this.shown?.over ?? this.table?.status === 'over';
  }
  get outcome() {
    return this.shown?.outcome ?? this.table?.outcome ?? null;
  }
  get yourTurn(): boolean {
    return this.current ? (this.latest?.yourTurn ?? this.table?.yourTurn ?? false) : false;
  }

  // --- what a player does ---

  play(moves: string[]): void {
    if (!this.coach.lets(moves)) return;
    const version = this.shown?.version;
    if (version === undefined || this.busy || (secondClick() && Date.now() - this.playedAt < DOUBLE_MILLIS)) return;
    if (!this.current) {
      this.skip(); // what was clicked is not what is there now
      toast(w().stale);
      return;
    }
    this.playedAt = Date.now();
    this.hint = [];
    this.why = null;
    this.since = null;
    this.busy = true;
    this.due = 0;
    void this.line.ask({ type: 'play', table: this.id, version, moves }).then((answer) => {
      this.due = answer.type === 'played' ? answer.version : 0;
      this.busy = this.due > (this.latest?.version ?? 0);
      if (answer.type === 'refused') this.why = { move: moves[answer.index] ?? '', why: answer.why };
      else if (answer.type === 'stale') toast(w().stale);
      else if (answer.type === 'failed') this.failed(answer);
    });
  }

  whyNot(move: string): void {
    void this.explain(move);
  }

  private async explain(move: string): Promise<void> {
    const shown = this.asking();
    const adviser = shown && this.rules.asked();
    const why = adviser ? await adviser.reason(shown, move, this.lang) : undefined;
    if (why === undefined) await this.command({ type: 'why-not', table: this.id, move });
    else this.why = { move, why };
  }

  foresee(moves: string[]): Promise<Preview | null> {
    const key = [this.lang, ...moves].join('\n');
    let found = this.foreseen.get(key);
    if (!found) {
      found = this.brings(moves);
      this.foreseen.set(key, found);
    }
    return found;
  }

  private async brings(moves: string[]): Promise<Preview | null> {
    const shown = this.asking();
    const names = this.seats.map((seat) => seat.name);
    const adviser = shown && this.rules.asked();
    const own = adviser ? await adviser.preview(shown, moves, names, this.lang) : undefined;
    if (own !== undefined) return own;
    const answer = await this.line.ask({ type: 'preview', table: this.id, moves });
    return answer.type === 'preview' ? answer.preview : null;
  }

  /** The position that is asked about, by somebody who sits there. */
  private asking(): TellPosition | undefined {
    const { latest } = this;
    return !latest || latest.seat === null || latest.over ? undefined : latest;
  }

  /** What a coach says; where a game counts for ratings, or the page does not know enough, the line answers. */
  private async advise(): Promise<Answer> {
    const shown = this.table?.rated === false && !isHere(this.id) ? this.asking() : undefined;
    const turns = shown && this.seen.turns(shown, this.log);
    const names = this.seats.map((seat) => seat.name);
    const adviser = turns && this.friend.asked();
    const advice = adviser && (await adviser.coach(shown, turns, names, this.lang));
    if (advice) return { type: 'coach', id: '', table: this.id, version: shown.version, advice };
    return this.line.ask({ type: 'coach', table: this.id });
  }

  show(step: number): void {
    go(`/t/${this.id}/replay?at=${step}`);
  }

  askHint(): void {
    void this.advise().then((answer) => this.answered(answer));
  }

  /** Takes the last move back if that is free; else asks first whether the others shall be asked. */
  async takeBack(): Promise<void> {
    if (this.takingBack) return;
    this.takingBack = true;
    try {
      const answer = await this.line.ask({ type: 'may-take-back', table: this.id });
      if (answer.type === 'failed') this.failed(answer);
      if (answer.type !== 'may-take-back') return;
      if (answer.verdict === 'nothing') toast(w().takeBackNothing);
      else if (answer.verdict === 'asks') this.asksConsent = true;
      else await this.command({ type: 'take-back', table: this.id });
    } finally {
      this.takingBack = false;
    }
  }

  askConsent(): void {
    this.asksConsent = false;
    void this.command({ type: 'take-back', table: this.id });
  }

  /** Every move there is in words; none if they are not available. */
  async moves(): Promise<readonly SceneChoice[]> {
    const answer = await this.line.ask({ type: 'moves', table: this.id });
    if (answer.type === 'failed') this.failed(answer);
    return answer.type === 'moves' ? answer.moves : [];
  }

  agree(agree: boolean): void {
    void this.command({ type: 'agree', table: this.id, agree });
  }

  say(text: string): void {
    void this.command({ type: 'chat', table: this.id, text });
  }

  /** What I may answer in advance, and have planned. */
  get ahead() {
    return this.current ? (this.latest?.ahead ?? null) : null;
  }

  /** An empty answer is no plan any more. */
  plan(answer: string): void {
    const stake = this.latest?.ahead?.stake ?? '';
    void this.command({ type: 'plan', table: this.id, stake, answer });
  }

  pause(): void {
    void this.command({ type: this.table?.paused ? 'resume' : 'pause', table: this.id });
  }

  resign(): void {
    void this.command({ type: 'resign', table: this.id });
  }

  comeBack(): void {
    void this.command({ type: 'return', table: this.id });
  }

  handOver(seat: number): void {
    void this.command({ type: 'hand-over', table: this.id, seat });
  }

  /** Calls over HTTP that give the table anew. */
  async change(call: Promise<Table>): Promise<Table | null> {
    try {
      const table = await call;
      if (table.id === this.id) this.table = table;
      return table;
    } catch (failure) {
      toast(inWords(failure), true);
      return null;
    }
  }

  /** Shows at once what is on the way; false when nothing is. */
  skip(): boolean {
    settle();
    if (!this.queue.length) return false;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.pop();
    this.queue = [];
    if (last) this.lay(last);
    return true;
  }

  private failed({ code, words }: TellFailed): void {
    toast(inWords(new Failed(code, words, 0)), true);
  }

  private async command(wish: Wish): Promise<void> {
    this.answered(await this.line.ask(wish));
  }

  private answered(answer: Answer): void {
    if (answer.type === 'failed') this.failed(answer);
    if (answer.type === 'coach' && answer.version === this.latest?.version) this.hint = answer.advice.tips;
    if (answer.type === 'why') this.why = { move: answer.move, why: answer.why };
  }

  /** Others' moves that were made while nobody looked. */
  get missed(): Entry[] {
    const since = this.since;
    return since === null ? [] : this.log.filter((entry) => entry.step > since && entry.seat !== null && entry.seat !== this.you && entry.events.length > 0);
  }

  /** Somebody sees what is shown; after a while away, what they missed is noted. */
  private look(back: boolean): void {
    const step = this.shown?.step;
    if (step === undefined || document.visibilityState === 'hidden') return;
    if (back && this.looked !== null && this.looked < step) this.since ??= this.looked;
    this.looked = step;
    saw({ table: this.id, game: this.game, step });
  }

  private readonly cameBack = () => this.look(true);

  // --- what the server tells ---

  private hear(tell: Tell): void {
    if (tell.type === 'table' && tell.table.id === this.id) this.seatsChanged(tell.table);
    if (tell.type === 'failed' && tell.id === null) {
      if (this.table) this.failed(tell);
      else if (tell.code === 'not-found') this.missing = true;
      else this.trouble = inWords(new Failed(tell.code, tell.words, 0));
    }
    if (!('table' in tell) || tell.table !== this.id) return;
    if (tell.type === 'position') this.arrive(tell);
    if (tell.type === 'chats') this.chats = tell.lines;
    if (tell.type === 'said') {
      this.chats = [...this.chats, tell.line];
      this.unread++;
      announce(`${tell.line.name}: ${tell.line.text}`);
    }
  }

  private seatsChanged(table: Table): void {
    this.missing = false;
    this.trouble = '';
    this.heardAt = Date.now();
    this.times = null;
    this.table = table;
  }

  private arrive(position: TellPosition): void {
    const before = this.latest;
    this.latest = position;
    this.seen.note(position);
    if (position.version !== before?.version) this.foreseen.clear();
    if (this.due && position.version >= this.due) this.busy = false;
    this.heardAt = Date.now();
    this.times = position.times;
    if (before && before.seat !== position.seat)
      void this.readLog(); // another person at this screen
    else this.keepLog(position);
    const sudden = !before || !position.entries.length || !moves() || document.visibilityState === 'hidden';
    if (sudden || position.step <= before.step) {
      this.queue = [];
      clearTimeout(this.timer);
      this.timer = undefined;
      this.lay(position);
      return;
    }
    this.queue.push(position);
    if (this.queue.length > MOST_BEHIND) this.queue.splice(0, this.queue.length - MOST_BEHIND);
    if (!this.timer) this.next();
  }

  private next(): void {
    const position = this.queue.shift();
    this.timer = undefined;
    if (!position) return;
    this.lay(position);
    const own = position.entries.every((entry) => entry.seat === position.seat);
    const quiet = position.entries.every((entry) => !entry.events.length);
    this.timer = setTimeout(() => this.next(), own || quiet ? 250 : LINGER_MILLIS[settings.pace]);
  }

  private lay(position: TellPosition): void {
    const first = this.shown === null;
    this.shown = position;
    this.tick++;
    this.hint = [];
    this.look(first);
    const told = position.entries.flatMap((entry) => entry.events.map((event) => readable(event, this.seats))).filter(Boolean);
    if (told.length) announce(told.join(' '));
  }

  private keepLog(position: TellPosition): void {
    if (this.arrivals) {
      this.arrivals.push(position);
      return;
    }
    const last = this.log.at(-1)?.step ?? 0;
    const more = position.entries.filter((entry) => entry.step > last);
    if (more[0]?.step === last + 1) this.log = [...this.log, ...more];
    else if (more.length || (!position.entries.length && position.step !== last)) void this.readLog();
  }

  private async readLog(): Promise<void> {
    if (this.arrivals) return;
    const arrivals: TellPosition[] = (this.arrivals = []);
    const lang = this.lang;
    try {
      this.log = await logOf(this.id, lang, 0);
    } catch {
      // the table is closed, or not begun; the socket says more
    } finally {
      this.arrivals = null;
    }
    if (lang !== this.lang) void this.readLog();
    else for (const position of arrivals) this.keepLog(position);
  }
}
