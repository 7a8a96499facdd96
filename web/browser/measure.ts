import type { Page } from 'playwright-core';

/** What is wrong with a page as it stands, each in words that name the element. */
export interface Flaws {
  /** It scrolls sideways. */
  wide: string[];
  /** It is higher than the window, or a part of it scrolls that is not the log. */
  high: string[];
  /** Text is cut off and nothing says so: see `data-cut`. */
  cut: string[];
  /** Things to be clicked lie over one another. */
  covered: string[];
  /** A word is broken where nothing says that it may be. */
  broken: string[];
  /** Type is smaller than the smallest there is. */
  tiny: string[];
  /** Text lies over text. */
  over: string[];
}

/** In pixels: see `tokens.css`. */
const SMALLEST = 12;

/**
 * Measures the page. An element whose text may be cut says so with `data-cut` and has its whole text as `title`; a part that
 * may scroll at any size says so with `data-scrolls`.
 */
export function flaws(page: Page): Promise<Flaws> {
  return page.evaluate((smallest) => {
    const found: Flaws = { wide: [], high: [], cut: [], covered: [], broken: [], tiny: [], over: [] };
    const root = document.documentElement;
    const named = (node: Element) => {
      const classes = [...node.classList].filter((each) => !each.startsWith('svelte-')).join('.');
      const text = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${node.tagName.toLowerCase()}${classes ? `.${classes}` : ''} “${text}”`;
    };
    const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /auto|scroll/.test(style[`overflow${axis}`]);
    /** Said for the ear only. */
    const unseen = (node: Element) => {
      for (let each: Element | null = node; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.clipPath !== 'none' || (each.clientWidth <= 1 && style.overflowX === 'hidden')) return true;
      }
      return false;
    };
    /** Behind a dialog that asks for an answer nothing can be touched. */
    const modal = document.querySelector('dialog:modal');
    const visible = (node: Element) =>
      (!modal || modal.contains(node)) &&
      node.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
      node.getBoundingClientRect().right > 0 &&
      !unseen(node);
    /** The part of an element that its scrolling ancestors let be seen. */
    const seen = (node: Element): DOMRect => {
      return within(node, node.getBoundingClientRect());
    };
    /** What its scrolling ancestors would let be seen of an element that lies anywhere. */
    const shown = (node: Element): DOMRect => within(node, new DOMRect(-1e6, -1e6, 2e6, 2e6));
    function within(node: Element, box: DOMRect): DOMRect {
      let { left, top, right, bottom } = box;
      for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = each.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    if (root.scrollWidth > root.clientWidth) found.wide.push(`the page is ${root.scrollWidth} px wide`);
    if (root.scrollHeight > innerHeight) found.high.push(`the page is ${root.scrollHeight} px high`);
    for (const node of document.body.querySelectorAll<HTMLElement>('*')) {
      if (node instanceof SVGElement || !node.clientHeight || !visible(node)) continue;
      const style = getComputedStyle(node);
      const [over, under] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
      if (under > 1 && scrolls(style, 'Y') && !node.closest('#zone-log, [data-scrolls]')) found.high.push(`${named(node)} scrolls ${under} px`);
      if (!node.textContent?.trim() || node.matches('[data-cut][title]')) continue;
      const clips = (axis: 'X' | 'Y') => /hidden|clip/.test(style[`overflow${axis}`]);
      if (over > 1 && clips('X')) found.cut.push(`${named(node)} lacks ${over} px in width`);
      if (under > 2 && clips('Y')) found.cut.push(`${named(node)} lacks ${under} px in height`);
    }
    /** Each line of text, as high as its small letters. */
    const said: { node: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!text.textContent?.trim() || !around || around.closest('script, style, select') || !visible(around)) continue;
      const drawn = around.closest('svg');
      const size = parseFloat(getComputedStyle(around).fontSize) * (around instanceof SVGGraphicsElement ? scale(around) : 1);
      if (size < smallest - 0.1) found.tiny.push(`${named(around)} is ${size.toFixed(1)} px`);
      if (drawn) continue;
      breaks(text as Text, around);
      for (const line of lines(text as Text)) said.push({ node: around, box: line });
      const panned = around.closest('[data-cut][title], [data-scrolls], #zone-log') ?? [...pans(around)][0];
      if (panned) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const card = around.closest('button, a, .panel, .card');
      if (box.right > innerWidth + 1 || box.left < -1) found.cut.push(`${named(around)} leaves the window`);
      if (!card) continue;
      const frame = card.getBoundingClientRect();
      const spill = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom - 2, frame.top - box.top - 2);
      if (spill > 2) found.cut.push(`${named(around)} spills ${Math.round(spill)} px out of ${named(card)}`);
    }

    said.forEach((one, i) => {
      for (const other of said.slice(i + 1)) {
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (one.node === other.node || x <= 2 || y <= 1 || apart(one.node, other.node)) continue;
        found.over.push(`${named(one.node)} and ${named(other.node)} by ${Math.round(x)} × ${Math.round(y)} px`);
      }
    });

    /** How much larger a drawing is shown than drawn. */
    function scale(node: SVGGraphicsElement): number {
      const drawn = node.getScreenCTM();
      return drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    }

    /** What is seen of the lines of a text. */
    function lines(text: Text): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      const around = text.parentElement!;
      const clipped = getComputedStyle(around).overflowX !== 'visible';
      const frame = clipped ? seen(around) : shown(around);
      return [...range.getClientRects()]
        .map((box) => {
          const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
          const [top, bottom] = [Math.max(box.top + 0.3 * box.height, frame.top), Math.min(box.bottom - 0.3 * box.height, frame.bottom)];
          return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
        })
        .filter((box) => box.width > 1 && box.height > 1);
    }

    function breaks(text: Text, around: Element): void {
      const whole = document.createRange();
      whole.selectNodeContents(text);
      if (whole.getClientRects().length < 2) return;
      for (const word of text.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top));
        if (new Set(tops).size > 1) found.broken.push(`“${word[0]}” in ${named(around)}`);
      }
    }

    function* pans(node: Element): Generator<Element> {
      for (let each: Element | null = node; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (scrolls(style, 'X') || scrolls(style, 'Y')) yield each;
      }
    }

    const things = [...document.body.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')]
      .filter((node) => visible(node) && !node.matches('.move, #zone-log *'))
      .map((node) => ({ node, box: seen(node) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight);
    things.forEach((one, i) => {
      for (const other of things.slice(i + 1)) {
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
        if (apart(one.node, other.node)) continue;
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (x > 2 && y > 2) found.covered.push(`${named(one.node)} and ${named(other.node)} overlap by ${Math.round(x)} × ${Math.round(y)} px`);
      }
    });

    /** What stays while the rest scrolls beneath it. */
    function layer(node: Element): Element | null {
      for (let each: Element | null = node; each; each = each.parentElement) if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
      return null;
    }

    function apart(one: Element, other: Element): boolean {
      const [a, b] = [layer(one), layer(other)];
      return a !== b && (!a || !b || a.contains(b) || b.contains(a));
    }
    return found;
  }, SMALLEST);
}
