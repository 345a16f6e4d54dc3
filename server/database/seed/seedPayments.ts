import type { ServerDeps } from '../../deps.ts';
import { bank, paymentMethod, paymentRules } from '../schema.ts';

const P = 10_000;

/** Fictional banks. */
const banks = [
  { code: 'LANTERN', name: { EN: 'Lantern Bank', TH: 'ธนาคารโคมทอง' }, minDigits: 10, maxDigits: 10 },
  { code: 'RIVER', name: { EN: 'River Savings Bank', TH: 'ธนาคารออมนที' }, minDigits: 12, maxDigits: 12 },
  { code: 'SAMPHAO', name: { EN: 'Samphao Bank', TH: 'ธนาคารสำเภา' }, minDigits: 10, maxDigits: 10 },
  { code: 'FARMERS', name: { EN: 'Rice Field Cooperative', TH: 'สหกรณ์ทุ่งนา' }, minDigits: 10, maxDigits: 15 },
] as const;

/** In the order of the market: most pay in by QR code. */
const methods = [
  {
    direction: 'in',
    code: 'QR',
    kind: 'qr',
    name: { EN: 'QR payment', TH: 'สแกนจ่าย QR' },
    minAmount: 20 * P,
    maxAmount: 50_000 * P,
    feeFixed: 0,
    feeRate: 0,
  },
  {
    direction: 'in',
    code: 'TRANSFER',
    kind: 'bank',
    name: { EN: 'Bank transfer', TH: 'โอนผ่านธนาคาร' },
    minAmount: 100 * P,
    maxAmount: 500_000 * P,
    feeFixed: 0,
    feeRate: 0,
  },
  {
    direction: 'in',
    code: 'EWALLET',
    kind: 'ewallet',
    name: { EN: 'E-wallet', TH: 'อีวอลเล็ต' },
    minAmount: 20 * P,
    maxAmount: 30_000 * P,
    feeFixed: 0,
    feeRate: 100,
  },
  {
    direction: 'out',
    code: 'TRANSFER',
    kind: 'bank',
    name: { EN: 'Bank transfer', TH: 'โอนเข้าบัญชีธนาคาร' },
    minAmount: 100 * P,
    maxAmount: 200_000 * P,
    feeFixed: 0,
    feeRate: 0,
  },
  {
    direction: 'out',
    code: 'FAST',
    kind: 'bank',
    name: { EN: 'Fast transfer', TH: 'โอนด่วน' },
    minAmount: 100 * P,
    maxAmount: 50_000 * P,
    feeFixed: 10 * P,
    feeRate: 50,
  },
] as const;

/** Banks, payment methods and rules of the demo merchant; existing rows stay as they are. */
export async function seedPayments({ db, config }: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  const merchantCode = config.merchant;
  await db
    .insert(bank)
    .values(banks.map((one, sort) => ({ ...one, sort, merchantCode })))
    .onConflictDoNothing();
  await db
    .insert(paymentMethod)
    .values(methods.map((one, sort) => ({ ...one, sort, merchantCode, expiresMinutes: 30 })))
    .onConflictDoNothing();
  await db
    .insert(paymentRules)
    .values({
      merchantCode,
      dailyWithdrawals: 10,
      dailyWithdrawn: 1_000_000 * P,
      twoPeopleFrom: 50_000 * P,
      autoReceiptMinutes: 1_440,
      dailyLineTransfers: 100_000 * P,
    })
    .onConflictDoNothing();
}
