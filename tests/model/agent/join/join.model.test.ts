import { describe, expect, it } from 'vitest';
import {
  agreementShown,
  exampleBill,
  FIRST_EXAMPLE,
  isOnRange,
} from '../../../../src/machines/agent/join/join.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { fresh } from '../application/application.spec.ts';
import { closed, house, joinFlow } from './join.spec.ts';

const P = 10_000;
const ask = { calls: { fetchStanding: { request: {} } } };
const example = (change: object) => ({ sets: { example: { ...FIRST_EXAMPLE, ...change } } });

describe('the page for partners', () => {
  it.each(
    modelTests(joinFlow, [
      ['[ROUTE-30] start', { calls: { surroundings: undefined, fetchProgram: { request: {} } } }],
      [
        'any, error surroundings -> standing.visitor',
        { calls: { fetchProgram: { request: {} } }, stops: ['application'], sets: { standing: null } },
        'start, join.signedIn, fetchStanding done 1, surroundings error',
      ],
      ['program.loading, done fetchProgram -> program.shown', { sets: { program: house } }],
      'program.loading, error fetchProgram -> program.failed',
      ['program.failed, join.retry -> program.loading', { calls: { fetchProgram: { request: {} } } }],
      ['program, join.chooseKind [isOffered] -> (stays)', { sets: { kind: 'daily' } }],
      ['program, join.setMembers [isOnRange] -> (stays)', example({ members: 30 })],
      ['program, join.setPlay [isOnRange] -> (stays)', example({ play: 1_000 * P })],
      ['program, join.setLoss [isOnRange] -> (stays)', example({ loss: -2 })],
      ['standing, join.signedIn -> standing.loading', ask],
      [
        'standing, join.signedOut -> standing.visitor',
        { stops: ['application'], sets: { standing: null } },
        'start, join.signedIn, fetchStanding done 1, join.signedOut',
      ],
      [
        'standing.loading, done fetchStanding -> standing.open',
        {
          calls: { application: { standing: fresh, keySeed: 'seed-of-a-page-1' } },
          sets: { standing: fresh, visits: 1 },
        },
      ],
      'standing.loading, error fetchStanding -> standing.failed',
      ['standing.open, done application -> standing.loading', ask],
      'standing.open, error application -> standing.failed',
      ['standing.failed, join.retry -> standing.loading', ask],
    ]),
  )('%s', (_title, run) => run());

  const [dividend, daily] = house.agreements as [(typeof house.agreements)[0], (typeof house.agreements)[0]];
  const sumOf = (agreement: typeof dividend, change: object) => {
    const { share, rate, tier } = exampleBill(agreement, { ...FIRST_EXAMPLE, ...change }, house.activeFrom);
    return [share / P, rate, tier !== null];
  };

  it('reckons the example by the rules of settlement, exactly', () => {
    expect(sumOf(daily, {})).toEqual([1_920, 4_000, true]);
    expect(sumOf(daily, { members: 30, loss: -5 })).toEqual([3_000, 5_000, true]);
    expect(sumOf(daily, { members: 1, play: 500 * P })).toEqual([1.5, 3_000, true]);
    // 24 × 20,000 × 3 % is less than the loss that the second tier asks for.
    expect(sumOf(dividend, {})).toEqual([1_440, 100_000, true]);
    expect(sumOf(dividend, { loss: 5 })).toEqual([3_600, 150_000, true]);
    expect(sumOf(dividend, { loss: 0 })).toEqual([0, 100_000, true]);
    expect(sumOf(dividend, { loss: -2 })[0]).toBe(0);
  });

  it('a larger loss of the team never lowers the dividend, and a win pays nothing', () => {
    for (let loss = -5; loss < 10; loss += 1)
      expect(sumOf(dividend, { loss })[0]).toBeLessThanOrEqual(sumOf(dividend, { loss: loss + 1 })[0] as number);
  });

  it('shows the first agreement until another is chosen, and none where the house has none', () => {
    expect([
      agreementShown(house, null)?.kind,
      agreementShown(house, 'daily')?.kind,
      agreementShown(house, 'hourly')?.kind,
    ]).toEqual(['dividend', 'daily', 'dividend']);
    expect([agreementShown(closed, null), agreementShown(null, 'daily')]).toEqual([null, null]);
  });

  it('keeps the sliders on their steps', () => {
    expect([isOnRange('members', 0), isOnRange('members', 1), isOnRange('members', 151)]).toEqual([false, true, false]);
    expect([isOnRange('play', 500 * P), isOnRange('play', 750 * P)]).toEqual([true, false]);
    expect([isOnRange('loss', -5), isOnRange('loss', -6), isOnRange('loss', 1.5)]).toEqual([true, false, false]);
  });
});
