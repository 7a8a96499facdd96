import { byId, printed, small, type Small } from '../../kit/catalogue.svelte.ts';
import type * as told from './rows.ts';

/** What is printed on the cards, for drawing: the rules tell it. */
export type Symbol = Small<told.Symbol>;
export const SYMBOLS: readonly Symbol[] = ['science', 'architecture', 'finance', 'exploration', 'religion'];
export interface Names {
  en: string;
  it: string;
}

export interface Culture {
  type: 'culture';
  id: string;
  kind: Small<told.Kind>;
  /** One, or the two of a jolly. */
  symbols: Symbol[];
  names: Names;
  mark: string;
}

export interface Person {
  type: 'person';
  id: string;
  value: number;
  /** None for the two that fit every event. */
  symbols: Symbol[];
  life: string;
  names: Names;
  mark: string;
}

export type Card = Culture | Person;

export interface Event {
  id: string;
  year: string;
  names: Names;
  mark: string;
}

const names = ({ english, italian }: { english: string; italian: string }): Names => ({ en: english, it: italian || english });

const culture = ({ id, kind, first, second, mark, ...row }: told.Culture): Culture => ({
  type: 'culture',
  id,
  kind: small(kind),
  symbols: [...new Set([first, second])].map(small),
  names: names(row),
  mark,
});

const person = ({ id, value, symbols, life, mark, ...row }: told.Person): Person => ({
  type: 'person',
  id,
  value,
  symbols: symbols.map(small),
  life: life.replace('-', '–'),
  names: names(row),
  mark,
});

const all = printed('cradle', (rows: told.CatalogView) => {
  const cards = new Map<number, Card>([
    ...rows.cultures.map((each): [number, Card] => [each.index, culture(each)]),
    ...rows.people.map((each): [number, Card] => [each.index, person(each)]),
  ]);
  const events = rows.events.map(({ id, year, mark, ...row }): Event => ({ id, year: String(year), names: names(row), mark }));
  return { cards, cardsById: byId([...cards.values()]), events, eventsById: byId(events) };
});

export const cardOf = (id: string): Card | undefined => all().cardsById.get(id);
export const eventOf = (id: string): Event | undefined => all().eventsById.get(id);

/** Cards and events by number, as events of the game name them. */
export const cardAt = (index: number): Card | undefined => all().cards.get(index);
export const eventAt = (index: number): Event | undefined => all().events[index];
