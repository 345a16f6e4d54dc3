import * as z from 'zod/mini';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Message of a toast; the view has the text. */
export const toastTopic = z.enum([
  'logged_out',
  'logged_out_elsewhere',
  'password_changed',
  'registered',
  'trial_started',
  'language_failed',
  'round_cancelled',
]);
export type ToastTopic = z.infer<typeof toastTopic>;

export const toastsEvents = defineEvents({
  'toasts.show': z.object({ topic: toastTopic }),
  'toasts.dismiss': emptyPayload,
});
