import { expect } from 'vitest';
import { assign } from 'xstate';
import { referralContract } from '../../../../src/api/contract/member/referral.ts';
import { referralMachine } from '../../../../src/machines/member/referral/referral.machine.ts';
import type { PageInput } from '../../../../src/machines/site/pages/pages.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const { overview } = referralContract;
const P = 10_000;

export const invited = overview.value.parse({
  code: 'K7M2PQ9X',
  terms: { leastDeposit: 100 * P, leastValidBet: 500 * P, days: 30, reward: 50 * P, shareRate: 10 },
  friends: 8,
  deposited: 5,
  active: 4,
  earned: 228.5 * P,
  inReview: 50 * P,
});

const LINK = 'https://play.test/?referralCode=K7M2PQ9X';
const SHARING = '/member/referral?on=phone';
/** A device that can share where its address says so. */
const machine = referralMachine.provide({
  actions: {
    readDevice: assign(({ event }) => ({
      origin: 'https://play.test',
      canShare: (event as unknown as { readonly input: PageInput }).input.address === SHARING,
    })),
  },
});

export const referralFlow: Flow<typeof referralMachine> = {
  machine: () => machine,
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', address: SHARING },
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/member/referral' },
  ],
  cases: {
    'referral.retry': [{}],
    'referral.copy': [{ what: 'link' }, { what: 'code' }],
    'referral.share': [{}],
  },
  outcomes: {
    fetchOverview: [
      answers(overview, invited),
      refuses(overview, 'FEATURE_OFF'),
      ...wireFailures(overview).slice(0, 1),
    ],
    copyText: [done(undefined), defect],
    shareLink: [done(undefined), defect],
    friends: [defect],
    rewards: [defect],
  },
  project: ({ overview: known, failure, copied, canShare }) => [known?.code, failure?.kind, copied, canShare],
  invariants: {
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchOverview: { request: {} } }, true]),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'referral.retry' })]).toEqual([{}, true]),
    switchedOff: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'referral.retry' })]).toEqual([{}, false]),
    'open.resting': ({ pending, snapshot }) =>
      expect([
        'copyText' in pending || 'shareLink' in pending,
        snapshot.can({ type: 'referral.copy', what: 'code' }),
        snapshot.can({ type: 'referral.share' }),
      ]).toEqual([false, true, snapshot.context.canShare]),
    'open.copying': ({ pending, snapshot }) => {
      const { copied } = snapshot.context;
      expect(pending.copyText).toEqual({ text: copied?.what === 'link' ? LINK : 'K7M2PQ9X' });
      expect(copied?.outcome).toBe('underWay');
    },
    'open.sharing': ({ pending, snapshot }) =>
      expect([pending.shareLink, snapshot.context.copied]).toEqual([{ link: LINK }, null]),
  },
};
