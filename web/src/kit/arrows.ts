const STEPS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrows walk between the buttons of the board as they lie: the nearest in that direction takes the focus. Whether they did. */
export function arrows(event: KeyboardEvent): boolean {
  const [x, y] = STEPS[event.key] ?? [0, 0];
  const from = event.target as HTMLElement;
  const board = from.closest?.('main');
  if ((!x && !y) || !board || event.defaultPrevented || !from.matches('button, a')) return false;
  const start = centre(from);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const to of board.querySelectorAll<HTMLElement>('button:not([disabled]), a[href]')) {
    if (to === from || !to.checkVisibility()) continue;
    const end = centre(to);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    if (along < 4 || along + 3 * aside >= least) continue;
    least = along + 3 * aside;
    nearest = to;
  }
  if (!nearest) return false;
  event.preventDefault();
  nearest.focus();
  return true;
}

function centre(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
