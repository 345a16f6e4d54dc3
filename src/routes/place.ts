import { flushSync } from 'react-dom';
import { navigate as navigateTo } from 'wouter/use-browser-location';
import { isCentrePath } from '../machines/site/site.rules.ts';
import { isHome } from '../ui/shell/isHome.ts';

/** What tells that the address has changed; the last two are the router's. */
const changes = ['popstate', 'pushState', 'replaceState'];

/** SHELL-02: the page changes with a fade where the browser knows how. */
function fade(change: () => void): void {
  if (document.startViewTransition === undefined || document.visibilityState === 'hidden') {
    change();
    return;
  }
  // A fade that the next one cuts short says so as a failure; the page is there all the same.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}

/** The way that was asked for last. A fade begins later, and where the player has gone elsewhere by then, it leads nowhere. */
let way = new AbortController();

/** Goes to an address of the site (ROUTE-01); the place where one stands is left alone, with its query. */
export function goTo(address: string): void {
  way.abort();
  if (isHere(address)) return;
  const asked = new AbortController();
  way = asked;
  for (const event of changes) addEventListener(event, () => asked.abort(), { signal: asked.signal });
  fade(() => {
    if (asked.signal.aborted) return;
    asked.abort();
    const before = groundOf(location.pathname);
    navigateTo(address);
    if (groundOf(location.pathname) !== before) scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The page that an address shows, or lays a centre or a form over: that one stays where it was scrolled to. */
const groundOf = (path: string): string => (isHome(path) || isCentrePath(path) ? '/' : path);

const isHere = (address: string): boolean =>
  address === location.pathname || address === location.pathname + location.search;

/** Lets links within the site change the page without loading it anew; all other links are the browser's. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isInside(link) || event.defaultPrevented || isForAnotherTab(event)) return;
    event.preventDefault();
    goTo(link.pathname + link.search);
  });
}

const isInside = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.target === '' && link.hash === '' && !link.hasAttribute('download');

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Tells every change of the address, and the first one. Returns how to stop. */
export function watchPlace(moved: (path: string) => void): () => void {
  const tell = () => moved(location.pathname);
  for (const event of changes) addEventListener(event, tell);
  tell();
  return () => {
    for (const event of changes) removeEventListener(event, tell);
  };
}
