import { expect } from 'vitest';
import { type JoinProgram, joinContract } from '../../../../src/api/contract/agent/join.ts';
import { joinMachine } from '../../../../src/machines/agent/join/join.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { fresh, pending } from '../application/application.spec.ts';

const { program, standing } = joinContract;
const P = 10_000;

const tier = (rate: number, minActiveMembers: number, minLoss = 0) => ({
  ...{ minValidBet: 0, minLoss, minActiveMembers, rate },
});

export const house: JoinProgram = {
  open: true,
  agreements: [
    {
      kind: 'dividend',
      period: 'semimonthly',
      tiers: [tier(100_000, 1), tier(150_000, 10, 20_000 * P)],
    },
    { kind: 'daily', period: 'daily', tiers: [tier(3_000, 1), tier(4_000, 10), tier(5_000, 30)] },
  ],
  caps: [
    { kind: 'dividend', highest: 300_000 },
    { kind: 'daily', highest: 15_000 },
  ],
  activeFrom: 500 * P,
  againAfterDays: 30,
  age: 18,
  answerMs: 5 * 3_600_000,
  income: { month: Date.UTC(2026, 8, 30, 16), median: 640 * P },
};
export const closed: JoinProgram = { ...house, open: false, agreements: [], answerMs: null, income: null };

export const joinFlow: Flow<typeof joinMachine> = {
  machine: () => joinMachine,
  inputs: [{ keySeed: 'seed-of-a-page' }],
  cases: {
    'join.signedIn': [{}],
    'join.signedOut': [{}],
    'join.retry': [{}],
    'join.chooseKind': [{ kind: 'daily' }],
    'join.setMembers': [{ value: 30 }],
    'join.setPlay': [{ value: 1_000 * P }],
    'join.setLoss': [{ value: -2 }],
  },
  eachCounts: ['join.signedIn'],
  outcomes: {
    surroundings: [defect],
    fetchProgram: [answers(program, house), answers(program, closed), ...wireFailures(program).slice(0, 1)],
    fetchStanding: [answers(standing, fresh), answers(standing, pending), ...wireFailures(standing).slice(0, 1)],
    application: [done(undefined), defect],
  },
  regions: {
    program: ({ context: { program: known, kind, example, programFailure } }) => [
      ...[known?.open, kind, example.members, example.play, example.loss, programFailure?.kind],
    ],
    standing: ({ context: { standing: own, standingFailure } }) => [
      ...[own?.application?.status, own === null, standingFailure?.kind],
    ],
    '': () => null,
  },
  invariants: {
    'a visitor sees no application': ({ snapshot, pending: calls }) => {
      if (snapshot.matches({ standing: 'visitor' }))
        expect([snapshot.context.standing, 'application' in calls]).toEqual([null, false]);
    },
  },
  expectations: {
    'program.loading': ({ pending: calls }) => expect(calls.fetchProgram).toEqual({ request: {} }),
    'program.shown': ({ pending: calls, snapshot: { context } }) =>
      expect(['fetchProgram' in calls, context.program === null, context.programFailure]).toEqual([false, false, null]),
    'program.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'join.retry' }), snapshot.context.programFailure?.kind]).toEqual([true, 'offline']),
    'standing.visitor': ({ pending: calls, snapshot: { context } }) =>
      expect(['fetchStanding' in calls, context.standingFailure]).toEqual([false, null]),
    'standing.loading': ({ pending: calls }) => expect(calls.fetchStanding).toEqual({ request: {} }),
    'standing.open': ({ pending: calls, snapshot: { context } }) => {
      expect('application' in calls).toBe(true);
      // On the rendered view a running part does not reveal its input.
      if (calls.application !== undefined)
        expect(calls.application).toEqual({ standing: context.standing, keySeed: `seed-of-a-page-${context.visits}` });
    },
    'standing.failed': ({ snapshot }) =>
      expect([snapshot.can({ type: 'join.retry' }), snapshot.context.standingFailure]).toEqual([
        true,
        expect.anything(),
      ]),
  },
};
