import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { bankAccountFlow } from './bankAccount.spec.ts';

const TYPED = 'start, bankAccount.type, bankAccount.typeSecret 1, bankAccount.typeSecret 2';
const adds = (key: number) => ({
  sendAccount: {
    request: {
      ...{ bank: 'RIVER', holderName: 'Somchai Jaidee', accountNumber: '123-4567890', paymentPassword: '135790' },
    },
    idempotencyKey: `seed-of-an-account-${key}`,
  },
});

describe('adding a bank account', () => {
  it.each(
    modelTests(bankAccountFlow, [
      ['[M2] sending, done sendAccount -> added', { ends: undefined }],
      [
        '[M2] [W8] sending, error sendAccount -> typing',
        {
          sets: {
            keyIndex: 1,
            failure: {
              ...{ kind: 'refused', code: 'BANK_ACCOUNT_KNOWN', message: 'refused with BANK_ACCOUNT_KNOWN' },
              details: null,
            },
          },
        },
      ],
      ['[W8] sending, error sendAccount [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['typing, bankAccount.chooseBank [isBank] -> (stays)', { sets: { bank: 'TEAK' } }],
      ['[M5] typing, bankAccount.submit -> (stays)', { sets: { tried: true } }],
      [
        '[M5] [W8] typing, bankAccount.submit [isValid] -> sending',
        { calls: adds(2), sets: { failure: null } },
        `${TYPED}, bankAccount.submit, sendAccount error 1, bankAccount.submit`,
      ],
      ['typing, bankAccount.type -> (stays)', { sets: { holderName: 'Somchai Jaidee' } }],
      [
        '[M5] typing, bankAccount.typeSecret -> (stays)',
        { sets: { paymentPassword: '135790' } },
        'start, bankAccount.typeSecret 1, bankAccount.typeSecret 2',
      ],
      ['[W8] unsure, bankAccount.resend -> sending', { calls: adds(1), sets: { failure: null } }],
      ['[W8] unsure, bankAccount.checkStatus -> added', { ends: undefined }],
    ]),
  )('%s', (_title, run) => run());
});
