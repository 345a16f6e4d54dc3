import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

export const lineTransferEvents = {
  'lineTransfer.retry': nothing,
  'lineTransfer.type': z.object({ value: z.string() }),
  /** All that may be sent. */
  'lineTransfer.all': nothing,
  'lineTransfer.typeSecret': z.object({ value: z.string() }),
  'lineTransfer.submit': nothing,
  /** Nobody knows whether the last one went through: send the same again. */
  'lineTransfer.again': nothing,
  /** Nobody knows whether the last one went through: look what there is. */
  'lineTransfer.look': nothing,
  /** Back to the downlines, where one was chosen from. */
  'lineTransfer.leave': nothing,
};
