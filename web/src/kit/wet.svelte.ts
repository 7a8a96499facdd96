import type { Attachment } from 'svelte/attachments';

/** Wet paint: a gold wash on what has just changed, drying by itself. Nothing on the first sight. */
export function wet(value: () => unknown): Attachment<Element> {
  return (node) => {
    let before: unknown = undefined;
    let seen = false;
    $effect(() => {
      const now = JSON.stringify(value());
      if (seen && now !== before) paint(node);
      before = now;
      seen = true;
    });
  };
}

function paint(node: Element): void {
  node.classList.remove('wet');
  void (node as HTMLElement).offsetWidth;
  node.classList.add('wet');
  node.addEventListener('animationend', () => node.classList.remove('wet'), { once: true });
}
