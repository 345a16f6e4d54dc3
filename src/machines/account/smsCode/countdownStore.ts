import { nationalDigits } from '../../../api/contract/rules/mobile.ts';
import { jsonOf } from '../../../api/jsonOf.ts';
import { type Countdown, countdown, type SmsNumber } from './smsCode.events.ts';

export type CodePurpose = 'login' | 'register' | 'forgot';

export interface CountdownStore {
  /** A countdown from an earlier form; null if none or unreadable. */
  read(purpose: CodePurpose): Countdown | null;
  keep(purpose: CodePurpose, countdown: Countdown): void;
}

const keyOf = (purpose: CodePurpose): string => `sms-${purpose}`;

/**
 * SMS countdowns in session storage: they survive form and reload, but not the tab. Only the first and last digits of
 * the number are stored. Invalid entries are ignored.
 */
export const createCountdownStore = (storage: Storage): CountdownStore => ({
  read: (purpose) => countdown.safeParse(jsonOf(storage.getItem(keyOf(purpose)) ?? '')).data ?? null,
  keep: (purpose, left) => storage.setItem(keyOf(purpose), JSON.stringify({ ...left, sentTo: masked(left.sentTo) })),
});

/** The masked number on the form: recognisable, but not callable. */
function masked(number: SmsNumber | null): SmsNumber | null {
  if (number === null) return null;
  const digits = nationalDigits(number.mobileNum);
  return { countryDialingCode: number.countryDialingCode, mobileNum: digits.slice(0, 2) + digits.slice(-3) };
}
