import type {
  Aftermath,
  Almanac,
  Career,
  Channel,
  Credentials,
  Entry,
  Following,
  Fork,
  GameSheet,
  GameStatistics,
  Glance,
  Hello,
  Holidays,
  Join,
  LessonForeseen,
  LessonPreview,
  LessonStep,
  LessonTitle,
  Me,
  NewHoliday,
  NewPassword,
  NewTable,
  Note,
  Notices,
  Paragraph,
  Problem,
  Profile,
  Ranked,
  Recorded,
  SignIn,
  Step,
  Stopped,
  Table,
  Tie,
  TieKind,
  Tried,
  Wishes,
} from '../protocol.ts';

import { base, site } from './base.ts';

/** A call that the server answered with a problem, or that never reached it (code `offline`). */
export class Failed extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

const ROOT = `${base}api/v1`;

/** Without a server there are only answers on file, to what is asked without a name. */
function filed(method: string, path: string): string {
  if (method !== 'GET' || !/^\/(hello|games\/\w+\/(moves|catalogue\/[\w-]+|(rules|glance|almanac|lessons)\?lang=\w+))$/.test(path))
    throw new Failed('offline', 'there is no server', 0);
  return path.replace(/\?lang=/, '.') + '.json';
}

async function call<T>(method: 'GET' | 'POST', path: string, body: unknown = {}, plain = false): Promise<T> {
  const text = typeof body === 'string';
  const url = ROOT + (site ? filed(method, path) : path);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: method === 'GET' ? {} : { 'Content-Type': text ? 'text/plain' : 'application/json' },
      body: method === 'GET' ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Failed('offline', 'no connection', 0);
  }
  const answer = await response.text();
  if (!response.ok) {
    const problem = parsed(answer) as Problem | undefined;
    throw new Failed(problem?.code ?? 'failed', problem?.words ?? response.statusText, response.status);
  }
  return (plain ? answer : answer ? parsed(answer) : undefined) as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const id = encodeURIComponent;
const eyes = (seat: number | null) => (seat === null ? '' : `&seat=${seat}`);

export const api = {
  hello: () => call<Hello>('GET', '/hello'),
  guest: (name: string) => call<Me>('POST', '/guest', { name }),
  signUp: (who: Credentials) => call<Me>('POST', '/signup', who),
  signIn: (who: Credentials) => call<Me>('POST', '/signin', who),
  signOut: () => call<void>('POST', '/signout'),
  password: (change: NewPassword) => call<Me>('POST', '/password', change),
  signIns: () => call<SignIn[]>('GET', '/signins'),
  endSignIn: (which: string) => call<void>('POST', `/signins/${id(which)}/end`),
  notices: () => call<Notices>('GET', '/notices'),
  keepWishes: (wishes: Wishes) => call<Notices>('POST', '/notices', wishes),
  testNotice: (channel: Channel) => call<Tried>('POST', '/notices/test', { channel }),
  stopNotices: (word: string) => call<Stopped>('POST', `/notices/stop/${id(word)}`),
  address: (address: string, password: string, lang: string) => call<Notices>('POST', `/address?lang=${lang}`, { address, password }),
  confirmAddress: (word: string) => call<void>('POST', '/address/confirm', { word }),
  recover: (who: string, lang: string) => call<void>('POST', `/recover?lang=${lang}`, { who }),
  finishRecovery: (word: string, password: string) => call<Me>('POST', '/recover/finish', { word, password }),
  moves: (game: string) => call<string[]>('GET', `/games/${id(game)}/moves`),
  rules: (game: string, lang: string) => call<Paragraph[]>('GET', `/games/${id(game)}/rules?lang=${lang}`),
  /** What is printed in it, by the name of its catalogue. */
  catalogue: (game: string, catalogue: string) => call<unknown>('GET', `/games/${id(game)}/catalogue/${id(catalogue)}`),
  glance: (game: string, lang: string) => call<Glance>('GET', `/games/${id(game)}/glance?lang=${lang}`),
  almanac: (game: string, lang: string) => call<Almanac>('GET', `/games/${id(game)}/almanac?lang=${lang}`),
  lessons: (game: string, lang: string) => call<LessonTitle[]>('GET', `/games/${id(game)}/lessons?lang=${lang}`),
  lesson: (game: string, lesson: string, answers: string[], lang: string) =>
    call<LessonStep>('POST', `/games/${id(game)}/lessons/${id(lesson)}?lang=${lang}`, { answers }),
  lessonPreview: (game: string, lesson: string, wanted: LessonPreview, lang: string) =>
    call<LessonForeseen>('POST', `/games/${id(game)}/lessons/${id(lesson)}/preview?lang=${lang}`, wanted),
  lessonTable: (game: string, lesson: string) => call<Table>('POST', `/games/${id(game)}/lessons/${id(lesson)}/table`),
  tables: () => call<Table[]>('GET', '/tables'),
  mine: () => call<Table[]>('GET', '/tables/mine'),
  table: (table: string) => call<Table>('GET', `/tables/${id(table)}`),
  open: (table: NewTable) => call<Table>('POST', '/tables', table),
  join: (table: string, join: Join) => call<Table>('POST', `/tables/${id(table)}/join`, join),
  leave: (table: string) => call<Table>('POST', `/tables/${id(table)}/leave`),
  free: (table: string, seat: number) => call<Table>('POST', `/tables/${id(table)}/free`, { seat }),
  house: (table: string, seat: number, bot: string) => call<Table>('POST', `/tables/${id(table)}/house`, { seat, bot }),
  people: () => call<Tie[]>('GET', '/people'),
  namePerson: (name: string, kind: TieKind, table: string | null = null) => call<Tie[]>('POST', '/people', { name, table, kind }),
  invite: (table: string, name: string) => call<Table>('POST', `/tables/${id(table)}/invite`, { name }),
  note: (table: string) => call<Note>('GET', `/tables/${id(table)}/note`),
  keepNote: (table: string, text: string) => call<void>('POST', `/tables/${id(table)}/note`, { text }),
  follows: (table: string) => call<Following>('GET', `/tables/${id(table)}/follow`),
  follow: (table: string, on: boolean) => call<void>('POST', `/tables/${id(table)}/follow`, { on }),
  holiday: () => call<Holidays>('GET', '/holiday'),
  beginHoliday: (holiday: NewHoliday) => call<Holidays>('POST', '/holiday', holiday),
  endHoliday: () => call<Holidays>('POST', '/holiday/end'),
  hold: (table: string, held: boolean) => call<Table>('POST', `/tables/${id(table)}/hold`, { held }),
  entropy: (table: string, text: string) => call<Table>('POST', `/tables/${id(table)}/entropy`, { text }),
  start: (table: string) => call<Table>('POST', `/tables/${id(table)}/start`),
  close: (table: string) => call<Table>('POST', `/tables/${id(table)}/close`),
  rematch: (table: string) => call<Table>('POST', `/tables/${id(table)}/rematch`),
  fork: (table: string, fork: Fork) => call<Table>('POST', `/tables/${id(table)}/fork`, fork),
  step: (table: string, step: number, lang: string, seat: number | null) => call<Step>('GET', `/tables/${id(table)}/replay/${step}?lang=${lang}${eyes(seat)}`),
  log: (table: string, lang: string, from: number, seat: number | null = null) =>
    call<Entry[]>('GET', `/tables/${id(table)}/log?lang=${lang}&from=${from}${eyes(seat)}`),
  recordOf: (table: string) => `${ROOT}/tables/${id(table)}/record`,
  recordText: (table: string) => call<string>('GET', `/tables/${id(table)}/record`, undefined, true),
  aftermath: (table: string, lang: string) => call<Aftermath>('GET', `/tables/${id(table)}/aftermath?lang=${lang}`),
  openRecord: (text: string) => call<Recorded>('POST', '/records', text),
  record: (record: string) => call<Recorded>('GET', `/records/${id(record)}`),
  recordStep: (record: string, step: number, lang: string, seat: number | null) =>
    call<Step>('GET', `/records/${id(record)}/replay/${step}?lang=${lang}${eyes(seat)}`),
  recordLog: (record: string, lang: string, seat: number | null) => call<Entry[]>('GET', `/records/${id(record)}/log?lang=${lang}${eyes(seat)}`),
  openedText: (record: string) => call<string>('GET', `/records/${id(record)}/text`, undefined, true),
  recordAftermath: (record: string, lang: string) => call<Aftermath>('GET', `/records/${id(record)}/aftermath?lang=${lang}`),
  recordFork: (record: string, fork: Fork) => call<Table>('POST', `/records/${id(record)}/fork`, fork),
  profile: (name: string) => call<Profile>('GET', `/profiles/${id(name)}`),
  career: (name: string, lang: string) => call<Career>('GET', `/profiles/${id(name)}/career?lang=${lang}`),
  ownCareer: (lang: string) => call<Career>('GET', `/profile/career?lang=${lang}`),
  statistics: (game: string) => call<GameStatistics>('GET', `/games/${id(game)}/statistics`),
  recordsFile: `${ROOT}/profile/records.zip`,
  resultsFile: `${ROOT}/profile/results.csv`,
  ratings: (game: string, seats: number) => call<Ranked[]>('GET', `/ratings?game=${id(game)}&seats=${seats}`),
};

export type { GameSheet };
