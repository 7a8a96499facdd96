import { livery } from '../../kit/seats.ts';
import { moves } from '../../kit/settings.svelte.ts';

const MILLIS = 480;

/** A token flies from its owner's seat to a province. Nothing travels under reduced motion. */
export function fly(seat: number, province: string): void {
  const from = document.querySelector(`[data-chip="${seat}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-at="${province}"]`)?.getBoundingClientRect();
  if (!moves() || !from?.width || !to?.width) return;
  const token = document.createElement('span');
  token.dataset.seat = livery(seat);
  token.style.cssText =
    'position:fixed;left:0;top:0;width:18px;height:18px;border-radius:50%;background:var(--seat);border:2px solid var(--gesso);z-index:var(--z-lift);pointer-events:none';
  document.body.append(token);
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - 9}px, ${box.top + box.height / 2 - 9}px)`;
  token.animate([{ transform: at(from) }, { transform: at(to) }], { duration: MILLIS, easing: 'cubic-bezier(.5, 0, .2, 1)' }).onfinish = () => token.remove();
}
