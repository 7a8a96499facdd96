// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dimmed } from '../src/kit/places.ts';

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
