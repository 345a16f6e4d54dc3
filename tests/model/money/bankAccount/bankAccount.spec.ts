import { expect } from 'vitest';
import { bankAccountContract } from '../../../../src/api/contract/money/bankAccount.ts';
import { bankAccountMachine } from '../../../../src/machines/money/bankAccount/bankAccount.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { add } = bankAccountContract;

export const banks = [
  { code: 'RIVER', name: 'River Bank', minDigits: 10, maxDigits: 12 },
  { code: 'TEAK', name: 'Teak Bank', minDigits: 8, maxDigits: 8 },
];

export const bankAccountFlow: Flow<typeof bankAccountMachine> = {
  machine: () => bankAccountMachine,
  inputs: [{ keySeed: 'seed-of-an-account', banks }],
  cases: {
    'bankAccount.chooseBank': [{ bank: 'TEAK' }, { bank: 'NONE' }],
    'bankAccount.type': [{ value: 'Somchai Jaidee' }],
    'bankAccount.typeSecret': [
      { field: 'accountNumber', value: '123-4567890' },
      { field: 'paymentPassword', value: '135790' },
    ],
    'bankAccount.submit': [{}],
    'bankAccount.resend': [{}],
    'bankAccount.checkStatus': [{}],
  },
  outcomes: {
    sendAccount: [answers(add, { id: 'a1' }), refuses(add, 'BANK_ACCOUNT_KNOWN'), ...wireFailures(add)],
  },
  project: ({ bank, holderName, accountNumber, paymentPassword, tried, failure }) => [
    bank,
    holderName,
    accountNumber,
    paymentPassword,
    tried,
    failure?.kind,
  ],
  invariants: {
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    typing: ({ pending }) => expect(pending).toEqual({}),
    sending: ({ pending, snapshot: { context } }) => {
      expect(context.failure).toBeNull();
      expect(pending.sendAccount).toMatchObject({
        request: {
          bank: 'RIVER',
          holderName: 'Somchai Jaidee',
          accountNumber: '123-4567890',
          paymentPassword: '135790',
        },
      });
    },
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure === null]).toEqual([{}, false]),
    added: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
