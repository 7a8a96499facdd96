// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dimmed, opened } from '../src/kit/places.ts';

it('dims all but the parts of a step, and keeps whole what one answers with', () => {
  document.body.innerHTML = `<div id="board">
    <section id="market"><button data-move="market row 1"></button><button></button></section>
    <section id="cards"><b></b></section>
    <aside><div class="act" id="act"><p><button id="one" data-move="buy"></button><button id="two"></button></p></div><div id="log"></div></aside>
  </div>`;
  const board = document.querySelector('#board')!;
  const undim = dimmed(board, [document.querySelector('#market')!], 'buy');
  const aside = () => [...document.querySelectorAll('[data-aside]')].map((each) => each.id);
  expect(aside().sort()).toEqual(['cards', 'log']);
  expect(document.querySelector<HTMLElement>('#cards')!.inert).toBe(true);
  undim();
  expect(aside()).toEqual([]);
});

it('opens the tab that a part lies behind, and stays where the part is not to be found', async () => {
  document.body.innerHTML = `<div id="board"><main></main>
    <nav class="tabs"><button aria-pressed="true"></button><button></button><button></button></nav></div>`;
  const board = document.querySelector('#board')!;
  const tabs = [...board.querySelectorAll('button')];
  let open = 0;
  tabs.forEach((tab, at) => tab.addEventListener('click', () => (open = at)));
  for (const tab of tabs) tab.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  const behind = (at: number) => {
    const part = document.createElement('p');
    part.getClientRects = () => (open === at ? [new DOMRect()] : []) as unknown as DOMRectList;
    return () => part;
  };
  expect(await opened(board, behind(0), () => Promise.resolve())).toBe(true);
  expect(open).toBe(0);
  expect(await opened(board, behind(2), () => Promise.resolve())).toBe(true);
  expect(open).toBe(2);
  open = 0;
  expect(await opened(board, behind(7), () => Promise.resolve())).toBe(false);
  expect(open).toBe(0);
});
