import { expect } from 'vitest';
import { agentContractContract as calls } from '../../../src/api/contract/agentContract.ts';
import { agentFeaturesContract } from '../../../src/api/contract/agentFeatures.ts';
import { contractsMachine } from '../../../src/machines/contracts/contracts.machine.ts';
import { listRequest } from '../../../src/machines/contracts/contracts.rules.ts';
import { withoutKinds } from '../../support/agentFeatures.ts';
import { answers, defect, wireFailures } from '../answers.ts';
import { active, offered } from '../contract/contract.spec.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

const { read } = agentFeaturesContract;
const { requests, dailyList } = calls;

export const waiting = {
  dailysalreqtype: 'new' as const,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  list: [offered],
};
const nothingWaits = { ...waiting, dailysalreqtype: null, list: [] };
export const given = {
  ...active,
  id: '6d0cf8e2-0000-4000-8000-000000000002',
  own: 'upline' as const,
  downline: { username: 'nok', nickname: 'Nok' },
};
export const someContracts = { list: [given], count: 12 };

export const contractsFlow: Flow<typeof contractsMachine> = {
  machine: () => contractsMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    'contracts.retry': [{}],
    'contracts.refresh': [{}],
    'contracts.chooseSide': [{ side: 'upline' }],
    'contracts.chooseKind': [{ kind: 'hourly' }, { kind: 'realTime' }],
    'contracts.chooseOver': [{ over: true }],
    'contracts.page': [{ page: 2 }, { page: 9 }],
    'contracts.open': [{ id: offered.id }, { id: 'nobody’s' }],
    'contracts.offer': [{}],
  },
  outcomes: {
    fetchFeatures: [
      answers(read, { ...withoutKinds, salary: true, hourSalary: true }),
      answers(read, withoutKinds),
      ...wireFailures(read).slice(0, 1),
    ],
    fetchWaiting: [answers(requests, waiting), answers(requests, nothingWaits), ...wireFailures(requests).slice(0, 1)],
    fetchPart: [
      answers(dailyList, someContracts),
      answers(dailyList, { list: [], count: 0 }),
      ...wireFailures(dailyList).slice(0, 1),
    ],
    contract: [done(undefined), defect],
    offer: [done({ contract: given }), done({ contract: null }), defect],
  },
  walks: [
    'start, fetchFeatures done 1, fetchWaiting error, contracts.retry, fetchFeatures done 2, contracts.chooseKind 1',
    'start, fetchFeatures done 1, fetchWaiting done 1, fetchPart done 1, contracts.refresh, fetchFeatures done 2, contracts.page 1',
    'start, fetchFeatures done 1, fetchWaiting done 1, contracts.open 1, contracts.chooseSide',
    'start, fetchFeatures done 1, fetchWaiting done 1, fetchPart done 1, contracts.open 1, contracts.page 1',
    'start, fetchFeatures done 1, fetchWaiting done 1, fetchPart error, contracts.open 1, contract done, fetchFeatures done 1, fetchWaiting done 1, fetchPart done 1, contracts.refresh',
    'start, fetchFeatures done 1, fetchWaiting done 1, contracts.chooseSide, fetchPart done 1, contracts.offer, contracts.page 1',
  ],
  project: ({ failure, part, open, waiting: waits, ...context }) => [
    context.kinds.length,
    context.kind,
    context.side,
    context.over,
    context.page,
    part?.count,
    waits.length,
    open?.id,
    failure?.kind,
  ],
  invariants: {
    'the list on screen answers the current choice': ({ pending, snapshot: { context } }) => {
      if ('fetchPart' in pending) expect(pending.fetchPart).toEqual(listRequest(context));
    },
    '[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] never requests a disabled kind': ({ pending, snapshot }) => {
      if ('fetchPart' in pending) expect(['daily', 'hourly']).toContain(snapshot.context.kind);
    },
    'the calls are the only side effects': ({ fresh }) => expect(fresh).toEqual([]),
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
    'list.asking': ({ pending, snapshot }) => {
      expect(Object.keys(pending)).toEqual(['fetchPart']);
      expect([snapshot.hasTag('busy'), snapshot.can({ type: 'contracts.refresh' })]).toEqual([true, false]);
    },
    'list.shown': ({ pending, snapshot: { context } }) => expect([pending, context.part === null]).toEqual([{}, false]),
    'list.failed': ({ pending, snapshot }) =>
      expect([pending, snapshot.context.part, snapshot.can({ type: 'contracts.refresh' })]).toEqual([{}, null, true]),
    following: ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.open === null]).toEqual([['contract'], false]),
    offering: ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.side]).toEqual([['offer'], 'upline']),
  },
};
