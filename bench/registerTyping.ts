import type { Page } from 'playwright-core';
import { type Bench, quantile } from './figure.ts';
import { openRegisterPage } from './registerPage.ts';

/** CPU slowdown of a mid-range phone. */
const SLOW_DOWN = 4;
const PAUSE_MS = 60;
const SETTLE_MS = 1500;
const ROUNDS = 5;
/** Forty characters, in fields at the top, middle and end of the form. */
const TYPED: Readonly<Record<string, string>> = {
  username: 'somchai9',
  password: 'Lantern#',
  mobileNum: '81234',
  payeeName: 'Somchai',
  line: 'som.chai',
  captcha: 'A3K9',
};
const CHARACTERS = Object.values(TYPED).join('');
const PRESSED = ROUNDS * CHARACTERS.length;
const PLAIN = { plain: CHARACTERS };
const PLAIN_PAGE = '<!doctype html><input name="plain">';
/** More than any browser's toolbars. */
const WINDOW = { width: 800, height: 1200 };
/** Browsers report no shorter events. */
const SHORTEST_MS = 16;

interface Noting {
  /** Delay of each key until the next frame, ms: its interaction's slowest event, as in INP. */
  keys?: Map<number, number>;
}

/**
 * Typing in the largest register form: from key press to the next frame. The yardstick is a page with a single input,
 * typed into alternately: the cost of keys, frames and other load without the form. An input in the same dialog would
 * share the dialog's cost.
 */
export const registerTyping: Bench = async () => {
  const { browser, page, openForm, close } = await openRegisterPage();
  const plainPage = await browser.newPage({ viewport: page.viewportSize() });
  await plainPage.setContent(PLAIN_PAGE);
  await page.bringToFront();
  await openForm();
  await startNoting(plainPage);
  await startNoting(page);
  for (let round = 0; round < ROUNDS; round += 1) {
    await type(plainPage, PLAIN);
    await type(page, TYPED);
  }
  const value = p98(await noted(page));
  const plain = p98(await noted(plainPage));
  await close();

  return [
    {
      name: `Key in the largest register form, p98 of ${PRESSED}, CPU ${SLOW_DOWN}× slower`,
      value,
      unit: 'ms',
      bar: { most: 50 },
      yardstick: { name: 'a page with a single input', value: plain },
    },
  ];
};

/** Slows the page down, makes all of it visible, and records its keys. */
async function startNoting(page: Page): Promise<void> {
  await page.evaluate(noteKeys, SHORTEST_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  // The window is as large as the page, toolbars included: hidden content would cost nothing to draw.
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
}

/** Types into the named fields by key presses. */
async function type(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  await page.bringToFront();
  for (const [name, text] of Object.entries(typed)) {
    const input = page.locator(`input[name="${name}"]`);
    await input.selectText();
    await input.pressSequentially(text, { delay: PAUSE_MS });
  }
}

/** Delay of each key, ms. */
async function noted(page: Page): Promise<readonly number[]> {
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => [...((globalThis as Noting).keys?.values() ?? [])]);
}

const p98 = (noted: readonly number[]): number =>
  quantile([...noted, ...Array<number>(Math.max(0, PRESSED - noted.length)).fill(SHORTEST_MS)], 0.98);

/** Runs in the page. */
function noteKeys(durationThreshold: number): void {
  const keys = new Map<number, number>();
  (globalThis as Noting).keys = keys;
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0 || !name.startsWith('key')) continue;
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}
