import type { Attachment } from 'svelte/attachments';

/** Tells how large an element is whenever that changes, once it is laid out: to ask sooner would lay out the page twice. */
export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const observer = new ResizeObserver(() => tell(node.offsetWidth, node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };
}
