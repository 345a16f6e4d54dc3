import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { questionType } from '../../../api/contract/member/feedback.ts';
import type { Proof } from '../../money/receipt/receipt.events.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const feedbackEvents = defineEvents({
  'feedback.retry': emptyPayload,
  'feedback.choose': z.object({ question: questionType }),
  'feedback.type': z.object({ value: visible(z.string()) }),
  'feedback.removePicture': z.object({ index: z.int() }),
  /** Not about the article that led here. */
  'feedback.dropArticle': emptyPayload,
  'feedback.submit': emptyPayload,
  'feedback.resend': emptyPayload,
  'feedback.checkStatus': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});

/** Pictures were chosen. Files are not data, so no generated form can send this. */
export interface PicturesAdded {
  readonly type: 'feedback.addPictures';
  readonly pictures: readonly Proof[];
}
