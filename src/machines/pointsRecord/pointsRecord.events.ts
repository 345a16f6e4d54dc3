import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

/** CONST-34, POINTS-07: the days before those on screen, or after them. */
export const daysShift = z.enum(['previous30', 'previous7', 'next7', 'next30']);
export type DaysShift = z.infer<typeof daysShift>;

export const pointsRecordEvents = {
  'pointsRecord.showExchanges': nothing,
  'pointsRecord.showMovements': nothing,
  'pointsRecord.shift': z.object({ by: daysShift }),
  'pointsRecord.turnTo': z.object({ page: z.number() }),
  /** Ask for the same again. */
  'pointsRecord.refresh': nothing,
  /** One exchange on screen. */
  'pointsRecord.open': z.object({ id: z.string() }),
  'pointsRecord.back': nothing,
  'page.language': z.object({ language: languageCode }),
};
