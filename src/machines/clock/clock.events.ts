import * as z from 'zod/mini';
import { instant } from '../../api/contract/fields.ts';

export const clockEvents = {
  /** The server has said what time it is. */
  'clock.correct': z.object({ serverTime: instant }),
};
