import { flushSync } from 'svelte';
import { base, site } from './base.ts';

/** Where we are: the path in parts, and the query. */
export const route = $state(read());

function read(): { parts: string[]; query: URLSearchParams; path: string } {
  // on a host of files every place is behind the hash
  const { pathname, search } = site ? new URL(location.hash.slice(1) || '/', location.origin) : location;
  return { parts: pathname.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(search), path: pathname };
}

function arrive(): void {
  flushSync(() => Object.assign(route, read()));
}

export function go(to: string, replace = false): void {
  const address = site ? `${base}#${to}` : to;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
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
    if (site && link.hash.startsWith('#/')) {
      event.preventDefault();
      go(link.hash.slice(1));
      return;
    }
    if (link.hash && link.pathname === location.pathname) {
      if (site) event.preventDefault();
      if (site) document.getElementById(link.hash.slice(1))?.scrollIntoView();
      return;
    }
    event.preventDefault();
    go(link.pathname + link.search);
  };
  const hidden = site ? hideLinks() : undefined;
  addEventListener('click', click);
  addEventListener('popstate', arrive);
  return () => {
    removeEventListener('click', click);
    removeEventListener('popstate', arrive);
    hidden?.disconnect();
  };
}

/** On a host of files links lead behind the hash too, for whoever opens them in another window. */
function hideLinks(): MutationObserver {
  const hide = (element: Element) => {
    const to = element.getAttribute('href');
    if (to?.startsWith('/')) element.setAttribute('href', `#${to}`);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) hide(target);
      for (const node of addedNodes) if (node instanceof Element) [node, ...node.querySelectorAll('a')].forEach((each) => each.matches('a') && hide(each));
    }
  });
  document.querySelectorAll('a').forEach(hide);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
  return observer;
}
