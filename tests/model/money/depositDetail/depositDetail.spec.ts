import { expect } from 'vitest';
import { type DepositDetail, depositContract } from '../../../../src/api/contract/money/deposit.ts';
import { depositDetailMachine } from '../../../../src/machines/money/depositDetail/depositDetail.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const { detail: call } = depositContract;
const P = 10_000;
const BEGAN = 1_795_000_000_000;

const made: DepositDetail = {
  id: '5e2f0a4c-8f5e-4a55-9f0a-2f3a1a0c7d11',
  reference: 'D-7K3M-92QF',
  status: 'starting',
  method: { code: 'EWALLET', kind: 'ewallet', name: 'E-wallet' },
  amount: 500 * P,
  fee: 5 * P,
  credited: 495 * P,
  createdAt: BEGAN,
  expiresAt: BEGAN + 1_800_000,
  paidAt: null,
  payTo: null,
  surplus: 0,
  timeline: [{ what: 'created', at: BEGAN, amount: 500 * P }],
  serverTime: BEGAN,
};
const payTo = {
  url: 'https://pay.example.test/pay/5e2f',
  bankName: null,
  accountName: 'Statehouse Demo',
  accountNumber: null,
  qr: 'statehouse-demo:5e2f',
  note: '5E2F0A4C',
};

/** A deposit and its possible statuses. */
export const standing = {
  starting: made,
  awaiting: { ...made, status: 'awaiting', payTo, serverTime: BEGAN + 5_000 },
  paid: {
    ...made,
    status: 'paid',
    paidAt: BEGAN + 20_000,
    surplus: 500 * P,
    timeline: [...made.timeline, { what: 'paid', at: BEGAN + 20_000, amount: 495 * P }],
  },
  failed: { ...made, status: 'failed' },
  expired: { ...made, status: 'expired', serverTime: BEGAN + 1_800_000 },
} satisfies Record<string, DepositDetail>;

const { id } = made;

export const depositDetailFlow: Flow<typeof depositDetailMachine> = {
  machine: () => depositDetailMachine,
  inputs: [
    { id, language: 'EN', detail: null },
    { id, language: 'EN', detail: standing.starting },
    { id, language: 'EN', detail: standing.failed },
  ],
  cases: {
    'depositDetail.retry': [{}],
    'depositDetail.copy': [{ field: 'note' }, { field: 'bankName' }],
    'depositDetail.back': [{}],
    'page.language': [{ language: 'TH' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    fetchDetail: [
      answers(call, standing.awaiting),
      answers(call, standing.paid),
      refuses(call, 'NOT_FOUND'),
      ...wireFailures(call),
    ],
    poll: [
      answers(call, standing.awaiting),
      answers(call, standing.paid),
      answers(call, standing.failed),
      answers(call, standing.expired),
      ...wireFailures(call),
    ],
    copyText: [done(undefined), defect],
  },
  project: ({ detail, language, failure, copied }) => [detail?.status, language, failure?.kind, copied],
  invariants: {
    '[WALLET-02] reports received money, and nothing else': ({ fresh, snapshot: { context } }) => {
      expect(fresh.length).toBeLessThanOrEqual(1);
      for (const effect of fresh)
        expect([effect, context.detail?.status]).toEqual([{ told: { type: 'page.moneyMoved' } }, 'paid']);
    },
    'a pending deposit is never shown as ended, nor an ended one as pending': ({ snapshot }) => {
      const { detail } = snapshot.context;
      if (snapshot.matches('watching')) expect(['starting', 'awaiting']).toContain(detail?.status);
      if (snapshot.matches('ended')) expect(['paid', 'failed', 'expired']).toContain(detail?.status);
    },
  },
  expectations: {
    begun: () => expect.unreachable('it is left at once'),
    opening: ({ pending, snapshot }) => {
      const { language } = snapshot.context;
      expect(pending).toEqual({ fetchDetail: { request: { id, language }, headers: { 'x-background': '0' } } });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'depositDetail.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    'watching.clock.ticking': ({ snapshot }) => expect(snapshot.can({ type: 'depositDetail.back' })).toBe(true),
    'watching.copying.idle': ({ pending }) => expect(pending).not.toHaveProperty('copyText'),
    'watching.copying.copying': ({ pending, snapshot }) => {
      expect(pending.copyText).toEqual({ text: '5E2F0A4C' });
      expect(snapshot.context.copied).toEqual({ field: 'note', outcome: 'underWay' });
    },
    'watching.status.fresh': ({ pending }) => expect(pending).not.toHaveProperty('poll'),
    'watching.status.resting': ({ pending }) => expect(pending).not.toHaveProperty('poll'),
    'watching.status.looking': ({ pending, snapshot }) =>
      expect(pending.poll).toEqual({
        request: { id, language: snapshot.context.language },
        headers: { 'x-background': '1' },
      }),
    ended: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'depositDetail.back' }), snapshot.context.failure]).toEqual([
        {},
        true,
        null,
      ]),
    left: ({ pending }) => expect(pending).toEqual({}),
  },
};
