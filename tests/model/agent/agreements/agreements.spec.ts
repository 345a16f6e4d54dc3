import { expect } from 'vitest';
import { agentFeaturesContract } from '../../../../src/api/contract/agent/agentFeatures.ts';
import { agreementContract as calls } from '../../../../src/api/contract/agent/agreement.ts';
import { agreementsMachine } from '../../../../src/machines/agent/agreements/agreements.machine.ts';
import { withoutKinds } from '../../../support/agentFeatures.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';
import { offered } from '../agreement/agreement.spec.ts';
import { given } from './agreements.data.ts';

const { read } = agentFeaturesContract;
const { requests } = calls;
/** The choice that a list tells. */
export const chosen = (side: string, kind: string) => ({
  filters: { side, kind, which: 'active' },
  span: 'days30' as const,
  days: { from: '', to: '' },
  typed: { from: '', to: '' },
});

export const waiting = {
  dailysalreqtype: 'new' as const,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  list: [offered],
};
const nothingWaits = { ...waiting, dailysalreqtype: null, list: [] };
export const agreementsFlow: Flow<typeof agreementsMachine> = {
  machine: () => agreementsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'agreements.retry': [{}],
    'agreements.refresh': [{}],
    'agreements.open': [{ id: offered.id }, { id: 'nobody’s' }],
    'agreements.offer': [{}],
    'list.opened': [{ id: given.id }],
    'list.chosen': [{ choice: chosen('upline', 'daily') }, { choice: chosen('downline', 'hourly') }],
  },
  eachCounts: ['list.chosen'],
  outcomes: {
    fetchFeatures: [
      answers(read, { ...withoutKinds, salary: true, hourSalary: true }),
      answers(read, withoutKinds),
      ...wireFailures(read).slice(0, 1),
    ],
    fetchWaiting: [answers(requests, waiting), answers(requests, nothingWaits), ...wireFailures(requests).slice(0, 1)],
    list: [defect],
    agreement: [done(undefined), defect],
    offer: [done({ agreement: given }), done({ agreement: null }), defect],
  },
  walks: [
    'start, fetchFeatures done 1, fetchWaiting done 1, agreements.refresh, fetchWaiting done 2',
    'start, fetchFeatures done 1, fetchWaiting done 1, list.chosen 1, list error, agreements.retry, fetchFeatures done 2, agreements.offer',
    'start, fetchFeatures done 1, fetchWaiting error, agreements.retry, fetchFeatures done 2',
    'start, fetchFeatures done 1, fetchWaiting done 1, agreements.refresh, fetchWaiting error, agreements.retry, fetchFeatures done 1, fetchWaiting done 1',
    'start, fetchFeatures done 1, fetchWaiting done 1, agreements.open 1, agreement done, list.opened',
    'start, fetchFeatures done 1, fetchWaiting done 1, list.chosen 1, agreements.offer, offer done 1, list error',
  ],
  project: ({ failure, open, waiting: waits, ...context }) => [
    context.kinds.length,
    context.kind,
    context.side,
    context.wasShown,
    waits.length,
    open?.id,
    open?.kind,
    failure?.kind,
  ],
  invariants: {
    '[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] offers no disabled kind': ({ pending }) => {
      if ('list' in pending)
        expect(pending.list).toEqual({
          language: 'TH',
          offered: { side: ['downline', 'upline'], kind: ['daily', 'hourly'] },
          choice: {
            filters: {
              side: expect.stringMatching(/^(down|up)line$/),
              kind: expect.stringMatching(/^(daily|hourly)$/),
            },
          },
        });
    },
    'refreshes the list, and tells nobody anything else': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ sent: { type: 'list.refresh' }, to: 'list' });
    },
  },
  expectations: {
    'loading.features': ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchFeatures: { request: {} } }, true]),
    'loading.waiting': ({ pending, snapshot }) =>
      expect([pending, snapshot.context.kinds]).toEqual([{ fetchWaiting: { request: {} } }, ['daily', 'hourly']]),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'agreements.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    closed: ({ pending, snapshot }) => expect([pending, snapshot.hasTag('busy')]).toEqual([{}, false]),
    'open.listing': ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['list'], false]),
    'open.updating': ({ pending, snapshot }) => {
      expect([Object.keys(pending), snapshot.hasTag('busy')]).toEqual([['list', 'fetchWaiting'], true]);
      expect(pending).toMatchObject({ fetchWaiting: { request: {} } });
    },
    'open.following': ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.open === null]).toEqual([['list', 'agreement'], false]),
    'open.offering': ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.side]).toEqual([['list', 'offer'], 'upline']),
  },
};
