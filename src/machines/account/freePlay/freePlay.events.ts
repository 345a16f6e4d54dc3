import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const freePlaySettings = z.object({
  /** DEMO-01: whether the merchant offers trials; true until it is known. */
  isOffered: z.boolean(),
});
export type FreePlaySettings = Readonly<z.infer<typeof freePlaySettings>>;

export const freePlayEvents = defineEvents({
  'freePlay.start': emptyPayload,
  'freePlay.register': emptyPayload,
  'freePlay.logIn': emptyPayload,
  'freePlay.close': emptyPayload,
  'modal.language': z.object({ language: languageCode }),
  'modal.settings': z.object({ settings: freePlaySettings }),
});
