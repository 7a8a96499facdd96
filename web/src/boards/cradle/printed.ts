import characterRows from '../../../../games/cradle/src/main/resources/signoria/games/cradle/catalog/characters.tsv?raw';
import cultureRows from '../../../../games/cradle/src/main/resources/signoria/games/cradle/catalog/culture.tsv?raw';
import eventRows from '../../../../games/cradle/src/main/resources/signoria/games/cradle/catalog/events.tsv?raw';
import { rows } from '../../kit/rows.ts';

/** What is printed on the cards, for drawing only: the rules are the server's. */
export const SYMBOLS = ['science', 'architecture', 'finance', 'exploration', 'religion'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export interface Names {
  en: string;
  it: string;
}

export interface Culture {
  type: 'culture';
  id: string;
  kind: 'genius-blue' | 'genius-red' | 'rotation' | 'jolly';
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

const symbols = (text = '') => text.split(/\s+/).filter((word): word is Symbol => SYMBOLS.includes(word as Symbol));
const names = (row: Record<string, string>): Names => ({ en: row.name ?? '', it: row.italian || (row.name ?? '') });

const CULTURES = rows(cultureRows).map((row): Culture => ({
  type: 'culture',
  id: row.id ?? '',
  kind: row.kind as Culture['kind'],
  symbols: symbols(row.symbols),
  names: names(row),
  mark: row.mark ?? '',
}));
const PEOPLE = rows(characterRows).map((row): Person => ({
  type: 'person',
  id: row.id ?? '',
  value: Number(row.value),
  symbols: symbols(row.symbol),
  life: (row.life ?? '').replace('-', '–'),
  names: names(row),
  mark: row.mark ?? '',
}));
const EVENTS = rows(eventRows).map((row): Event => ({ id: row.id ?? '', year: row.year ?? '', names: names(row), mark: row.mark ?? '' }));

const cards = new Map<string, Card>([...CULTURES, ...PEOPLE].map((card) => [card.id, card]));
const events = new Map(EVENTS.map((event) => [event.id, event]));

export const cardOf = (id: string): Card | undefined => cards.get(id);
export const eventOf = (id: string): Event | undefined => events.get(id);

/** Cards by number, as events of the game name them: cultures from 0, characters from 64. */
const FIRST_PERSON = 64;
export const cardAt = (index: number): Card | undefined => (index < FIRST_PERSON ? CULTURES[index] : PEOPLE[index - FIRST_PERSON]);
export const eventAt = (index: number): Event | undefined => EVENTS[index];
