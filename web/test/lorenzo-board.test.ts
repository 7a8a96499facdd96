import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Act from '../src/boards/lorenzo/Act.svelte';
import Aside from '../src/boards/lorenzo/Aside.svelte';
import type { Offer, Stock, View } from '../src/boards/lorenzo/view.ts';
import type { Desk } from '../src/kit/desk.ts';
import type { Scene } from '../src/protocol.ts';

const nothing: Stock = { wood: 0, stone: 0, coins: 0, servants: 0, military: 0, faith: 0, points: 0, tokens: 0 };
const card = (label: string, ...lines: string[]) => ({ type: 'Card' as const, label, icon: 'card', lines, hidden: false, mark: '', moves: [] });
const scene: Scene = {
  question: 'Your turn',
  choices: [{ move: 'go council', label: 'council palace', group: 'Spaces' }],
  zones: [
    { id: 'decks', label: 'Cards that may still come', owner: -1, columns: 5, items: [card('tower of territories', 'Period 1: Woods, Pistoia')] },
    {
      id: 'tokens',
      label: 'Special tokens',
      owner: -1,
      columns: 0,
      items: [{ type: 'Counter', label: 'In the bag', icon: 'token', value: 23, moves: [] }, card('Discarded, face up', '2 x 3 servants')],
    },
    { id: 'stock-1', label: 'Stock', owner: 0, columns: 0, items: [card('secret')] },
  ],
};
const player = {
  stock: { ...nothing, servants: 4 },
  cards: [],
  leaders: [],
  turned: [],
  copy: '',
  members: [63, 63, 63, 63],
  values: [1, 2, 3, 0],
  tile: 0,
  family: '',
  store: [0, 0],
  faithTiles: [],
  flipped: [],
  excommunicated: [],
  inHand: 0,
  inPack: 0,
  hand: [],
  pack: [],
  tokens: [],
  score: 0,
};
const view = (agenda: string[], offers: Offer[]) =>
  ({
    seats: 2,
    options: {},
    you: 0,
    phase: 'ACTIONS',
    towers: Array(20).fill(0),
    players: [player, player],
    excommunications: ['E1-1', 'E2-1', 'E3-1'],
    agenda,
    offers,
    closed: [],
    council: [],
    order: [0, 1],
    round: 1,
    adaptation: -1,
    floors: [],
    next: [0, 1],
    run: { value: 0, pending: nothing, loss: 0 },
  }) as unknown as View;

describe('the board of Lorenzo', () => {
  let page: Record<string, unknown>;
  const play = vi.fn();
  const desk = {
    game: 'lorenzo',
    seats: [],
    you: 0,
    view: {},
    scene,
    legal: ['go council'],
    asked: [0],
    entries: [],
    tick: 1,
    step: 1,
    over: false,
    outcome: null,
    log: [],
    play,
    whyNot: () => {},
  } as unknown as Desk;
  afterEach(async () => {
    await unmount(page);
    document.body.innerHTML = '';
    play.mockClear();
  });

  it("shows the cards that may come and what was discarded, and nobody's own things", () => {
    page = mount(Aside, { target: document.body, props: { desk } });
    flushSync();
    const told = document.body.textContent ?? '';
    for (const words of ['Woods, Pistoia', 'In the bag: 23', '2 x 3 servants']) expect(told).toContain(words);
    expect(told).not.toContain('secret');
  });

  const council: Offer = { space: 28, member: 0, value: 1, servants: 0, fee: 0, bonus: nothing, prices: [] };
  const open = (agenda: string[]) => {
    page = mount(Act, {
      target: document.body,
      props: { desk, view: view(agenda, [council]), offer: council, ahead: null, leader: null, pickMember: () => {}, clear: () => {} },
    });
    flushSync();
  };
  const press = (name: string) => {
    document.querySelector<HTMLButtonElement>(name)!.click();
    flushSync();
  };

  it('pays more servants than needed where the player says so', () => {
    open(['turn']);
    press('.more button:last-child');
    press('.more button:last-child');
    press('.btn.go');
    expect(play).toHaveBeenCalledWith(['go council servants 2']);
  });
  it('pays just those needed otherwise', () => {
    open(['turn']);
    press('.btn.go');
    expect(play).toHaveBeenCalledWith(['go council']);
  });
  it('offers no more than are held', () => {
    open(['turn']);
    for (let i = 0; i < 9; i++) press('.more button:last-child');
    press('.btn.go');
    expect(play).toHaveBeenCalledWith(['go council servants 4']);
  });
  it('asks for no number once the space is named', () => {
    open(['after', 'member 28 0 0 0']);
    expect(document.querySelector('.more')).toBeNull();
  });
});
