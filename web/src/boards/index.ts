import type { Component } from 'svelte';
import { layOut } from '../kit/catalogue.svelte.ts';
import type { Desk } from '../kit/desk.ts';
import age from './age/bay.svg?raw';
import cradle from './cradle/bay.svg?raw';
import lorenzo from './lorenzo/bay.svg?raw';
import masters from './masters/bay.svg?raw';
import princes from './princes/bay.svg?raw';

interface Text {
  en: string;
  it: string;
}
type Icons = Promise<{ default: Record<string, string> }>;

/** What the client knows of a game beyond what the server tells. All of it may be missing. */
export interface About {
  short: Text;
  /** One line for the front page. */
  line: Text;
  minutes: number;
  /** From 1, soon learnt, to 5, deep; 0 when nobody has said. */
  weight: number;
  /** What it is like, in a few words: whom it suits. */
  suits: Text;
  /** The options of a first game: the easiest set-up that is still the game. */
  first: Record<string, string>;
  /** The prepared paper it is drawn on. */
  tint: string;
  /** Its bay of the loggia. */
  bay: string;
  /** The icon that stands for it in a list. */
  sign: string;
  icons: () => Icons;
  /** What the common drawings stand for in this game, where it has words of its own. */
  signs?: Readonly<Record<string, string>>;
  /** Where on its own board the zones of the scene lie, for lessons: by name, with `-you` or `-rival` for those of seats, or by kind. */
  places?: Readonly<Record<string, readonly string[]>>;
  /** The kinds of the almanac that are drawn as on the table, and how. */
  drawn?: readonly string[];
  thing?: () => Promise<{ default: Component<{ kind: string; id: string }> }>;
  /** Its own board; without one the table is drawn from the scene. */
  board?: () => Promise<{ default: Component<{ desk: Desk }> }>;
}

/** The games that have more than a scene, the gentlest first. No other file of the client names a game. */
const BOARDS: Record<string, About> = {
  masters: {
    short: { en: 'Masters', it: 'Maestri' },
    line: {
      en: 'Shop at the marble market, build up a workshop, climb in faith.',
      it: 'Prendi dal mercato delle biglie, fai crescere la bottega, sali nella fede.',
    },
    minutes: 40,
    weight: 1,
    suits: { en: 'Gentle: short turns, nearly everything open. A good first game.', it: 'Leggero: turni brevi, quasi tutto scoperto. Ottimo per cominciare.' },
    first: {},
    tint: 'light-dark(#F1E1D8, #2A1F1D)',
    bay: masters,
    sign: 'market',
    icons: () => import('./masters/icons.tsv'),
    places: {
      market: ['.stalls'],
      grid: ['.grid'],
      'board-you': ['.stores', '.faith'],
      'board-rival': ['#zone-others', '.faith'],
      'slots-you': ['.slots'],
      'leaders-you': ['.leaders'],
      lorenzo: ['#zone-others'],
    },
    drawn: ['grid', 'leaders'],
    thing: () => import('./masters/Thing.svelte'),
    board: () => import('./masters/Board.svelte'),
  },
  cradle: {
    short: { en: 'Cradle', it: 'Culla' },
    line: {
      en: 'Place stones on the age’s great events, then win the argument.',
      it: 'Posa pietre sui grandi eventi del secolo, poi vinci la disputa.',
    },
    minutes: 50,
    weight: 2,
    suits: { en: 'Crafty: cards, duels and a little cheek.', it: 'Furbo: carte, duelli e un po’ di faccia tosta.' },
    first: {},
    tint: 'light-dark(#DCE5EE, #19232E)',
    bay: cradle,
    sign: 'event',
    icons: () => import('./cradle/icons.tsv'),
    places: {
      events: ['.arguing .mid', '.evs'],
      open: ['.open'],
      'reserve-you': ['#zone-mine .res'],
      'reserve-rival': ['#zone-others'],
      'columns-you': ['#zone-mine .columns'],
      'columns-rival': ['#zone-others'],
      'hand-you': ['.hp'],
    },
    drawn: ['culture', 'people'],
    thing: () => import('./cradle/Thing.svelte'),
    board: () => import('./cradle/Board.svelte'),
  },
  lorenzo: {
    short: { en: 'Lorenzo', it: 'Lorenzo' },
    line: {
      en: 'Send your family up four towers and keep the Church content.',
      it: 'Manda i tuoi su per quattro torri, e tieni buona la Chiesa.',
    },
    minutes: 90,
    weight: 3,
    suits: { en: 'Thoughtful: every place goes to whoever comes first. Plan ahead.', it: 'Ragionato: ogni posto è di chi arriva primo. Pensaci per tempo.' },
    first: { advanced: 'off' },
    tint: 'light-dark(#E0E8DA, #1B251E)',
    bay: lorenzo,
    sign: 'building',
    icons: () => import('./lorenzo/icons.tsv'),
    signs: { seal: 'privilege' },
    places: {
      spaces: ['.city'],
      vatican: ['.top > .round', '.vatican'],
      'stock-you': ['#zone-mine'],
      'stock-rival': ['#zone-others'],
      'cards-you': ['#zone-mine'],
      'cards-rival': ['#zone-others'],
      'leaders-you': ['.top > .open', '#zone-mine'],
      tower: ['.tws'],
      tokens: ['#zone-mine'],
      auction: ['.top'],
    },
    drawn: ['territory', 'character', 'building', 'venture', 'leaders', 'tiles', 'tokens'],
    thing: () => import('./lorenzo/Thing.svelte'),
    board: () => import('./lorenzo/Board.svelte'),
  },
  princes: {
    short: { en: 'Princes', it: 'Principi' },
    line: {
      en: 'Bid, bargain, betray; five cities rise and fall with you.',
      it: 'Offri, tratta, tradisci: cinque città salgono e cadono con te.',
    },
    minutes: 150,
    weight: 4,
    suits: { en: 'Talkative: auctions, wars and bargains with others.', it: 'Loquace: aste, guerre e patti con gli altri.' },
    first: { trade: 'off' },
    tint: 'light-dark(#F3E8CC, #282317)',
    bay: princes,
    sign: 'florence',
    icons: () => import('./princes/icons.tsv'),
    signs: { coin: 'gold', seal: 'influence' },
    places: {
      'player-you': ['#zone-mine'],
      'owned-you': ['#zone-mine'],
      'army-you': ['#zone-mine'],
      cities: ['.princes > .cities'],
      tiles: ['.princes > .cities'],
      table: ['.market'],
      treachery: ['.market'],
      troops: ['.market'],
      offers: ['.trade-area'],
      events: ['.market'],
      auction: ['.act-area'],
      'hand-you': ['#zone-mine'],
      'player-rival': ['#zone-others'],
    },
    drawn: ['tiles', 'troops', 'events'],
    thing: () => import('./princes/Thing.svelte'),
    board: () => import('./princes/Board.svelte'),
  },
  age: {
    short: { en: 'Age', it: 'Età' },
    line: {
      en: 'Trade, discover and outlast misery over three epochs.',
      it: 'Commercia, scopri, tieni a bada il malcontento per tre epoche.',
    },
    minutes: 300,
    weight: 5,
    suits: { en: 'An epic: a whole evening of trade, plague and discovery.', it: 'Un’epopea: una sera intera di commerci, pesti e scoperte.' },
    first: { epochs: '1' },
    tint: 'light-dark(#DDE7E7, #172527)',
    bay: age,
    sign: 'three-master',
    icons: () => import('./age/icons.tsv'),
    places: {
      region: ['.sea'],
      course: ['.order'],
      'player-you': ['#zone-mine'],
      'player-rival': ['#zone-others'],
      hand: ['.hand'],
      advances: ['.stage .kinds'],
      personalities: ['.stage .kinds'],
      goods: ['.goods'],
    },
    drawn: ['advances', 'cards', 'region'],
    thing: () => import('./age/Thing.svelte'),
    board: () => import('./age/Board.svelte'),
  },
  template: {
    short: { en: 'Palio', it: 'Palio' },
    line: {
      en: 'A quick race: outguess the others, and mind the whip.',
      it: 'Una corsa veloce: indovina gli altri, e dosa il nerbo.',
    },
    minutes: 15,
    weight: 1,
    suits: { en: 'A race for in between.', it: 'Una corsa tra una partita e l’altra.' },
    first: { laps: '4' },
    tint: 'var(--ground)',
    bay: '',
    sign: 'rules',
    icons: () => Promise.resolve({ default: {} }),
  },
};

const UNKNOWN: About = {
  short: { en: '', it: '' },
  line: { en: '', it: '' },
  minutes: 0,
  weight: 0,
  suits: { en: '', it: '' },
  first: {},
  tint: 'var(--ground)',
  bay: '',
  sign: 'rules',
  icons: () => Promise.resolve({ default: {} }),
};

/** A game's own board, when what it is drawn with is laid out. */
export async function boardOf(game: string, catalogue: string): Promise<Component<{ desk: Desk }> | null> {
  const [board] = await Promise.all([about(game).board?.(), layOut(game, catalogue)]);
  return board?.default ?? null;
}

export function about(game: string): About {
  return BOARDS[game] ?? UNKNOWN;
}

/** The games in the order of the loggia, those it does not know last. */
export function inOrder<T extends { id: string }>(games: T[]): T[] {
  const order = Object.keys(BOARDS);
  const place = (game: T) => (order.includes(game.id) ? order.indexOf(game.id) : order.length);
  return [...games].sort((a, b) => place(a) - place(b));
}
