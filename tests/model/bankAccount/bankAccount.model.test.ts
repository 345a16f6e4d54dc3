import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { bankAccountFlow } from './bankAccount.spec.ts';

describe('a bank account that is added', () => {
  it.each(
    modelTests(bankAccountFlow, [
      'sending, done sendAccount -> added',
      'sending, error sendAccount -> typing',
      'sending, error sendAccount [isUnsure] -> unsure',
      'typing, bankAccount.chooseBank [isBank] -> (stays)',
      'typing, bankAccount.submit -> (stays)',
      'typing, bankAccount.submit [isSound] -> sending',
      'typing, bankAccount.type -> (stays)',
      'typing, bankAccount.typeSecret -> (stays)',
      'unsure, bankAccount.again -> sending',
      'unsure, bankAccount.look -> added',
    ]),
  )('%s', (_title, run) => run());
});
