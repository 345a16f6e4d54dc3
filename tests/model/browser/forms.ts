import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { QaDoors } from '../../../src/qa/qaDoors.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import { passTime } from '../kit/browser/pageTime.ts';
import type { Elsewhere, Steering } from '../kit/browser/stage.ts';
import { breaks, refuseStorage } from './breakage.ts';
import { closeWarnings, dueIn, stateOf } from './siteStage.ts';

type Where = (here: Configuration) => boolean;

const PATIENCE_MS = 10_000;
const POLL_MS = 20;
const CLICK_MS = 3_000;
/** How old a picture may be told to be, counted from its end. */
const SOON_MS = 5_000;

/** Whether the form stands open, with the fields of this way. */
export const isForm =
  (method: string): Where =>
  ({ snapshot }) =>
    snapshot.matches('form' as never) && snapshot.context.method === method;

/** Whether its mobile number is right, so that a code can be asked for. */
export const hasNumber =
  (method: string, isRight: (context: never) => boolean): Where =>
  (here) =>
    isForm(method)(here) && isRight(here.snapshot.context as never);

/** Where the machine itself says that an event does something. */
export const whereItCan = ({ snapshot }: Configuration, event: EventObject): boolean => snapshot.can(event as never);

interface Chosen extends EventObject {
  readonly country: { readonly countryCode: string; readonly countryDialingCode: string };
}

/** `country.chosen`: another country is picked before the mobile number. */
export const pickCountry = (can: Where): Elsewhere => ({
  can: (here, event) =>
    can(here) && here.snapshot.context.country?.countryCode !== (event as Chosen).country.countryCode,
  bring: async (page, event) => {
    await closeWarnings(page);
    const picker = page.getByRole('dialog').getByRole('combobox');
    const isOpen = await picker.getAttribute('aria-expanded', { timeout: CLICK_MS });
    if (isOpen !== 'true') await picker.click({ force: true, timeout: CLICK_MS });
    const name = `+${(event as Chosen).country.countryDialingCode}`;
    await page.getByRole('option', { name }).first().click({ force: true, timeout: CLICK_MS });
  },
});

/** `captcha.renewed`: the picture has grown old. */
export const letCaptchaAge = (can: Where): Elsewhere => ({
  can,
  bring: async (page) => {
    await until(page, 'captcha', 'shown', { fresh: 1_000 });
    await passTime(page, (await dueIn(page, 'captcha')) ?? 0);
  },
});

/**
 * Clears away what lies over a form, and lets its picture grow so old that the next comes soon, also while a call waits:
 * nobody waits for one as long as a picture lasts, so it has to be old before.
 */
export async function ageCaptcha(page: Page, { snapshot }: Configuration): Promise<void> {
  await closeWarnings(page);
  if (!snapshot.matches('form' as never)) return;
  const value = await stateOf(page, 'captcha');
  if (value === null || value === 'failed') return;
  await until(page, 'captcha', 'shown', { fresh: 1_000 });
  const left = (await dueIn(page, 'captcha')) ?? 0;
  if (left > SOON_MS) await passTime(page, left - SOON_MS);
}

/** How the code by SMS of a form goes wrong. */
export interface AskedCode {
  /** `smsCode` breaks: there is no room to keep the countdown of a code. */
  readonly breaks: Steering;
  /** `smsCode.refused`: the server will not send another code. */
  readonly refused: Elsewhere & Required<Pick<Elsewhere, 'can'>>;
  /** The code is asked for by the walk itself, and its answer is long in coming: it may come wherever the flow stands. */
  readonly holdAnswer: (page: Page) => Promise<void>;
  readonly isLate: () => boolean;
  /** What was asked for seals itself first, and is held only then. */
  readonly isOnItsWay: (page: Page) => Promise<void>;
}

/** @param canAsk Where a code can be asked for, which is done where none is waited for. */
export function askedCode(qa: QaDoors, endpoint: Endpoint, canAsk: Where): AskedCode {
  const answers = holdRequests(`call of ${endpoint.id}`, [endpoint.path]);
  let isLate = false;
  const can: Where = (here) => (isLate ? answers.isWaiting() : canAsk(here));
  const comesTo = (doom: (page: Page) => Promise<unknown>) => async (page: Page) => {
    if (!isLate) await mayAsk(page);
    await doom(page);
    if (isLate) await answers.answered(await answers.next());
    else await askForCode(page);
  };
  const reins = breaks({
    can,
    by: comesTo((page) => page.evaluate(refuseStorage, { does: 'setItem', key: 'sms-' } as const)),
  });
  return {
    breaks: {
      ...reins,
      hold: async (page) => {
        isLate = false;
        await reins.hold(page);
      },
    },
    refused: {
      can,
      bring: comesTo(() => qa.fault({ endpoint: endpoint.id, fault: 'refuse', errorCode: 'SMS_NOT_SENT', times: 1 })),
    },
    holdAnswer: async (page) => {
      isLate = true;
      await answers.hold(page);
    },
    isLate: () => isLate,
    isOnItsWay: async (page) => {
      const started = performance.now();
      while (isLate && !answers.isWaiting() && (await stateOf(page, 'smsCode')) === 'sending') {
        if (performance.now() - started > PATIENCE_MS)
          throw new Error('the code that was asked for is never on its way');
        await wait(POLL_MS);
      }
    },
  };
}

/** Lets time go on until a code can be asked for. */
const mayAsk = (page: Page): Promise<void> => until(page, 'smsCode', 'ready', { counting: 60_000, throttled: 1_000 });

async function askForCode(page: Page): Promise<void> {
  await closeWarnings(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send (the code|again)$/ })
    .click({ force: true });
}

/** Waits until a machine of the page stands in a state; the page's time goes on by steps where another wants that. */
async function until(
  page: Page,
  machineId: string,
  wanted: string,
  steps: Readonly<Record<string, number>>,
): Promise<void> {
  const started = performance.now();
  for (;;) {
    const value = await stateOf(page, machineId);
    const [state = ''] = typeof value === 'string' ? [value] : Object.keys(value ?? {});
    if (state === wanted) return;
    if (performance.now() - started > PATIENCE_MS)
      throw new Error(`${machineId} stays ${state}, and is never ${wanted}`);
    const step = steps[state];
    await (step === undefined ? wait(POLL_MS) : goOn(page, step));
  }
}

/** Lets time go on, but not while a picture is on its way: it would have been waited for in vain. */
async function goOn(page: Page, ms: number): Promise<void> {
  const started = performance.now();
  for (let left = ms; left > 0; ) {
    if ((await stateOf(page, 'captcha')) === 'loading') {
      if (performance.now() - started > PATIENCE_MS) throw new Error('the picture is never there');
      await wait(POLL_MS);
      continue;
    }
    const step = Math.max(1, Math.min(left, (await dueIn(page, 'captcha')) ?? left));
    await passTime(page, step);
    left -= step;
  }
}
