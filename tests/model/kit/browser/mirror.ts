import type { Page } from 'playwright-core';
import { type DriverAction, recordDriver } from '../recordDriver.ts';
import { carryOut, type Intent } from './hand.ts';

/**
 * A page of a real browser, copied into the document of the test: there the expectations of a view look at it, and what
 * its drivers do to the copy is done to the page by real mouse and keyboard.
 */
export interface Mirror {
  /** Copies what the page shows within `scope`; nothing where it shows none. */
  readonly copy: (scope: Scope) => Promise<void>;
  /** The copy is this from now on, as `copyOf` has written it. */
  readonly show: (html: string) => void;
  /** Does to the page what `drive` does to the copy. */
  readonly carryOut: (drive: () => void) => Promise<void>;
}

/** What of a page a view is about, from above to below. */
export type Scope = Part | readonly Part[];

/** The last element that this selector finds, and whose heading reads so where one is named. */
export interface Part {
  readonly selector: string;
  readonly heading?: readonly string[];
  /** What stands around the copy, also where nothing is found; parts one after another share it. */
  readonly within?: 'header' | 'main';
  /** The words that stand in the copy for what another view shows, by selector. */
  readonly instead?: Readonly<Record<string, string>>;
}

export function mirrorOf(page: Page): Mirror {
  const show = (html: string): void => {
    document.body.innerHTML = html;
  };
  return {
    show,
    copy: async (scope) => show(await page.evaluate(copyOf, partsOf(scope))),
    carryOut: async (drive) => {
      for (const intent of await intentsOf(recordDriver(drive))) await carryOut(page, intent);
    },
  };
}

export const partsOf = (scope: Scope): readonly Part[] => [scope].flat();

/** What a driver has done to the copy, as places in the page. A blur comes as two events, of which one is enough. */
const intentsOf = (deeds: readonly DriverAction[]): Promise<readonly Intent[]> =>
  Promise.all(
    deeds.flatMap(({ type, target, next, value, key, files }) =>
      type === 'focusout'
        ? []
        : [intentOf({ type, value, key, at: placeOf(target) ?? -1, next: next && placeOf(next) }, files)],
    ),
  );

const intentOf = async (intent: Omit<Intent, 'files'>, files: readonly File[]): Promise<Intent> => ({
  ...intent,
  files: await Promise.all(
    files.map(async (file) => ({ name: file.name, mimeType: file.type, buffer: await bytesOf(file) })),
  ),
});

/** The document of the test may be of an age in which a file could be read in one way only. */
const bytesOf = (file: File): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

const placeOf = (element: Element): number | null => {
  const place = element.closest<HTMLElement>('[data-mirrored]')?.dataset.mirrored;
  return place === undefined ? null : Number(place);
};

/** Runs in the page. Live values become attributes, so that the copy has them. */
export function copyOf(parts: readonly Part[]): string {
  const mirrored: Element[] = [];
  const holder = document.createElement('div');
  for (const { selector, heading, within, instead = {} } of parts) {
    const last = holder.lastElementChild;
    const around =
      within === undefined
        ? holder
        : last?.localName === within && !last.hasAttribute('data-mirrored')
          ? last
          : holder.appendChild(document.createElement(within));
    const root = [...document.querySelectorAll(selector)]
      .filter((part) => heading?.includes(part.querySelector('h1, h2')?.textContent ?? '') ?? true)
      .at(-1);
    if (root === undefined) continue;
    const originals = [root, ...root.querySelectorAll('*')];
    const copy = around.appendChild(root.cloneNode(true) as Element);
    for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
      element.setAttribute('data-mirrored', String(mirrored.length + index));
      const original = originals[index];
      if (original instanceof HTMLInputElement && original.type !== 'file') {
        element.setAttribute('value', original.value);
        element.toggleAttribute('checked', original.checked);
      }
      if (original instanceof HTMLOptionElement) element.toggleAttribute('selected', original.selected);
      if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') element.textContent = '';
    }
    mirrored.push(...originals);
    for (const [replaced, words] of Object.entries(instead)) {
      for (const element of copy.querySelectorAll(replaced)) {
        const told = document.createElement('p');
        told.textContent = words;
        element.replaceWith(told);
      }
    }
  }
  (window as unknown as { mirrored: Element[] }).mirrored = mirrored;
  return holder.innerHTML.replaceAll(/<(\/?)(html|head|body)\b/g, '<$1div');
}
