import { expect, it } from 'vitest';
import { arrows } from '../src/kit/arrows.ts';

/** Buttons in a grid of three columns, as a browser would lay them. */
function grid(count: number): HTMLElement {
  const board = document.createElement('main');
  for (let i = 0; i < count; i++) {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect((i % 3) * 50, Math.floor(i / 3) * 50, 40, 40);
    button.checkVisibility = () => true;
    board.append(button);
  }
  board.addEventListener('keydown', arrows);
  document.body.replaceChildren(board);
  return board;
}

it('walks between buttons as they lie', () => {
  const buttons = [...grid(6).querySelectorAll('button')];
  const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  buttons[0]!.focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowDown', 4],
    ['ArrowLeft', 3],
    ['ArrowLeft', 3],
    ['ArrowUp', 0],
  ] as const) {
    press(key);
    expect(document.activeElement, key).toBe(buttons[at]);
  }
});
