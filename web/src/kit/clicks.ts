/** Whether what is done now is done by the second click of a double click: it was meant for what the first one changed. */
export function secondClick(): boolean {
  const event = globalThis.event;
  return event?.type === 'click' && (event as MouseEvent).detail > 1;
}
