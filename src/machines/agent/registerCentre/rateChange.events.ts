import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const rateChangeEvents = defineEvents({
  'rateChange.retry': emptyPayload,
  'rateChange.type': z.object({ value: visible(z.string()) }),
  'rateChange.submit': emptyPayload,
  /** Outcome unknown: resend with the same key, or load again. */
  'rateChange.resend': emptyPayload,
  'rateChange.checkStatus': emptyPayload,
  'rateChange.close': emptyPayload,
});
