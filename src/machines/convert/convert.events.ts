import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { nothing } from '../support/events.ts';

export const convertEvents = {
  /** How many points, as it is typed. */
  'convert.type': z.object({ value: z.string() }),
  /** As many as make whole lots. */
  'convert.all': nothing,
  'convert.typeSecret': z.object({ field: z.literal('paymentPassword'), value: secret(z.string()) }),
  'convert.submit': nothing,
  /** No answer has come: send the same again, or see what has become of it. */
  'convert.again': nothing,
  'convert.look': nothing,
};
