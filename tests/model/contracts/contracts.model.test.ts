import { describe, expect, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { answers } from '../answers.ts';
import { offered } from '../contract/contract.spec.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { listTransitions } from '../list/listFlow.ts';
import { contractListFlow, contractListSpec, given } from './contractList.spec.ts';
import { chosen, contractsFlow, waiting } from './contracts.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = contractsFlow;

function createBench() {
  const bench = createHarness(contractsFlow, { language: 'TH', keySeed: 'seed', address: '/' });
  const called = (id: string) => (bench.seen(0).pending as Readonly<Record<string, unknown>>)[id];
  return { ...bench, called };
}

/** The contract requests, with the list on screen. */
function opened() {
  const bench = createBench();
  bench.settle(bench.children().fetchFeatures, first(outcomes.fetchFeatures));
  bench.settle(bench.children().fetchWaiting, first(outcomes.fetchWaiting));
  return bench;
}

describe('the contract requests', () => {
  it.each(
    modelTests(contractsFlow, [
      'failed, contracts.retry -> loading',
      '[ROLE-22] loading.features, done fetchFeatures -> closed',
      'loading.features, done fetchFeatures [isAnyOn] -> loading.waiting',
      'loading.features, error fetchFeatures -> failed',
      '[CONTRACT-09] loading.waiting, done fetchWaiting -> open',
      'loading.waiting, error fetchWaiting -> failed',
      '[CONTRACT-07] open.listing, list.chosen -> (stays)',
      '[CONTRACT-07] open.updating, list.chosen -> (stays)',
      'open, error list -> failed',
      '[CONTRACT-09] open.listing, contracts.open [isWaiting] -> open.following',
      '[CONTRACT-07] open.listing, list.opened -> open.following',
      '[CONTRACT-02] open.listing, contracts.offer [mayGive] -> open.offering',
      'open.listing, contracts.refresh -> open.updating',
      'open.updating, contracts.open [isWaiting] -> open.following',
      'open.updating, list.opened -> open.following',
      'open.updating, contracts.offer [mayGive] -> open.offering',
      'open.updating, done fetchWaiting -> open.listing',
      'open.updating, error fetchWaiting -> failed',
      'open.following, done contract -> open.updating',
      'open.following, error contract -> open.updating',
      'open.offering, done offer -> open.listing',
      '[CONTRACT-02] open.offering, done offer [isOffered] -> open.following',
      'open.offering, error offer -> open.listing',
    ]),
  )('%s', (_title, run) => run());

  it('[CONTRACT-07] opens each contract and each offer with a new idempotency key, and an offered contract after its offer', () => {
    const { actor, children, settle, called } = opened();
    actor.send({ type: 'contracts.open', id: offered.id });
    expect(called('contract')).toEqual({ id: offered.id, kind: 'daily', keySeed: 'seed-1' });
    settle(children().contract, first(outcomes.contract));
    settle(children().fetchWaiting, first(outcomes.fetchWaiting));
    actor.send({ type: 'list.chosen', choice: chosen('upline', 'daily') });
    actor.send({ type: 'contracts.offer' });
    expect(called('offer')).toEqual({ kind: 'daily', keySeed: 'seed-2' });
    settle(children().offer, first(outcomes.offer));
    expect(called('contract')).toEqual({ id: given.id, kind: 'daily', keySeed: 'seed-3' });
  });

  it('[CONTRACT-07] opens a row of the list with the kind of the list', () => {
    const { actor, called } = opened();
    actor.send({ type: 'list.chosen', choice: chosen('downline', 'hourly') });
    actor.send({ type: 'list.opened', id: given.id });
    expect(called('contract')).toEqual({ id: given.id, kind: 'hourly', keySeed: 'seed-1' });
  });

  it('[CONTRACT-09] opens on the kind and side of the first request that awaits an answer, and then stays there', () => {
    const { actor, children, settle, called } = createBench();
    const asked = { ...given, kind: 'hourly' as const };
    const load = () => {
      settle(children().fetchFeatures, first(outcomes.fetchFeatures));
      settle(children().fetchWaiting, answers(agentContractContract.requests, { ...waiting, list: [asked, offered] }));
    };
    load();
    expect(called('list')).toMatchObject({ choice: { filters: { side: 'upline', kind: 'hourly' } } });
    actor.send({ type: 'list.chosen', choice: chosen('upline', 'daily') });
    actor.send({ type: 'contracts.refresh' });
    settle(children().fetchWaiting, outcomes.fetchWaiting[2] ?? expect.unreachable());
    actor.send({ type: 'contracts.retry' });
    load();
    expect(called('list')).toMatchObject({ choice: { filters: { side: 'upline', kind: 'daily' } } });
  });
});

describe('the list of contracts', () => {
  it.each(
    modelTests(
      contractListFlow,
      listTransitions(contractListSpec, { shown: '[API-50] [API-51] [API-52] [API-53]', open: '[CONTRACT-07]' }),
    ),
  )('%s', (_title, run) => run());

  it('[CONTRACT-07] requests the contracts of the kind and side on screen', () => {
    const { actor, seen } = createHarness(contractListFlow, { language: 'TH', ...contractListSpec.input });
    for (const [name, value] of [
      ['side', 'upline'],
      ['kind', 'hourly'],
      ['which', 'all'],
    ])
      actor.send({ type: 'list.filter', name, value });
    expect(seen(0).pending.fetchPage).toEqual({
      kind: 'hourly',
      request: { as: 'upline', open: '0', page: 1, pageSize: '10' },
    });
  });
});
