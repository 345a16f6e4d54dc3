import * as z from 'zod/mini';
import { drawnIcon } from '../../../api/contract/account/memberIcon.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const profileEvents = defineEvents({
  'profile.retry': emptyPayload,
  'profile.edit': emptyPayload,
  'profile.type': z.object({ nickname: visible(z.string()) }),
  'profile.choose': z.object({ drawn: drawnIcon }),
  'profile.submit': emptyPayload,
  'profile.close': emptyPayload,
});

/** A picture was chosen. Files are not data, so no generated form can send this. */
export interface PictureChosen {
  readonly type: 'profile.picture';
  /** As the browser tells it; the server looks into the file. */
  readonly mediaType: string;
  readonly bytes: number;
  readonly file: File;
}
