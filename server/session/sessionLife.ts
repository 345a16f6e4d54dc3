import type { RefusalCode } from '../../src/api/contract/refusal.ts';
import type { session } from '../database/schema.ts';

const MINUTE = 60_000;

/** Decision W4, in ms. */
export const IDLE_MS = 30 * MINUTE;
export const ABSOLUTE_MS = 12 * 60 * MINUTE;
export const LIVE_SESSIONS = 5;
/** How often activity is written down: once in this many ms is enough to judge idleness by. */
export const TOUCH_MS = MINUTE;

type Row = Pick<typeof session.$inferSelect, 'createdAt' | 'seenAt' | 'endedAt' | 'endReason'>;

/** Why a session opens nothing any more, or null while it lives. */
export function endOf(row: Row, now: number): RefusalCode | null {
  if (row.endedAt !== null) {
    if (row.endReason === 'logout') return 'NOT_LOGGED_IN';
    return row.endReason === 'expired' ? 'SESSION_EXPIRED' : 'SESSION_REVOKED';
  }
  return now >= row.createdAt + ABSOLUTE_MS || now >= row.seenAt + IDLE_MS ? 'SESSION_EXPIRED' : null;
}
