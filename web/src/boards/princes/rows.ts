// Made from the records of signoria.games.princes; do not edit.

export interface CatalogView {
  cities: CityTile[];
  tiles: Tile[];
  events: EventTile[];
  families: FamilyTile[];
  troops: TroopTile[];
  treachery: TreacheryTile[];
  figures: Figures;
}

export type City = 'VENICE' | 'MILAN' | 'FLORENCE' | 'ROME' | 'NAPLES';

export interface CityTile {
  type: 'CityTile';
  id: string;
  name: string;
  nome: string;
  status: number;
  mark: string;
}

export type Effect =
  | { type: 'None' }
  | { type: 'ArtistDiscount'; gold: number }
  | { type: 'CondottiereDiscount'; influence: number; from: number }
  | { type: 'PopeDiscount'; influence: number }
  | { type: 'PriceCut'; troop: Troop; gold: number }
  | { type: 'HandLimit'; more: number }
  | { type: 'Drill'; troop: Troop; attack: number; defence: number }
  | { type: 'Strength'; attack: number; defence: number }
  | { type: 'Reroll' }
  | { type: 'Veto' }
  | { type: 'Draw'; tiles: number }
  | { type: 'Bar' }
  | { type: 'Expose' }
  | { type: 'Pay'; gold: number }
  | { type: 'MerchantGold'; most: number };

export interface EventTile {
  type: 'EventTile';
  index: number;
  id: string;
  name: string;
  nome: string;
  decade: number;
  good: Good;
  kind: Kind;
  points: number;
  status: number;
  gold: number;
  mark: string;
}

export interface FamilyTile {
  type: 'FamilyTile';
  id: string;
  name: string;
  nome: string;
  home: string;
  casa: string;
  effect: Effect;
  mark: string;
}

export interface Figures {
  lowestStatus: number;
  highestStatus: number;
  treacheryGold: number;
  treacheryInfluence: number;
  popeGold: number;
  popePoints: number;
  mostTiles: number;
  mostCities: number;
}

export type Good = 'GOLD' | 'INFLUENCE';

export type Kind = 'ARTIST' | 'MERCHANT' | 'INVASION';

export interface Tile {
  type: 'Tile';
  index: number;
  id: string;
  name: string;
  nome: string;
  city: City;
  gold: number;
  influence: number;
  merchant: boolean;
  effect: Effect;
  mark: string;
}

export interface TreacheryTile {
  type: 'TreacheryTile';
  id: string;
  name: string;
  nome: string;
  copies: number;
  mark: string;
}

export type Troop = 'MILITIA' | 'CROSSBOWMEN' | 'LIGHT_CAVALRY' | 'PIKEMEN' | 'KNIGHTS' | 'ARTILLERY';

export interface TroopTile {
  type: 'TroopTile';
  id: string;
  name: string;
  nome: string;
  copies: number;
  price: number;
  attack: number;
  defence: number;
  gold: number;
  influence: number;
  mark: string;
}
