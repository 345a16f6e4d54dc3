import { flushSync } from 'react-dom';
import { navigate as navigateTo } from 'wouter/use-browser-location';
import { isCentrePath } from '../machines/site/site/site.rules.ts';
import { isHome } from '../ui/site/shell/isHome.ts';

/** Events that report a changed address; the last two are the router's. */
const changes = ['popstate', 'pushState', 'replaceState'];

/** SHELL-02: cross-fades pages where the browser supports view transitions. */
function fade(change: () => void): void {
  if (document.startViewTransition === undefined || document.visibilityState === 'hidden') {
    change();
    return;
  }
  // An interrupted transition rejects, although the page was updated.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}

/**
 * The latest requested path. A transition starts later; if the user has navigated elsewhere by then, it does nothing.
 */
let pending = new AbortController();

/** Navigates within the site (ROUTE-01). Does nothing for the current path and keeps its query. */
export function navigate(address: string): void {
  pending.abort();
  if (isHere(address)) return;
  const asked = new AbortController();
  pending = asked;
  for (const event of changes) addEventListener(event, () => asked.abort(), { signal: asked.signal });
  const change = () => {
    if (asked.signal.aborted) return;
    asked.abort();
    const before = groundOf(location.pathname);
    navigateTo(address);
    if (groundOf(location.pathname) !== before) scrollTo({ top: 0, behavior: 'instant' });
  };
  // A fade is painted over everything: the page would show through the centre that covers it.
  if ([location.pathname, pathOf(address)].some(isCentrePath)) change();
  else fade(change);
}

/** The page behind a centre or form, which keeps its scroll position. */
const groundOf = (path: string): string => (isHome(path) || isCentrePath(path) ? '/' : path);

const pathOf = (address: string): string => new URL(address, location.origin).pathname;

const isHere = (address: string): boolean =>
  address === location.pathname || address === location.pathname + location.search;

/** Handles links within the site without a page load; all other links are left to the browser. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isInside(link) || event.defaultPrevented || isForAnotherTab(event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}

/** Whether a link leads to a page of this site, in this tab. */
export const isInside = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.target === '' && link.hash === '' && !link.hasAttribute('download');

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Reports the address, now and after every change. Returns the unsubscribe function. */
export function watchLocation(moved: (path: string, query: string) => void): () => void {
  const tell = () => moved(location.pathname, location.search);
  for (const event of changes) addEventListener(event, tell);
  tell();
  return () => {
    for (const event of changes) removeEventListener(event, tell);
  };
}
