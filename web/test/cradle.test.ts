import { describe, expect, it } from 'vitest';
import type { Entry, Preview } from '../src/protocol.ts';
import { last } from '../src/boards/cradle/argument.ts';
import { journeys } from '../src/boards/cradle/journeys.ts';
import { preview, title } from '../src/boards/cradle/preview.ts';
import { cardAt, cardOf, eventOf } from '../src/boards/cradle/printed.ts';
import type { CradleEvent, Symbol } from '../src/boards/cradle/told.ts';
import { around, columnsOf, present, type Player, type Stack, type View } from '../src/boards/cradle/view.ts';

const player = (more: Partial<Player> = {}): Player => ({
  handSize: 0,
  hand: [],
  pileSize: 0,
  pile: [],
  shown: [],
  columns: [],
  stones: [0, 0, 0, 0],
  genius: -1,
  mayHand: [],
  mayPile: [],
  known: [],
  reserve: 0,
  placed: 0,
  total: 0,
  strength: 0,
  blueMarks: 0,
  redMarks: 0,
  ...more,
});
const column = (symbols: Symbol[], cards: string[], mark = '') => ({ symbols, cards, turned: cards.map(() => false), count: cards.length, mark });
/** Between whom the events lie. */
const SEATS: Record<string, number[]> = { left1: [0, 1], left2: [1, 2], left3: [2, 0] };
const stack = (place: string, more: Partial<Stack> = {}): Stack => ({
  place,
  events: ['red-1'],
  symbols: ['ARCHITECTURE', 'FINANCE'],
  seats: SEATS[place] ?? [0, 1, 2],
  blue: { taken: 0, all: 1, last: true },
  red: { taken: 1, all: 2, last: true },
  prospect: {
    counts: [
      { seat: 0, symbol: 'FINANCE', count: 2 },
      { seat: 1, symbol: 'ARCHITECTURE', count: 1 },
    ],
    winner: 0,
    prize: 1,
  },
  spaces: [
    { name: 'b1', column: 2, row: 2, roads: ['r1', 'r2'], owner: -1, genius: false },
    { name: 'r1', column: 0, row: 2, roads: ['b1'], owner: 1, genius: false },
    { name: 'r2', column: 4, row: 2, roads: ['b1'], owner: -1, genius: false },
  ],
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  seats: 3,
  you: 0,
  teams: false,
  phase: 'PLACE',
  turn: 0,
  asked: 0,
  swapping: false,
  lifted: -1,
  bonus: 0,
  actions: 0,
  acted: 0,
  idle: 0,
  left: [],
  stacks: [stack('c1'), stack('left1'), stack('left2'), stack('left3')],
  eventsLeft: 5,
  eventsSeen: [],
  open: [],
  deck: 40,
  discards: [],
  mayDeck: [],
  contest: {
    place: -1,
    byCharacters: false,
    rival: -1,
    chosen: -1,
    rivalChosen: -1,
    passed: 0,
    winner: -1,
    due: 0,
    payers: 0,
    payer: -1,
    received: 0,
    keepers: 0,
    count: 0,
    rivalCount: 0,
    prize: -1,
    bills: [],
  },
  shows: [],
  sides: [],
  players: [player(), player(), player(), player()].slice(0, more.seats ?? 3),
  ...more,
});
const who = (seat: number) => ['you', 'Luca', 'Nina', 'Piero'][seat] ?? '';

describe('what is printed', () => {
  it('is read from the catalogue', () => {
    expect(cardOf('science-blue-1')).toMatchObject({ type: 'culture', kind: 'genius-blue', symbols: ['science'] });
    expect(cardOf('person-27')).toMatchObject({ type: 'person', value: 4, symbols: [] });
    expect(eventOf('red-4')).toMatchObject({ year: '1453', names: { en: 'Fall of Constantinople', it: 'Caduta di Costantinopoli' } });
  });
  it('numbers cultures from 0 and characters from 64', () => {
    expect(cardAt(0)?.id).toBe('science-blue-1');
    expect(cardAt(64)?.id).toBe('person-01');
  });
});

describe('the table as a seat sees it', () => {
  it('has its left event first, then the centre, its right, and those of others', () => {
    expect(around(view(), 0).map((each) => each.place)).toEqual(['left1', 'c1', 'left3', 'left2']);
    expect(around(view(), 1).map((each) => each.place)).toEqual(['left2', 'c1', 'left1', 'left3']);
  });
  it('knows who is where', () => {
    expect(present(stack('c1'))).toEqual([1]);
  });
  it('draws an undecided jolly once, under its first symbol', () => {
    const columns = columnsOf(player({ columns: [column(['SCIENCE', 'FINANCE'], ['jolly-science-finance'])] }));
    expect(columns.map((each) => [each.symbol, each.column !== null, each.also])).toEqual([
      ['science', true, null],
      ['architecture', false, null],
      ['finance', false, 'science'],
      ['exploration', false, null],
      ['religion', false, null],
    ]);
  });
});

describe('a scoring', () => {
  it('is told again from the log', () => {
    const entry = (step: number, ...events: object[]): Entry => ({
      step,
      seat: 0,
      move: null,
      events: events.map((event) => ({ event, words: '', names: [] })),
    });
    const log = [
      entry(1, { type: 'Placed', seat: 0 }, { type: 'ScoringBegan', place: 0, event: 0, byCharacters: true, first: 0, rival: 1 }),
      entry(2, { type: 'Showed', seat: 0, card: 64, strength: 1 }),
      entry(3, { type: 'Passed', seat: 1 }),
      entry(
        4,
        { type: 'Passed', seat: 0 },
        { type: 'Won', seat: 0, prize: 2 },
        { type: 'Paid', seat: 1, to: 0, colour: 1, stones: 2 },
        { type: 'Happened', place: 0, event: 3 },
      ),
    ];
    const told = last(log);
    expect(told?.fresh).toBe(true);
    expect(told?.argument).toMatchObject({
      place: 'c1',
      event: 'red-1',
      winner: 0,
      prize: 2,
      over: true,
      paid: [
        { from: 1, colour: 1 },
        { from: 1, colour: 1 },
      ],
    });
    expect(told?.argument.sides).toMatchObject([
      { seat: 0, shown: ['person-01'], sum: 1, passed: true },
      { seat: 1, passed: true },
    ]);
    expect(last([...log, entry(5, { type: 'Placed', seat: 1 })])?.fresh).toBe(false);
    expect(last([])).toBeNull();
  });
});

const ahead = (more: Partial<Preview>): Preview => ({ events: [], told: [], changes: [], asks: '', open: false, ...more });

describe('what a move would bring', () => {
  it('says when it brings a scoring, and what is to be won', () => {
    expect(preview(view(), 'stone c1 b1', null, who)).toEqual([
      'The last blue space: a culture scoring, and only one card action before it.',
      'As things are you would count 2 finance, Luca 1 architecture: 1 stone for you.',
    ]);
    expect(preview(view(), 'stone c1 r2', null, who)[1]).toBe('1 stone at stake against Luca, who has 0 face down and 0 in hand.');
  });
  it('says what the genius would see', () => {
    const now = view();
    now.stacks[0]!.blue = { taken: 0, all: 2, last: false };
    const inspired: CradleEvent = { type: 'Inspired', seat: 0, cards: 1 };
    expect(preview(now, 'genius c1 b1', ahead({ events: [inspired] }), who)).toEqual([
      '1 of 2 blue spaces are covered then.',
      'The genius sees 1 blue mark: take up to 1 open card.',
    ]);
    expect(preview(now, 'genius c1 b1', ahead({}), who)[1]).toBe('No blue mark in your columns: the genius brings no cards.');
  });
  it('says which column grows and which mark is covered', () => {
    const now = view({ phase: 'ACT', actions: 2, players: [player({ columns: [column(['FINANCE'], ['finance-blue-1'], 'blue')] }), player(), player()] });
    const number = Array.from({ length: 64 }, (_, i) => i).find((i) => cardAt(i)?.id === 'finance-red-1')!;
    const played: CradleEvent = { type: 'Played', seat: 0, card: number, symbol: 'FINANCE', founds: false };
    const grows = { zone: 'columns-1', owner: 0, label: 'finance', icon: 'finance', from: 1, to: 2 };
    expect(preview(now, 'play finance-red-1', ahead({ events: [played], changes: [grows] }), who)).toEqual([
      'finance: 1, then 2.',
      'It covers a blue genius mark.',
      'It shows a red genius mark.',
      'One of your two actions.',
    ]);
  });
  it('names the thing', () => {
    expect(title(view(), 'c1 b1', who)).toBe('A blue space of 1442 Alfonso of Aragon takes Naples');
    expect(title(view(), '2', who)).toBe('stone of Luca');
    expect(title(view(), 'person-01', who)).toBe('Paolo Toscanelli');
  });
});

it('lets pieces and cards travel from where they were', () => {
  expect(journeys([{ type: 'Placed', seat: 1, place: 3, space: 6, genius: false }], 0)).toEqual([
    { to: '[data-space="left1 r2"] .on', from: '[data-home="1"] .sts' },
  ]);
  expect(journeys([{ type: 'DrewCard', seat: 0, card: 0 }], 0)).toEqual([{ to: '.me [data-card="science-blue-1"]', from: '[data-zone="deck"]' }]);
});
