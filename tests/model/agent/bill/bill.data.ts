import type { BillRow } from '../../../../src/api/contract/agent/bill.ts';

const P = 10_000;
/** 22/11/2026 00:00 GMT+8. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 16);
const DAY = 86_400_000;

/** A daily bill of P 150,000, released by the operator. */
export const claimable: BillRow = {
  id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000',
  agreementId: '6d0cf8e2-0000-4000-8000-000000000001',
  kind: 'daily',
  own: 'downline',
  payer: { username: 'agent1', nickname: 'Anong' },
  payee: { username: 'agent2', nickname: 'Boonmee' },
  from: MIDNIGHT - DAY,
  to: MIDNIGHT,
  activeMembers: 2,
  validBet: 15_200_000 * P,
  loss: -300 * P,
  carriedOver: 0,
  rate: 10_000,
  due: 150_000 * P,
  paid: 0,
  status: 'claimable',
  issuedAt: MIDNIGHT + 1_800_000,
  remark: 'Looked at',
  mayClaim: true,
  counted: { from: MIDNIGHT - DAY, validBet: 15_200_000 * P, loss: -300 * P, activeMembers: 2 },
  tier: { minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 10_000 },
  nextTier: { minValidBet: 1_000 * P, minLoss: 0, minActiveMembers: 5, rate: 12_500 },
  lines: [
    { key: 'share', amount: 152_000 * P, base: 15_200_000 * P, rate: 10_000 },
    { key: 'voided', amount: -2_000 * P, base: null, rate: null },
    { key: 'due', amount: 150_000 * P, base: null, rate: null },
  ],
};
