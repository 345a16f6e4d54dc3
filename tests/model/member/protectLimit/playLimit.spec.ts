import { expect } from 'vitest';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { playLimitMachine } from '../../../../src/machines/member/protect/playLimit.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { depositLimit, lossLimit, onBreak, timeLimit } from '../protect/standing.ts';

const { setLimit } = protectionContract;
const P = 10_000;
const limits = [depositLimit, lossLimit, timeLimit];

export const playLimitFlow: Flow<typeof playLimitMachine> = {
  machine: () => playLimitMachine,
  inputs: [
    { limits, which: { kind: 'deposit', period: 'day' } },
    { limits, which: null },
  ],
  cases: {
    'limit.kind': [{ kind: 'time' }, { kind: 'stake' }],
    'limit.period': [{ period: 'month' }, { period: 'day' }],
    'limit.type': [{ value: '2000' }, { value: '8000' }, { value: '90000000000' }, { value: '' }],
    'limit.submit': [{}],
    'limit.remove': [{}],
    'limit.ask': [{}],
    'limit.back': [{}],
    'limit.close': [{}],
  },
  outcomes: { sendLimit: [answers(setLimit, onBreak), ...wireFailures(setLimit)] },
  project: ({ kind, period, typed, tried, removes, failure, which }) => [
    kind,
    period,
    typed,
    tried,
    removes,
    failure?.kind,
    which,
  ],
  invariants: {
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
    'the limit that there is keeps its kind and period': ({ snapshot: { context } }) => {
      if (context.which !== null) expect([context.kind, context.period]).toEqual(['deposit', 'day']);
    },
  },
  expectations: {
    typing: ({ pending, snapshot }) => {
      expect([pending, snapshot.context.removes]).toEqual([{}, false]);
      expect(snapshot.can({ type: 'limit.remove' })).toBe(snapshot.context.which !== null);
      expect(snapshot.can({ type: 'limit.period', period: 'week' })).toBe(
        snapshot.context.which === null && snapshot.context.kind !== 'stake' && snapshot.context.period !== 'week',
      );
    },
    warned: ({ pending, snapshot: { context } }) => {
      expect([pending, context.kind, context.period]).toEqual([{}, 'deposit', 'day']);
      expect(context.removes || context.typed === '8000').toBe(true);
    },
    sending: ({ pending, snapshot: { context } }) => {
      const { kind, period, typed, removes } = context;
      const typedAmount = kind === 'time' ? Number(typed) * 60_000 : Number(typed) * P;
      expect(pending).toEqual({ sendLimit: { request: { kind, period, amount: removes ? null : typedAmount } } });
    },
    closed: ({ pending }) => expect(pending).toEqual({}),
  },
};
