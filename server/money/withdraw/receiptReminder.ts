import type { LanguageCode } from '../../../src/api/contract/fields.ts';

interface Payout {
  readonly reference: string;
  /** In 1/10,000 P. */
  readonly amount: number;
}

const inP = (amount: number): string => (amount / 10_000).toLocaleString('en', { minimumFractionDigits: 2 });

/** The reminder to a member to confirm a payout. */
export const receiptReminder: Readonly<Record<LanguageCode, (brand: string, payout: Payout) => string>> = {
  EN: (brand, { reference, amount }) =>
    `${brand}: we paid out P ${inP(amount)} (${reference}). Did you receive it? Please confirm on the site.`,
  TH: (brand, { reference, amount }) =>
    `${brand}: เราโอน P ${inP(amount)} (${reference}) ให้คุณแล้ว ได้รับเงินหรือยัง กรุณายืนยันบนเว็บไซต์`,
};
