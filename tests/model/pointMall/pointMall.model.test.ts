import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { lantern } from '../redeem/redeem.spec.ts';
import { pointMallFlow } from './pointMall.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the points mall', () => {
  it.each(
    modelTests(pointMallFlow, [
      'standing, page.language -> standing.asking',
      'standing, page.moneyMoved -> standing.asking',
      'standing, points.moved -> standing.asking',
      '[API-55] standing.asking.balance, done fetchBalance -> standing.asking.rewards',
      'standing.asking.balance, error fetchBalance -> standing.failed',
      '[API-56] standing.asking.rewards, done fetchRewards -> standing.asking.rules',
      'standing.asking.rewards, done fetchRewards [isKnown] -> standing.known',
      'standing.asking.rewards, error fetchRewards -> standing.failed',
      '[API-59] standing.asking.rules, done fetchRules -> standing.known',
      'standing.asking.rules, error fetchRules -> standing.failed',
      'standing.failed, pointMall.retry -> standing.asking',
      '[POINTS-04] tab.catalogue, pointMall.choose [isInReach] -> tab.redeeming',
      'tab.catalogue, pointMall.showConvert [isKnown] -> tab.converting',
      '[POINTS-01] tab.catalogue, pointMall.showRecord [isKnown] -> tab.record',
      '[POINTS-01] tab.catalogue, pointMall.showRules [isKnown] -> tab.rules',
      'tab.converting, error convert -> tab.catalogue',
      'tab.converting, pointMall.showCatalogue -> tab.catalogue',
      'tab.converting, pointMall.showRecord -> tab.record',
      'tab.converting, pointMall.showRules -> tab.rules',
      'tab.record, error pointsRecord -> tab.catalogue',
      'tab.record, page.language -> (stays)',
      'tab.record, pointMall.showCatalogue -> tab.catalogue',
      'tab.record, pointMall.showConvert -> tab.converting',
      'tab.record, pointMall.showRules -> tab.rules',
      'tab.redeeming, done redeem -> tab.catalogue',
      'tab.redeeming, error redeem -> tab.catalogue',
      'tab.rules, pointMall.showCatalogue -> tab.catalogue',
      'tab.rules, pointMall.showConvert -> tab.converting',
      'tab.rules, pointMall.showRecord -> tab.record',
    ]),
  )('%s', (_title, run) => run());

  /** The mall, fully loaded. */
  function opened() {
    const bench = createHarness(pointMallFlow, { language: 'TH', keySeed: 'seed' });
    const { children, settle } = bench;
    settle(children().fetchBalance, first(pointMallFlow.outcomes.fetchBalance));
    settle(children().fetchRewards, first(pointMallFlow.outcomes.fetchRewards));
    settle(children().fetchRules, first(pointMallFlow.outcomes.fetchRules));
    return bench;
  }

  it('[POINTS-04] gives each exchange and each conversion a new idempotency key', () => {
    const { actor, children, settle, seen } = opened();
    actor.send({ type: 'pointMall.choose', id: 'demo-reward-1' });
    expect(seen(0).pending.redeem).toEqual({
      language: 'TH',
      keySeed: 'seed-1',
      reward: lantern,
      points: 1_480,
      maxPerExchange: 100,
    });
    settle(children().redeem, first(pointMallFlow.outcomes.redeem));
    actor.send({ type: 'pointMall.showConvert' });
    expect(seen(0).pending.convert).toEqual({
      keySeed: 'seed-2',
      points: 1_480,
      pointsPerLot: 100,
      moneyPerLot: 10_000,
    });
    actor.send({ type: 'pointMall.showCatalogue' });
    actor.send({ type: 'pointMall.choose', id: 'demo-reward-1' });
    expect(seen(0).pending.redeem).toMatchObject({ keySeed: 'seed-3' });
  });

  it('refreshes behind an exchange that moved points, and keeps it open', () => {
    const { actor, seen } = opened();
    actor.send({ type: 'pointMall.choose', id: 'demo-reward-1' });
    actor.send({ type: 'points.moved' });
    expect(Object.keys(seen(0).pending).sort()).toEqual(['fetchBalance', 'redeem']);
    expect(actor.getSnapshot().value).toEqual({ standing: { asking: 'balance' }, tab: 'redeeming' });
  });
});
