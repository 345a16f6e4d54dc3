import type { Page } from 'playwright-core';
import { type Bench, quantile } from './figure.ts';
import { openRegisterPage } from './registerPage.ts';

/** Times as slow as this machine: what a phone of the middle has. */
const SLOW_DOWN = 4;
const PAUSE_MS = 60;
const SETTLE_MS = 1500;
const ROUNDS = 5;
/** Forty characters, over fields at the top, in the middle and at the end of the form. */
const TYPED: Readonly<Record<string, string>> = {
  username: 'somchai9',
  password: 'Lantern#',
  mobileNum: '81234',
  payeeName: 'Somchai',
  line: 'som.chai',
  captcha: 'A3K9',
};
const CHARACTERS = Object.values(TYPED).join('');
const PLAIN = 'plain';
/** The browser tells of no event that took less. */
const SHORTEST_MS = 16;

interface Key {
  /** The name of the input in which it was pressed. */
  readonly input: string;
  /** Until the next picture, of the slowest of its events, as INP has it. */
  readonly ms: number;
}

interface Noting {
  /** By interaction. */
  keys?: Map<number, Key>;
}

/** Typing in the largest register form: from a key that is pressed to the picture that shows what came of it. */
export const registerTyping: Bench = async () => {
  const { page, openForm, close } = await openRegisterPage();
  await openForm();
  await page.evaluate(noteKeys, PLAIN);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  for (let round = 0; round < ROUNDS; round += 1) {
    await type(page, { [PLAIN]: CHARACTERS });
    await type(page, TYPED);
  }
  await page.waitForTimeout(SETTLE_MS);
  const keys = await page.evaluate(() => [...((globalThis as Noting).keys?.values() ?? [])]);
  await close();

  const pressed = ROUNDS * CHARACTERS.length;
  const p98 = (isPlain: boolean) => {
    const noted = keys.filter(({ input }) => (input === PLAIN) === isPlain).map(({ ms }) => ms);
    return quantile([...noted, ...Array<number>(Math.max(0, pressed - noted.length)).fill(SHORTEST_MS)], 0.98);
  };
  return [
    {
      name: `Key in the largest register form, p98 of ${pressed}, CPU ${SLOW_DOWN}× slower`,
      value: p98(false),
      unit: 'ms',
      bar: { most: 50 },
      yardstick: { name: 'a plain input on the same page', value: p98(true) },
    },
  ];
};

/** Types into the named fields with keys, as fingers would. */
async function type(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const input = page.locator(`dialog input[name="${name}"]`);
    await input.selectText();
    await input.pressSequentially(text, { delay: PAUSE_MS });
  }
}

/** Runs in the page: notes what each key takes, and puts a plain input into the dialog. */
function noteKeys(plain: string): void {
  const keys = new Map<number, Key>();
  (globalThis as Noting).keys = keys;
  new PerformanceObserver((list) => {
    for (const { name, target, interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0 || !name.startsWith('key') || !(target instanceof HTMLInputElement)) continue;
      const known = keys.get(interactionId)?.ms ?? 0;
      keys.set(interactionId, { input: target.name, ms: Math.max(duration, known) });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const input = document.createElement('input');
  input.name = plain;
  document.querySelector('dialog')?.append(input);
}
