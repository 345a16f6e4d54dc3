import { describe, expect, it } from 'vitest';
import { pointsContract } from '../../../src/api/contract/points.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { convertFlow } from './convert.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the conversion of points to money', () => {
  it.each(
    modelTests(convertFlow, [
      'looking, done fetchBalance -> typing',
      'looking, error fetchBalance -> typing',
      '[API-61] sending, done sendConvert -> typing',
      'sending, error sendConvert -> typing',
      'sending, error sendConvert [isTooMuch] -> looking',
      'sending, error sendConvert [isOutcomeUnknown] -> unsure',
      'typing, convert.useMax [hasLots] -> (stays)',
      'typing, convert.submit -> (stays)',
      '[POINTS-04] typing, convert.submit [isValid] -> sending',
      'typing, convert.type -> (stays)',
      'typing, convert.typeSecret -> (stays)',
      'unsure, convert.resend -> sending',
      'unsure, convert.checkStatus -> looking',
    ]),
  )('%s', (_title, run) => run());

  /** The form with all available points in whole lots, submitted with the payment password. */
  function handedIn() {
    const bench = createHarness(convertFlow, first(convertFlow.inputs));
    const { actor } = bench;
    const hand = () => {
      actor.send({ type: 'convert.useMax' });
      actor.send({ type: 'convert.typeSecret', field: 'paymentPassword', value: '135790' });
      actor.send({ type: 'convert.submit' });
    };
    hand();
    return { ...bench, hand, pending: () => bench.seen(0).pending.sendConvert };
  }

  it('[API-61] converts whole lots, resends with the same idempotency key when the outcome is unknown, and uses a new key next', () => {
    const { actor, children, settle, hand, pending } = handedIn();
    const sent = { request: { points: 600, paymentPassword: '135790' }, idempotencyKey: 'seed-of-a-mall-1' };
    expect(pending()).toEqual(sent);
    settle(children().sendConvert, first(wireFailures(pointsContract.convert)));
    actor.send({ type: 'convert.resend' });
    expect(pending()).toEqual(sent);
    settle(children().sendConvert, first(convertFlow.outcomes.sendConvert));
    expect(actor.getSnapshot().context).toMatchObject({
      points: 340,
      made: { points: 600, amount: 30_000 },
      typed: '',
    });
    hand();
    expect(pending()).toMatchObject({ request: { points: 300 }, idempotencyKey: 'seed-of-a-mall-2' });
  });

  it('loads the points again when they do not suffice, and keeps what was typed', () => {
    const { actor, children, settle } = handedIn();
    settle(children().sendConvert, refuses(pointsContract.convert, 'BALANCE_TOO_LOW'));
    settle(children().fetchBalance, first(convertFlow.outcomes.fetchBalance));
    expect(actor.getSnapshot().context).toMatchObject({
      points: 240,
      typed: '600',
      failure: { code: 'BALANCE_TOO_LOW' },
    });
  });
});
