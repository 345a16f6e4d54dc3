import { describe, expect, it } from 'vitest';
import { pointsContract } from '../../../../src/api/contract/member/points.ts';
import { refuses, wireFailures } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { inProgress, redeemFlow } from './redeem.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

const answer = answersOf(redeemFlow);

describe('the exchange of points for a reward', () => {
  it.each(
    modelTests(redeemFlow, [
      ['[design: the form opens with the reward and loads nothing] start 1', {}],
      ['[design: the form opens with the reward and loads nothing] start 2', {}],
      ['[design: the dialog can be closed] done, redeem.close -> closed', { ends: undefined }],
      ['[design: the dialog can be closed] gone, redeem.close -> closed', { ends: undefined }],
      ['[API-55] looking.balance, done fetchBalance -> typing', { sets: { points: 1500 } }],
      ['[design: without a new balance the known one stays] looking.balance, error fetchBalance -> typing', {}],
      ['[design: a reward no longer offered cannot be exchanged] looking.rewards, done fetchRewards -> gone', {}],
      [
        '[API-55] [API-56] looking.rewards, done fetchRewards [isOffered] -> looking.balance',
        {
          calls: { fetchBalance: { request: {} } },
          sets: {
            reward: {
              id: 'text',
              kind: 'wheelTicket',
              name: 'Ticket for the wheel',
              picture: 'wheel',
              points: 200,
              stock: null,
            },
          },
        },
      ],
      ['[design: without a new price the known one stays] looking.rewards, error fetchRewards -> typing', {}],
      [
        '[API-57] [POINTS-03] [M4] sending, done sendRedeem -> done',
        { tells: [{ type: 'points.moved' }], sets: { paymentPassword: '', tried: false, exchange: inProgress } },
      ],
      [
        '[M5] [W8] sending, error sendRedeem -> typing',
        {
          sets: {
            keyIndex: 1,
            paymentPassword: '',
            tried: false,
            failure: {
              kind: 'refused',
              code: 'PAYMENT_PASSWORD_WRONG',
              message: 'refused with PAYMENT_PASSWORD_WRONG',
              details: { triesLeft: 4 },
            },
          },
        },
      ],
      [
        '[API-56] [W8] sending, error sendRedeem [isStale] -> looking',
        {
          calls: { fetchRewards: { request: { language: 'EN' } } },
          tells: [{ type: 'points.moved' }],
          sets: {
            keyIndex: 1,
            failure: { kind: 'refused', code: 'STATUS_CHANGED', message: 'refused with STATUS_CHANGED', details: null },
          },
        },
      ],
      ['[W8] sending, error sendRedeem [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['[design: the dialog can be closed] typing, redeem.close -> closed', { ends: undefined }],
      [
        '[design: buttons step the quantity] typing, redeem.step [canStep] -> (stays)',
        { sets: { typed: '2', failure: null } },
        'start 1, redeem.typeSecret 1, redeem.typeSecret 2, redeem.typeSecret 3, redeem.submit, sendRedeem error 1, redeem.step 1',
      ],
      ['[POINTS-06] [ERR-39] typing, redeem.submit -> (stays)', { sets: { tried: true } }],
      [
        '[POINTS-04] [POINTS-05] [API-57] [W8] typing, redeem.submit [isValid] -> sending',
        {
          calls: {
            sendRedeem: {
              request: {
                ...{ reward: 'demo-reward-1', quantity: 2, points: 2_400 },
                receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
                ...{ paymentPassword: '135790', language: 'EN' },
              },
              idempotencyKey: 'seed-of-a-mall-2',
            },
          },
          sets: { tried: true },
        },
        'start 1, redeem.typeSecret 1, redeem.typeSecret 2, redeem.typeSecret 3, redeem.type 1, redeem.submit, sendRedeem error 1, redeem.typeSecret 3, redeem.submit',
      ],
      [
        '[design: the quantity can be typed] typing, redeem.type -> (stays)',
        { sets: { typed: '2', failure: null } },
        'start 1, redeem.typeSecret 1, redeem.typeSecret 2, redeem.typeSecret 3, redeem.submit, sendRedeem error 1, redeem.type 1',
      ],
      [
        '[POINTS-05] typing, redeem.typeSecret [isWanted] -> (stays)',
        { sets: { receiver: answer('sendRedeem').receiver, failure: null } },
        'start 1, redeem.typeSecret 1, redeem.typeSecret 2, redeem.typeSecret 3, redeem.submit, sendRedeem error 2, fetchRewards done 1, fetchBalance done, redeem.submit, sendRedeem error 1, redeem.typeSecret 1',
      ],
      [
        '[API-57] [W8] unsure, redeem.resend -> sending',
        {
          calls: {
            sendRedeem: {
              request: { reward: 'text', quantity: 1, points: 200, paymentPassword: '135790', language: 'EN' },
              idempotencyKey: 'seed-of-a-mall-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: an unknown outcome can be looked up instead] unsure, redeem.checkStatus -> closed',
        { tells: [{ type: 'points.moved' }], ends: undefined },
      ],
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
