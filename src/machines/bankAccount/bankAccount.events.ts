import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { nothing } from '../support/events.ts';

export const bankSecret = z.enum(['accountNumber', 'paymentPassword']);
export type BankSecret = z.infer<typeof bankSecret>;

export const bankAccountEvents = {
  'bankAccount.chooseBank': z.object({ bank: z.string() }),
  'bankAccount.type': z.object({ value: z.string() }),
  'bankAccount.typeSecret': z.object({ field: bankSecret, value: secret(z.string()) }),
  'bankAccount.submit': nothing,
  'bankAccount.again': nothing,
  'bankAccount.look': nothing,
};
