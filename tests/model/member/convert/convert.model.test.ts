import { describe, expect, it } from 'vitest';
import { pointsContract } from '../../../../src/api/contract/member/points.ts';
import { refuses, wireFailures } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { convertFlow } from './convert.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the conversion of points to money', () => {
  it.each(
    modelTests(convertFlow, [
      ['[design: opens with the points and rate given by the mall] start 1', {}],
      ['[design: opens with the points and rate given by the mall] start 2', {}],
      ['[API-55] looking, done fetchBalance -> typing', { sets: { points: 240 } }],
      [
        '[ERR-27] looking, error fetchBalance -> typing',
        { sets: { failure: { kind: 'offline' } } },
        'start 1, convert.type 1, convert.typeSecret, convert.submit, sendConvert error 4, convert.checkStatus, fetchBalance error',
      ],
      [
        '[design: an unread balance leaves the refusal on screen] looking, error fetchBalance [isRefused] -> typing',
        {},
      ],
      [
        '[API-61] [M4] [W8] sending, done sendConvert -> typing',
        {
          tells: [{ type: 'page.moneyMoved' }],
          sets: {
            points: 340,
            keyIndex: 1,
            typed: '',
            paymentPassword: '',
            tried: false,
            made: { points: 300, amount: 30000 },
          },
        },
      ],
      [
        '[M5] [W8] sending, error sendConvert -> typing',
        {
          sets: {
            keyIndex: 1,
            paymentPassword: '',
            tried: false,
            failure: {
              kind: 'refused',
              code: 'PAYMENT_PASSWORD_LOCKED',
              message: 'refused with PAYMENT_PASSWORD_LOCKED',
              details: { until: 1795343400000 },
            },
          },
        },
      ],
      [
        '[API-55] [W8] sending, error sendConvert [isTooMuch] -> looking',
        {
          calls: { fetchBalance: { request: {} } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: {
            keyIndex: 1,
            failure: {
              kind: 'refused',
              code: 'BALANCE_TOO_LOW',
              message: 'refused with BALANCE_TOO_LOW',
              details: null,
            },
          },
        },
      ],
      [
        '[W8] [ERR-27] sending, error sendConvert [isOutcomeUnknown] -> unsure',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[M4] typing, convert.useMax [hasLots] -> (stays)',
        { sets: { typed: '600', failure: null } },
        'start 1, convert.type 1, convert.typeSecret, convert.submit, sendConvert error 2, convert.useMax',
      ],
      [
        '[POINTS-04] typing, convert.submit -> (stays)',
        { sets: { tried: true, made: null } },
        'start 1, convert.type 1, convert.typeSecret, convert.submit, sendConvert error 1, fetchBalance done, convert.useMax, convert.submit, sendConvert done, convert.submit',
      ],
      [
        '[POINTS-04] [API-61] [M4] [W8] typing, convert.submit [isValid] -> sending',
        {
          calls: {
            sendConvert: { request: { points: 300, paymentPassword: '135790' }, idempotencyKey: 'seed-of-a-mall-2' },
          },
          sets: { tried: true },
        },
        'start 1, convert.type 1, convert.typeSecret, convert.submit, sendConvert error 2, convert.typeSecret, convert.submit',
      ],
      [
        '[design: typing changes the amount and hides the old refusal] typing, convert.type -> (stays)',
        { sets: { typed: '150', failure: null } },
        'start 1, convert.type 1, convert.typeSecret, convert.submit, sendConvert error 2, convert.type 2',
      ],
      ['[POINTS-04] typing, convert.typeSecret -> (stays)', { sets: { paymentPassword: '135790' } }],
      [
        '[W8] unsure, convert.resend -> sending',
        {
          calls: {
            sendConvert: { request: { points: 300, paymentPassword: '135790' }, idempotencyKey: 'seed-of-a-mall-1' },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: giving up the resend shows what became of it] unsure, convert.checkStatus -> looking',
        {
          calls: { fetchBalance: { request: {} } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, typed: '', paymentPassword: '', tried: false, failure: null },
        },
      ],
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
