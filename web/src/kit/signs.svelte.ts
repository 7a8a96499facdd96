import type { Almanac } from '../protocol.ts';
import { about } from '../boards/index.ts';
import { api } from './api.ts';

/** A sign, card or tile in words. */
export interface Meaning {
  id: string;
  name: string;
  icon: string;
  lines: readonly string[];
  mark: string;
  /** The paragraph that says more. */
  rule: string;
  /** Its kind in the almanac. */
  kind: string;
}

/** A kind of the almanac that a paragraph is about, or the one thing of it that is. */
export interface Cited {
  kind: string;
  name: string;
  /** As the almanac's address opens it; empty where the whole kind is meant. */
  open: string;
}

interface Told {
  signs: Meaning[];
  byThing: Map<string, Meaning>;
  bySign: Map<string, Meaning>;
  byRule: Map<string, Cited[]>;
}

const SIGNS = 'signs';
let told: Record<string, Told> = $state.raw({});
/** The game whose board lies open: its goods are named after it. */
let here = $state({ game: '', lang: '' });

const keyOf = (game: string, lang: string) => `${game} ${lang}`;

/** What the almanac says, by the names that boards use: a thing's own, a sign's, and the sign that a thing is drawn with. */
export function readSigns(almanac: Almanac): Told {
  const all = almanac.kinds.flatMap(({ id: kind, rule, entries }) => entries.map((entry) => ({ ...entry, rule: entry.rule || rule, kind })));
  const signs = all.filter((each) => each.kind === SIGNS);
  const things = all.filter((each) => each.kind !== SIGNS);
  const bySign = new Map<string, Meaning>();
  for (const each of things) if (!bySign.has(each.icon)) bySign.set(each.icon, each);
  for (const each of signs) bySign.set(each.id, each);
  for (const each of things) bySign.set(each.id, each);
  return { signs, byRule: citing(almanac), byThing: new Map(things.map((each) => [each.id, each])), bySign };
}

/** What leads from a paragraph into the almanac: the kinds that name it, and of other kinds the things that do. */
function citing({ kinds }: Almanac): Map<string, Cited[]> {
  const found = new Map<string, Cited[]>();
  const cite = (rule: string, cited: Cited) => {
    if (rule) found.set(rule, [...(found.get(rule) ?? []), cited]);
  };
  for (const { id: kind, name, rule, entries } of kinds) {
    if (kind === SIGNS) continue;
    cite(rule, { kind, name, open: '' });
    const own = entries.filter((each) => each.rule && each.rule !== rule);
    for (const at of new Set(own.map((each) => each.rule))) {
      const [first, ...others] = own.filter((each) => each.rule === at);
      cite(at, others.length ? { kind, name, open: '' } : { kind, name: first!.name, open: `${kind}:${first!.id}` });
    }
  }
  return found;
}

/** Fetches the words for a game's signs, once in each language; without them nothing is missing on the board. */
export function learnSigns(game: string, lang: string): void {
  here = { game, lang };
  const key = keyOf(game, lang);
  if (!game || told[key]) return;
  api.almanac(game, lang).then(
    (found) => (told = { ...told, [key]: readSigns(found) }),
    () => {},
  );
}

const now = (): Told | undefined => told[keyOf(here.game, here.lang)];

/** What a sign or a thing is called and does in the game whose board lies open. */
export function meaningOf(sign: string | undefined, thing: string | undefined): Meaning | undefined {
  const all = now();
  const drawn = sign && (about(here.game).signs?.[sign] ?? sign);
  return (thing ? all?.byThing.get(thing) : undefined) ?? (drawn ? all?.bySign.get(drawn) : undefined);
}

/** The name of a sign, for ears; empty as long as it is not known. */
export const signName = (sign: string): string => meaningOf(sign, undefined)?.name ?? '';

/** All signs of the game whose board lies open. */
export const allSigns = (): readonly Meaning[] => now()?.signs ?? [];

/** What the almanac has of that which a paragraph is about. */
export const citedBy = (game: string, lang: string, rule: string): readonly Cited[] => told[keyOf(game, lang)]?.byRule.get(rule) ?? [];
