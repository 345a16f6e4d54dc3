import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

/** What a dialog is about; the view has the words. */
export const dialogTopic = z.enum([
  'server_message',
  'session_expired',
  'session_revoked',
  'not_logged_in',
  'in_need_true_account',
  'sms_wait',
  'failure',
]);
export type DialogTopic = z.infer<typeof dialogTopic>;

/** What follows when a dialog is accepted. */
export const dialogNext = z.enum(['nothing', 'login', 'register']);
export type DialogNext = z.infer<typeof dialogNext>;

export const dialog = z.object({
  topic: dialogTopic,
  /** The server's own sentence, where the topic is `server_message` (SMS-12, ERR-11). */
  message: z.optional(z.string()),
  /** Minutes to wait, where the words name them (SMS-13). */
  minutes: z.optional(z.int()),
  next: dialogNext,
});
export type Dialog = z.infer<typeof dialog>;

export const dialogsEvents = {
  'dialogs.show': z.object({ dialog }),
  'dialogs.accept': nothing,
  'dialogs.dismiss': nothing,
};
