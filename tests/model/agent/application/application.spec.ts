import { expect } from 'vitest';
import { type JoinStanding, joinContract } from '../../../../src/api/contract/agent/join.ts';
import { applicationMachine } from '../../../../src/machines/agent/application/application.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { apply, withdraw } = joinContract;
const AT = 1_795_000_000_000;
const DAY = 86_400_000;

const application = {
  ...{ id: 'a1', status: 'pending', players: 24, channels: ['friends', 'line'], plan: 'My football club.' },
  ...{ sentAt: AT, decidedAt: null, reason: null },
} as const satisfies JoinStanding['application'];

export const fresh: JoinStanding = {
  ...{ isAgent: false, hasUpline: false, application: null, mayApplyFrom: AT, serverTime: AT },
};
const applied = { ...application, channels: [...application.channels] };
export const pending: JoinStanding = { ...fresh, application: applied, mayApplyFrom: null };
const refused: JoinStanding['application'] = {
  ...applied,
  status: 'refused',
  decidedAt: AT,
  reason: 'Too few players.',
};
export const refusedNow: JoinStanding = { ...fresh, application: refused };
export const refusedLately: JoinStanding = { ...refusedNow, mayApplyFrom: AT + 30 * DAY };
export const agent: JoinStanding = {
  ...{ ...fresh, isAgent: true, application: { ...applied, status: 'approved', decidedAt: AT }, mayApplyFrom: null },
};
export const withdrawn: JoinStanding = { ...fresh, application: { ...applied, status: 'withdrawn', decidedAt: AT } };

const keySeed = 'seed-of-a-page';
/** Nothing is sent that is not whole. */
export const whole = {
  ...{ players: 24, channels: ['line'], plan: 'My football club.', contact: 'LINE: fah2030', agreed: true },
};

export const applicationFlow: Flow<typeof applicationMachine> = {
  machine: () => applicationMachine,
  inputs: [
    { keySeed, standing: fresh },
    { keySeed, standing: pending },
    { keySeed, standing: refusedNow },
    { keySeed, standing: refusedLately },
    { keySeed, standing: agent },
  ],
  cases: {
    'application.typePlayers': [{ value: '24' }],
    'application.typePlan': [{ value: 'My football club.' }],
    'application.typeContact': [{ value: 'LINE: fah2030' }],
    'application.toggleChannel': [{ channel: 'line' }],
    'application.agree': [{ agreed: true }],
    'application.submit': [{}],
    'application.resend': [{}],
    'application.checkStatus': [{}],
    'application.withdraw': [{}],
    'application.confirm': [{}],
    'application.cancel': [{}],
  },
  eachCounts: ['application.toggleChannel'],
  outcomes: {
    sendApplication: [
      answers(apply, pending),
      refuses(apply, 'STATUS_CHANGED'),
      refuses(apply, 'FEATURE_OFF'),
      ...wireFailures(apply).slice(0, 1),
    ],
    sendWithdrawal: [
      answers(withdraw, withdrawn),
      refuses(withdraw, 'STATUS_CHANGED'),
      ...wireFailures(withdraw).slice(0, 1),
    ],
  },
  project: ({ standing, players, channels, plan, contact, agreed, tried, failure }) => [
    ...[standing?.application?.status, standing?.mayApplyFrom, standing?.isAgent, players, channels, plan, contact],
    ...[agreed, tried, failure?.kind === 'refused' ? failure.code : failure?.kind],
  ],
  invariants: {
    'the form is open only to those who may apply': ({ snapshot }) => {
      if (snapshot.matches('filling')) expect(snapshot.context.standing?.mayApplyFrom).toBe(AT);
    },
  },
  expectations: {
    starting: () => expect.unreachable('it is left at once'),
    filling: ({ pending: calls, snapshot }) =>
      expect([calls, snapshot.can({ type: 'application.submit' }), snapshot.hasTag('busy')]).toEqual([{}, true, false]),
    sending: ({ pending: calls, snapshot }) =>
      expect([calls, snapshot.hasTag('busy')]).toEqual([
        { sendApplication: { request: whole, idempotencyKey: expect.stringMatching(/^seed-of-a-page-\d$/) } },
        true,
      ]),
    unsure: ({ pending: calls, snapshot: { context } }) =>
      expect([calls, context.failure?.kind]).toEqual([{}, 'offline']),
    told: ({ pending: calls, snapshot }) =>
      expect([calls, snapshot.can({ type: 'application.withdraw' }), snapshot.context.contact]).toEqual([
        {},
        snapshot.context.standing?.application?.status === 'pending',
        '',
      ]),
    confirming: ({ pending: calls, snapshot: { context } }) =>
      expect([calls, context.standing?.application?.status, context.failure]).toEqual([{}, 'pending', null]),
    withdrawing: ({ pending: calls, snapshot }) =>
      expect([calls, snapshot.hasTag('busy')]).toEqual([{ sendWithdrawal: { request: { id: 'a1' } } }, true]),
    stale: ({ pending: calls }) => expect(calls).toEqual({}),
  },
};
