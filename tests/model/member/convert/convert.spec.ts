import { expect } from 'vitest';
import { pointsContract } from '../../../../src/api/contract/member/points.ts';
import { convertMachine } from '../../../../src/machines/member/convert/convert.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

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
    'the converted amount is shown only after a success, and never beside a failure': ({ snapshot: { context } }) => {
      if (context.made !== null) expect([context.typed, context.failure]).toEqual(['', null]);
    },
    'reports only money that moved or may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'page.moneyMoved' } });
    },
  },
  expectations: {
    typing: ({ pending }) => expect(pending).toEqual({}),
    // M4: whole lots of 100 points. There are 640 at first, then 340 or 240.
    sending: ({ pending, snapshot: { context } }) => {
      expect(['200', '300', '600']).toContain(context.typed);
      expect(pending).toMatchObject({
        sendConvert: { request: { points: Number(context.typed), paymentPassword: '135790' } },
      });
      expect(context.failure).toBeNull();
    },
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
