// Made from the records of signoria.games.lorenzo; do not edit.

export interface Floor {
  value: number;
  bonus: Stock;
  fee: number;
  military: number;
  lacks: Stock;
}

export type LorenzoEvent =
  | { type: 'RoundBegan'; round: number; black: number; white: number; orange: number }
  | { type: 'Placed'; seat: number; member: number; space: number }
  | { type: 'Used'; seat: number; space: number }
  | { type: 'Passed'; seat: number }
  | { type: 'Skipped'; seat: number }
  | { type: 'Raised'; seat: number; servants: number }
  | { type: 'Gained'; seat: number; wood: number; stone: number; coins: number; servants: number; military: number; faith: number; points: number }
  | { type: 'Paid'; seat: number; wood: number; stone: number; coins: number; servants: number; military: number; faith: number; points: number }
  | { type: 'LostPoints'; seat: number; points: number }
  | { type: 'Took'; seat: number; card: number }
  | { type: 'Worked'; seat: number; production: boolean; value: number }
  | { type: 'Activated'; seat: number; card: number }
  | { type: 'CardLost'; seat: number; card: number }
  | { type: 'Gave'; seat: number; to: number; wood: number; stone: number; coins: number; servants: number; points: number }
  | { type: 'TokensDrawn'; seat: number; count: number }
  | { type: 'TokenSeen'; seat: number; kind: number }
  | { type: 'TokenCashed'; seat: number; kind: number }
  | { type: 'TokenTossed'; seat: number; kind: number }
  | { type: 'TokenLaid'; seat: number; kind: number; card: number }
  | { type: 'TokenSpent'; seat: number; kind: number }
  | { type: 'LeaderKept'; seat: number; leader: number }
  | { type: 'LeadersPassed' }
  | { type: 'LeaderDrawn'; seat: number; leader: number }
  | { type: 'LeadersDrawn'; seat: number; count: number }
  | { type: 'LeaderPlayed'; seat: number; leader: number }
  | { type: 'LeaderDiscarded'; seat: number; leader: number }
  | { type: 'ALeaderDiscarded'; seat: number }
  | { type: 'LeaderUsed'; seat: number; leader: number }
  | { type: 'LeaderCopied'; seat: number; leader: number }
  | { type: 'LeaderDropped'; seat: number; leader: number }
  | { type: 'Flipped'; seat: number; token: number }
  | { type: 'TileTaken'; seat: number; tile: number }
  | { type: 'BidMade'; seat: number; slot: number; row: number }
  | { type: 'FamilyWon'; seat: number; family: number }
  | { type: 'Supported'; seat: number; points: number }
  | { type: 'Excommunicated'; seat: number; tile: number }
  | { type: 'FaithCounted'; seat: number; points: number }
  | { type: 'OrderSet'; seats: number[] }
  | { type: 'Ended' };

export interface Offer {
  space: number;
  member: number;
  value: number;
  servants: number;
  fee: number;
  bonus: Stock;
  prices: Stock[];
}

export type Phase = 'TILES' | 'DRAFT' | 'AUCTION' | 'SFORZA' | 'ACTIONS' | 'GONZAGA' | 'REPORT' | 'CASHING' | 'OVER';

export interface Player {
  stock: Stock;
  cards: number[];
  leaders: string[];
  turned: string[];
  copy: string;
  members: number[];
  values: number[];
  six: number;
  tile: number;
  family: string;
  store: number[];
  sets: number;
  faithTiles: number[];
  flipped: number[];
  excommunicated: number[];
  inHand: number;
  inPack: number;
  hand: string[];
  pack: string[];
  tokens: number[];
  scored: number[];
  score: number;
}

export interface Run {
  value: number;
  pending: Stock;
  loss: number;
  base: number;
  picked: number;
}

export interface Slot {
  family: string;
  tile: number;
  bidder: number;
  row: number;
}

export interface Stock {
  wood: number;
  stone: number;
  coins: number;
  servants: number;
  military: number;
  faith: number;
  points: number;
  tokens: number;
}

export interface View {
  seats: number;
  options: Record<string, string>;
  you: number;
  phase: Phase;
  round: number;
  dice: number[];
  order: number[];
  actor: number;
  lap: number;
  turn: number;
  skipped: number[];
  council: number[];
  excommunications: string[];
  adaptation: number;
  towers: number[];
  piles: number[];
  discarded: number[];
  discardedNow: number[];
  draft: number;
  leaderDeck: number;
  leadersGone: number;
  besideSforza: string[];
  besideVisconti: string[];
  auction: Slot[];
  bag: number;
  tokenDiscards: number[];
  tokenOnHarvest: number;
  tokenOnMarket: number;
  agenda: string[];
  asked: number;
  answer: number;
  run: Run;
  knowledge: number[];
  values: number[];
  offers: Offer[];
  closed: string[];
  floors: Floor[];
  next: number[];
  players: Player[];
}
