import type { CopyKey } from './copy/copy.en.ts';
import type { Translate } from './copy/text.ts';

/** The places of a page that its render fills (`data-v`), its texts (`data-t`, `data-l`), and its controls (`data-do`). */
export function createSlots(root: HTMLElement) {
  const slots = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-v]')) slots.set(element.dataset.v ?? '', element);
  const slot = (name: string): HTMLElement => {
    const found = slots.get(name);
    if (found === undefined) throw new Error(`the page has no place for ${name}`);
    return found;
  };
  const written = new Map<string, string>();
  /** Writes only what has changed, so that focus and selection stay. */
  const put = (name: string, html: string) => {
    if (written.get(name) === html) return;
    written.set(name, html);
    slot(name).innerHTML = html;
  };
  const control = (name: string) => root.querySelector<HTMLElement>(`[data-do="${name}"]`);
  const allow = (element: Element | null, isAllowed: boolean) =>
    element?.setAttribute('aria-disabled', isAllowed ? 'false' : 'true');

  const translate = (t: Translate) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-t]')) {
      const text = t(element.dataset.t as CopyKey);
      if (element.textContent !== text) element.textContent = text;
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-l]')) {
      element.setAttribute('aria-label', t(element.dataset.l as CopyKey));
    }
  };

  return { slot, put, control, allow, translate };
}
