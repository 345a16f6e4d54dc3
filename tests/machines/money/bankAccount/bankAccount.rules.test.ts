import { describe, expect, it } from 'vitest';
import {
  type BankAccountForm,
  bankAccountProblems,
} from '../../../../src/machines/money/bankAccount/bankAccount.rules.ts';
import { banks } from '../../../model/money/bankAccount/bankAccount.spec.ts';

const right: BankAccountForm = {
  bank: 'RIVER',
  holderName: 'Somchai Jaidee',
  accountNumber: '1234567890',
  paymentPassword: '135790',
};
const problemsOf = (form: Partial<BankAccountForm>) => bankAccountProblems({ ...right, ...form, banks });

describe('bank account form', () => {
  it.each([
    ['ten digits', '1234567890'],
    ['twelve', '123456789012'],
    ['groups of them', '123-4 567-890'],
  ])('accepts a number of the bank: %s', (_, accountNumber) => expect(problemsOf({ accountNumber })).toEqual({}));

  it.each([
    ['nine digits', '123456789'],
    ['thirteen', '1234567890123'],
    ['a letter before', 'a1234567890'],
    ['a letter after', '1234567890a'],
    ['Thai digits', '๑๒๓๔๕๖๗๘๙๐'],
    ['nothing', ''],
  ])('refuses a number of another form: %s', (_, accountNumber) =>
    expect(problemsOf({ accountNumber })).toEqual({ accountNumber: 'number' }),
  );

  it('validates the number by the selected bank', () => {
    expect([problemsOf({ bank: 'TEAK' }), problemsOf({ bank: 'TEAK', accountNumber: '12345678' })]).toEqual([
      { accountNumber: 'number' },
      {},
    ]);
    expect(problemsOf({ bank: null })).toEqual({ bank: 'noBank', accountNumber: 'number' });
  });

  it.each([
    ['สมชาย ใจดี', {}],
    [" Mary-Ann O'Neil Jr. ", {}],
    ['', { holderName: 'name' }],
    ['Q', { holderName: 'name' }],
    ['7Eleven', { holderName: 'name' }],
    ['Somchai 2', { holderName: 'name' }],
  ])('validates the account holder: %s', (holderName, problems) =>
    expect(problemsOf({ holderName })).toEqual(problems),
  );

  it('requires a payment password of six digits', () => {
    expect(problemsOf({ paymentPassword: '12345' })).toEqual({ paymentPassword: 'sixDigits' });
  });
});
