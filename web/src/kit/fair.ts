import type { Entry, Fairness, Outcome, Table } from '../protocol.ts';
import { Engine } from '../engine/engine.ts';
import { inWords } from './session.svelte.ts';
import { logOf, recordOf } from './where.ts';

/**
 * What came of a check: `dealt`, the game was played again and is the one that was told; `fits`, only the hash could be
 * checked here; `differs`, played again it is another game; `broken`, the seed is not the one that was promised.
 */
export type Verdict = 'dealt' | 'fits' | 'differs' | 'broken';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does the seed shown at the end have the hash that was shown before the first move, and did everyone's word go in? */
export async function fits(fairness: Fairness): Promise<boolean> {
  if (!fairness.seed) return false;
  if ((await sha256(fairness.seed)) !== fairness.commitment) return false;
  let seed = fairness.seed;
  for (const each of fairness.entropy) seed = await sha256(`${seed}\n${each.text}`);
  return fairness.mixed === null || fairness.mixed === seed;
}

/** Checks a game that is over: the hash, then the game itself, played again on this device. */
export async function check(table: Table): Promise<Verdict> {
  if (!(await fits(table.fairness))) return 'broken';
  if (table.differs !== null) return 'fits'; // played by earlier rules, which the table tells
  let engine: Engine;
  let record: string;
  let log: Entry[];
  try {
    [record, log] = await Promise.all([recordOf(table.id), logOf(table.id, 'en', 0)]);
    if (!/^catalog\s+-$/m.test(record)) return 'fits'; // other figures than those that the engine took along
    engine = await Engine.of(table.game);
  } catch {
    return 'fits';
  }
  let fell = false; // by itself, which says nothing of the game
  engine.ended = () => (fell = true);
  try {
    const difference = await again(engine, table, record, log);
    if (difference) console.warn(`the check: ${difference}`);
    return difference ? 'differs' : 'dealt';
  } catch (failure) {
    console.warn(`the check: ${inWords(failure)}`);
    return fell ? 'fits' : 'differs'; // a move is refused, or it ends otherwise
  } finally {
    engine.close();
  }
}

/** What is not as promised, or empty: the record comes from that seed, and gives what this seat was told, every event, and the end. */
async function again(engine: Engine, table: Table, record: string, log: Entry[]): Promise<string> {
  const { seed, mixed } = table.fairness;
  if (/^seed\s+(\S+)$/m.exec(record)?.[1] !== (mixed ?? seed)) return 'another seed';
  const playing = await engine.ask('replay', record);
  if ((await engine.ask('differs', playing)) >= 0) return 'other rules';
  const { places, points } = JSON.parse(await engine.ask('result', playing)) as Pick<Outcome, 'places' | 'points'>;
  if (JSON.stringify([places, points]) !== JSON.stringify([table.outcome?.places, table.outcome?.points])) return 'another end';
  const names = table.seats.map((each) => each.name).join('\n');
  const found = JSON.parse(await engine.ask('log', playing, table.you ?? table.seats.length, 0, names, 'en')) as Entry[];
  const [here, there] = [happened(found), happened(log)];
  const first = here.findIndex((each, i) => each !== there[i]);
  if (first >= 0) return `entry ${first + 1} of ${there.length} is ${here[first]}, was ${there[first]}`;
  return here.length === there.length ? '' : `${here.length} entries instead of ${there.length}`;
}

const happened = (log: Entry[]) => log.map(({ seat, move, events }) => JSON.stringify([seat, move, events.map(({ event }) => event)]));
