import cityRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/cities.tsv?raw';
import eventRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/events.tsv?raw';
import familyRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/families.tsv?raw';
import figureRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/figures.tsv?raw';
import tileRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/tiles.tsv?raw';
import treacheryRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/treachery.tsv?raw';
import troopRows from '../../../../games/princes/src/main/resources/signoria/games/princes/catalog/troops.tsv?raw';
import { rows } from '../../kit/rows.ts';

/** What is printed on tiles and boards, for drawing only: the rules are the server's. */
export const CITIES = ['venice', 'milan', 'florence', 'rome', 'naples'] as const;
export type City = (typeof CITIES)[number];

export const TROOPS = ['militia', 'crossbowmen', 'light-cavalry', 'pikemen', 'knights', 'artillery'] as const;
export type Troop = (typeof TROOPS)[number];

export const TREACHERIES = ['veto', 'shut-out', 'bribe', 'steal', 'secret-war', 'counter'] as const;
export type Treachery = (typeof TREACHERIES)[number];

export type Good = 'gold' | 'influence';
/** Our own drawing of a good. */
export const PIPS: Record<Good, string> = { gold: 'coin', influence: 'seal' };

/** An ability as the catalogue words it: its name, then its figures, and the troop it is about. */
export interface Effect {
  kind: string;
  figures: number[];
  troop?: Troop;
}

export interface Printed {
  id: string;
  name: { en: string; it: string };
  mark: string;
}
export interface CityTile extends Printed {
  city: City;
  gold: number;
  influence: number;
  merchant: boolean;
  effect: Effect;
}
export interface EventTile extends Printed {
  decade: number;
  good: Good;
  kind: 'artist' | 'merchant' | 'invasion';
  points: number;
  status: number;
  gold: number;
}
export interface Family extends Printed {
  home: { en: string; it: string };
  effect: Effect;
}
export interface TroopTile extends Printed {
  price: number;
  attack: number;
  defence: number;
  gold: number;
  influence: number;
}

function printed(row: Record<string, string>): Printed {
  return { id: row.id ?? '', name: { en: row.name ?? '', it: row.nome ?? '' }, mark: row.mark ?? '' };
}

export function effectOf(text: string): Effect {
  const [kind = '', ...rest] = text.split(' ');
  const figures = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const troop = rest.find((word): word is Troop => TROOPS.includes(word as Troop));
  return { kind: kind === '-' ? 'none' : kind, figures, troop };
}

function byId<T extends Printed>(list: T[]): Map<string, T> {
  return new Map(list.map((each) => [each.id, each]));
}

export const TILES: CityTile[] = rows(tileRows).map((row) => ({
  ...printed(row),
  city: row.city as City,
  gold: Number(row.gold),
  influence: Number(row.influence),
  merchant: row.merchant === 'yes',
  effect: effectOf(row.effect ?? ''),
}));
export const EVENTS: EventTile[] = rows(eventRows).map((row) => ({
  ...printed(row),
  decade: Number(row.decade),
  good: row.good as Good,
  kind: row.kind as EventTile['kind'],
  points: Number(row.points),
  status: Number(row.status),
  gold: Number(row.gold),
}));
export const FAMILIES: Family[] = rows(familyRows).map((row) => ({
  ...printed(row),
  home: { en: row.home ?? '', it: row.casa ?? '' },
  effect: effectOf(row.effect ?? ''),
}));
const TROOP_TILES: TroopTile[] = rows(troopRows).map((row) => ({
  ...printed(row),
  price: Number(row.price),
  attack: Number(row.attack),
  defence: Number(row.defence),
  gold: Number(row.gold),
  influence: Number(row.influence),
}));

const tiles = byId(TILES);
const events = byId(EVENTS);
const families = byId(FAMILIES);
const troops = byId(TROOP_TILES);
const cities = byId(rows(cityRows).map(printed));
const treacheries = byId(rows(treacheryRows).map(printed));
const figures = new Map(rows(figureRows).map((row) => [row.id ?? '', Number(row.value)]));

export const tileOf = (id: string): CityTile | undefined => tiles.get(id);
export const eventOf = (id: string): EventTile | undefined => events.get(id);
export const familyOf = (id: string): Family | undefined => families.get(id);
export const troopOf = (id: string): TroopTile | undefined => troops.get(id);
export const cityName = (id: string): Printed['name'] => cities.get(id)?.name ?? { en: id, it: id };
export const treacheryName = (id: string): Printed['name'] => treacheries.get(id)?.name ?? { en: id, it: id };
/** A single figure of the rules, such as `pope-gold`. */
export const figure = (id: string): number => figures.get(id) ?? 0;

/** The view names constants in capitals, moves and tables in small letters. */
export const small = (constant: string): string => constant.toLowerCase().replaceAll('_', '-');
