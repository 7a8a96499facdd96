// Made from the records of signoria.games.cradle; do not edit.

export interface CatalogView {
  cultures: Culture[];
  people: Person[];
  events: EventCard[];
}

export interface Culture {
  type: 'Culture';
  index: number;
  id: string;
  kind: Kind;
  first: Symbol;
  second: Symbol;
  english: string;
  italian: string;
  mark: string;
}

export interface EventCard {
  index: number;
  id: string;
  group: Group;
  year: number;
  symbols: Symbol[];
  blue: number;
  red: number;
  english: string;
  italian: string;
  mark: string;
}

export type Group = 'RED' | 'VIOLET' | 'GREEN' | 'BLUE' | 'GREY' | 'BLACK';

export type Kind = 'GENIUS_BLUE' | 'GENIUS_RED' | 'ROTATION' | 'JOLLY';

export interface Person {
  type: 'Person';
  index: number;
  id: string;
  value: number;
  symbols: Symbol[];
  life: string;
  english: string;
  italian: string;
  mark: string;
}

export type Symbol = 'SCIENCE' | 'ARCHITECTURE' | 'FINANCE' | 'EXPLORATION' | 'RELIGION';
