// Made from the records of signoria.games.masters; do not edit.

export interface Goods {
  coin: number;
  stone: number;
  servant: number;
  shield: number;
}

export type Marble = 'YELLOW' | 'GREY' | 'PURPLE' | 'BLUE' | 'WHITE' | 'RED';

export type MastersEvent =
  | { type: 'Began'; first: number }
  | { type: 'Started'; seat: number; resource: Resource }
  | { type: 'Took'; seat: number; line: number; goods: Goods; faith: number; whites: number }
  | { type: 'Whitened'; seat: number; goods: Goods }
  | { type: 'Stored'; seat: number; goods: Goods }
  | { type: 'Discarded'; seat: number; goods: Goods }
  | { type: 'Paid'; seat: number; warehouse: Goods; strongbox: Goods }
  | { type: 'Bought'; seat: number; card: number; slot: number }
  | { type: 'Revealed'; card: number }
  | { type: 'Produced'; seat: number; goods: Goods; faith: number }
  | { type: 'LeaderPlayed'; seat: number; leader: number }
  | { type: 'LeaderDiscarded'; seat: number }
  | { type: 'FaithMoved'; seat: number; spaces: number; space: number }
  | { type: 'Reported'; report: number; favoured: number }
  | { type: 'EndBrought' }
  | { type: 'TokenDrawn'; token: number }
  | { type: 'CrossMoved'; spaces: number; space: number }
  | { type: 'CardRemoved'; card: number }
  | { type: 'Over'; solo: boolean; lost: boolean };

export interface Pending {
  taken: Goods;
  whites: number;
  choices: number;
  need: Goods;
  pile: number;
  slot: number;
  powers: number[];
  made: Goods;
  faith: number;
}

export type Phase = 'KEEP' | 'START' | 'TURN' | 'WHITES' | 'STORE' | 'SLOT' | 'PAY' | 'PRODUCE' | 'SPEND' | 'MAKE' | 'AFTER' | 'OVER';

export interface Pile {
  top: string;
  below: string[];
  price: Goods;
  lacks: Goods;
  fits: boolean;
}

export interface Player {
  warehouse: Goods;
  strongbox: Goods;
  depots: Goods;
  faith: number;
  tiles: number[];
  slots: string[][];
  played: string[];
  inHand: number;
  away: number;
  hand: string[];
  gone: string[];
  keep: string[];
  scored: number[];
  points: number;
}

export type Resource = 'COIN' | 'STONE' | 'SERVANT' | 'SHIELD';

export interface View {
  seats: number;
  you: number;
  phase: Phase;
  turn: number;
  first: number;
  ending: boolean;
  reports: number;
  market: Marble[];
  grid: Pile[];
  players: Player[];
  pending: Pending;
  cross: number;
  tokens: number[];
  lost: boolean;
}
