import { about } from '../boards/index.ts';

/** Where a zone of the scene lies on a game's own board, by its name or by its kind; on the plain table under its name. */
export function partsOf(board: Element, game: string, zone: string): Element[] {
  const { places = {} } = about(game);
  const all = (selectors: readonly string[] = []) => selectors.flatMap((each) => [...board.querySelectorAll(each)]);
  const named = places[zone.replace(/-1$/, '-you').replace(/-\d$/, '-rival')];
  if (named) return all(named);
  const drawn = all([`[data-zone="${zone}"]`]);
  return drawn.length ? drawn : all(places[zone.replace(/-.*/, '')]);
}

/** Of parts that are drawn twice, for wide and narrow windows, the one that is seen. */
function inSight(parts: Element[]): Element[] {
  const seen = parts.filter(drawn);
  return seen.length ? seen : parts.slice(0, 1);
}

/** The parts that some zones lie in, none within another. */
export function partsOfAll(board: Element, game: string, zones: readonly string[]): Element[] {
  const found = [...new Set(zones.flatMap((zone) => inSight(partsOf(board, game, zone))))];
  return found.filter((each) => !found.some((other) => other !== each && other.contains(each)));
}

/** Whether a part is drawn now: it may lie behind another tab. */
export const drawn = (part: Element): boolean => part.getClientRects().length > 0;

/** What turns over the parts of a board: the tabs of a phone; a stage and the towers within. */
const LEAVES = ['.tabs button', '.stage > .seg button, .ttabs button'];

/** Opens whatever a part lies behind; false where it is not to be found. */
export async function opened(board: Element, find: () => Element | undefined, settled: () => Promise<void>): Promise<boolean> {
  const seen = () => {
    const part = find();
    return part !== undefined && drawn(part);
  };
  const leaves = (kind: string) => [...board.querySelectorAll<HTMLElement>(kind)].filter(drawn);
  const turn = async (kinds: readonly string[]): Promise<boolean> => {
    const [kind, ...inner] = kinds;
    if (!kind) return false;
    const before = leaves(kind).find((leaf) => leaf.getAttribute('aria-pressed') === 'true');
    for (const leaf of [before, ...leaves(kind)]) {
      leaf?.click();
      await settled();
      if (seen() || (await turn(inner))) return true;
    }
    before?.click();
    await settled();
    return false;
  };
  return seen() || turn(LEAVES);
}

/** Where one answers, whatever a step is about: these never step back. */
const ANSWERS = '.act, .act-area, .plan, .tabs, .ttabs, .stage > .seg, nav, dialog, [popover], [role="dialog"]';

/** What stays at its edge of the window has the board shine through when it is dimmed. */
const floats = (part: Element) => ['fixed', 'sticky'].includes(getComputedStyle(part).position);

/** How much of the window's foot is covered by what stays there. */
function foot(): number {
  const middle = window.innerWidth / 2;
  let y = window.innerHeight - 4;
  const stays = (at: Element | null): boolean => !!at && (floats(at) || stays(at.parentElement));
  while (y > window.innerHeight / 2 && stays(document.elementFromPoint(middle, y))) y -= 8;
  return window.innerHeight - y;
}

/** Brings a part to where nothing that stays at an edge of the window covers it. */
export function bring(part: Element, head: number): void {
  if (!(part instanceof HTMLElement || part instanceof SVGElement)) return;
  part.style.scrollMargin = `${head + 8}px 12px ${foot() + 8}px`;
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  part.style.scrollMargin = '';
}

/** All of a board but some parts, and what is needed to answer, steps back and cannot be touched; says how to undo it. */
export function dimmed(board: Element, parts: readonly Element[], move: string | null): () => void {
  const kept = new Set<Element>([...parts, ...board.querySelectorAll(ANSWERS)]);
  if (move) for (const each of board.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)) kept.add(each);
  const path = new Set<Element>([board]);
  for (const each of kept) for (let up = each.parentElement; up && up !== board; up = up.parentElement) path.add(up);
  const aside: HTMLElement[] = [];
  for (const each of path) {
    if ([...kept].some((whole) => whole.contains(each))) continue; // what is kept is kept whole
    for (const child of each.children)
      if (!kept.has(child) && !path.has(child) && child instanceof HTMLElement && !child.inert && !floats(child)) {
        child.inert = true;
        child.dataset.aside = '';
        aside.push(child);
      }
  }
  return () => {
    for (const each of aside) {
      each.inert = false;
      delete each.dataset.aside;
    }
  };
}
