import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const afterLoginEvents = {
  'afterLogin.next': nothing,
  'afterLogin.close': nothing,
  'modal.language': z.object({ language: languageCode }),
};
