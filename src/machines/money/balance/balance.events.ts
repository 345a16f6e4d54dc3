import * as z from 'zod/mini';
import { money } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const balanceEvents = defineEvents({
  /** HEADER-33. */
  'balance.refresh': emptyPayload,
  /** Money has moved: a pending answer may be stale. */
  'balance.invalidate': emptyPayload,
  /** From the push channel; newer than a pending answer. In 1/10,000 P. */
  'balance.pushed': z.object({ sumBalance: money }),
  /** HEADER-32: hides or shows the amount. */
  'balance.toggle': emptyPayload,
});
