import * as z from 'zod/mini';
import type { MemberInfo } from '../../../api/contract/account/member.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';
import type { RoundCancelled } from '../live/live.machine.ts';

/** Why a session ended unasked: expired, ended elsewhere, or unknown to the server. */
export const sessionEnd = z.enum(['SESSION_EXPIRED', 'SESSION_REVOKED', 'NOT_LOGGED_IN']);
export type SessionEnd = z.infer<typeof sessionEnd>;

export const sessionEvents = defineEvents({
  /** A login has stored a token in session storage. */
  'session.opened': emptyPayload,
  /** A call marked T was refused: the session has ended. */
  'session.invalidated': z.object({ reason: sessionEnd }),
  /** Logged out here or in another tab. */
  'session.loggedOut': emptyPayload,
  /** Loading member info failed; retry. */
  'session.retry': emptyPayload,
});

/** Sent to the parent. */
export type SessionEvent =
  | RoundCancelled
  | { readonly type: 'session.loaded'; readonly member: MemberInfo }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd };
