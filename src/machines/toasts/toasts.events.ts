import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

/** What a toast says; the view has the words. */
export const toastTopic = z.enum([
  'logged_out',
  'logged_out_elsewhere',
  'password_changed',
  'registered',
  'trial_started',
  'language_failed',
]);
export type ToastTopic = z.infer<typeof toastTopic>;

export const toastsEvents = { 'toasts.show': z.object({ topic: toastTopic }), 'toasts.dismiss': nothing };
