import { expect } from 'vitest';
import { billContract } from '../../../src/api/contract/bill.ts';
import { type BillDetail, billMachine } from '../../../src/machines/bill/bill.machine.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { detail, claim } = billContract;
const P = 10_000;
/** 22/11/2026 00:00 GMT+8. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 16);
const DAY = 86_400_000;

export const BILL = '6d0cf8e2-0000-4000-8000-000000000001.1764000000000';

/** A daily bill of P 150,000, released by the operator. */
export const claimable: BillDetail = {
  id: BILL,
  contractId: '6d0cf8e2-0000-4000-8000-000000000001',
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
const paid: BillDetail = { ...claimable, status: 'partPaid', paid: 90_000 * P, mayClaim: false };
const { counted: _c, tier: _t, nextTier: _n, lines: _l, ...paidRow } = paid;

export const billFlow: Flow<typeof billMachine> = {
  thorough: true,
  machine: () => billMachine,
  inputs: [{ id: BILL, keySeed: 'seed-of-a-bill' }],
  cases: {
    'bill.retry': [{}],
    'bill.refresh': [{}],
    'bill.claim': [{}],
    'bill.resend': [{}],
    'bill.checkStatus': [{}],
    'bill.close': [{}],
  },
  outcomes: {
    fetchDetail: [answers(detail, claimable), answers(detail, paid), ...wireFailures(detail)],
    sendClaim: [answers(claim, paidRow), refuses(claim, 'BILL_NOT_CLAIMABLE'), ...wireFailures(claim)],
  },
  project: ({ detail: bill, claimed, failure }) => [bill?.mayClaim, claimed, failure?.kind],
  walks: ['start, fetchDetail done 1, bill.claim, sendClaim done, fetchDetail done 1, bill.refresh'],
  invariants: {
    'reports only claims that were paid or may have been': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
    'sends a claim only for a bill that the server allows to claim': ({ snapshot }) => {
      if (snapshot.matches('claiming')) expect(snapshot.context.detail?.mayClaim).toBe(true);
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchDetail: { request: { id: BILL } } });
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'bill.close' })]).toEqual([true, true]);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'bill.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    shown: ({ pending, snapshot }) => {
      expect([pending, snapshot.context.detail?.id]).toEqual([{}, BILL]);
      expect(snapshot.can({ type: 'bill.claim' })).toBe(snapshot.context.detail?.mayClaim);
    },
    claiming: ({ pending, snapshot }) => {
      expect(pending).toMatchObject({ sendClaim: { request: { id: BILL } } });
      expect([snapshot.hasTag('busy'), snapshot.context.failure, snapshot.context.claimed]).toEqual([true, null, null]);
    },
    unsure: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'bill.resend' }), snapshot.can({ type: 'bill.checkStatus' })]).toEqual([
        {},
        true,
        true,
      ]);
    },
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
