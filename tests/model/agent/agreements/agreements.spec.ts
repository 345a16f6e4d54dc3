import { expect } from 'vitest';
import { agentContractContract as calls } from '../../../src/api/contract/agentContract.ts';
import { agentFeaturesContract } from '../../../src/api/contract/agentFeatures.ts';
import { contractsMachine } from '../../../src/machines/contracts/contracts.machine.ts';
import { withoutKinds } from '../../support/agentFeatures.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import { offered } from '../contract/contract.spec.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';
import { given } from './contracts.data.ts';

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
export const contractsFlow: Flow<typeof contractsMachine> = {
  machine: () => contractsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'contracts.retry': [{}],
    'contracts.refresh': [{}],
    'contracts.open': [{ id: offered.id }, { id: 'nobody’s' }],
    'contracts.offer': [{}],
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
    contract: [done(undefined), defect],
    offer: [done({ contract: given }), done({ contract: null }), defect],
  },
  walks: [
    'start, fetchFeatures done 1, fetchWaiting done 1, contracts.refresh, fetchWaiting done 2',
    'start, fetchFeatures done 1, fetchWaiting done 1, list.chosen 1, list error, contracts.retry, fetchFeatures done 2, contracts.offer',
    'start, fetchFeatures done 1, fetchWaiting error, contracts.retry, fetchFeatures done 2',
    'start, fetchFeatures done 1, fetchWaiting done 1, contracts.refresh, fetchWaiting error, contracts.retry, fetchFeatures done 1, fetchWaiting done 1',
    'start, fetchFeatures done 1, fetchWaiting done 1, contracts.open 1, contract done, list.opened',
    'start, fetchFeatures done 1, fetchWaiting done 1, list.chosen 1, contracts.offer, offer done 1, list error',
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
      expect([pending, snapshot.can({ type: 'contracts.retry' })]).toEqual([{}, true]);
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
      expect([Object.keys(pending), context.open === null]).toEqual([['list', 'contract'], false]),
    'open.offering': ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.side]).toEqual([['list', 'offer'], 'upline']),
  },
};
