import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const pointMallEvents = {
  /** What there is could not be had: try again. */
  'pointMall.retry': nothing,
  'pointMall.showCatalogue': nothing,
  'pointMall.showConvert': nothing,
  'pointMall.showRecord': nothing,
  'pointMall.showRules': nothing,
  /** Points for this reward. */
  'pointMall.choose': z.object({ id: z.string() }),
  'page.language': z.object({ language: languageCode }),
};
