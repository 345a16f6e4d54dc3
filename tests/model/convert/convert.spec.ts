import { expect } from 'vitest';
import { pointsContract } from '../../../src/api/contract/points.ts';
import { convertMachine } from '../../../src/machines/convert/convert.machine.ts';
import { isValid, requestOf } from '../../../src/machines/convert/convert.rules.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { convert, balance } = pointsContract;
const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const LOCKED_UNTIL = Date.UTC(2026, 10, 22, 10, 30);

const input = { keySeed: 'seed-of-a-mall', points: 640, pointsPerLot: 100, moneyPerLot: P };

export const convertFlow: Flow<typeof convertMachine> = {
  thorough: true,
  machine: () => convertMachine,
  inputs: [input, { ...input, points: 99 }],
  cases: {
    'convert.type': [{ value: '300' }, { value: '150' }],
    'convert.useMax': [{}],
    'convert.typeSecret': [{ field: 'paymentPassword', value: '135790' }],
    'convert.submit': [{}],
    'convert.resend': [{}],
    'convert.checkStatus': [{}],
  },
  outcomes: {
    sendConvert: [
      answers(convert, { id: 'x1', amount: 3 * P, points: 340, balance: 103 * P }),
      refuses(convert, 'BALANCE_TOO_LOW'),
      refuses(convert, 'PAYMENT_PASSWORD_LOCKED', { until: LOCKED_UNTIL }),
      refuses(convert, 'PAYMENT_PASSWORD_NOT_SET'),
      ...wireFailures(convert).slice(0, 1),
    ],
    fetchBalance: [answers(balance, { points: 240, held: 0 }), ...wireFailures(balance).slice(0, 1)],
  },
  project: ({ points, typed, paymentPassword, tried, failure, made }) => [
    points,
    typed,
    paymentPassword,
    tried,
    failure,
    made,
  ],
  invariants: {
    '[POINTS-04] a pending request keeps its idempotency key, and is for whole lots': ({ pending, snapshot }) => {
      const { context } = snapshot;
      if (!('sendConvert' in pending)) return;
      expect(pending.sendConvert).toEqual({
        request: requestOf(context),
        idempotencyKey: `seed-of-a-mall-${context.keyIndex + 1}`,
      });
      expect(requestOf(context).points % 100).toBe(0);
    },
    'the converted amount is shown only after a success, and never beside a failure': ({ snapshot: { context } }) => {
      if (context.made !== null) expect([context.typed, context.failure]).toEqual(['', null]);
    },
    'reports only money that moved or may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    typing: ({ pending }) => expect(pending).toEqual({}),
    sending: ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), isValid(context), context.failure]).toEqual([['sendConvert'], true, null]),
    looking: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchBalance: { request: {} } }, true]),
    unsure: ({ pending, snapshot }) =>
      expect([
        pending,
        snapshot.can({ type: 'convert.resend' }),
        snapshot.can({ type: 'convert.checkStatus' }),
      ]).toEqual([{}, true, true]),
  },
};
