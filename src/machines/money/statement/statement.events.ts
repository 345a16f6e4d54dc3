import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const statementEvents = defineEvents({
  /** Retry after the wallets failed to load, or a list by a fault of its own. */
  'statement.retry': emptyPayload,
  'statement.showReport': emptyPayload,
  'statement.showMovements': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
