import type { Protection } from '../../../api/contract/member/protection.ts';

const MINUTE_MS = 60_000;

/**
 * In how many ms the player is told time and net: so many minutes after the session began, or after the last time. At
 * most 0 when it is due; null without a session of play.
 */
export function untilCheck(
  { now, session, realityCheckMinutes }: Pick<Protection, 'now' | 'session' | 'realityCheckMinutes'>,
  checkedAt: number,
): number | null {
  if (session === null) return null;
  return Math.max(session.startedAt, checkedAt) + realityCheckMinutes * MINUTE_MS - now;
}
