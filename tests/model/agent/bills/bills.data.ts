import type { BillRow } from '../../../../src/api/contract/agent/bill.ts';
import { claimable } from '../bill/bill.data.ts';

const P = 10_000;
const row = claimable;
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
