// Made from the records of signoria.games.cradle; do not edit.

export interface Bill {
  seat: number;
  stones: number[];
}

export interface Column {
  symbols: Symbol[];
  cards: string[];
  turned: boolean[];
  count: number;
  mark: string;
}

export interface Contest {
  place: number;
  byCharacters: boolean;
  rival: number;
  chosen: number;
  rivalChosen: number;
  passed: number;
  winner: number;
  due: number;
  payers: number;
  payer: number;
  received: number;
  keepers: number;
  count: number;
  rivalCount: number;
  prize: number;
  bills: Bill[];
}

export interface Count {
  seat: number;
  symbol: Symbol;
  count: number;
}

export interface Covered {
  taken: number;
  all: number;
  last: boolean;
}

export type CradleEvent =
  | { type: 'Skipped'; seat: number }
  | { type: 'Swapped'; seat: number; with: number }
  | { type: 'Placed'; seat: number; place: number; space: number; genius: boolean }
  | { type: 'Lifted'; seat: number; place: number; space: number; genius: boolean }
  | { type: 'Inspired'; seat: number; cards: number }
  | { type: 'Drew'; seat: number }
  | { type: 'DrewCard'; seat: number; card: number }
  | { type: 'Took'; seat: number; card: number }
  | { type: 'Played'; seat: number; card: number; symbol: Symbol; founds: boolean }
  | { type: 'PlayedUndecided'; seat: number; card: number }
  | { type: 'Hid'; seat: number }
  | { type: 'HidCard'; seat: number; card: number }
  | { type: 'Turned'; seat: number; card: number }
  | { type: 'Opened'; cards: number[] }
  | { type: 'Renewed'; cards: number }
  | { type: 'Trimmed'; seat: number; card: number }
  | { type: 'ScoringBegan'; place: number; event: number; byCharacters: boolean; first: number; rival: number }
  | { type: 'Counted'; seat: number; symbol: Symbol; count: number }
  | { type: 'Showed'; seat: number; card: number; strength: number }
  | { type: 'Passed'; seat: number }
  | { type: 'Won'; seat: number; prize: number }
  | { type: 'Tied'; seat: number; rival: number }
  | { type: 'Paid'; seat: number; to: number; colour: number; stones: number }
  | { type: 'Discarded'; seat: number; card: number }
  | { type: 'Kept'; seat: number; card: number }
  | { type: 'Happened'; place: number; event: number }
  | { type: 'Passing'; place: number; event: number }
  | { type: 'Abandoned'; seat: number }
  | { type: 'Over'; idle: boolean };

export type Phase = 'PLACE' | 'LIFTED' | 'BONUS' | 'ACT' | 'SYMBOL' | 'SHOW' | 'PAY' | 'KEEP' | 'OVER';

export interface Player {
  handSize: number;
  hand: string[];
  pileSize: number;
  pile: string[];
  shown: string[];
  columns: Column[];
  stones: number[];
  genius: number;
  mayHand: string[];
  mayPile: string[];
  known: string[];
  reserve: number;
  placed: number;
  total: number;
  strength: number;
  blueMarks: number;
  redMarks: number;
}

export interface Prospect {
  counts: Count[];
  winner: number;
  prize: number;
}

export interface Showing {
  card: string;
  strength: number;
  lead: number;
}

export interface Side {
  seats: number[];
  rank: number;
  stones: number;
  cultures: number;
  strength: number;
}

export interface Space {
  name: string;
  column: number;
  row: number;
  roads: string[];
  owner: number;
  genius: boolean;
}

export interface Stack {
  place: string;
  events: string[];
  symbols: Symbol[];
  seats: number[];
  blue: Covered;
  red: Covered;
  prospect: Prospect;
  spaces: Space[];
}

export type Symbol = 'SCIENCE' | 'ARCHITECTURE' | 'FINANCE' | 'EXPLORATION' | 'RELIGION';

export interface View {
  seats: number;
  you: number;
  teams: boolean;
  phase: Phase;
  turn: number;
  asked: number;
  swapping: boolean;
  lifted: number;
  bonus: number;
  actions: number;
  acted: number;
  idle: number;
  left: number[];
  stacks: Stack[];
  eventsLeft: number;
  eventsSeen: string[];
  open: string[];
  deck: number;
  discards: string[];
  mayDeck: string[];
  contest: Contest;
  players: Player[];
  shows: Showing[];
  sides: Side[];
}
