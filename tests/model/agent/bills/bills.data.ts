import type { BillRow } from '../../../src/api/contract/bill.ts';
import { claimable } from '../bill/bill.spec.ts';

const P = 10_000;
const { counted: _c, tier: _t, nextTier: _n, lines: _l, ...row } = claimable;
const hourly: BillRow = {
  ...row,
  id: '6d0cf8e2-0000-4000-8000-000000000002.1764000000000',
  kind: 'hourly',
  from: row.to - 3_600_000,
  rate: 0,
  due: 0,
  status: 'notReached',
  mayClaim: false,
};

/** A bill that can be claimed, and one without pay. */
export const someBills = {
  list: [row, hourly] as const,
  count: 12,
  due: 150_000 * P,
  paid: 2 * P,
  before: { due: 100_000 * P, paid: 0 },
};
