import { expect } from 'vitest';
import { extContract } from '../../../src/api/contract/ext.ts';
import { analyticsMachine } from '../../../src/machines/analytics/analytics.machine.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { visit } = extContract;

export const analyticsFlow: Flow<typeof analyticsMachine> = {
  machine: () => analyticsMachine,
  inputs: [
    { consent: 'unasked', path: '/' },
    { consent: 'given', path: '/' },
    { consent: 'refused', path: '/' },
  ],
  cases: {
    'analytics.inform': [
      { measures: false, requiresConsent: true },
      { measures: true, requiresConsent: true },
      { measures: true, requiresConsent: false },
    ],
    'analytics.moved': [{ path: '/member/transferFund' }],
    'analytics.agree': [{}],
    'analytics.decline': [{}],
  },
  eachCounts: ['analytics.moved'],
  outcomes: {
    place: [defect],
    countVisit: [answers(visit, null), ...wireFailures(visit)],
  },
  walks: [
    'start 1, analytics.inform 3, countVisit done, analytics.moved',
    // Where it is off, nothing turns it on again.
    'start 1, place error, analytics.inform 3',
    'start 3, analytics.inform 2, analytics.inform 3',
    'start 1, analytics.inform 2, analytics.decline, analytics.inform 3',
  ],
  invariants: {
    'nothing is counted of a visitor who was not asked or said no': ({ pending, snapshot, effects }) => {
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
