import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const pointMallEvents = defineEvents({
  /** Loading failed: retry. */
  'pointMall.retry': emptyPayload,
  'pointMall.showCatalogue': emptyPayload,
  'pointMall.showConvert': emptyPayload,
  'pointMall.showRecord': emptyPayload,
  'pointMall.showRules': emptyPayload,
  /** Exchange points for this reward. */
  'pointMall.choose': z.object({ id: visible(z.string()) }),
  'page.language': z.object({ language: languageCode }),
});
