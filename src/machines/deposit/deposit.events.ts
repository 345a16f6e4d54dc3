import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const depositEvents = {
  'deposit.retry': nothing,
  'deposit.choose': z.object({ method: z.string() }),
  'deposit.type': z.object({ value: z.string() }),
  'deposit.submit': nothing,
  /** Nobody knows whether the last one was made: send the same again. */
  'deposit.again': nothing,
  /** Nobody knows whether the last one was made: look into the list. */
  'deposit.look': nothing,
  /** Another page of the earlier deposits, from 1. */
  'deposit.turnTo': z.object({ page: z.int() }),
  'deposit.open': z.object({ id: z.string() }),
  'deposit.guide': nothing,
  'deposit.closeGuide': nothing,
  'page.language': z.object({ language: languageCode }),
};
