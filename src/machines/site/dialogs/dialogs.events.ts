import * as z from 'zod/mini';
import type { PhoneProblem } from '../../../api/failure.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Topic of a dialog; the view has the text. */
export const dialogTopic = z.enum([
  'server_message',
  'session_expired',
  'session_revoked',
  'not_logged_in',
  'trial_ended',
  'in_need_true_account',
  'sms_wait',
  'invitation_code_error',
  'phone',
  'failure',
]);
export type DialogTopic = z.infer<typeof dialogTopic>;

/** ERR-16…26, in the order of the specification. */
const phoneProblem = z.enum([
  'badFormat',
  'badNumber',
  'tooMany',
  'unknown',
  'codeInvalid',
  'codeMissing',
  'codeExpired',
  'badCaptcha',
  'noQuota',
  'notEnabled',
  'popupClosed',
] satisfies PhoneProblem[]);

/** What follows when a dialog is accepted. */
export const dialogNext = z.enum(['nothing', 'login', 'register']);
export type DialogNext = z.infer<typeof dialogNext>;

export const dialog = z.object({
  topic: dialogTopic,
  /** The server's message, where the topic is `server_message` (SMS-12, ERR-11). */
  message: z.optional(z.string()),
  /** Error of a hosted phone service, where the topic is `phone` (ERR-16…26). */
  phone: z.optional(phoneProblem),
  /** Minutes to wait, if the text names them (SMS-13). */
  minutes: z.optional(z.int()),
  next: dialogNext,
});
export type Dialog = z.infer<typeof dialog>;

export const dialogsEvents = defineEvents({
  'dialogs.show': z.object({ dialog }),
  'dialogs.accept': emptyPayload,
  'dialogs.dismiss': emptyPayload,
});
