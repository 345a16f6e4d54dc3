import { expect } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import type { LineMember } from '../../../../src/api/contract/desk/deskLines.ts';
import type { LineAct } from '../../../../src/machines/desk/deskMember/deskMember.events.ts';
import type { LineRequest } from '../../../../src/machines/desk/deskMember/deskMember.machine.ts';
import { deskMemberMachine } from '../../../../src/machines/desk/deskMember/deskMember.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { lineMember, moveLine } = deskContract;
const P = 10_000;
const AT = 1_795_000_000_000;
export const REASON = 'Asked by both sides.';

export const fah: LineMember = {
  ...{ username: 'fah', nickname: 'Fah', isAgent: true, affiliateCode: 'FAH2030', since: AT, lastLoginAt: null },
  ...{ main: 70 * P, held: 0, direct: 2, members: 3, agreementsAbove: 1, agreementsBelow: 2 },
  uplines: [{ username: 'agent1', nickname: 'Anong' }],
  ...{ freeze: null, move: null, block: null, twoPeopleFrom: 50, alsoFound: [] },
};
export const frozen: LineMember = {
  ...fah,
  freeze: { top: 'fah', isOwn: true, at: AT, by: 'desk2', reason: REASON },
  block: { kind: 'exclusion', since: AT, until: null, by: 'operator' },
  alsoFound: ['fahsai', 'nok'],
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

/** What an operator may do about each of them. */
export function offered(member: LineMember | null): readonly LineAct[] {
  if (member === null) return [];
  if (member.move !== null) return ['freeze', 'close'];
  return member.freeze !== null ? ['move', 'unfreeze'] : ['move', 'freeze', 'close'];
}

export const deskMemberFlow: Flow<typeof deskMemberMachine> = {
  machine: () => deskMemberMachine,
  inputs: [
    { keySeed: 'seed-of-a-page', mayAct: true },
    { keySeed: 'seed-of-a-page', mayAct: false },
  ],
  cases: {
    'deskMember.typeName': [{ value: ' Fah ' }, { value: '' }],
    'deskMember.find': [{}],
    'deskMember.start': [{ act: 'move' }, { act: 'freeze' }, { act: 'unfreeze' }, { act: 'close' }],
    'deskMember.typeUpline': [{ value: ' agent41 ' }],
    'deskMember.typeReason': [{ value: ` ${REASON} ` }],
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
    'is busy while a call is under way, and only then': ({ pending, snapshot }) =>
      expect(snapshot.hasTag('busy')).toBe(Object.keys(pending).length > 0),
    'only what was filled in is sent, about the member on screen': ({ pending }) => {
      if (!('sendAct' in pending)) return;
      const { act } = pending.sendAct as LineRequest;
      expect(pending.sendAct).toEqual({
        ...{ act, username: 'fah', upline: act === 'move' ? 'agent41' : '', reason: REASON },
        closing: expect.stringMatching(act === 'close' ? /^(break1|exclusion6)$/ : /^break1$/),
        idempotencyKey: expect.stringMatching(/^seed-of-a-page-\d+$/),
      });
    },
    'an auditor does nothing': ({ snapshot }) => {
      if (!snapshot.context.mayAct) expect(snapshot.context.act).toBeNull();
    },
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    asking: ({ pending, snapshot: { context } }) => expect([pending, context.act]).toEqual([{}, null]),
    finding: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy'), snapshot.context.act]).toEqual([
        { readMember: { request: { search: expect.stringMatching(/^fah$/i) } } },
        true,
        null,
      ]),
    shown: ({ pending, snapshot: { context } }) =>
      expect([pending, context.member?.username, context.act]).toEqual([{}, 'fah', null]),
    filling: ({ pending, snapshot: { context } }) => {
      expect([pending, context.notice]).toEqual([{}, null]);
      expect(offered(context.member)).toContain(context.act);
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
