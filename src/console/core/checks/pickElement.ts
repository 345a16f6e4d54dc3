import { isShown, textOf } from '../inputs/elements.ts';
import { controlAt, targetAt } from '../inputs/targetOf.ts';
import { ownSheets } from '../report/ownSheets.ts';
import { heldBy } from './judge.ts';
import type { Pointed } from './pointing.machine.ts';

/** What marks the element under the pointer. */
const MARK = 'data-console-pointed';
const RULES = `[${MARK}] { outline: 2px solid #5ad7f0 !important; outline-offset: 2px !important; } html { cursor: crosshair !important; }`;
/** The click that belongs to a press comes within this time, ms. */
const CLICK_MS = 300;

const KEPT_FROM_PAGE = ['pointerup', 'mousedown', 'mouseup', 'click'] as const;

/**
 * Waits until somebody presses something on the page, or Enter on what has the focus there. The page hears nothing of it.
 * Escape gives up. @throws Error where nothing there can be found again.
 */
export function pickElement(page: Document, hide: (text: string) => string, signal: AbortSignal): Promise<Pointed> {
  const view = page.defaultView as Window & typeof globalThis;
  const sheet = new view.CSSStyleSheet();
  ownSheets.add(sheet);
  sheet.replaceSync(RULES);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const { promise, resolve, reject } = Promise.withResolvers<Pointed>();
  const stops = new AbortController();
  let marked: Element | null = null;

  const mark = (element: Element | null): void => {
    marked?.removeAttribute(MARK);
    marked = element;
    marked?.setAttribute(MARK, '');
  };
  const stop = (isPressed = false): void => {
    mark(null);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
    if (isPressed) setTimeout(() => stops.abort(), CLICK_MS);
    else stops.abort();
  };
  const isOver = (): boolean => !page.adoptedStyleSheets.includes(sheet);
  const pick = (element: Element | null, isPressed: boolean): void => {
    const found = element === null ? null : (controlAt(element) ?? element);
    const target = found && isShown(found) ? targetAt(found) : null;
    stop(isPressed);
    if (found === null || target === null) reject(new Error('This has no role, name or short text to find it by.'));
    else {
      const isSecret = found.matches('input[type=password]');
      const value = isSecret ? '' : hide(heldBy(found) || textOf(found));
      resolve({ target: { ...target, name: hide(target.name) }, value, isControl: controlAt(found) !== null });
    }
  };
  const elementUnder = (event: Event): Element | null => {
    const { clientX, clientY } = event as PointerEvent;
    const under = page.elementFromPoint(clientX, clientY);
    return under?.closest('#console') === null ? under : null;
  };
  const isOnConsole = ({ target }: Event): boolean =>
    target instanceof view.Element && target.closest('#console') !== null;
  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listen = (type: string, listener: (event: Event) => void): void =>
    view.addEventListener(type, listener, { capture: true, signal: stops.signal });

  listen('pointermove', (event) => !isOver() && mark(elementUnder(event)));
  listen('pointerdown', (event) => {
    if (isOnConsole(event) || isOver()) return;
    keep(event);
    pick(elementUnder(event), true);
  });
  for (const type of KEPT_FROM_PAGE) {
    listen(type, (event) => {
      if (isOnConsole(event)) return;
      keep(event);
      if (type === 'click' && isOver()) stops.abort();
    });
  }
  listen('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (isOver() || (key !== 'Escape' && (key !== 'Enter' || isOnConsole(event)))) return;
    keep(event);
    if (key === 'Enter') pick(page.activeElement, false);
    else {
      stop();
      reject(new Error('Nothing was pointed at.'));
    }
  });
  signal.addEventListener('abort', () => stop());
  return promise;
}
