import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const depositEvents = defineEvents({
  'deposit.retry': emptyPayload,
  'deposit.choose': z.object({ method: visible(z.string()) }),
  'deposit.type': z.object({ value: visible(z.string()) }),
  'deposit.submit': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'deposit.resend': emptyPayload,
  /** Outcome unknown: refresh the deposits. */
  'deposit.checkStatus': emptyPayload,
  'deposit.guide': emptyPayload,
  'deposit.closeGuide': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
