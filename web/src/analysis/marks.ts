/**
 * Marks on a board where two moves begin: what is touched for them carries the move, or its beginning, in `data-move`.
 * What only one of them touches is marked; the same thing for both says nothing.
 */
export function mark(board: HTMLElement, played: string, better: string): void {
  for (const each of board.querySelectorAll('[data-was]')) each.removeAttribute('data-was');
  const [one, other] = [touched(board, played), better === played ? [] : touched(board, better)];
  for (const each of one) if (!other.includes(each)) each.setAttribute('data-was', 'played');
  for (const each of other) if (!one.includes(each)) each.setAttribute('data-was', 'better');
  const [view, first] = [board.ownerDocument.defaultView, board.querySelector('[data-was]')?.getBoundingClientRect()];
  // in a window of its own alone: the page around it stays where it is
  if (view && view !== window && first) view.scrollTo({ top: view.scrollY + first.top - view.innerHeight / 2 });
}

/** The things that fit a move best: the whole of it, else the longest beginning. */
function touched(board: HTMLElement, move: string): Element[] {
  const all = [...board.querySelectorAll('[data-move]')].map((each) => ({ each, text: each.getAttribute('data-move') ?? '' }));
  const fits = all.filter(({ text }) => text && (text === move || move.startsWith(`${text} `)));
  const longest = Math.max(0, ...fits.map(({ text }) => text.length));
  return fits.filter(({ text }) => text.length === longest).map(({ each }) => each);
}

/** Marks the things that a move begins with, until it is taken back by what it gives. */
export function advise(move: string): () => void {
  const board = document.querySelector<HTMLElement>('main');
  const places = board ? touched(board, move) : [];
  places.forEach((place) => place.classList.add('advised'));
  return () => places.forEach((place) => place.classList.remove('advised'));
}
