// Made from the records of signoria.games.masters; do not edit.

export interface Asked {
  colour: Colour;
  count: number;
}

export interface Card {
  index: number;
  id: string;
  colour: Colour;
  level: number;
  points: number;
  cost: Goods;
  power: Power;
  mark: string;
}

export interface CatalogView {
  cards: Card[];
  leaders: Leader[];
  reports: Report[];
  milestones: Milestone[];
}

export type Colour = 'GREEN' | 'BLUE' | 'YELLOW' | 'PURPLE';

export type Effect =
  | { type: 'Discount'; resource: Resource; count: number }
  | { type: 'Depot'; resource: Resource; spaces: number }
  | { type: 'White'; resource: Resource }
  | { type: 'Production'; power: Power };

export interface Goods {
  coin: number;
  stone: number;
  servant: number;
  shield: number;
}

export interface Leader {
  index: number;
  id: string;
  points: number;
  cards: Asked[];
  level: number;
  goods: Goods;
  ability: Effect;
  mark: string;
}

export interface Milestone {
  space: number;
  points: number;
}

export interface Power {
  in: Goods;
  anyIn: number;
  out: Goods;
  anyOut: number;
  faith: number;
}

export interface Report {
  from: number;
  to: number;
  points: number;
}

export type Resource = 'COIN' | 'STONE' | 'SERVANT' | 'SHIELD';
