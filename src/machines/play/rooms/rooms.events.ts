import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const roomsEvents = defineEvents({
  /** The page with rooms is open: those of one vendor, or with an empty code of all. Null: it is left. */
  'rooms.visit': z.object({ vassalage: visible(z.nullable(z.string().check(z.maxLength(32)))) }),
  'rooms.language': z.object({ language: languageCode }),
  'rooms.retry': emptyPayload,
});
