import { nationalDigits } from '../../api/contract/rules/mobile.ts';
import { jsonOf } from '../../api/jsonOf.ts';
import { type Countdown, countdown, type SmsNumber } from './smsCode.events.ts';

export type CodePurpose = 'login' | 'register' | 'forgot';

export interface CountdownStore {
  /** What an earlier form left; null when it left nothing, or nothing that can be read. */
  read(purpose: CodePurpose): Countdown | null;
  keep(purpose: CodePurpose, countdown: Countdown): void;
}

const keyOf = (purpose: CodePurpose): string => `sms-${purpose}`;

/**
 * Countdowns of codes in session storage: they outlive the form and a reload of the page, not the tab. Of the number
 * only its first and last digits stay there. Anybody may write into a browser's storage: what is no countdown is none.
 */
export const createCountdownStore = (storage: Storage): CountdownStore => ({
  read: (purpose) => countdown.safeParse(jsonOf(storage.getItem(keyOf(purpose)) ?? '')).data ?? null,
  keep: (purpose, left) => storage.setItem(keyOf(purpose), JSON.stringify({ ...left, sentTo: masked(left.sentTo) })),
});

/** What the form shows of a number: enough to tell which it was, too little to call it. */
function masked(number: SmsNumber | null): SmsNumber | null {
  if (number === null) return null;
  const digits = nationalDigits(number.mobileNum);
  return { countryDialingCode: number.countryDialingCode, mobileNum: digits.slice(0, 2) + digits.slice(-3) };
}
