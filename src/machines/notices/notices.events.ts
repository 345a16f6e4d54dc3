import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const noticesEvents = {
  'notices.page': z.object({ page: z.int() }),
  'notices.toggle': z.object({ id: z.string() }),
  'notices.retry': nothing,
  'notices.close': nothing,
  /** Other words are on screen, so the notices are wanted in them too. */
  'modal.language': z.object({ language: languageCode }),
};
