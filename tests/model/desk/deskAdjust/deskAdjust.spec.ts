import { expect } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import type { Adjustment } from '../../../../src/api/contract/desk/deskMoney.ts';
import { deskAdjustMachine } from '../../../../src/machines/desk/deskAdjust/deskAdjust.machine.ts';
import type { DeskMember } from '../../../../src/machines/desk/deskAdjust/deskAdjust.rules.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { member, adjust } = deskContract;
const P = 10_000;

export const somchai: DeskMember = { username: 'somchai', nickname: 'Somchai', main: 100 * P, held: 0, points: 20 };

export const made: Adjustment = {
  id: 'a1',
  status: 'done',
  member: { username: 'somchai', nickname: 'Somchai' },
  purse: 'main',
  amount: 50 * P,
  reason: 'A prize.',
  madeBy: 'desk1',
  madeAt: 1_795_000_000_000,
  decidedBy: null,
  remark: null,
  balance: 150 * P,
};

export const deskAdjustFlow: Flow<typeof deskAdjustMachine> = {
  thorough: true,
  machine: () => deskAdjustMachine,
  inputs: [{ keySeed: 'seed-of-a-page' }],
  cases: {
    'deskAdjust.typeName': [{ value: ' Somchai ' }, { value: ' ' }],
    'deskAdjust.find': [{}],
    'deskAdjust.changeMember': [{}],
    'deskAdjust.choosePurse': [{ purse: 'points' }, { purse: 'main' }],
    'deskAdjust.chooseDirection': [{ direction: 'take' }, { direction: 'give' }],
    'deskAdjust.typeAmount': [{ value: '50' }],
    'deskAdjust.typeReason': [{ value: ' A prize. ' }],
    'deskAdjust.submit': [{}],
    'deskAdjust.confirm': [{}],
    'deskAdjust.back': [{}],
    'deskAdjust.resend': [{}],
    'deskAdjust.close': [{}],
  },
  outcomes: {
    findMember: [answers(member, somchai), refuses(member, 'ACCOUNT_UNKNOWN'), ...wireFailures(member).slice(0, 1)],
    sendAdjustment: [
      answers(adjust, made),
      answers(adjust, { ...made, status: 'pending' }),
      refuses(adjust, 'BALANCE_TOO_LOW'),
      ...wireFailures(adjust).slice(0, 1),
    ],
  },
  project: ({ username, member, purse, direction, typed, reason, tried, failure, made }) => [
    ...[username, member === null, purse, direction, typed, reason, tried],
    ...[failure?.kind === 'refused' ? failure.code : failure?.kind, made?.status],
  ],
  invariants: {
    'is busy while a call is under way, and only then': ({ pending, snapshot }) =>
      expect(snapshot.hasTag('busy')).toBe(Object.keys(pending).length > 0),
    'only what was confirmed is sent: within the balance, to the member found': ({ pending }) => {
      if (!('sendAdjustment' in pending)) return;
      const about = { username: 'somchai', reason: 'A prize.' };
      expect([
        { ...about, purse: 'main', amount: 500_000 },
        { ...about, purse: 'main', amount: -500_000 },
        { ...about, purse: 'points', amount: 50 },
      ]).toContainEqual((pending.sendAdjustment as { readonly request: object }).request);
    },
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    naming: ({ pending, snapshot: { context } }) => expect([pending, context.member]).toEqual([{}, null]),
    finding: ({ pending, snapshot }) => {
      expect(pending).toEqual({ findMember: { request: { username: 'Somchai' } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    filling: ({ pending, snapshot: { context } }) => expect([pending, context.member]).toEqual([{}, somchai]),
    confirming: ({ pending, snapshot: { context } }) =>
      expect([pending, context.typed, context.reason, context.failure]).toEqual([{}, '50', ' A prize. ', null]),
    sending: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['sendAdjustment'], true]),
    unsure: ({ pending, snapshot: { context } }) =>
      expect([pending, context.failure?.kind, context.made]).toEqual([{}, 'offline', null]),
    made: ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({});
      expect(context.made).not.toBeNull();
    },
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
