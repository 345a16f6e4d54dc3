import type { GatewayBank, GatewayMethod } from '../protocol/payments.ts';

const P = 10_000;
const free = { feeFixed: 0, feeRate: 0, expiresMinutes: 30 } as const;

/** What the reference gateway offers. In the order of the market: most pay in by QR code. */
export const methods: readonly GatewayMethod[] = [
  {
    ...{ direction: 'in', code: 'QR', kind: 'qr', name: { EN: 'QR payment', TH: 'สแกนจ่าย QR' } },
    ...{ minAmount: 20 * P, maxAmount: 50_000 * P, ...free },
  },
  {
    ...{ direction: 'in', code: 'TRANSFER', kind: 'bank', name: { EN: 'Bank transfer', TH: 'โอนผ่านธนาคาร' } },
    ...{ minAmount: 100 * P, maxAmount: 500_000 * P, ...free },
  },
  {
    ...{ direction: 'in', code: 'EWALLET', kind: 'ewallet', name: { EN: 'E-wallet', TH: 'อีวอลเล็ต' } },
    ...{ minAmount: 20 * P, maxAmount: 30_000 * P, ...free, feeRate: 100 },
  },
  {
    ...{ direction: 'out', code: 'TRANSFER', kind: 'bank', name: { EN: 'Bank transfer', TH: 'โอนเข้าบัญชีธนาคาร' } },
    ...{ minAmount: 100 * P, maxAmount: 200_000 * P, ...free },
  },
];

/** Fictional banks. */
export const banks: readonly GatewayBank[] = [
  { code: 'LANTERN', name: { EN: 'Lantern Bank', TH: 'ธนาคารโคมทอง' }, minDigits: 10, maxDigits: 10 },
  { code: 'RIVER', name: { EN: 'River Savings Bank', TH: 'ธนาคารออมนที' }, minDigits: 12, maxDigits: 12 },
  { code: 'SAMPHAO', name: { EN: 'Samphao Bank', TH: 'ธนาคารสำเภา' }, minDigits: 10, maxDigits: 10 },
  { code: 'FARMERS', name: { EN: 'Rice Field Cooperative', TH: 'สหกรณ์ทุ่งนา' }, minDigits: 10, maxDigits: 15 },
];
