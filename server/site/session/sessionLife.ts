import type { RefusalCode } from '../../../src/api/contract/refusal.ts';
import type { session } from '../../database/schema.ts';

const MINUTE = 60_000;

/** Decision W4, in ms. */
export const IDLE_MS = 30 * MINUTE;
export const ABSOLUTE_MS = 12 * 60 * MINUTE;
export const MAX_SESSIONS = 5;
/** Minimum interval between activity writes. */
export const TOUCH_MS = MINUTE;

type Row = Pick<typeof session.$inferSelect, 'createdAt' | 'seenAt' | 'endedAt' | 'endReason'>;

/** The end reason of a session, or null while it is valid. */
export function sessionEndReason(row: Row, now: number): RefusalCode | null {
  if (row.endedAt !== null) {
    if (row.endReason === 'logout') return 'NOT_LOGGED_IN';
    return row.endReason === 'expired' ? 'SESSION_EXPIRED' : 'SESSION_REVOKED';
  }
  return now >= row.createdAt + ABSOLUTE_MS || now >= row.seenAt + IDLE_MS ? 'SESSION_EXPIRED' : null;
}
