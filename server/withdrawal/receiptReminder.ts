import type { LanguageCode } from '../../src/api/contract/fields.ts';

const inP = (amount: number): string => (amount / 10_000).toLocaleString('en', { minimumFractionDigits: 2 });

/** What a member reads who has not said yet whether the money came; the amount in 1/10,000 P. */
export const receiptReminder: Readonly<Record<LanguageCode, (brand: string, amount: number) => string>> = {
  EN: (brand, amount) => `${brand}: we paid out P ${inP(amount)}. Has it come? Please tell us on the site.`,
  TH: (brand, amount) => `${brand}: เราโอน P ${inP(amount)} ให้คุณแล้ว ได้รับเงินหรือยัง กรุณายืนยันบนเว็บไซต์`,
};
