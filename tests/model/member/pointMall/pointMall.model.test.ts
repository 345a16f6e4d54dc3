import { describe, expect, it } from 'vitest';
import type { Does } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { lantern } from '../redeem/redeem.spec.ts';
import { pointMallFlow, pointRules, someRewards } from './pointMall.spec.ts';

const loads = { fetchBalance: { request: {} } };
const loaded = 'start, fetchBalance done 1, fetchRewards done 1, fetchRules done';
const offline: Does = { sets: { failure: { kind: 'offline' } } };
const record = { pointsRecord: { language: 'TH' } };
/** M4: 100 points are P 1. Each conversion has a key of its own. */
const converts = (key: number) => ({
  convert: { keySeed: `seed-of-a-page-${key}`, points: 1_480, pointsPerLot: 100, moneyPerLot: 10_000 },
});

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the points mall', () => {
  it.each(
    modelTests(pointMallFlow, [
      ['[POINTS-02] start', { calls: loads }],
      ['[LANG-06] standing, page.language -> standing.asking', { calls: loads, sets: { language: 'EN' } }],
      [
        '[M4] standing, page.moneyMoved -> standing.asking',
        { calls: loads, tells: [{ type: 'page.moneyMoved' }] },
        `${loaded}, page.moneyMoved`,
      ],
      [
        '[M4] standing, points.moved -> standing.asking',
        { calls: loads, stops: ['fetchRewards'] },
        'start, fetchBalance done 1, points.moved',
      ],
      [
        '[API-55] standing.asking.balance, done fetchBalance -> standing.asking.rewards',
        { calls: { fetchRewards: { request: { language: 'TH' } } }, sets: { balance: { points: 1_480, held: 2_400 } } },
      ],
      ['standing.asking.balance, error fetchBalance -> standing.failed', offline],
      [
        '[API-56] standing.asking.rewards, done fetchRewards -> standing.asking.rules',
        { calls: { fetchRules: { request: {} } }, sets: { rewards: someRewards } },
      ],
      [
        '[API-56] standing.asking.rewards, done fetchRewards [isKnown] -> standing.known',
        { sets: { rewards: [] } },
        `${loaded}, points.moved, fetchBalance done 2, fetchRewards done 2`,
      ],
      ['standing.asking.rewards, error fetchRewards -> standing.failed', offline],
      ['[API-59] standing.asking.rules, done fetchRules -> standing.known', { sets: { rules: pointRules } }],
      ['standing.asking.rules, error fetchRules -> standing.failed', offline],
      ['standing.failed, pointMall.retry -> standing.asking', { calls: loads, sets: { failure: null } }],
      [
        '[POINTS-04] tab.catalogue, pointMall.choose [isInReach] -> tab.redeeming',
        {
          calls: {
            redeem: {
              ...{ language: 'EN', keySeed: 'seed-of-a-page-2', reward: lantern, points: 1_480, maxPerExchange: 100 },
            },
          },
          sets: { chosen: lantern },
        },
        `${loaded}, pointMall.choose 1, page.language, redeem done, pointMall.choose 1`,
      ],
      ['[M4] tab.catalogue, pointMall.showConvert [isKnown] -> tab.converting', { calls: converts(1) }],
      ['[POINTS-01] tab.catalogue, pointMall.showRecord [isKnown] -> tab.record', { calls: record }],
      ['[POINTS-01] tab.catalogue, pointMall.showRules [isKnown] -> tab.rules', {}],
      ['[W8] tab.converting, error convert -> tab.catalogue', { sets: { keyIndex: 1 } }],
      [
        '[W8] tab.converting, pointMall.showCatalogue -> tab.catalogue',
        { calls: loads, stops: ['convert'], sets: { keyIndex: 1 } },
      ],
      [
        '[W8] tab.converting, pointMall.showRecord -> tab.record',
        { calls: record, stops: ['convert'], sets: { keyIndex: 1 } },
      ],
      ['[W8] tab.converting, pointMall.showRules -> tab.rules', { stops: ['convert'], sets: { keyIndex: 1 } }],
      ['tab.record, error pointsRecord -> tab.catalogue', {}],
      [
        '[LANG-06] tab.record, page.language -> (stays)',
        {
          calls: loads,
          effects: [{ sent: { type: 'page.language', language: 'EN' }, to: 'pointsRecord' }],
          sets: { language: 'EN' },
        },
      ],
      ['tab.record, pointMall.showCatalogue -> tab.catalogue', { calls: loads, stops: ['pointsRecord'] }],
      ['[M4] tab.record, pointMall.showConvert -> tab.converting', { calls: converts(1), stops: ['pointsRecord'] }],
      ['[POINTS-01] tab.record, pointMall.showRules -> tab.rules', { stops: ['pointsRecord'] }],
      ['[W8] tab.redeeming, done redeem -> tab.catalogue', { sets: { keyIndex: 1, chosen: null } }],
      ['[W8] tab.redeeming, error redeem -> tab.catalogue', { sets: { keyIndex: 1, chosen: null } }],
      ['tab.rules, pointMall.showCatalogue -> tab.catalogue', { calls: loads }],
      [
        '[M4] [W8] tab.rules, pointMall.showConvert -> tab.converting',
        { calls: converts(2) },
        `${loaded}, pointMall.showConvert, pointMall.showRules, pointMall.showConvert`,
      ],
      ['[POINTS-01] tab.rules, pointMall.showRecord -> tab.record', { calls: record }],
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
