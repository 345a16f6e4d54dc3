import { expect } from 'vitest';
import { extContract } from '../../../../src/api/contract/site/ext.ts';
import { analyticsMachine } from '../../../../src/machines/site/analytics/analytics.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { visit } = extContract;

export const analyticsFlow: Flow<typeof analyticsMachine> = {
  machine: () => analyticsMachine,
  inputs: [
    { consent: 'unasked', path: '/' },
    { consent: 'given', path: '/' },
    { consent: 'refused', path: '/' },
  ],
  cases: {
    'analytics.configure': [
      { measures: false, requiresConsent: true },
      { measures: true, requiresConsent: true },
      { measures: true, requiresConsent: false },
    ],
    'analytics.navigated': [{ path: '/member/transferFund' }],
    'analytics.agree': [{}],
    'analytics.decline': [{}],
  },
  eachCounts: ['analytics.navigated'],
  outcomes: {
    place: [defect],
    countVisit: [answers(visit, null), ...wireFailures(visit)],
  },
  walks: [
    'start 1, analytics.configure 3, countVisit done, analytics.navigated',
    // Once off, it stays off.
    'start 1, place error, analytics.configure 3',
    'start 3, analytics.configure 2, analytics.configure 3',
    'start 1, analytics.configure 2, analytics.decline, analytics.configure 3',
  ],
  invariants: {
    'no visit is counted before consent or after refusal': ({ pending, snapshot, effects }) => {
      if (!snapshot.matches('counting')) expect(pending).not.toHaveProperty('countVisit');
      else expect(effects).not.toContainEqual({ did: 'storeConsent', params: { consent: 'refused' } });
    },
  },
  expectations: {
    waiting: ({ effects }) => expect(effects).toEqual([]),
    off: ({ pending }) => expect(pending).not.toHaveProperty('countVisit'),
    asking: ({ effects }) => expect(effects).toEqual([]),
    counting: ({ pending: { countVisit }, snapshot }) => {
      if (countVisit) expect(countVisit).toEqual({ request: { path: snapshot.context.path } });
    },
  },
};
