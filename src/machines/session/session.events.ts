import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

/** Why a session ended without the member asking: it ran out, somebody ended it, or the server never knew it. */
export const sessionEnd = z.enum(['SESSION_EXPIRED', 'SESSION_REVOKED', 'NOT_LOGGED_IN']);
export type SessionEnd = z.infer<typeof sessionEnd>;

export const sessionEvents = {
  /** A login has put a token into session storage. */
  'session.opened': nothing,
  /** A call marked T was refused because the session is over. */
  'session.gone': z.object({ reason: sessionEnd }),
  /** The member has logged out here, or in another tab. */
  'session.left': nothing,
  /** Member info could not be loaded; try again. */
  'session.retry': nothing,
};
