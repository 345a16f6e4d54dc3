import type { DeskPromotionClaim } from '../../../../src/api/contract/desk/deskPromotions.ts';
import { setupItem } from '../../../../src/api/contract/desk/deskSetup.ts';
import { systemContract } from '../../../../src/api/contract/site/system.ts';
import type { DeskPart } from '../../../../src/machines/desk/deskPage/deskPage.rules.ts';
import type { PendingCounts } from '../../../../src/machines/desk/deskPage/queue.ts';

const P = 10_000;
const AT = 1_795_000_000_000;

export const waiting: PendingCounts = {
  toApprove: 1,
  toPay: 0,
  toResolve: 0,
  exchanges: 1,
  referrals: 1,
  applications: 1,
  moves: 1,
  promotions: 1,
  tickets: 1,
  adjustments: 0,
  settings: 2,
  setup: 3,
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
  of: 'withdrawals',
  list: [{ ...row, bank: 'Lantern Bank' }],
  count: 21,
};

export const oneWithdrawal: DeskPart = {
  of: 'withdrawals',
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
  of: 'exchanges',
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
  of: 'referrals',
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

export const applications: DeskPart = {
  of: 'applications',
  count: 1,
  list: [
    {
      id: 'j1',
      status: 'pending',
      member: { username: 'fah', nickname: 'Fah' },
      upline: null,
      memberSince: AT,
      players: 24,
      channels: ['friends', 'line'],
      plan: 'My football club.',
      contact: 'LINE: fah2030',
      sentAt: AT,
      decidedBy: null,
      remark: null,
    },
  ],
};

export const linked: DeskPart = {
  of: 'linked',
  count: 1,
  list: [
    {
      id: 'm1/m2',
      one: { username: 'fah', nickname: 'Fah' },
      other: { username: 'niran77', nickname: 'Niran' },
      traits: ['address', 'opposite'],
      draws: 12,
      staked: 36_000 * P,
      foundAt: AT,
    },
  ],
};

export const moves: DeskPart = {
  of: 'moves',
  count: 1,
  list: [
    {
      id: 'v1',
      status: 'pending',
      member: { username: 'fah', nickname: 'Fah' },
      from: 'agent1',
      to: 'agent41',
      members: 120,
      reason: 'Asked by both sides.',
      madeBy: 'desk2',
      madeAt: AT,
      decidedBy: null,
      remark: null,
    },
  ],
};

export const adjustments: DeskPart = {
  of: 'adjustments',
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
  of: 'switches',
  pictures: [],
  detail: {
    status: 0,
    maintenanceUntil: null,
    features: features.parse(Object.fromEntries(Object.keys(features.shape).map((name) => [name, true]))),
  },
};

export const books: DeskPart = {
  of: 'books',
  pictures: [],
  detail: {
    proof: { at: AT, movements: 12, entries: 24, auditEntries: 3, faults: [] },
    house: [{ book: 'main', currency: 'P', purse: 'opening', sum: -500 * P }],
    members: [{ book: 'main', currency: 'P', purse: 'main', sum: 500 * P }],
  },
};

const ticketRow = {
  ...{ id: 't1', number: '4F7K-2QXM', title: 'Nothing has arrived' },
  type: 'withdrawal',
  status: 'open',
  ...{ openedAt: AT, dueAt: AT + 7_200_000, changedAt: AT, member: { username: 'niran77', nickname: 'Niran' } },
} as const;

export const tickets: DeskPart = { of: 'tickets', list: [ticketRow], count: 1 };

export const chatMessages: DeskPart = {
  of: 'chat',
  list: [
    {
      id: '7',
      at: 1_795_261_320_000,
      member: { username: 'niran77', nickname: 'Niran' },
      text: 'Lend me 500, LINE: n77',
      reports: 2,
      removedBy: null,
      removedWhy: null,
      mutedUntil: 1_795_262_220_000,
    },
  ],
  count: 1,
};

export const oneTicket: DeskPart = {
  of: 'tickets',
  pictures: [],
  detail: {
    ...ticketRow,
    article: null,
    messages: [{ id: 'm1', from: 'member', text: 'My bank knows of nothing.', at: AT, pictures: [] }],
    operators: [null],
    closedAt: null,
    serverTime: AT,
  },
};

const application: DeskPromotionClaim = {
  id: 'p1',
  status: 'applying',
  member: { username: 'somchai', nickname: 'Chai' },
  title: 'Stake back',
  comment: 'Slip 7',
  pictures: ['f1'],
  appliedAt: 0,
  amount: 0,
  most: 10_000_000,
  wagering: 3,
  twoPeopleFrom: 5_000_000,
  firstApprover: null,
  decidedBy: null,
  remark: null,
};
export const promotionClaim = {
  of: 'promotionClaims' as const,
  detail: application,
  pictures: ['data:image/webp;base64,x'],
};
export const promotionClaims: DeskPart = { of: 'promotionClaims', list: [application], count: 1 };
const offer = {
  id: 'open',
  title: 'Stake back',
  kind: 'apply',
  state: 'running',
  startsAt: 0,
  endsAt: null,
  members: 1,
  applying: 1,
  granted: 0,
} as const;
export const promotions: DeskPart = {
  of: 'promotions',
  list: [offer, { ...offer, id: 'over', title: 'Last year', state: 'ended' }],
  count: 2,
};
const article = {
  id: 'n1',
  title: 'Ferry days',
  type: 'PL',
  state: 'scheduled',
  startsAt: 1_795_000_000_000,
  endsAt: null,
} as const;
export const news: DeskPart = {
  of: 'news',
  list: [article, { ...article, id: 'n2', title: 'Not yet', state: 'draft', startsAt: null }],
  count: 2,
};

export const vendors: DeskPart = {
  of: 'vendors',
  list: [
    {
      ...{ id: 'RIVERBOAT', name: 'Riverboat', category: 'RNG', wallet: 'seamless', state: 'shown' },
      ...{ isHot: false, games: 12, shown: 9 },
    },
  ],
  count: 21,
};

export const paymentMethods: DeskPart = {
  of: 'paymentMethods',
  list: [
    {
      ...{ id: 'in-EWALLET', direction: 'in', code: 'EWALLET', kind: 'ewallet', name: 'E-wallet', state: 'shown' },
      ...{ min: 20 * P, max: 30_000 * P, feeFixed: 3 * P, feeRate: 150 },
    },
  ],
  count: 21,
};

export const paymentDays: DeskPart = {
  of: 'paymentDays',
  list: [
    {
      ...{ id: '2026-11-30', checkedAt: 1_795_000_000_000, paidIn: 12_000 * P, paidOut: 3_500 * P, count: 1 },
      differences: [{ id: 'pay-7', reference: 'r-7', direction: 'in', gateway: 700 * P, site: null }],
    },
  ],
  count: 21,
};

export const settings: DeskPart = {
  of: 'settings',
  list: [
    {
      ...{ id: 'vipFrom.3', name: 'vipFrom', part: '3', kind: 'amount', value: 25_000 * P, least: 0 },
      ...{ most: 1_000_000_000 * P, twoPeople: true, waiting: null, changedBy: 'desk2', changedAt: AT },
    },
  ],
  count: 21,
};

export const settingChanges: DeskPart = {
  of: 'settingChanges',
  list: [
    {
      ...{ id: 's1', name: 'cashBackRate', part: null, kind: 'share', before: 50_000, after: 62_500 },
      ...{ status: 'pending', madeBy: 'desk2', madeAt: AT, decidedBy: null, remark: null },
    },
  ],
  count: 21,
};

/** Everything is there but games. */
export const setup: DeskPart = {
  of: 'setup',
  detail: {
    ...{ brand: 'Rim Nam', openedAt: null, openingBy: null },
    items: setupItem.options.map((id) => ({ id, done: id !== 'games' })),
  },
  pictures: [],
};

export const games: DeskPart = {
  of: 'games',
  list: [
    {
      ...{ id: 'ferry-night', name: 'Ferry Night', category: 'RNG', vendor: 'RIVERBOAT', vendorName: 'Riverboat' },
      ...{ isShown: true, isVendorShown: true, isHot: false, isNew: true, leastReturn: 9_410, greatestReturn: 9_650 },
      ...{ minStake: 2 * P, maxStake: 700 * P, rank: 37 },
    },
  ],
  count: 21,
};
