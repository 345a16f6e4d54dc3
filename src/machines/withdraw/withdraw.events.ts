import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const withdrawEvents = {
  'withdraw.retry': nothing,
  'withdraw.chooseMethod': z.object({ code: z.string() }),
  'withdraw.chooseAccount': z.object({ id: z.string() }),
  'withdraw.type': z.object({ value: z.string() }),
  /** What has been chosen is to be looked at once more. */
  'withdraw.next': nothing,
  'withdraw.back': nothing,
  'withdraw.typeSecret': z.object({ value: secret(z.string()) }),
  'withdraw.submit': nothing,
  /** No answer has come: send the same again, or see what has become of it. */
  'withdraw.again': nothing,
  'withdraw.look': nothing,
  /** One that has been asked for: its receipt. */
  'withdraw.open': z.object({ id: z.string() }),
  'withdraw.page': z.object({ page: z.int() }),
  /** Another bank account. */
  'withdraw.addAccount': nothing,
  'withdraw.closeAccount': nothing,
  'page.language': z.object({ language: languageCode }),
};
