import { expect } from 'vitest';
import { assign } from 'xstate';
import { agreementContract as calls } from '../../../../src/api/contract/agent/agreement.ts';
import { agreementOfferMachine } from '../../../../src/machines/agent/agreementOffer/agreementOffer.machine.ts';
import type { OfferTerms } from '../../../../src/machines/agent/agreementOffer/agreementOffer.rules.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { offered } from '../agreement/agreement.spec.ts';

const { terms, daily } = calls;

export const someTerms: OfferTerms = {
  lowestRate: 1,
  highestRate: 12_500,
  mostTiers: 2,
  periods: ['daily', 'weekly', 'semimonthly', 'monthly'],
};

/** Business day of the tests. */
const TODAY = '2026-11-22';
/** 01/12/2026 00:00 GMT+8. */
export const DECEMBER = Date.UTC(2026, 10, 30, 16);

export const agreementOfferFlow: Flow<typeof agreementOfferMachine> = {
  thorough: true,
  machine: () => agreementOfferMachine.provide({ actions: { readToday: assign({ today: TODAY }) } }),
  inputs: [{ kind: 'daily', keySeed: 'seed-of-an-offer' }],
  cases: {
    'offer.retry': [{}],
    'offer.type': [
      { field: 'downline', value: 'agent2' },
      { field: 'start', value: '2026-12-01' },
      { field: 'end', value: TODAY },
    ],
    'downline.chosen': [{ username: 'malee' }],
    'offer.typeTier': [
      { tier: 0, field: 'rate', value: '1.25' },
      { tier: 7, field: 'rate', value: '1' },
    ],
    'offer.addTier': [{}],
    'offer.removeTier': [{ tier: 1 }],
    'offer.choosePeriod': [{ period: 'weekly' }],
    'offer.submit': [{}],
    'offer.resend': [{}],
    'offer.checkStatus': [{}],
    'offer.close': [{}],
  },
  eachCounts: ['offer.addTier', 'offer.removeTier'],
  outcomes: {
    downlinePicker: [defect],
    fetchTerms: [
      answers(terms, someTerms),
      answers(terms, { ...someTerms, highestRate: 0 }),
      ...wireFailures(terms).slice(0, 1),
    ],
    sendOffer: [
      answers(daily, { agreement: { ...offered, own: 'upline', may: ['withdraw'] }, ended: [] }),
      refuses(daily, 'NOT_FOUND'),
      refuses(daily, 'AGREEMENT_STATE'),
      refuses(daily, 'RATE_TOO_HIGH'),
      refuses(daily, 'INVALID_FIELDS', { fields: ['end'] }),
      ...wireFailures(daily).slice(0, 1),
    ],
  },
  project: ({ terms: known, downline, start, end, tiers, period, tried, failure, offered: made }) => [
    known?.highestRate,
    end,
    start,
    downline,
    tiers,
    period,
    tried,
    failure?.kind === 'refused' ? failure.code : failure?.kind,
    made === null,
  ],
  walks: [
    // The typed values survive a failure of the downline picker.
    'start, fetchTerms done 1, offer.addTier, downlinePicker error, offer.retry, fetchTerms done 2, offer.removeTier',
  ],
  invariants: {
    'knows the business day': ({ snapshot: { context } }) => expect(context.today).toMatch(/^\d{4}-\d\d-\d\d$/),
    'has at least one tier, and no more than the server accepts': ({ snapshot: { context } }) => {
      expect(context.tiers.length).toBeGreaterThan(0);
      expect(context.tiers.length).toBeLessThanOrEqual(someTerms.mostTiers);
    },
    'the picker searches exactly for what is typed as the downline': ({ fresh, snapshot: { context } }) => {
      for (const effect of fresh) {
        expect(effect).toEqual({
          sent: { type: 'downlinePicker.search', value: context.downline },
          to: 'downlinePicker',
        });
      }
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchTerms: { request: { kind: 'daily' } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'offer.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    nothing: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'offer.submit' })]).toEqual([{}, false]),
    editing: ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.terms]).toEqual([['downlinePicker'], someTerms]),
    // The end that is typed is today: no such offer is sent, nor one with an empty second tier.
    sending: ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({
        sendOffer: {
          kind: 'daily',
          request: {
            ...{ do: 'offer', downline: context.downline, period: context.period, end: null, remark: '' },
            tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 12_500 }],
            start: context.start === '' ? null : DECEMBER,
          },
          idempotencyKey: expect.stringMatching(/^seed-of-an-offer-\d$/),
        },
      });
      expect([['agent2', 'malee'].includes(context.downline), context.failure]).toEqual([true, null]);
    },
    unsure: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'offer.resend' }), snapshot.can({ type: 'offer.checkStatus' })]).toEqual([
        {},
        true,
        true,
      ]),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
