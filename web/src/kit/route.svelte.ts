import { flushSync } from 'svelte';

/** Where we are: the path in parts, and the query. */
export const route = $state(read());

function read(): { parts: string[]; query: URLSearchParams; path: string } {
  const { pathname, search } = location;
  return { parts: pathname.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(search), path: pathname };
}

function arrive(): void {
  flushSync(() => Object.assign(route, read()));
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  if (replace) return;
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('main, h1')?.focus({ preventScroll: true });
}

/** Own links do not load the page anew. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  addEventListener('click', click);
  addEventListener('popstate', arrive);
  return () => {
    removeEventListener('click', click);
    removeEventListener('popstate', arrive);
  };
}
