import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../src/protocol.ts';
import type { Desk } from '../src/kit/desk.ts';
import Generic from '../src/table/Generic.svelte';
import { SCENE } from './fixtures/scene.ts';

const seat = (number: number, name: string): Seat => ({
  seat: number,
  sitter: 'human',
  name,
  bot: null,
  away: false,
  resigned: false,
  online: true,
  time: null,
  holiday: null,
  rating: null,
});

function desk(legal: string[], play: (moves: string[]) => void): Desk {
  return {
    game: 'bottega',
    seats: [seat(0, 'Anna'), seat(1, 'Luca')],
    you: 0,
    view: {},
    scene: SCENE,
    legal,
    asked: [0],
    entries: [],
    tick: 1,
    step: 1,
    over: false,
    outcome: null,
    log: [{ step: 1, seat: 1, move: 'take', events: [{ event: { type: 'Took' }, words: 'Luca takes two coins.', names: [{ seat: 1, from: 0, to: 4 }] }] }],
    play,
    whyNot: () => {},
  };
}

describe('the table of any game', () => {
  let page: Record<string, unknown>;
  const play = vi.fn();
  const show = (legal: string[]) => {
    page = mount(Generic, { target: document.body, props: { desk: desk(legal, play) } });
    flushSync();
  };
  const all = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];

  beforeEach(() => play.mockClear());
  afterEach(async () => {
    await unmount(page);
    document.body.innerHTML = '';
  });

  it('lists every legal move in words, in its group', () => {
    show(SCENE.choices.map((choice) => choice.move));
    expect(all('button.move').map((each) => each.textContent?.trim().replace(/^\d\s*/, ''))).toEqual(['Take two coins', 'Pass', 'Commission the Altarpiece']);
    expect(all('.groups h3').map((each) => each.textContent)).toEqual(['Coins', 'Works']);
  });

  it('outlines what may be touched, and plays what leaves no choice at one click', () => {
    show(SCENE.choices.map((choice) => choice.move));
    const legal = all('.board button.legal');
    expect(legal.map((each) => each.getAttribute('aria-label'))).toEqual(['coins: 4. 2 moves here', 'Altarpiece. costs 4 coins. 1 move here']);
    legal[1]!.click();
    expect(play).toHaveBeenCalledWith(['commission 1']);
  });

  it('asks which, where a thing offers several moves', () => {
    show(SCENE.choices.map((choice) => choice.move));
    all('.board button.legal')[0]!.click();
    flushSync();
    expect(play).not.toHaveBeenCalled();
    expect(all('button.move').map((each) => each.dataset.move)).toEqual(['take', 'pass']);
  });

  it('offers nothing while others move', () => {
    show([]);
    expect(all('button.legal, button.move')).toEqual([]);
  });

  it('says which figures are our own', () => {
    show([]);
    expect(all('abbr').map((each) => each.textContent)).toEqual(['†']);
  });

  it('tells what happened', () => {
    show([]);
    expect(all('.log li').map((each) => each.textContent?.trim().replace(/\s+/g, ' '))).toEqual(['Luca takes two coins.']);
  });
});
