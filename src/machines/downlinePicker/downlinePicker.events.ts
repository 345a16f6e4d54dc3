import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

export const downlineStep = z.enum(['next', 'previous']);
export type DownlineStep = z.infer<typeof downlineStep>;

export const downlinePickerEvents = {
  /** The name has been typed on: `value` is all of it. */
  'downlinePicker.search': z.object({ value: z.string() }),
  /** Opens the list for what the field holds. */
  'downlinePicker.open': z.object({ value: z.string() }),
  'downlinePicker.move': z.object({ to: downlineStep }),
  /** Takes the active downline. */
  'downlinePicker.choose': nothing,
  /** Takes a downline that was pressed. */
  'downlinePicker.pick': z.object({ username: z.string() }),
  'downlinePicker.close': nothing,
};
