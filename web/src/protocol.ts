// Made from the records of signoria.server.protocol; do not edit.

export const PROTOCOL = 1;

export interface Advice { asks: string; why: string; rule: string; tips: Tip[]; mistakes: Mistake[]; deeds: Deed[]; }

export interface Aftermath { story: Story; ratings: Shift[]; }

export interface Ahead { stake: string; answers: PlannedAnswer[]; planned: string | null; }

export interface Almanac { kinds: AlmanacKind[]; }

export interface AlmanacEntry { id: string; name: string; icon: string; lines: string[]; mark: string; rule: string; facets: AlmanacFacet[]; }

export interface AlmanacFacet { name: string; value: string; }

export interface AlmanacKind { id: string; name: string; rule: string; entries: AlmanacEntry[]; }

export interface AskAgree { type: 'agree'; id: string; table: string; agree: boolean; }

export interface AskChat { type: 'chat'; id: string; table: string; text: string; }

export interface AskCoach { type: 'coach'; id: string; table: string; }

export interface AskHandOver { type: 'hand-over'; id: string; table: string; seat: number; }

export interface AskHint { type: 'hint'; id: string; table: string; }

export interface AskLook { type: 'look'; looking: boolean; }

export interface AskMayTakeBack { type: 'may-take-back'; id: string; table: string; }

export interface AskMoves { type: 'moves'; id: string; table: string; }

export interface AskPause { type: 'pause'; id: string; table: string; }

export interface AskPing { type: 'ping'; }

export interface AskPlan { type: 'plan'; id: string; table: string; stake: string; answer: string; }

export interface AskPlay { type: 'play'; id: string; table: string; version: number; moves: string[]; }

export interface AskPreview { type: 'preview'; id: string; table: string; moves: string[]; }

export interface AskResign { type: 'resign'; id: string; table: string; }

export interface AskResume { type: 'resume'; id: string; table: string; }

export interface AskReturn { type: 'return'; id: string; table: string; }

export interface AskTakeBack { type: 'take-back'; id: string; table: string; }

export interface AskUnwatch { type: 'unwatch'; table: string; }

export interface AskWatch { type: 'watch'; table: string; lang: string; scene: boolean; }

export interface AskWhyNot { type: 'why-not'; id: string; table: string; move: string; }

export interface BySeats { seats: number; games: number; moves: number; points: number[]; wins: number[]; }

export interface Career { name: string; games: Finished[]; }

export interface Chosen { option: string; value: string; games: number; }

export interface ClockDays { type: 'days'; days: number; }

export interface ClockLive { type: 'live'; base: number; increment: number; }

export interface ClockNone { type: 'none'; }

export interface Credentials { name: string; password: string; }

export interface Decisions { person: number; house: number; stretches: Stretch[]; }

export interface Deed { seat: number; told: string; means: string; }

export interface Entropy { text: string; }

export interface Entry { step: number; seat: number | null; move: string | null; events: Happened[]; }

export interface EventWish { event: Event; page: boolean; mail: boolean; hook: boolean; }

export interface Fairness { commitment: string; entropy: Mixed[]; seed: string | null; mixed: string | null; }

export interface Finished { table: string; game: string; names: string[]; seat: number; places: number[]; points: number[]; sources: Source[]; moves: number; rated: boolean; ended: number; decisions: Decisions | null; shift: Shift | null; }

export interface Following { on: boolean; }

export interface Fork { step: number; seat: number | null; bot: string; }

export interface Free { seat: number; }

export interface GameOption { name: string; labels: Record<string, string>; values: string[]; words: Record<string, Record<string, string>>; usual: string; sets: OptionSets | null; }

export interface GameSheet { id: string; names: Record<string, string>; fewest: number; most: number; options: GameOption[]; ruleset: number; designed: string[]; catalogue: string; }

export interface GameStatistics { game: string; games: number; seats: BySeats[]; options: Chosen[]; }

export interface Glance { parts: GlancePart[]; }

export interface GlancePart { id: string; title: string; text: string; things: GlanceThing[]; }

export interface GlanceThing { icon: string; name: string; text: string; rule: string; }

export interface Guest { name: string; }

export interface Guided { level: string; seats: number; options: Record<string, string>; seed: string; }

export interface Happened { event: unknown; words: string; names: Named[]; }

export interface Heading { key: string; label: string; }

export interface Hello { protocol: number; me: Me | null; games: GameSheet[]; bots: string[]; now: number; address: string | null; mails: boolean; }

export interface Hold { held: boolean; }

export interface Holidays { year: number; left: number; next: Span | null; }

export interface Hook { kind: HookKind; url: string; }

export interface House { seat: number; bot: string; }

export interface Invitation { name: string; }

export interface Join { seat: number | null; }

export interface LessonAnswers { answers: string[]; }

export interface LessonExample { rules: string[]; answers: string[]; steps: number; }

export interface LessonForeseen { preview: Preview | null; }

export interface LessonPreview { answers: string[]; moves: string[]; names: string[]; }

export interface LessonReply { verdict: string; move: string; words: string; rule: string | null; refusal: string | null; }

export interface LessonStep { lesson: string; number: number; step: number; steps: number; title: string; say: string; look: string[]; asks: boolean; over: boolean; reply: LessonReply | null; shown: string | null; teaches: string[]; answers: string[]; seats: number; legal: string[]; view: unknown; scene: Scene; guided: Guided | null; }

export interface LessonTitle { id: string; title: string; steps: number; guided: boolean; teaches: string[]; examples: LessonExample[]; }

export interface Lost { who: string; }

export interface Mark { step: number; words: string; }

export interface Me { id: string; name: string; account: boolean; admin: boolean; }

export interface Mistake { move: string; label: string; kind: string; words: string; }

export interface Mixed { name: string; text: string; }

export interface Moderation { name: string; table: string | null; }

export interface Moment { step: number; points: number[]; parts: number[][]; }

export interface Named { seat: number; from: number; to: number; }

export interface Naming { name: string; table: string | null; kind: TieKind; }

export interface NewAddress { address: string; password: string; }

export interface NewHoliday { ahead: number; days: number; }

export interface NewPassword { old: string; fresh: string; }

export interface NewSeat { kind: SeatKind; bot: string | null; }

export interface NewTable { game: string; seats: NewSeat[]; options: Record<string, string>; listed: boolean; rated: boolean; clock: Clock; takeover: string; start: boolean; }

export interface Note { text: string; }

export interface Notices { wishes: Wishes; mails: boolean; address: string | null; unconfirmed: string | null; }

export interface OptionGroup { labels: Record<string, string>; kind: string; things: number[]; }

export interface OptionSets { named: string[]; word: string; needs: string; each: number; groups: OptionGroup[]; }

export interface Origin { table: string; step: number; }

export interface Outcome { places: number[]; points: number[]; sources: Source[]; decisions: Decisions[]; }

export interface Paragraph { id: string; chapter: string; title: string; source: string; text: string; }

export interface PlannedAnswer { move: string; label: string; }

export interface Played { table: string; game: string; names: string[]; seat: number; place: number; points: number; rated: boolean; ended: number; decisions: Decisions | null; shift: Shift | null; }

export interface Preview { events: unknown[]; told: string[]; changes: PreviewChange[]; asks: string; open: boolean; }

export interface PreviewChange { zone: string; owner: number; label: string; icon: string; from: number; to: number; }

export interface Problem { code: string; words: string; }

export interface Profile { name: string; bot: boolean; account: boolean; ratings: Rating[]; played: Played[]; }

export interface Proposal { kind: ProposalKind; seat: number; agreed: number[]; }

export interface Quiet { on: boolean; from: number; to: number; days: number[]; urgent: boolean; }

export interface Ranked { name: string; bot: boolean; rating: number; deviation: number; games: number; }

export interface Rating { game: string; seats: number; rating: number; deviation: number; games: number; }

export interface Recorded { id: string; game: string; options: Record<string, string>; names: string[]; steps: number; over: boolean; differs: number | null; }

export interface Recovery { word: string; password: string; }

export interface Scene { question: string; zones: SceneZone[]; choices: SceneChoice[]; }

export interface SceneCard { type: 'Card'; label: string; icon: string; lines: string[]; hidden: boolean; mark: string; moves: number[]; }

export interface SceneChoice { move: string; label: string; group: string; }

export interface SceneCounter { type: 'Counter'; label: string; icon: string; value: number; moves: number[]; }

export interface SceneMarker { owner: number; label: string; position: number; }

export interface SceneNote { position: number; text: string; }

export interface SceneTrack { type: 'Track'; label: string; icon: string; last: number; markers: SceneMarker[]; notes: SceneNote[]; moves: number[]; }

export interface SceneZone { id: string; label: string; owner: number; columns: number; items: SceneItem[]; }

export interface Seat { seat: number; sitter: Sitter; name: string; bot: string | null; away: boolean; resigned: boolean; online: boolean; time: Time | null; holiday: Span | null; rating: number | null; }

export interface ServerStatus { tablesInMemory: number; tablesRunning: number; sockets: number; heapMegabytes: number; startedAt: number; }

export interface Shift { before: number; after: number; deviation: number; }

export interface SignIn { id: string; device: string; since: number; seen: number; here: boolean; }

export interface Source { key: string; label: string; points: number[]; }

export interface Span { from: number; until: number; }

export interface Step { table: string; step: number; steps: number; seat: number | null; asked: number[]; view: unknown; scene: Scene; entry: Entry; outcome: Outcome | null; }

export interface Stopped { channel: Channel; lang: string; }

export interface Story { chapter: string; moments: Moment[]; sources: Heading[]; marks: Mark[]; ending: string; }

export interface Stretch { from: number; to: number; bot: string; }

export interface Table { id: string; game: string; catalogue: string; options: Record<string, string>; status: Status; paused: boolean; listed: boolean; rated: boolean; held: boolean; host: string; clock: Clock; takeover: string; seats: Seat[]; asked: number[]; step: number; you: number | null; yourTurn: boolean; youHost: boolean; proposal: Proposal | null; watchers: number; fairness: Fairness; rematch: string | null; origin: Origin | null; outcome: Outcome | null; differs: number | null; created: number; changed: number; }

export interface TellBye { type: 'bye'; words: string; }

export interface TellCalled { type: 'called'; event: Event; table: string; game: string; names: string[]; }

export interface TellChats { type: 'chats'; table: string; lines: TellLine[]; }

export interface TellCoach { type: 'coach'; id: string; table: string; version: number; advice: Advice; }

export interface TellDone { type: 'done'; id: string; table: string; }

export interface TellFailed { type: 'failed'; id: string | null; code: string; words: string; }

export interface TellHint { type: 'hint'; id: string; table: string; version: number; move: string; label: string; words: string; }

export interface TellLine { at: number; step: number; name: string; seat: number | null; text: string; }

export interface TellMayTakeBack { type: 'may-take-back'; id: string; table: string; verdict: TellVerdict; }

export interface TellMoves { type: 'moves'; id: string; table: string; moves: SceneChoice[]; }

export interface TellPlayed { type: 'played'; id: string; table: string; version: number; }

export interface TellPong { type: 'pong'; now: number; }

export interface TellPosition { type: 'position'; table: string; version: number; step: number; seat: number | null; asked: number[]; yourTurn: boolean; view: unknown; legal: string[]; scene: Scene | null; entries: Entry[]; times: (Time | null)[]; ahead: Ahead | null; over: boolean; outcome: Outcome | null; }

export interface TellPreview { type: 'preview'; id: string; table: string; version: number; why: TellReason | null; preview: Preview | null; }

export interface TellReason { rule: string; words: string; title: string; text: string; }

export interface TellRefused { type: 'refused'; id: string; table: string; version: number; index: number; why: TellReason; }

export interface TellSaid { type: 'said'; table: string; line: TellLine; }

export interface TellStale { type: 'stale'; id: string; table: string; version: number; }

export interface TellTable { type: 'table'; table: Table; }

export interface TellTurn { table: string; game: string; names: string[]; deadline: number | null; }

export interface TellTurns { type: 'turns'; turns: TellTurn[]; }

export interface TellWelcome { type: 'welcome'; protocol: number; me: Me; now: number; }

export interface TellWhy { type: 'why'; id: string; table: string; move: string; why: TellReason | null; }

export interface TestNotice { channel: Channel; }

export interface Tie { name: string; kind: TieKind; }

export interface Time { millis: number; running: boolean; }

export interface Tip { move: string; label: string; reason: string; gives: PreviewChange[]; }

export interface Tried { sent: boolean; words: string; at: number; }

export interface Wishes { lang: string; zone: string; events: EventWish[]; mail: MailPace; quiet: Quiet; hook: Hook; muted: string[]; }

export interface Word { word: string; }

export type Ask = AskWatch | AskUnwatch | AskPing | AskLook | AskCommand;

export type AskCommand = AskPlay | AskWhyNot | AskMoves | AskPreview | AskHint | AskCoach | AskMayTakeBack | AskTakeBack | AskAgree | AskPause | AskResume | AskResign | AskReturn | AskHandOver | AskPlan | AskChat;

export type Channel = 'page' | 'mail' | 'hook';

export type Clock = ClockNone | ClockLive | ClockDays;

export type Event = 'turn' | 'begins' | 'offer' | 'low' | 'over' | 'invited' | 'rematch' | 'seat' | 'chat' | 'analysis';

export type HookKind = 'ntfy' | 'discord' | 'slack' | 'json';

export type MailPace = 'now' | 'ten' | 'daily';

export type ProposalKind = 'takeback' | 'pause' | 'handover';

export type SceneItem = SceneCard | SceneCounter | SceneTrack;

export type SeatKind = 'me' | 'open' | 'bot' | 'house';

export type Sitter = 'free' | 'human' | 'bot';

export type Status = 'open' | 'running' | 'over' | 'closed';

export type Tell = TellWelcome | TellTable | TellPosition | TellPlayed | TellRefused | TellStale | TellWhy | TellMoves | TellPreview | TellHint | TellCoach | TellMayTakeBack | TellDone | TellFailed | TellChats | TellSaid | TellTurns | TellCalled | TellPong | TellBye;

export type TellVerdict = 'free' | 'asks' | 'nothing';

export type TieKind = 'friend' | 'blocked' | 'none';
