import { describe, expect, it } from 'vitest';
import { bankAccountProblems } from '../../../src/machines/bankAccount/bankAccount.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { bankAccountFlow, banks } from './bankAccount.spec.ts';

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

  const form = {
    banks,
    bank: 'RIVER',
    holderName: 'สมชาย ใจดี',
    accountNumber: '123 456-7890',
    paymentPassword: '135790',
  };

  it('is judged by the bank that was chosen', () => {
    expect([bankAccountProblems(form), bankAccountProblems({ ...form, bank: 'TEAK' })]).toEqual([
      {},
      { accountNumber: 'number' },
    ]);
    expect(bankAccountProblems({ ...form, bank: null })).toEqual({ bank: 'noBank', accountNumber: 'number' });
  });

  it.each([
    ['accountNumber', '๑๒๓๔๕๖๗๘๙๐', 'number'],
    ['accountNumber', '12345678ab', 'number'],
    ['holderName', '1', 'name'],
    ['holderName', '', 'name'],
    ['paymentPassword', '13579', 'sixDigits'],
  ] as const)('does not take %s %j', (field, value, problem) => {
    expect(bankAccountProblems({ ...form, [field]: value })).toEqual({ [field]: problem });
  });
});
