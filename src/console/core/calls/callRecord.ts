import type { FaultDone } from './fault.ts';
import type { Verdict } from './verdict.ts';

/**
 * How far a call is. `waiting` for the server, or for ever once its reply was dropped; `held` and `slowed` have a reply
 * that the site has not seen; `failed` ended without one.
 */
export type CallState = 'waiting' | 'held' | 'slowed' | 'done' | 'failed' | 'aborted';

/** What is known of one call. It never changes: each step makes another. Nothing in it is secret. */
export interface CallRecord {
  readonly seq: number;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** ms of the given clock. */
  readonly startedAt: number;
  readonly request: unknown;
  readonly requestVerdict: Verdict;
  /** HTTP status; null while there is no reply. */
  readonly status: number | null;
  /** The body, masked; null while there is none. */
  readonly reply: unknown;
  /** Null until the reply was read. */
  readonly replyVerdict: Verdict | null;
  /** When the reply came in; null while there is none. */
  readonly arrivedAt: number | null;
  /** When the site had its answer; null before. */
  readonly endedAt: number | null;
  readonly fault: FaultDone | null;
  readonly state: CallState;
}
