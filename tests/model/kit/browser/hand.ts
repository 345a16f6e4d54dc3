import { setTimeout as wait } from 'node:timers/promises';
import type { ElementHandle, Page } from 'playwright-core';

/** What a driver wants done: the kind of event, to which element, and what was typed. */
export interface Intent {
  readonly type: 'click' | 'change' | 'input' | 'blur' | 'focus' | 'keydown';
  readonly at: number;
  /** Where the focus goes from there; null where to nothing. */
  readonly next: number | null;
  readonly value: string;
  readonly key: string;
  /** What is put into a field that takes files. */
  readonly files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[];
}

const PATIENCE_MS = 3_000;
const POLL_MS = 20;

/**
 * Does it to the element of the page, as a person would: what is at work is waited for, a menu is opened before
 * something in it is pressed, and what lies under something else cannot be reached.
 * @throws at once where the element is in the page no longer, and after a while where it cannot be reached.
 */
export async function carryOut(page: Page, { type, at, next, value, key, files }: Intent): Promise<void> {
  switch (type) {
    case 'click': {
      const { x, y } = await whenFree(page, at);
      return page.mouse.click(x, y);
    }
    case 'change':
    case 'input':
      if (files.length === 0) return putInto(page, at, value);
      return (await elementAt(page, at)).setInputFiles([...files], { timeout: PATIENCE_MS });
    case 'focus':
      return page.evaluate(giveFocus, { at, next: at });
    case 'blur':
      return page.evaluate(giveFocus, { at, next });
    case 'keydown':
      await page.evaluate(giveFocus, { at, next: at });
      return page.keyboard.press(key);
  }
}

async function elementAt(page: Page, at: number): Promise<ElementHandle<HTMLElement>> {
  const found = await page.evaluateHandle((place) => {
    const { mirrored } = window as unknown as { readonly mirrored: readonly Element[] };
    return mirrored[place];
  }, at);
  const element = found.asElement();
  if (element === null) throw new Error('what the driver acts on is not in the page');
  return element as ElementHandle<HTMLElement>;
}

/** Types it over what the field holds. */
async function putInto(page: Page, at: number, value: string): Promise<void> {
  const { kind, most, held } = await whenReady(page, at);
  // Nobody can type more into a field than it takes, and what is cut off would be no surprise of the machine.
  if (most >= 0 && value.length > most) throw new Error(`the field takes ${most} characters, and not "${value}"`);
  if (kind === 'list') {
    await (await elementAt(page, at)).selectOption(value, { timeout: PATIENCE_MS });
  } else if (kind === 'picked') {
    await (await elementAt(page, at)).fill(value, { timeout: PATIENCE_MS });
  } else {
    // What it holds already would be no change.
    if (value === '' || held === value) await page.keyboard.press('Delete');
    if (value !== '') await page.keyboard.insertText(value);
  }
}

/** Waits until something can be put into the field, which then has the focus, and all that it holds is selected. */
const whenReady = (page: Page, at: number): Promise<Field> => untilFound(page, () => page.evaluate(fieldOf, at));

/** Waits until it can be pressed, and tells where. */
const whenFree = (page: Page, at: number): Promise<Spot> => untilFound(page, () => page.evaluate(spotOf, at));

async function untilFound<T extends object>(page: Page, find: () => Promise<T | Hindrance>): Promise<T> {
  for (let waited = 0; ; waited += POLL_MS) {
    const found = await find();
    if (!('hindrance' in found)) return found;
    const { name, hindrance, opener, isGone } = found;
    if (isGone || waited >= PATIENCE_MS) throw new Error(`${name} cannot be reached: it ${hindrance}`);
    if (opener !== null) await page.click(opener, { force: true, timeout: PATIENCE_MS });
    else await wait(POLL_MS);
  }
}

/** A point of the window. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Field {
  /** Typed into, chosen from, or filled by a picker of the browser's. */
  readonly kind: 'typed' | 'list' | 'picked';
  /** How many characters it takes; less than 0 where nothing is said. */
  readonly most: number;
  readonly held: string | null;
}

interface Hindrance {
  readonly name: string;
  readonly hindrance: string;
  /** What opens the menu in which it stands, as a selector. */
  readonly opener: string | null;
  /** Whether it will not come back: another may have taken its place. */
  readonly isGone: boolean;
}

/**
 * Runs in the page: where what was copied from this place can be pressed, or what hinders that. What the page is about to
 * draw it draws first: a line more moves what stands below it away from under the press.
 */
async function spotOf(at: number): Promise<Spot | Hindrance> {
  for (const _ of ['what has happened is drawn', 'and what that has brought about']) {
    const { port1, port2 } = new MessageChannel();
    const turn = new Promise((go) => {
      port1.onmessage = go;
    });
    port2.postMessage(null);
    await turn;
    port1.close();
  }
  const { mirrored } = window as unknown as { readonly mirrored: readonly HTMLElement[] };
  const element = mirrored[at];
  const name = `"${(element?.ariaLabel ?? element?.textContent ?? element?.tagName ?? at).toString().trim()}"`;
  const hindered = (hindrance: string, opener: string | null = null): Hindrance => ({
    name,
    hindrance,
    opener,
    isGone: element?.isConnected !== true,
  });
  if (!element?.isConnected) return hindered('is not in the page');
  const menu = element.closest('[popover]');
  if (menu !== null && !menu.matches(':popover-open')) {
    return hindered('stands in a menu that does not open', `[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  }
  if (element.ariaDisabled === 'true' || element.matches(':disabled')) return hindered('is disabled');
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return hindered('cannot be seen');
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const own = [element, ...((element as HTMLInputElement).labels ?? [])];
  if (own.some((part) => part.contains(hit))) return { x, y };
  return hindered(`lies under <${hit?.tagName.toLowerCase()} class="${hit?.className}">`);
}

/** Runs in the page: what was copied from this place as a field with the focus, or what hinders that. */
function fieldOf(at: number): Field | Hindrance {
  const { mirrored } = window as unknown as { readonly mirrored: readonly HTMLElement[] };
  const field = mirrored[at];
  const name = `the field "${(field as HTMLInputElement | undefined)?.name || field?.ariaLabel || at}"`;
  const hindered = (hindrance: string): Hindrance => ({
    name,
    hindrance,
    opener: null,
    isGone: field?.isConnected !== true,
  });
  if (!field?.isConnected) return hindered('is not in the page');
  if (field.matches(':disabled')) return hindered('is disabled');
  if ('readOnly' in field && field.readOnly === true) return hindered('can only be read');
  if (field.getClientRects().length === 0) return hindered('cannot be seen');
  if (field instanceof HTMLSelectElement) return { kind: 'list', most: -1, held: field.value };
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    return { kind: 'picked', most: -1, held: null };
  }
  const isTyped = ['text', 'password', 'email', 'tel', 'search', 'url', 'number', 'textarea'].includes(field.type);
  if (isTyped) {
    field.focus();
    field.select();
  }
  return { kind: isTyped ? 'typed' : 'picked', most: field.maxLength, held: field.value };
}

/** Runs in the page: the focus goes to the first place, and on to the next, or to nothing. */
function giveFocus({ at, next }: { readonly at: number; readonly next: number | null }): void {
  const { mirrored } = window as unknown as { readonly mirrored: readonly HTMLElement[] };
  const field = mirrored[at];
  const other = next === null ? null : mirrored[next];
  if (!field?.isConnected || other?.isConnected === false)
    throw new Error('what the driver acts on is not in the page');
  field.focus();
  if (other) other.focus();
  else field.blur();
}
