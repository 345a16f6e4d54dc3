import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

const linkField = z.enum(['label', 'code', 'rate']);
export type LinkField = z.infer<typeof linkField>;

export const linkFormEvents = defineEvents({
  'linkForm.type': z.object({ field: linkField, value: visible(z.string()) }),
  /** Whether what registers with the link becomes an agent. */
  'linkForm.choose': z.object({ isAgent: z.boolean() }),
  'linkForm.submit': emptyPayload,
  /** Outcome unknown: resend with the same key, or look at the links. */
  'linkForm.resend': emptyPayload,
  'linkForm.checkStatus': emptyPayload,
  'linkForm.close': emptyPayload,
});
