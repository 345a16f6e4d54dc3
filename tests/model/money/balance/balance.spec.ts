import { expect } from 'vitest';
import { walletContract } from '../../../../src/api/contract/money/wallet.ts';
import { balanceMachine } from '../../../../src/machines/money/balance/balance.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { balance } = walletContract;
const sumBalance = 12_345_600;

export const balanceFlow: Flow<typeof balanceMachine> = {
  machine: () => balanceMachine,
  inputs: [undefined],
  cases: {
    'balance.refresh': [{}],
    'balance.invalidate': [{}],
    'balance.pushed': [{ sumBalance }],
    'balance.toggle': [{}],
  },
  eachCounts: ['balance.invalidate', 'balance.pushed'],
  outcomes: {
    fetchBalance: [answers(balance, { sumBalance }), refuses(balance, 'SESSION_EXPIRED'), ...wireFailures(balance)],
  },
  walks: ['start, fetchBalance done, tick, fetchBalance done, balance.refresh'],
  invariants: {
    'the balance is an integer or unknown': ({ snapshot: { context } }) =>
      expect(context.sumBalance === null || Number.isInteger(context.sumBalance)).toBe(true),
  },
  expectations: {
    'amount.loading': ({ pending, snapshot }) => {
      const asked = snapshot.context.asked ? '0' : '1';
      expect(pending).toEqual({ fetchBalance: { request: {}, headers: { 'x-background': asked } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'amount.known': ({ snapshot }) => expect(snapshot.context).toMatchObject({ sumBalance, failure: null }),
    'amount.failed': ({ snapshot }) => expect(snapshot.context.failure).not.toBeNull(),
    'mask.shown': ({ snapshot }) => expect(snapshot.can({ type: 'balance.toggle' })).toBe(true),
    'mask.hidden': ({ snapshot }) => expect(snapshot.can({ type: 'balance.toggle' })).toBe(true),
  },
};
