import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const promotionEvents = defineEvents({
  'promotion.join': emptyPayload,
  /** Takes a bonus that is ready, or the prize of a raffle. */
  'promotion.claim': emptyPayload,
  /** The comment of an application. */
  'promotion.type': z.object({ value: visible(z.string()) }),
  'promotion.removeImage': z.object({ index: z.int() }),
  'promotion.agree': z.object({ on: z.boolean() }),
  'promotion.submit': emptyPayload,
  /** Outcome unknown: resend with the same key, or look. */
  'promotion.resend': emptyPayload,
  'promotion.checkStatus': emptyPayload,
  /** A member is signed in, or nobody. */
  'promotion.signedIn': emptyPayload,
  'promotion.signedOut': emptyPayload,
  /** Loads what has failed. */
  'promotion.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});

/** A picture that goes with an application. */
export interface PromotionImage {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly file: File;
}

/** Pictures were chosen. Files are not data, so no generated form can send this. */
export interface ImagesAdded {
  readonly type: 'promotion.addImages';
  readonly images: readonly PromotionImage[];
}
