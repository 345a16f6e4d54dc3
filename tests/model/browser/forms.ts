import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { QaClient } from '../../../src/qa/qaClient.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import { passTime } from '../kit/browser/pageTime.ts';
import type { Elsewhere, Steering } from '../kit/browser/stage.ts';
import { breaks, refuseStorage } from './breakage.ts';
import { closeWarnings, dueIn, stateOf } from './siteStage.ts';

type Where = (here: Configuration) => boolean;

const PATIENCE_MS = 10_000;
const POLL_MS = 20;
const CLICK_MS = 3_000;
/** Remaining lifetime of an aged image, ms. */
const SOON_MS = 5_000;

/** Whether the form is open with the fields of this method. */
export const isForm =
  (method: string): Where =>
  ({ snapshot }) =>
    snapshot.matches('form' as never) && snapshot.context.method === method;

/** Whether its mobile number is valid, so that a code can be requested. */
export const hasNumber =
  (method: string, isRight: (context: never) => boolean): Where =>
  (here) =>
    isForm(method)(here) && isRight(here.snapshot.context as never);

/** Where the machine accepts the event. */
export const whereItCan = ({ snapshot }: Configuration, event: EventObject): boolean => snapshot.can(event as never);

interface Chosen extends EventObject {
  readonly country: { readonly countryCode: string; readonly countryDialingCode: string };
}

/** `country.chosen`: picks another country for the mobile number. */
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

/** `captcha.renewed`: the image has expired. */
export const letCaptchaAge = (can: Where): Elsewhere => ({
  can,
  bring: async (page) => {
    await until(page, 'captcha', 'shown', { fresh: 1_000 });
    await passTime(page, (await dueIn(page, 'captcha')) ?? 0);
  },
});

/**
 * Closes what covers a form, and ages its image until it is about to expire. A pending call does not last as long as an
 * image, so it has to age first.
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

/** Failures of a form's SMS code. */
export interface AskedCode {
  /** `smsCode` breaks: storage is too full for the countdown. */
  readonly breaks: Steering;
  /** `smsCode.refused`: the server refuses to send another code. */
  readonly refused: Elsewhere & Required<Pick<Elsewhere, 'can'>>;
  /** Holds back the answer to a code that the walk itself requests: it may arrive in any state. */
  readonly holdAnswer: (page: Page) => Promise<void>;
  readonly isLate: () => boolean;
  /** Resolves once the request is sealed and held. */
  readonly isOnItsWay: (page: Page) => Promise<void>;
}

/** @param canAsk where a code can be requested; the request is made unless one is pending */
export function askedCode(qa: QaClient, endpoint: Endpoint, canAsk: Where): AskedCode {
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
        if (performance.now() - started > PATIENCE_MS) throw new Error('the code request was never sent');
        await wait(POLL_MS);
      }
    },
  };
}

/** Passes time until a code can be requested. */
const mayAsk = (page: Page): Promise<void> => until(page, 'smsCode', 'ready', { counting: 60_000, throttled: 1_000 });

async function askForCode(page: Page): Promise<void> {
  await closeWarnings(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Send code|Resend)$/ })
    .click({ force: true });
}

/** Waits until a machine of the page reaches a state; passes the page's time in steps in the states that need it. */
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
      throw new Error(`${machineId} stays in ${state} and never reaches ${wanted}`);
    const step = steps[state];
    await (step === undefined ? wait(POLL_MS) : goOn(page, step));
  }
}

/** Passes time, except while an image loads: its call would time out. */
async function goOn(page: Page, ms: number): Promise<void> {
  const started = performance.now();
  for (let left = ms; left > 0; ) {
    if ((await stateOf(page, 'captcha')) === 'loading') {
      if (performance.now() - started > PATIENCE_MS) throw new Error('the image never loads');
      await wait(POLL_MS);
      continue;
    }
    const step = Math.max(1, Math.min(left, (await dueIn(page, 'captcha')) ?? left));
    await passTime(page, step);
    left -= step;
  }
}
