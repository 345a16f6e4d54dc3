import * as z from 'zod/mini';
import { paymentPassword } from '../account/paymentPassword.ts';
import { defineEndpoint, secret } from '../endpoint.ts';
import { instant, languageCode } from '../fields.ts';

export const MAX_BANK_ACCOUNTS = 5;

export const bankCode = z.string().check(z.regex(/^[A-Z0-9]{2,16}$/));
/** Id of a row. Somebody else's id is as unknown as a missing one. */
export const rowId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Letters of any script with marks, spaces and name punctuation. */
const holderName = z.string().check(z.trim(), z.minLength(2), z.maxLength(100), z.regex(/^\p{L}[\p{L}\p{M}.'’ -]*$/u));

const account = z.object({
  id: rowId,
  bank: z.object({ code: bankCode, name: z.string() }),
  holderName: z.string(),
  /** Last four digits of the number. */
  last4: z.string(),
  isDefault: z.boolean(),
  createdAt: instant,
});

const mine = {
  method: 'POST',
  sends: 'json',
  token: true,
  encrypted: false,
  repeat: 'once',
  request: z.object({ id: rowId }),
  value: z.null(),
  refusals: ['NEED_TRUE_ACCOUNT', 'NOT_FOUND'],
  spec: 'assumed: issue 6, bank accounts',
} as const;

export const bankAccountContract = {
  list: defineEndpoint({
    id: 'bankAccount.list',
    method: 'GET',
    path: '/wps/ext/v1/bank-accounts',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ language: languageCode }),
    /** Accounts, default first; and the banks to choose from, with their number lengths. */
    value: z.object({
      list: z.array(account),
      most: z.int(),
      banks: z.array(z.object({ code: bankCode, name: z.string(), minDigits: z.int(), maxDigits: z.int() })),
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: issue 6, bank accounts',
  }),
  add: defineEndpoint({
    id: 'bankAccount.add',
    method: 'POST',
    path: '/wps/ext/v1/bank-accounts/add',
    sends: 'json',
    token: true,
    encrypted: true,
    paymentPassword: true,
    repeat: 'keyed',
    request: z.object({
      bank: bankCode,
      holderName,
      /** Digits; the server strips spaces and dashes. */
      accountNumber: secret(z.string().check(z.trim(), z.minLength(6), z.maxLength(30), z.regex(/^[0-9][0-9 -]*$/))),
      paymentPassword: paymentPassword(),
    }),
    /** The first account becomes the default. */
    value: z.object({ id: rowId }),
    refusals: ['NEED_TRUE_ACCOUNT', 'BANK_ACCOUNT_KNOWN', 'BANK_ACCOUNTS_FULL'],
    spec: 'assumed: issue 6, bank accounts',
  }),
  makeDefault: defineEndpoint({
    ...mine,
    id: 'bankAccount.makeDefault',
    path: '/wps/ext/v1/bank-accounts/default',
  }),
  remove: defineEndpoint({
    ...mine,
    id: 'bankAccount.remove',
    path: '/wps/ext/v1/bank-accounts/remove',
  }),
};
