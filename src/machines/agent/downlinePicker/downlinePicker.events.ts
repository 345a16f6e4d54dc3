import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const downlineStep = z.enum(['next', 'previous']);
export type DownlineStep = z.infer<typeof downlineStep>;

export const downlinePickerEvents = defineEvents({
  /** The text has changed to `value`. */
  'downlinePicker.search': z.object({ value: visible(z.string()) }),
  /** Opens the list for the current text. */
  'downlinePicker.open': z.object({ value: visible(z.string()) }),
  'downlinePicker.move': z.object({ to: downlineStep }),
  /** Selects the active downline. */
  'downlinePicker.choose': emptyPayload,
  /** Selects a pressed downline. */
  'downlinePicker.pick': z.object({ username: visible(z.string()) }),
  'downlinePicker.close': emptyPayload,
});
