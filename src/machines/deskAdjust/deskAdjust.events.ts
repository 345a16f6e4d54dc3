import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

export const deskAdjustEvents = {
  'deskAdjust.typeName': z.object({ value: z.string() }),
  'deskAdjust.find': nothing,
  'deskAdjust.other': nothing,
  'deskAdjust.choosePurse': z.object({ purse: z.enum(['main', 'points']) }),
  'deskAdjust.chooseWay': z.object({ way: z.enum(['give', 'take']) }),
  'deskAdjust.typeAmount': z.object({ value: z.string() }),
  'deskAdjust.typeReason': z.object({ value: z.string() }),
  'deskAdjust.submit': nothing,
  'deskAdjust.confirm': nothing,
  'deskAdjust.leave': nothing,
  /** Nobody knows whether it was made: send the same again. */
  'deskAdjust.again': nothing,
  /** It is made, nobody knows, or it is not wanted: back to the list. */
  'deskAdjust.close': nothing,
};
