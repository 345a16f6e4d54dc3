import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { forgotSettings } from '../../account/forgot/forgot.events.ts';
import { freePlaySettings } from '../../account/freePlay/freePlay.events.ts';
import { loginSettings } from '../../account/login/login.events.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const modalsEvents = defineEvents({
  /** Retry loading the code. */
  'modal.retry': emptyPayload,
  /** Cancel while loading or after a failure. */
  'modal.cancel': emptyPayload,
  'modal.language': z.object({ language: languageCode }),
  /** The merchant's offer has loaded; an open or requested form is told. */
  'modal.settings': z.object({
    settings: z.object({
      login: loginSettings,
      register: loginSettings,
      forgot: forgotSettings,
      freePlay: freePlaySettings,
    }),
  }),
  /** The address of the form was left; closes the form. */
  'modal.leave': emptyPayload,
  /** The session has ended: closes flows that need one. Registration needs none. */
  'modal.drop': emptyPayload,
});
