import { expect } from 'vitest';
import { type WithdrawalDetail, withdrawalContract } from '../../../../src/api/contract/money/withdraw.ts';
import type { Proof } from '../../../../src/machines/money/receipt/receipt.events.ts';
import { receiptMachine } from '../../../../src/machines/money/receipt/receipt.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { detail, confirmReceived, reportPartly, reportNotReceived, dispute } = withdrawalContract;
const P = 10_000;
const NOON = 1_750_000_000_000;

/** A withdrawal of P 500 that awaits the member's receipt. */
export const awaiting: WithdrawalDetail = {
  id: 'w1',
  reference: 'W-7K3M-92QF',
  status: 'awaiting',
  method: { code: 'BANK', kind: 'bank', name: 'Bank transfer' },
  amount: 510 * P,
  fee: 10 * P,
  payout: 500 * P,
  account: { bank: { code: 'RIVER', name: 'River Bank' }, holderName: 'Somchai Jaidee', last4: '4471' },
  requestedAt: NOON,
  paidAt: NOON + 60_000,
  autoReceiptAt: NOON + 86_400_000,
  received: null,
  remaining: null,
  canConfirm: true,
  disputeUntil: null,
  remark: null,
  proofs: 0,
  timeline: [{ what: 'requested', at: NOON, amount: 510 * P, remark: null }],
  serverTime: NOON + 120_000,
};
export const received: WithdrawalDetail = { ...awaiting, status: 'received', canConfirm: false, autoReceiptAt: null };
/** Reported as not arrived; the member may still change that. */
export const claimed: WithdrawalDetail = { ...awaiting, status: 'notReceived', autoReceiptAt: null };
export const automatic: WithdrawalDetail = {
  ...received,
  status: 'autoReceived',
  disputeUntil: NOON + 7 * 86_400_000,
};
export const disputed: WithdrawalDetail = { ...received, status: 'disputed' };

const file = new File(['a picture'], 'proof.png', { type: 'image/png' });
export const proof: Proof = { name: file.name, type: file.type, bytes: file.size, file };
export const text: Proof = { ...proof, name: 'note.txt', type: 'text/plain' };

export const receiptFlow: Flow<typeof receiptMachine> = {
  thorough: true,
  machine: () => receiptMachine,
  inputs: [{ id: 'w1', language: 'TH', keySeed: 'seed-of-a-receipt' }],
  cases: {
    'page.language': [{ language: 'EN' }],
    'receipt.retry': [{}],
    'receipt.refresh': [{}],
    'receipt.choose': [{ answer: 'partly' }, { answer: 'not' }, { answer: 'received' }],
    'receipt.type': [{ value: '350' }, { value: '500' }],
    'receipt.addProofs': [{ proofs: [proof] }, { proofs: [text] }],
    'receipt.removeProof': [{ index: 0 }, { index: 7 }],
    'receipt.dispute': [{}],
    'receipt.leaveDispute': [{}],
    'receipt.submit': [{}],
    'receipt.resend': [{}],
    'receipt.checkStatus': [{}],
    'receipt.close': [{}],
  },
  eachCounts: ['receipt.addProofs', 'receipt.removeProof', 'page.language'],
  outcomes: {
    fetchDetail: [
      answers(detail, awaiting),
      answers(detail, automatic),
      answers(detail, received),
      ...wireFailures(detail),
    ],
    sendReceived: [
      answers(confirmReceived, received),
      refuses(confirmReceived, 'STATUS_CHANGED'),
      ...wireFailures(confirmReceived),
    ],
    sendPartly: [
      answers(reportPartly, { ...claimed, status: 'partlyReceived', received: 350 * P, remaining: 150 * P }),
      refuses(reportPartly, 'STATUS_CHANGED'),
      ...wireFailures(reportPartly),
    ],
    sendNotReceived: [
      answers(reportNotReceived, claimed),
      refuses(reportNotReceived, 'PROOF_UNREADABLE'),
      ...wireFailures(reportNotReceived),
    ],
    sendDispute: [answers(dispute, disputed), refuses(dispute, 'PROOF_UNREADABLE'), ...wireFailures(dispute)],
  },
  walks: [
    'start, fetchDetail done 2, receipt.refresh, receipt.dispute',
    'start, fetchDetail done 2, receipt.refresh, fetchDetail error 1, receipt.dispute',
    'start, fetchDetail done 2, receipt.dispute, receipt.refresh, fetchDetail error 1, receipt.leaveDispute',
    'start, fetchDetail done 1, receipt.choose 3, receipt.submit, sendReceived error 1, fetchDetail done 1, receipt.refresh',
  ],
  project: (context) => [
    context.detail?.status,
    context.answer,
    context.disputing,
    context.typed === '350',
    context.proofs.map(({ name }) => name),
    context.tried,
    context.failure?.kind,
  ],
  invariants: {
    "sends only the member's own answer": ({ snapshot: { context } }) => {
      if (context.detail === null) expect(context.answer).toBeNull();
    },
    'reports only what the server has accepted': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({
        fetchDetail: { request: { id: 'w1', language: context.language }, headers: { 'x-background': '0' } },
      }),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'receipt.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    'shown.resting': ({ pending, snapshot: { context } }) =>
      expect([pending, context.detail === null]).toEqual([{}, false]),
    'shown.polling': ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({
        fetchDetail: { request: { id: 'w1', language: context.language }, headers: { 'x-background': '1' } },
      }),
    'sending.received': ({ pending, snapshot: { context } }) =>
      expect(pending.sendReceived).toMatchObject({ request: { id: 'w1', language: context.requestLanguage } }),
    'sending.partly': ({ pending, snapshot: { context } }) =>
      expect(pending.sendPartly).toMatchObject({
        request: { id: 'w1', language: context.requestLanguage, received: 350 * P, remaining: 150 * P },
      }),
    'sending.not': ({ pending, snapshot: { context } }) => {
      expect(context.proofs.length).toBeGreaterThan(0);
      expect(pending.sendNotReceived).toMatchObject({
        request: { id: 'w1', language: context.requestLanguage, proofs: context.proofs.map((given) => given.file) },
      });
    },
    'sending.dispute': ({ pending, snapshot: { context } }) => {
      expect(context.proofs.length).toBeGreaterThan(0);
      expect(pending.sendDispute).toMatchObject({
        request: { id: 'w1', language: context.requestLanguage, proofs: context.proofs.map((given) => given.file) },
      });
    },
    taken: () => expect.unreachable(),
    refused: () => expect.unreachable(),
    unsure: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'receipt.resend' })]).toEqual([{}, true]);
    },
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
