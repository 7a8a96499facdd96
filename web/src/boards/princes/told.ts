// Made from the records of signoria.games.princes; do not edit.

export interface AnswerView {
  veto: boolean;
  bribes: number[];
  lent: number;
}

export interface AuctionView {
  lot: string;
  leader: number;
  bid: number;
  in: number[];
  bidder: number;
  minimum: number;
  owed: number;
  uses: Use[];
}

export type City = 'VENICE' | 'MILAN' | 'FLORENCE' | 'ROME' | 'NAPLES';

export interface CityView {
  city: City;
  status: number;
  artists: string[];
  points: number;
  becomes: number;
}

export type Family = 'GONZAGA' | 'ESTE' | 'BENTIVOGLIO' | 'MALATESTA' | 'MONTEFELTRO' | 'BAGLIONI';

export type Good = 'GOLD' | 'INFLUENCE';

export interface Known {
  hands: Treachery[][];
  stack: Treachery[];
}

export interface LotView {
  id: string;
  opening: number;
  lacks: number;
  pays: number[];
  full: string;
  tiles: number;
  cities: number;
}

export interface OfferView {
  slot: number;
  from: number;
  to: number;
  giveGold: number;
  giveInfluence: number;
  takeGold: number;
  takeInfluence: number;
  turns: number;
}

export type Phase = 'FAMILY' | 'TURN' | 'KEEP' | 'DROP' | 'EXPOSE' | 'ATTACKER' | 'DEFENDER' | 'VETO' | 'OPENING' | 'BAR' | 'BIDDING' | 'DISCOUNT' | 'PLACE' | 'INVADE' | 'BATTLE' | 'REROLL' | 'COUNTER' | 'OVER';

export interface Player {
  family: string;
  gold: number;
  influence: number;
  laurels: number;
  home: number;
  troops: Troop[];
  tiles: string[];
  events: string[];
  inHand: number;
  hand: Treachery[];
  used: string[];
  answer: AnswerView;
  made: number;
  left: boolean;
  points: number;
  now: Reckoning;
}

export interface PlotView {
  kind: number;
  seat: number;
  target: number;
  counters: number;
  last: number;
  countering: boolean;
}

export type PrincesEvent =
  | { type: 'FamilyChosen'; seat: number; family: Family }
  | { type: 'Passed'; seat: number }
  | { type: 'TroopBought'; seat: number; troop: Troop; price: number }
  | { type: 'TroopGivenBack'; seat: number; troop: Troop }
  | { type: 'TreacheryBought'; seat: number; choosing: boolean }
  | { type: 'TreacheryDrawn'; seat: number; tiles: Treachery[] }
  | { type: 'TreacheryDropped'; seat: number; kind: Treachery }
  | { type: 'StackRenewed'; tiles: number }
  | { type: 'Exposed'; seat: number; other: number }
  | { type: 'HandSeen'; seat: number; other: number; tiles: Treachery[] }
  | { type: 'Discarded'; seat: number; other: number; kind: Treachery }
  | { type: 'AuctionOpened'; seat: number; lot: string }
  | { type: 'BidMade'; seat: number; amount: number; good: Good }
  | { type: 'BidPassed'; seat: number }
  | { type: 'BidderOut'; seat: number }
  | { type: 'Barred'; seat: number; other: number; tile: string }
  | { type: 'Sold'; seat: number; lot: string; price: number; good: Good }
  | { type: 'Placed'; seat: number; event: string; city: City; status: number }
  | { type: 'Invaded'; seat: number; city: City; status: number }
  | { type: 'InvasionSpared'; seat: number }
  | { type: 'WarBegun'; seat: number; wars: number }
  | { type: 'CitiesNamed'; attacker: City; defender: City }
  | { type: 'Plotted'; seat: number; kind: Treachery }
  | { type: 'PlottedAgainst'; seat: number; kind: Treachery; other: number }
  | { type: 'Bribed'; seat: number; side: Side; troop: Troop }
  | { type: 'PlotFoiled'; kind: Treachery }
  | { type: 'Stolen'; seat: number; other: number; influence: number }
  | { type: 'ShutOut'; seat: number }
  | { type: 'AbilityUsed'; seat: number; tile: string }
  | { type: 'WarVetoed' }
  | { type: 'Unled'; side: Side; city: City }
  | { type: 'WarForgotten' }
  | { type: 'Hired'; seat: number; city: City; pay: number }
  | { type: 'TroopLent'; seat: number; side: Side; troop: Troop }
  | { type: 'Rolled'; counterattack: boolean; black: number; white: number }
  | { type: 'Rerolled'; seat: number; die: Side; value: number }
  | { type: 'Fought'; counterattack: boolean; attacker: number; defender: number }
  | { type: 'LaurelWon'; seat: number }
  | { type: 'WarWon'; winner: City; loser: City; steps: number; winnerStatus: number; loserStatus: number }
  | { type: 'WarDrawn' }
  | { type: 'Offered'; seat: number; to: number; giveGold: number; giveInfluence: number; takeGold: number; takeInfluence: number }
  | { type: 'Traded'; seat: number; to: number; gaveGold: number; gaveInfluence: number; tookGold: number; tookInfluence: number }
  | { type: 'OfferRejected'; seat: number; from: number }
  | { type: 'OfferWithdrawn'; seat: number; to: number }
  | { type: 'Income'; seat: number; gold: number; influence: number }
  | { type: 'HomeGold'; seat: number; gold: number }
  | { type: 'DecadeEnded'; decade: number }
  | { type: 'DecadeBegun'; decade: number; first: number }
  | { type: 'Left'; seat: number }
  | { type: 'Over' };

export interface Reckoning {
  prices: number[];
  lacks: number[];
  handLimit: number;
  attack: number;
  defence: number;
  goldDue: number;
  influenceDue: number;
  spareGold: number;
  spareInfluence: number;
  scored: number[];
}

export type Side = 'ATTACKER' | 'DEFENDER';

export interface Strength {
  attack: number;
  defence: number;
}

export type Treachery = 'VETO' | 'SHUT_OUT' | 'BRIBE' | 'STEAL' | 'SECRET_WAR' | 'COUNTER';

export type Troop = 'MILITIA' | 'CROSSBOWMEN' | 'LIGHT_CAVALRY' | 'PIKEMEN' | 'KNIGHTS' | 'ARTILLERY';

export interface Use {
  tile: string;
  owed: number;
}

export interface View {
  seats: number;
  you: number;
  hiddenMoney: boolean;
  trade: boolean;
  phase: Phase;
  asked: number[];
  answered: boolean;
  decade: number;
  first: number;
  turn: number;
  passes: number;
  wars: number;
  warLimit: number;
  pope: number;
  cities: CityView[];
  unsold: string[];
  open: string[];
  turned: string[];
  supply: number[];
  players: Player[];
  stack: number;
  discards: Treachery[];
  drawn: Treachery[];
  drawnCount: number;
  known: Known;
  common: Known;
  looking: number;
  auction: AuctionView;
  war: WarView;
  plot: PlotView;
  offers: OfferView[];
  lots: LotView[];
}

export interface WarView {
  attacking: number;
  defending: number;
  attacker: number;
  defender: number;
  used: string[];
  bribed: number[];
  lent: number;
  lentTo: number;
  black: number;
  white: number;
  counterattack: boolean;
  rerolls: number;
  pending: number[];
  strengths: Strength[];
}
