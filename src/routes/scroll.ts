/** Longest wait for the page to be long enough again, ms. */
const PATIENCE = 3_000;
/** From then on a person scrolls, not we. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Going back or forth, scrolls a page to where it was once it is long enough: the browser does it at once, when a list
 * may still be loading.
 */
export function keepScroll(): void {
  const kept = new Map<string, number>();
  let entry = entryOf();
  let waiting = new AbortController();
  const leave = () => {
    waiting.abort();
    entry = entryOf();
  };
  addEventListener('pushState', leave);
  addEventListener('replaceState', leave);
  addEventListener('popstate', () => {
    leave();
    const top = kept.get(entry) ?? 0;
    if (top === 0) return;
    waiting = new AbortController();
    scrollWhenLong(top, AbortSignal.any([waiting.signal, AbortSignal.timeout(PATIENCE)]));
  });
  addEventListener('scroll', () => kept.set(entry, scrollY), { passive: true });
}

/** Where browsers do not number the entries of the history, one address has one position. */
const entryOf = (): string => globalThis.navigation?.currentEntry?.key ?? location.href;

function scrollWhenLong(top: number, given: AbortSignal): void {
  const gesture = new AbortController();
  const end = AbortSignal.any([given, gesture.signal]);
  for (const name of GESTURES) addEventListener(name, () => gesture.abort(), { signal: end, passive: true });
  const page = document.documentElement;
  const sized = new ResizeObserver(() => {
    if (end.aborted || page.scrollHeight - innerHeight < top) return;
    scrollTo({ top, behavior: 'instant' });
    gesture.abort();
  });
  sized.observe(document.body);
  end.addEventListener('abort', () => sized.disconnect(), { once: true });
}
