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
}

/**
 * Measures the page. An element whose text may be cut says so with `data-cut` and has its whole text as `title`; a part that
 * may scroll at any size says so with `data-scrolls`.
 */
export function flaws(page: Page): Promise<Flaws> {
  return page.evaluate(() => {
    const found: Flaws = { wide: [], high: [], cut: [], covered: [] };
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
    const visible = (node: Element) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getBoundingClientRect().right > 0 && !unseen(node);
    /** The part of an element that its scrolling ancestors let be seen. */
    const seen = (node: Element): DOMRect => {
      const box = node.getBoundingClientRect();
      let { left, top, right, bottom } = box;
      for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = each.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

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
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!text.textContent?.trim() || !around || around.closest('svg, script, style, select') || !visible(around)) continue;
      const panned = around.closest('[data-scrolls], #zone-log') ?? [...pans(around)][0];
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
        if (fixed(one.node) !== fixed(other.node)) continue; // the page scrolls beneath what stays
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (x > 2 && y > 2) found.covered.push(`${named(one.node)} and ${named(other.node)} overlap by ${Math.round(x)} × ${Math.round(y)} px`);
      }
    });

    function fixed(node: Element): boolean {
      for (let each: Element | null = node; each; each = each.parentElement) if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
      return false;
    }
    return found;
  });
}
