import { systemContract } from '../../../src/api/contract/system.ts';
import type { DeskPart, PendingCounts } from '../../../src/machines/deskPage/deskPage.rules.ts';

const P = 10_000;
const AT = 1_795_000_000_000;

export const waiting: PendingCounts = {
  toApprove: 1,
  toPay: 0,
  toResolve: 0,
  exchanges: 1,
  referrals: 1,
  adjustments: 0,
};

const row = {
  id: 'w1',
  reference: 'W-7K3M-92QF',
  status: 'requested',
  member: { username: 'somchai', nickname: 'Somchai' },
  method: { code: 'TRANSFER', kind: 'bank', name: 'Bank transfer' },
  amount: 1_000 * P,
  payout: 985 * P,
  last4: '7890',
  requestedAt: AT,
  large: false,
  firstApprover: null,
} as const;

export const withdrawals: DeskPart = {
  kind: 'withdrawals',
  list: [{ ...row, bank: 'Lantern Bank' }],
  count: 21,
};

export const oneWithdrawal: DeskPart = {
  kind: 'withdrawal',
  pictures: [],
  detail: {
    ...row,
    fee: 15 * P,
    account: { bank: { code: 'LANTERN', name: 'Lantern Bank' }, holderName: 'Somchai Jaidee', last4: '7890' },
    paidAt: null,
    autoReceiptAt: null,
    received: null,
    remaining: null,
    canConfirm: false,
    disputeUntil: null,
    remark: null,
    proofs: 0,
    timeline: [{ what: 'requested', at: AT, amount: 1_000 * P, remark: null }],
    serverTime: AT,
    member: { ...row.member, since: AT, main: 500 * P, held: 1_000 * P },
    againApprover: null,
    operators: [null],
    pictures: [],
  },
};

export const exchanges: DeskPart = {
  kind: 'exchanges',
  count: 1,
  list: [
    {
      id: 'e1',
      status: 'inProgress',
      member: row.member,
      item: 'Paper lantern',
      quantity: 2,
      points: 2_400,
      receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
      remark: null,
      createdAt: AT,
      reviewedBy: null,
    },
  ],
};

export const referrals: DeskPart = {
  kind: 'referrals',
  count: 1,
  list: [
    {
      id: 'f1',
      status: 'inProgress',
      inviter: row.member,
      friend: { username: 'niran77', nickname: 'Niran' },
      joinedAt: AT,
      shared: ['bankAccount', 'device'],
      rewards: 2,
      amount: 50.6 * P,
      decidedBy: null,
    },
  ],
};

export const adjustments: DeskPart = {
  kind: 'adjustments',
  count: 1,
  list: [
    {
      id: 'a1',
      status: 'pending',
      member: row.member,
      purse: 'main',
      amount: 60_000 * P,
      reason: 'A prize.',
      madeBy: 'desk2',
      madeAt: AT,
      decidedBy: null,
      remark: null,
      balance: 500 * P,
    },
  ],
};

const features = systemContract.whitelabel.value.shape.features;

export const switches: DeskPart = {
  kind: 'switches',
  switches: {
    status: 0,
    maintenanceUntil: null,
    features: features.parse(Object.fromEntries(Object.keys(features.shape).map((name) => [name, true]))),
  },
};

export const books: DeskPart = {
  kind: 'books',
  books: {
    proof: { at: AT, movements: 12, entries: 24, auditEntries: 3, faults: [] },
    house: [{ book: 'main', currency: 'P', purse: 'opening', sum: -500 * P }],
    members: [{ book: 'main', currency: 'P', purse: 'main', sum: 500 * P }],
  },
};
