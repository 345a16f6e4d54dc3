import { nationalDigits } from '../../../api/contract/rules/mobile.ts';
import type { SmsNumber } from '../../../machines/account/smsCode/smsCode.events.ts';

/** Masks a mobile number: `+66 81 ••• •678`. */
export function maskNumber({ countryDialingCode, mobileNum }: SmsNumber): string {
  const digits = nationalDigits(mobileNum);
  return `+${countryDialingCode} ${digits.slice(0, 2)} ••• •${digits.slice(-3)}`;
}
