import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const bankSecret = z.enum(['accountNumber', 'paymentPassword']);
export type BankSecret = z.infer<typeof bankSecret>;

export const bankAccountEvents = defineEvents({
  'bankAccount.chooseBank': z.object({ bank: visible(z.string()) }),
  'bankAccount.type': z.object({ value: visible(z.string()) }),
  'bankAccount.typeSecret': z.object({ field: bankSecret, value: secret(z.string()) }),
  'bankAccount.submit': emptyPayload,
  'bankAccount.resend': emptyPayload,
  'bankAccount.checkStatus': emptyPayload,
});
