/** Arrows walk between the buttons of the zone that has the focus; whether they did. */
export function arrows(event: KeyboardEvent): boolean {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLElement) || !from.matches('section, section button')) return false;
  const all = [...(from.closest('section')?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].filter((each) => each.checkVisibility());
  const at = all.indexOf(from as HTMLButtonElement);
  const to = at < 0 ? all.at(way > 0 ? 0 : -1) : all[at + way];
  if (!to) return false;
  to.focus();
  event.preventDefault();
  return true;
}
