// Made from the records of signoria.games.age; do not edit.

export interface Advance {
  number: number;
  id: string;
  category: Category;
  cost: number;
  needs: string[];
  credit: number;
  oldCredit: number;
  misery: number;
  mark: string;
}

export interface Card {
  number: number;
  id: string;
  epoch: number;
  removed: boolean;
  aside: boolean;
  effect: Effect;
  patronage: number;
  mark: string;
}

export interface CatalogView {
  places: Place[];
  cards: Card[];
  first: number[];
  advances: Advance[];
  goods: Commodity[];
  misery: number[];
  names: Record<string, Name>;
}

export type Category = 'SCIENCE' | 'RELIGION' | 'COMMERCE' | 'CULTURE' | 'EXPLORATION' | 'CIVICS';

export interface Commodity {
  good: Good;
  base: number;
}

export type Effect =
  | { type: 'Pay'; goods: Good[] }
  | { type: 'Inspire'; discount: number; advances: string[]; raised: number; raise: Raise }
  | { type: 'Arms'; strength: number }
  | { type: 'Unrest'; base: number; each: number; shielded: boolean }
  | { type: 'Confiscate' }
  | { type: 'CivilWar' }
  | { type: 'Crusade' }
  | { type: 'Ruler' }
  | { type: 'Decree' }
  | { type: 'Raid' }
  | { type: 'Rebellion' }
  | { type: 'War' }
  | { type: 'Plague' }
  | { type: 'Tribute'; ducats: number };

export type Good = 'STONE' | 'WOOL' | 'TIMBER' | 'GRAIN' | 'CLOTH' | 'WINE' | 'METAL' | 'FUR' | 'SILK' | 'SPICE' | 'GOLD' | 'IVORY';

export interface Name {
  en: string;
  it: string;
}

export interface Place {
  province: Province;
  region: string;
  supports: string[];
  land: string[];
  coasts: string[];
}

export interface Province {
  number: number;
  id: string;
  market: number;
  goods: Good[];
  capital: boolean;
  coastal: boolean;
  mark: string;
}

export type Raise = 'NOTHING' | 'CRUSADES' | 'MONGOLS';
