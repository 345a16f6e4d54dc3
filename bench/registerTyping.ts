import type { Page } from 'playwright-core';
import { type Bench, quantile } from './figure.ts';
import { openRegisterPage } from './registerPage.ts';

/** Times as slow as this machine: what a phone of the middle has. */
const SLOW_DOWN = 4;
const PAUSE_MS = 60;
/** Forty characters, over fields at the top, in the middle and at the end of the form. */
const TYPED = {
  username: 'somchai9',
  password: 'Lantern#',
  mobileNum: '81234',
  payeeName: 'Somchai',
  line: 'som.chai',
  captcha: 'A3K9',
} as const;
const PLAIN = 'plain';

interface Noting {
  /** By interaction, ms: the slowest of its events, as INP has it. */
  keyTimes?: Map<number, number>;
}

/** Typing in the largest register form: from a key that is pressed to the picture that shows what came of it. */
export const registerTyping: Bench = async () => {
  const { page, openForm, close } = await openRegisterPage();
  await openForm();
  await page.evaluate(noteKeys, PLAIN);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

  const plain = await timesOfKeys(page, { [PLAIN]: Object.values(TYPED).join('') });
  const form = await timesOfKeys(page, TYPED);
  await close();

  return [
    {
      name: `Key in the largest register form, p98 of ${form.length}, CPU ${SLOW_DOWN}× slower`,
      value: quantile(form, 0.98),
      unit: 'ms',
      bar: { most: 50 },
      yardstick: { name: 'a plain input on the same page', value: quantile(plain, 0.98) },
    },
  ];
};

/** Types into the named fields, as fingers would, and gives the duration of each key in ms. */
async function timesOfKeys(page: Page, typed: Readonly<Record<string, string>>): Promise<readonly number[]> {
  await page.evaluate(() => (globalThis as Noting).keyTimes?.clear());
  for (const [name, text] of Object.entries(typed)) {
    const input = page.locator(`dialog input[name="${name}"]`);
    await input.focus();
    await input.pressSequentially(text, { delay: PAUSE_MS });
  }
  const count = Object.values(typed).join('').length;
  await page.waitForTimeout(PAUSE_MS * 4);
  const noted = await page.evaluate(() => [...((globalThis as Noting).keyTimes?.values() ?? [])]);
  // The browser tells of no event that took less than 16 ms.
  return [...noted, ...Array<number>(Math.max(0, count - noted.length)).fill(16)];
}

/** Runs in the page: notes how long each key takes until the next picture, and puts a plain input into the dialog. */
function noteKeys(plain: string): void {
  const times = new Map<number, number>();
  (globalThis as Noting).keyTimes = times;
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0 && name.startsWith('key')) {
        times.set(interactionId, Math.max(duration, times.get(interactionId) ?? 0));
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const input = document.createElement('input');
  input.name = plain;
  document.querySelector('dialog')?.append(input);
}
