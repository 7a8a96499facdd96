// Made from the records of signoria.games.lorenzo; do not edit.

export interface AuctionRow {
  id: string;
  tile: string;
  row: number;
  goods: Record<string, number>;
  mark: string;
}

export interface Bonus {
  id: string;
  at: number;
  gives: Record<string, number>;
  mark: string;
}

export interface Card {
  number: number;
  set: string;
  special: boolean;
  type: Type;
  period: number;
  english: string;
  italian: string;
  costs: Cost[];
  immediate: Effect[];
  activation: number;
  permanent: Effect[];
  end: Effect[];
  mark: string;
}

export interface CatalogView {
  cards: Card[];
  leaders: Leader[];
  families: Family[];
  tiles: Tile[];
  auction: AuctionRow[];
  tokens: Token[];
  bonuses: Bonus[];
  tracks: Tracks;
}

export interface Cost {
  goods: Record<string, number>;
  held: Record<string, number>;
  perOpponent: number;
}

export type Effect =
  | { type: 'Gain'; goods: Record<string, number> }
  | { type: 'Lose'; points: number }
  | { type: 'Per'; goods: Record<string, number>; measure: Measure; every: Record<string, number>; most: number }
  | { type: 'Exchange'; price: Record<string, number>; goods: Record<string, number>; leaderFree: boolean }
  | { type: 'Times'; exchange: Exchange }
  | { type: 'OneOf'; effects: Effect[] }
  | { type: 'Take'; types: Type[]; value: number; less: Record<string, number>; special: boolean }
  | { type: 'Work'; production: boolean; value: number; reach: Reach }
  | { type: 'Bonus'; action: string; plus: number; less: Record<string, number>; either: boolean }
  | { type: 'Grant'; power: Power }
  | { type: 'OnTake'; taken: Type; goods: Record<string, number> }
  | { type: 'DrawLeaders'; count: number }
  | { type: 'PlayLeaderFree' }
  | { type: 'TokenSlot'; market: boolean }
  | { type: 'ActivateOwn'; types: Type[]; count: number }
  | { type: 'TakeDiscarded'; types: Type[] }
  | { type: 'MilitaryToFirst' }
  | { type: 'OpponentsGive'; options: Record<string, number>[]; price: Record<string, number> }
  | { type: 'OpponentsDiscard'; types: Type[] }
  | { type: 'DiscardCharacter'; goods: Record<string, number> }
  | { type: 'DiscardLeader'; goods: Record<string, number> }
  | { type: 'MarketReward' }
  | { type: 'MemberSix' }
  | { type: 'DrawKeepToken' }
  | { type: 'MemberWork' };

export interface Exchange {
  type: 'Exchange';
  price: Record<string, number>;
  goods: Record<string, number>;
  leaderFree: boolean;
}

export interface Family {
  number: number;
  set: string;
  name: string;
  power: Power;
  mark: string;
}

export type Held = 'WOOD' | 'STONE' | 'COIN' | 'SERVANT' | 'MILITARY' | 'FAITH' | 'VP' | 'TOKEN' | 'TERRITORY' | 'CHARACTER' | 'BUILDING' | 'VENTURE' | 'SAME_TYPE_CARDS' | 'DEV_CARDS' | 'TYPES' | 'LEADER' | 'WOOD_STONE';

export type Kind = 'PERMANENT' | 'ONCE_PER_ROUND' | 'ACTION_SPACE' | 'IMMEDIATE';

export interface Leader {
  number: number;
  id: string;
  set: string;
  name: string;
  kind: Kind;
  minimum: number;
  requirements: Requirement[];
  ability: Effect[];
  mark: string;
}

export type Measure = 'OWN_TERRITORY' | 'OWN_CHARACTER' | 'OWN_BUILDING' | 'OWN_VENTURE' | 'PLAYED_LEADER' | 'HELD';

export type Power = 'OCCUPIED_SPACES' | 'NO_FEE' | 'NEUTRAL_PLUS_3' | 'COLOURED_5' | 'COLOURED_PLUS_2' | 'COPY_LEADER' | 'SUPPORT_PLUS_5' | 'NO_MILITARY_NEED' | 'DOUBLE_IMMEDIATE' | 'COINS_LESS_3' | 'NO_EXCOMMUNICATION' | 'SERVANTS_AS_GOODS' | 'SERVANTS_COUNT_2' | 'POINT_MORE' | 'PRIVILEGE_MORE' | 'NO_FLOOR_BONUS' | 'NO_FEE_SPECIAL_TOWER' | 'LARGE_PRODUCTION' | 'LARGE_HARVEST' | 'TOKEN_ON_LEADER' | 'ONE_REQUIREMENT_LESS' | 'KEEP_BUILDING_GOODS' | 'MILITARY_NOT_SPENT' | 'EIGHT_CHARACTERS' | 'CARD_FOR_SEVEN_SERVANTS' | 'FIFTH_MEMBER' | 'HARVEST_ON_TERRITORY' | 'MILITARY_TO_COINS' | 'LEADERS_ONE_FREE' | 'SET_REWARDS' | 'FAITH_TILES' | 'PRIVILEGE_WITH_FAITH' | 'LEADER_TOKENS';

export type Reach = 'OWN' | 'ONE_CARD' | 'OPPONENT';

export interface Requirement {
  held: Held;
  count: number;
  most: boolean;
}

export interface Tile {
  id: string;
  harvest: Record<string, number>;
  production: Record<string, number>;
  mark: string;
}

export interface Token {
  id: string;
  shows: Record<string, number>;
  count: number;
  mark: string;
}

export interface Tracks {
  faithPoints: number[];
  faithNeeded: number[];
  slotMilitary: number[];
  territoryPoints: number[];
  characterPoints: number[];
}

export type Type = 'TERRITORY' | 'CHARACTER' | 'BUILDING' | 'VENTURE';
