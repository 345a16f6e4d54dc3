import { expect } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk.ts';
import type { LineMember } from '../../../src/api/contract/deskLines.ts';
import { deskMemberMachine } from '../../../src/machines/deskMember/deskMember.machine.ts';
import { lineActsOf, missingOf } from '../../../src/machines/deskMember/deskMember.rules.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { lineMember, moveLine } = deskContract;
const P = 10_000;
const AT = 1_795_000_000_000;
export const REASON = 'Asked by both sides.';

export const fah: LineMember = {
  ...{ username: 'fah', nickname: 'Fah', isAgent: true, affiliateCode: 'FAH2030', since: AT, lastLoginAt: null },
  ...{ main: 70 * P, held: 0, direct: 2, members: 3, contractsAbove: 1, contractsBelow: 2 },
  uplines: [{ username: 'agent1', nickname: 'Anong' }],
  ...{ freeze: null, move: null, block: null, twoPeopleFrom: 50 },
};
export const frozen: LineMember = {
  ...fah,
  freeze: { top: 'fah', isOwn: true, at: AT, by: 'desk2', reason: REASON },
  block: { kind: 'exclusion', since: AT, until: null, by: 'operator' },
};
const move: NonNullable<LineMember['move']> = {
  id: 'v1',
  status: 'pending',
  member: { username: 'fah', nickname: 'Fah' },
  from: 'agent1',
  to: 'agent41',
  members: 120,
  reason: REASON,
  madeBy: 'desk1',
  madeAt: AT,
  decidedBy: null,
  remark: null,
};
export const waiting: LineMember = { ...fah, members: 120, move };

export const deskMemberFlow: Flow<typeof deskMemberMachine> = {
  machine: () => deskMemberMachine,
  inputs: [
    { keySeed: 'seed-of-a-page', mayAct: true },
    { keySeed: 'seed-of-a-page', mayAct: false },
  ],
  cases: {
    'deskMember.typeName': [{ value: 'fah' }, { value: '' }],
    'deskMember.find': [{}],
    'deskMember.start': [{ act: 'move' }, { act: 'freeze' }, { act: 'unfreeze' }, { act: 'close' }],
    'deskMember.typeUpline': [{ value: 'agent41' }],
    'deskMember.typeReason': [{ value: REASON }],
    'deskMember.chooseClosing': [{ closing: 'exclusion6' }],
    'deskMember.confirm': [{}],
    'deskMember.cancel': [{}],
    'deskMember.resend': [{}],
    'deskMember.checkStatus': [{}],
  },
  outcomes: {
    readMember: [
      answers(lineMember, fah),
      answers(lineMember, frozen),
      refuses(lineMember, 'ACCOUNT_UNKNOWN'),
      ...wireFailures(lineMember).slice(0, 1),
    ],
    sendAct: [
      answers(moveLine, fah),
      answers(moveLine, waiting),
      refuses(moveLine, 'STATUS_CHANGED'),
      refuses(moveLine, 'UPLINE_UNFIT'),
      ...wireFailures(moveLine).slice(0, 1),
    ],
  },
  project: ({ mayAct, username, tried, member, act, upline, reason, closing, failure, notice }) => [
    ...[
      mayAct,
      username,
      tried,
      member?.move?.id,
      member?.freeze?.isOwn,
      member === null,
      act,
      upline,
      reason,
      closing,
    ],
    ...[failure?.kind === 'refused' ? failure.code : failure?.kind, notice],
  ],
  invariants: {
    'a pending act keeps its idempotency key; the next one gets a new key': ({ pending, snapshot: { context } }) => {
      if ('sendAct' in pending)
        expect(pending.sendAct).toEqual({
          ...{ act: context.act, username: context.member?.username, upline: context.upline, reason: context.reason },
          ...{ closing: context.closing, idempotencyKey: `seed-of-a-page-${context.keyIndex + 1}` },
        });
    },
    'nothing is done without what it needs, or by an auditor': ({ snapshot }) => {
      if (!snapshot.matches('doing') && !snapshot.matches('unsure')) return;
      expect([snapshot.context.mayAct, missingOf(snapshot.context)]).toEqual([true, []]);
    },
  },
  expectations: {
    asking: ({ pending, snapshot: { context } }) => expect([pending, context.act]).toEqual([{}, null]),
    finding: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy'), snapshot.context.act]).toEqual([
        { readMember: { request: { username: snapshot.context.username } } },
        true,
        null,
      ]),
    shown: ({ pending, snapshot: { context } }) =>
      expect([pending, context.member?.username, context.act]).toEqual([{}, 'fah', null]),
    filling: ({ pending, snapshot: { context } }) => {
      expect([pending, context.notice]).toEqual([{}, null]);
      expect(lineActsOf(context)).toContain(context.act);
    },
    doing: ({ pending, snapshot }) => {
      expect([Object.keys(pending), snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([
        ['sendAct'],
        true,
        null,
      ]);
    },
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
  },
};
