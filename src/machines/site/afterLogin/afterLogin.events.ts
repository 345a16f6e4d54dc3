import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const afterLoginEvents = defineEvents({
  'afterLogin.next': emptyPayload,
  'afterLogin.close': emptyPayload,
  'modal.language': z.object({ language: languageCode }),
});
