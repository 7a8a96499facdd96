// Made from the records of signoria.games.age; do not edit.

export type AgeEvent =
  | { type: 'DrewCard'; seat: number; card: number }
  | { type: 'Drew'; seat: number }
  | { type: 'ReturnedCard'; seat: number; card: number }
  | { type: 'CapitalBid'; seat: number; ducats: number }
  | { type: 'TieRolled'; seat: number; total: number }
  | { type: 'CapitalChosen'; seat: number; province: number }
  | { type: 'Bought'; seat: number; wanted: number; taken: number }
  | { type: 'Ranked'; seat: number; rank: number }
  | { type: 'TurnBegan'; turn: number; epoch: number }
  | { type: 'PhaseBegan'; phase: Phase }
  | { type: 'EpochBegan'; epoch: number }
  | { type: 'LastTurn' }
  | { type: 'Swapped'; seat: number; other: number }
  | { type: 'Cancelled'; seat: number; good: Good }
  | { type: 'LevelChanged'; good: Good; level: number }
  | { type: 'Played'; seat: number; card: number }
  | { type: 'Discarded'; seat: number; card: number }
  | { type: 'Named'; seat: number; good: Good }
  | { type: 'Earned'; seat: number; good: Good; ducats: number }
  | { type: 'Gained'; seat: number; ducats: number }
  | { type: 'PaidOut'; seat: number; ducats: number }
  | { type: 'LostTokens'; seat: number; tokens: number }
  | { type: 'GotTokens'; seat: number; tokens: number }
  | { type: 'MiseryMoved'; seat: number; from: number; to: number }
  | { type: 'Eliminated'; seat: number }
  | { type: 'Banned'; category: Category }
  | { type: 'DecreeLifted' }
  | { type: 'Reduced'; seat: number; province: number }
  | { type: 'Infected'; region: Region }
  | { type: 'Crusaded'; seat: number; province: number }
  | { type: 'WarDeclared'; seat: number; other: number }
  | { type: 'WarRolled'; seat: number; mine: number; other: number; hers: number }
  | { type: 'Ceded'; seat: number; other: number; province: number }
  | { type: 'Upgraded'; seat: number; ship: number }
  | { type: 'Claimed'; seat: number; card: number; ducats: number }
  | { type: 'Developed'; seat: number; advance: number; ducats: number }
  | { type: 'Refunded'; seat: number; card: number; advance: number; ducats: number }
  | { type: 'Stabilised'; seat: number; ducats: number }
  | { type: 'Placed'; seat: number; province: number; tokens: number }
  | { type: 'Attacked'; seat: number; province: number; tokens: number }
  | { type: 'Fought'; seat: number; province: number; green: number; black: number; white: number; won: boolean }
  | { type: 'Converted'; seat: number; province: number }
  | { type: 'Controlled'; seat: number; province: number }
  | { type: 'Freed'; seat: number; province: number }
  | { type: 'ExchangedCards'; seat: number; other: number; given: number; taken: number }
  | { type: 'Exchanged'; seat: number; other: number }
  | { type: 'BonusWon'; seat: number }
  | { type: 'Income'; seat: number; ducats: number }
  | { type: 'Interest'; seat: number; ducats: number }
  | { type: 'GoodsRolled'; green: number; black: number; white: number }
  | { type: 'Fined'; seat: number; good: Good; ducats: number }
  | { type: 'Scored'; seat: number; points: number };

export interface Battle {
  province: string;
  tokens: number;
  shipped: number;
}

export interface Cards {
  pile: number;
  topDiscard: string;
  discards: string[];
  removed: string[];
  waiting: string[];
  may: string[][];
}

export type Category = 'SCIENCE' | 'RELIGION' | 'COMMERCE' | 'CULTURE' | 'EXPLORATION' | 'CIVICS';

export interface Clock {
  turn: number;
  epoch: number;
  pileEpoch: number;
  phase: string;
  step: number;
  at: number;
  facts: number;
  banned: string;
  victim: number;
  cardsSold: number;
  moments: number;
  refunds: number[];
  lastTurn: boolean;
}

export type Good = 'STONE' | 'WOOL' | 'TIMBER' | 'GRAIN' | 'CLOTH' | 'WINE' | 'METAL' | 'FUR' | 'SILK' | 'SPICE' | 'GOLD' | 'IVORY';

export interface Land {
  id: string;
  owner: number;
  fresh: boolean;
  tokens: number[];
  newTokens: number[];
  shipped: number;
}

export type Mark = 'UPGRADED' | 'DEVELOPED' | 'SWAPPED' | 'RECORDED' | 'CARD_BOUGHT' | 'RULER' | 'ASKED' | 'PAIRS' | 'TRIPLES' | 'ALL_LEARNED';

export interface Offer {
  advance: string;
  price: number;
  parts: Reduction[];
  needs: string[];
  left: number;
}

export interface Person {
  card: string;
  player: number;
  claims: number[];
  raised: boolean;
  discount: number;
  cost: number;
  open: number;
}

export type Phase = 'HANDS' | 'BIDS' | 'CAPITALS' | 'DRAW' | 'CARDS' | 'HISTORY' | 'PURCHASE' | 'EXPANSION' | 'INCOME' | 'ORDER' | 'LAST' | 'OVER';

export interface Player {
  capital: string;
  choice: number;
  cash: number;
  written: number;
  pool: number;
  stock: number;
  markersLeft: number;
  misery: number;
  box: number;
  advances: string[];
  fresh: string[];
  paid: number[];
  ship: number;
  bid: number;
  sealed: number[];
  marks: Mark[];
  converted: number;
  arms: number[];
  out: number;
  freed: number;
  inHand: number;
  hand: string[];
  rank: number;
  income: number;
  points: number;
  fleet: string;
  controlled: number;
  goods: Product[];
}

export interface Product {
  good: Good;
  provinces: number;
  ducats: number;
}

export interface Reduction {
  from: string;
  credit: boolean;
  ducats: number;
}

export type Region = 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | 'VII' | 'VIII' | 'FAR_EAST' | 'NEW_WORLD';

export interface Target {
  province: string;
  shipped: boolean;
  room: number;
  most: number;
  attack: number;
  chance: number;
  numbers: number[];
  attacks: number;
}

export interface Unrest {
  card: string;
  steps: number[];
}

export interface View {
  seats: number;
  you: number;
  options: string;
  clock: Clock;
  order: number[];
  players: Player[];
  provinces: Land[];
  levels: number[];
  personalities: Person[];
  wars: War[];
  agenda: string[];
  battle: Battle;
  dice: number[];
  reach: Target[];
  regions: string[];
  offers: Offer[];
  unrest: Unrest[];
  cards: Cards;
}

export interface War {
  seat: number;
  other: number;
}
