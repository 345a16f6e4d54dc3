import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { bankAccountFlow } from './bankAccount.spec.ts';

describe('adding a bank account', () => {
  it.each(
    modelTests(bankAccountFlow, [
      'sending, done sendAccount -> added',
      'sending, error sendAccount -> typing',
      'sending, error sendAccount [isOutcomeUnknown] -> unsure',
      'typing, bankAccount.chooseBank [isBank] -> (stays)',
      'typing, bankAccount.submit -> (stays)',
      'typing, bankAccount.submit [isValid] -> sending',
      'typing, bankAccount.type -> (stays)',
      'typing, bankAccount.typeSecret -> (stays)',
      'unsure, bankAccount.resend -> sending',
      'unsure, bankAccount.checkStatus -> added',
    ]),
  )('%s', (_title, run) => run());
});
