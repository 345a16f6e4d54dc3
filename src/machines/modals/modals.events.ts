import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { forgotSettings } from '../forgot/forgot.events.ts';
import { loginSettings } from '../login/login.events.ts';
import { nothing } from '../support/events.ts';

export const modalsEvents = {
  /** The code could not be loaded; try again. */
  'modal.retry': nothing,
  /** The code could not be loaded, or takes too long; never mind. */
  'modal.giveUp': nothing,
  'modal.language': z.object({ language: languageCode }),
  /** What the merchant offers has come; a form that is open, or about to be, wants to know. */
  'modal.settings': z.object({
    settings: z.object({ login: loginSettings, register: loginSettings, forgot: forgotSettings }),
  }),
  /** The address that had opened the form is left, and with it the form. */
  'modal.leave': nothing,
  /** Whatever belonged to the session is no longer of use: it has ended. A registration needs none. */
  'modal.drop': nothing,
};
