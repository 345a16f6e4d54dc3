import { pageOf, publicPageOf } from '../machines/site/pages/pages.rules.ts';
import type { PageLibrary } from '../machines/site/pages/pages.wire.ts';
import { isInside } from './location.ts';

/** What tells that a link may be followed. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'];

/** Loads the code of the page that a link leads to while a person is about to follow it; where that fails, later. */
export function loadOnIntent(pages: PageLibrary): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isInside(link)) return;
    const page = publicPageOf(link.pathname) ?? pageOf(link.pathname);
    if (page !== null) pages.load(page).catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, load, { passive: true });
}
