import { describe, expect, it } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { answers } from '../answers.ts';
import { offered } from '../contract/contract.spec.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { contractsFlow, given, waiting } from './contracts.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = contractsFlow;

/** The contract requests, with their first page on screen. */
function opened() {
  const bench = createHarness(contractsFlow, { language: 'TH', keySeed: 'seed' });
  const load = () => {
    bench.settle(bench.children().fetchFeatures, first(outcomes.fetchFeatures));
    bench.settle(bench.children().fetchWaiting, first(outcomes.fetchWaiting));
    bench.settle(bench.children().fetchPart, first(outcomes.fetchPart));
  };
  load();
  return { ...bench, load, context: () => bench.actor.getSnapshot().context };
}

describe('the contract requests', () => {
  it.each(
    modelTests(contractsFlow, [
      'failed, contracts.retry -> loading',
      'following, done contract -> loading',
      'following, error contract -> loading',
      'list, contracts.chooseKind [isOtherKind] -> list.asking',
      'list, contracts.chooseOver [isOtherFilter] -> list.asking',
      'list, contracts.chooseSide [isOtherSide] -> list.asking',
      '[CONTRACT-02] list, contracts.offer [mayGive] -> offering',
      '[CONTRACT-07] list, contracts.open [isRow] -> following',
      'list.failed, contracts.refresh -> loading',
      'list.shown, contracts.refresh -> loading',
      'list, contracts.page [isOtherPage] -> list.asking',
      '[API-50] [API-51] [API-52] [API-53] list.asking, done fetchPart -> list.shown',
      'list.asking, error fetchPart -> list.failed',
      '[ROLE-22] loading.features, done fetchFeatures -> closed',
      'loading.features, done fetchFeatures [isAnyOn] -> loading.waiting',
      'loading.features, error fetchFeatures -> failed',
      '[CONTRACT-09] loading.waiting, done fetchWaiting -> list',
      'loading.waiting, error fetchWaiting -> failed',
      'offering, done offer -> loading',
      '[CONTRACT-02] offering, done offer [isOffered] -> following',
      'offering, error offer -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('[CONTRACT-07] opens each contract and each offer with a new idempotency key, and an offered contract after its offer', () => {
    const { actor, children, settle, seen, load } = opened();
    actor.send({ type: 'contracts.open', id: offered.id });
    expect(seen(0).pending).toEqual({ contract: { id: offered.id, kind: 'daily', keySeed: 'seed-1' } });
    settle(children().contract, first(outcomes.contract));
    load();
    actor.send({ type: 'contracts.chooseSide', side: 'upline' });
    settle(children().fetchPart, first(outcomes.fetchPart));
    actor.send({ type: 'contracts.offer' });
    expect(seen(0).pending).toEqual({ offer: { kind: 'daily', keySeed: 'seed-2' } });
    settle(children().offer, first(outcomes.offer));
    expect(seen(0).pending).toEqual({ contract: { id: given.id, kind: 'daily', keySeed: 'seed-3' } });
  });

  it('[CONTRACT-09] opens on the kind and side of the first request that awaits an answer, and then stays there', () => {
    const { actor, children, settle, seen } = createHarness(contractsFlow, { language: 'TH', keySeed: 'seed' });
    const asked = { ...given, kind: 'hourly' as const };
    const load = () => {
      settle(children().fetchFeatures, first(outcomes.fetchFeatures));
      settle(children().fetchWaiting, answers(agentContractContract.requests, { ...waiting, list: [asked, offered] }));
    };
    load();
    expect(seen(0).pending.fetchPart).toMatchObject({ kind: 'hourly', request: { as: 'upline' } });
    actor.send({ type: 'contracts.chooseKind', kind: 'daily' });
    settle(children().fetchPart, first(outcomes.fetchPart));
    actor.send({ type: 'contracts.refresh' });
    load();
    expect(seen(0).pending.fetchPart).toMatchObject({ kind: 'daily', request: { as: 'upline' } });
  });

  it('[CONTRACT-07] requests the contracts of the kind and side on screen', () => {
    const { actor, seen } = opened();
    actor.send({ type: 'contracts.chooseSide', side: 'upline' });
    actor.send({ type: 'contracts.chooseKind', kind: 'hourly' });
    actor.send({ type: 'contracts.chooseOver', over: true });
    expect(seen(0).pending.fetchPart).toEqual({
      kind: 'hourly',
      request: { as: 'upline', open: '0', page: 1, pageSize: '10' },
    });
  });
});
