import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const lineTransferEvents = defineEvents({
  'lineTransfer.retry': emptyPayload,
  'lineTransfer.type': z.object({ value: visible(z.string()) }),
  /** The maximum. */
  'lineTransfer.useMax': emptyPayload,
  'lineTransfer.typeSecret': z.object({ value: secret(z.string()) }),
  /** To the confirmation. */
  'lineTransfer.submit': emptyPayload,
  'lineTransfer.confirm': emptyPayload,
  /** Back to the form, which keeps its values. */
  'lineTransfer.back': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'lineTransfer.resend': emptyPayload,
  /** Outcome unknown: refresh. */
  'lineTransfer.checkStatus': emptyPayload,
  /** Back to the downlines, if one was selected there. */
  'lineTransfer.leave': emptyPayload,
});
