import { byId, printed, small, type Small } from '../../kit/catalogue.svelte.ts';
import type * as told from './rows.ts';
import type { Treachery as TreacheryConstant } from './told.ts';

/** What is printed on tiles and boards, for drawing: the rules tell it. */
export { small } from '../../kit/catalogue.svelte.ts';
export type { Effect } from './rows.ts';

export type City = Small<told.City>;
export const CITIES: readonly City[] = ['venice', 'milan', 'florence', 'rome', 'naples'];

export type Troop = Small<told.Troop>;
export const TROOPS: readonly Troop[] = ['militia', 'crossbowmen', 'light-cavalry', 'pikemen', 'knights', 'artillery'];

export type Treachery = Small<TreacheryConstant>;
export const TREACHERIES: readonly Treachery[] = ['veto', 'shut-out', 'bribe', 'steal', 'secret-war', 'counter'];

export type Good = Small<told.Good>;
/** Our own drawing of a good. */
export const PIPS: Record<Good, string> = { gold: 'coin', influence: 'seal' };

interface Text {
  en: string;
  it: string;
}
export interface Printed {
  id: string;
  name: Text;
  mark: string;
}
/** A row with its names by language. */
type Row<T> = Omit<T, 'name' | 'nome' | 'type'> & Printed;
export type CityTile = Omit<Row<told.Tile>, 'city'> & { city: City };
export type EventTile = Omit<Row<told.EventTile>, 'good' | 'kind'> & { good: Good; kind: Small<told.Kind> };
export type Family = Omit<Row<told.FamilyTile>, 'home' | 'casa'> & { home: Text };
export type TroopTile = Row<told.TroopTile>;

const named = <T extends { name: string; nome: string }>({ name, nome, ...row }: T) => ({ ...row, name: { en: name, it: nome } });

const all = printed('princes', (rows: told.CatalogView) => {
  const tiles = rows.tiles.map((row): CityTile => ({ ...named(row), city: small(row.city) }));
  const events = rows.events.map((row): EventTile => ({ ...named(row), good: small(row.good), kind: small(row.kind) }));
  const families = rows.families.map(({ home, casa, ...row }): Family => ({ ...named(row), home: { en: home, it: casa } }));
  return {
    tiles,
    events,
    families,
    figures: rows.figures,
    tilesById: byId(tiles),
    eventsById: byId(events),
    familiesById: byId(families),
    troops: byId(rows.troops.map(named)),
    cities: byId(rows.cities.map(named)),
    treachery: byId(rows.treachery.map(named)),
  };
});

export const cityTiles = (): CityTile[] => all().tiles;
export const eventTiles = (): EventTile[] => all().events;
export const families = (): Family[] => all().families;
export const tileOf = (id: string): CityTile | undefined => all().tilesById.get(id);
export const eventOf = (id: string): EventTile | undefined => all().eventsById.get(id);
export const familyOf = (id: string): Family | undefined => all().familiesById.get(id);
export const troopOf = (id: string): TroopTile | undefined => all().troops.get(id);
export const cityName = (id: string): Text => all().cities.get(id)?.name ?? { en: id, it: id };
export const treacheryName = (id: string): Text => all().treachery.get(id)?.name ?? { en: id, it: id };
/** The single figures of the rules. */
export const figures = (): told.Figures => all().figures;
