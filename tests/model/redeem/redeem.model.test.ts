import { describe, expect, it } from 'vitest';
import { pointsContract } from '../../../src/api/contract/points.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { redeemFlow } from './redeem.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the exchange of points for a reward', () => {
  it.each(
    modelTests(redeemFlow, [
      'done, redeem.close -> closed',
      'gone, redeem.close -> closed',
      'looking.balance, done fetchBalance -> typing',
      'looking.balance, error fetchBalance -> typing',
      'looking.rewards, done fetchRewards -> gone',
      'looking.rewards, done fetchRewards [isOffered] -> looking.balance',
      'looking.rewards, error fetchRewards -> typing',
      '[API-57] sending, done sendRedeem -> done',
      'sending, error sendRedeem -> typing',
      'sending, error sendRedeem [isStale] -> looking',
      'sending, error sendRedeem [isOutcomeUnknown] -> unsure',
      'typing, redeem.close -> closed',
      'typing, redeem.step [canStep] -> (stays)',
      '[POINTS-06] typing, redeem.submit -> (stays)',
      '[POINTS-04] [POINTS-05] typing, redeem.submit [isValid] -> sending',
      'typing, redeem.type -> (stays)',
      'typing, redeem.typeSecret [isWanted] -> (stays)',
      'unsure, redeem.resend -> sending',
      'unsure, redeem.checkStatus -> closed',
    ]),
  )('%s', (_title, run) => run());

  /** Two lanterns with all required fields, submitted. */
  function handedIn() {
    const bench = createHarness(redeemFlow, first(redeemFlow.inputs));
    const { actor } = bench;
    actor.send({ type: 'redeem.type', value: '2' });
    for (const [field, value] of [
      ['address', '12/3 Tha Phae Road'],
      ['nationality', 'Thai'],
      ['paymentPassword', '135790'],
    ] as const)
      actor.send({ type: 'redeem.typeSecret', field, value });
    actor.send({ type: 'redeem.submit' });
    return { ...bench, pending: () => bench.seen(0).pending.sendRedeem };
  }

  it('[API-57] resends with the same idempotency key when the outcome is unknown', () => {
    const { actor, children, settle, pending } = handedIn();
    const sent = {
      request: {
        reward: 'demo-reward-1',
        quantity: 2,
        points: 2_400,
        receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
        paymentPassword: '135790',
        language: 'EN',
      },
      idempotencyKey: 'seed-of-a-mall-1',
    };
    expect(pending()).toEqual(sent);
    settle(children().sendRedeem, first(wireFailures(pointsContract.redeem)));
    actor.send({ type: 'redeem.resend' });
    expect(pending()).toEqual(sent);
  });

  it('keeps what was typed when the price has changed, shows the new price, and uses a new idempotency key next', () => {
    const { actor, children, settle, pending } = handedIn();
    settle(children().sendRedeem, refuses(pointsContract.redeem, 'STATUS_CHANGED'));
    settle(children().fetchRewards, first(redeemFlow.outcomes.fetchRewards));
    settle(children().fetchBalance, redeemFlow.outcomes.fetchBalance[1] ?? expect.unreachable());
    expect(actor.getSnapshot().context).toMatchObject({
      reward: { points: 1_500 },
      typed: '2',
      receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
      failure: { code: 'STATUS_CHANGED' },
    });
    actor.send({ type: 'redeem.submit' });
    expect(pending()).toMatchObject({ request: { points: 3_000 }, idempotencyKey: 'seed-of-a-mall-2' });
  });
});
