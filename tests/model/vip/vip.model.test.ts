import { describe, expect, it } from 'vitest';
import { nextLevel } from '../../../src/machines/vip/vip.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { ladder, onFirst, onLast, vipFlow } from './vip.spec.ts';

const ask = { calls: { fetchStanding: { request: {} } } };

describe('the VIP screen', () => {
  it.each(
    modelTests(vipFlow, [
      ['[ROUTE-08] [PROD-05] start', { calls: { surroundings: undefined, fetchLevels: { request: {} } } }],
      [
        'any, error surroundings -> standing.visitor',
        { calls: { fetchLevels: { request: {} } }, sets: { standing: null } },
        'start, vip.signedIn, fetchStanding done 1, surroundings error',
      ],
      ['[ROUTE-08] levels.loading, done fetchLevels -> levels.shown', { sets: { levels: ladder } }],
      'levels.loading, error fetchLevels -> levels.failed',
      ['levels.failed, vip.retry -> levels.loading', { calls: { fetchLevels: { request: {} } } }],
      ['[ROUTE-08] standing, vip.signedIn -> standing.loading', ask],
      [
        '[LOGOUT-08] standing, vip.signedOut -> standing.visitor',
        { sets: { standing: null } },
        'start, vip.signedIn, fetchStanding done 1, vip.signedOut',
      ],
      ['[PROD-06] [PROD-07] standing.loading, done fetchStanding -> standing.shown', { sets: { standing: onFirst } }],
      'standing.loading, error fetchStanding -> standing.failed',
      ['standing.shown, after freshFor (60 s) -> standing.loading', ask],
      ['standing.failed, vip.retry -> standing.loading', ask],
    ]),
  )('%s', (_title, run) => run());

  it('[ROUTE-08] says how far it is to the next level', () => {
    expect([nextLevel(ladder.list, onFirst), nextLevel(ladder.list, onLast)]).toEqual([
      { level: 2, from: 50_000_000, needed: 40_000_000 },
      null,
    ]);
  });
});
