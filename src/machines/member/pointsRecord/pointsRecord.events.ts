import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const pointsRecordEvents = defineEvents({
  'pointsRecord.showExchanges': emptyPayload,
  'pointsRecord.showMovements': emptyPayload,
  /** A list has failed by a fault of its own: start it again. */
  'pointsRecord.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
