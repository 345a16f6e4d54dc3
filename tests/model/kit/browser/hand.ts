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
 */
export async function carryOut(page: Page, { type, at, next, value, key, files }: Intent): Promise<void> {
  if (type === 'click') {
    const { x, y } = await whenFree(page, at);
    return page.mouse.click(x, y);
  }
  const element = await elementAt(page, at);
  switch (type) {
    case 'change':
    case 'input':
      return files.length > 0 ? element.setInputFiles([...files], { timeout: PATIENCE_MS }) : putInto(element, value);
    case 'focus':
      return element.focus();
    case 'blur':
      await element.focus();
      return next === null ? element.evaluate((field) => field.blur()) : (await elementAt(page, next)).focus();
    case 'keydown':
      return element.press(key, { timeout: PATIENCE_MS });
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

async function putInto(element: ElementHandle<HTMLElement>, value: string): Promise<void> {
  const { isList, most, held } = await element.evaluate((field) => ({
    isList: field instanceof HTMLSelectElement,
    most: 'maxLength' in field ? Number(field.maxLength) : -1,
    held: 'value' in field ? field.value : null,
  }));
  if (isList) {
    await element.selectOption(value, { timeout: PATIENCE_MS });
    return;
  }
  // Nobody can type more into a field than it takes, and what is cut off would be no surprise of the machine.
  if (most >= 0 && value.length > most) throw new Error(`the field takes ${most} characters, and not "${value}"`);
  // What it holds already would be no change.
  if (held === value) await element.fill('', { timeout: PATIENCE_MS });
  await element.fill(value, { timeout: PATIENCE_MS });
}

/** Waits until it can be pressed, and tells where. */
async function whenFree(page: Page, at: number): Promise<Spot> {
  let found: Spot | Hindrance | null = null;
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    found = await page.evaluate(spotOf, at);
    if ('x' in found) return found;
    if (found.opener !== null) await page.click(found.opener, { force: true, timeout: PATIENCE_MS });
    else await wait(POLL_MS);
  }
  throw new Error(`${found?.name} cannot be pressed: it ${found?.why}`);
}

/** A point of the window. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Hindrance {
  readonly name: string;
  readonly why: string;
  /** What opens the menu in which it stands, as a selector. */
  readonly opener: string | null;
}

/** Runs in the page: where what was copied from this place can be pressed, or what hinders that. */
function spotOf(at: number): Spot | Hindrance {
  const { mirrored } = window as unknown as { readonly mirrored: readonly HTMLElement[] };
  const element = mirrored[at];
  if (element === undefined) return { name: 'what the driver acts on', why: 'is not in the page', opener: null };
  const name = `"${(element.ariaLabel ?? element.textContent ?? element.tagName).trim()}"`;
  const hindered = (why: string, opener: string | null = null): Hindrance => ({ name, why, opener });
  if (!element.isConnected) return hindered('is no longer in the page');
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
