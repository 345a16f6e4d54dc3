import type { ActorRecord } from '../entry.ts';
import type { FaultDone } from './fault.ts';
import type { Verdict } from './verdict.ts';

/**
 * How far a call is. `waiting` for the server, or for ever once its reply was dropped; `held` and `slowed` have a reply
 * that the site has not seen; `failed` ended without one.
 */
export type CallState = 'waiting' | 'held' | 'slowed' | 'done' | 'failed' | 'aborted';

/** Immutable record of one call; masked. */
export interface CallRecord {
  readonly seq: number;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Null for a call of the page itself. */
  readonly caller: ActorRecord | null;
  /** ms of the given clock. */
  readonly startedAt: number;
  readonly request: unknown;
  readonly requestVerdict: Verdict;
  /** HTTP status; null without a reply. */
  readonly status: number | null;
  /** Body, masked; null without a reply. */
  readonly reply: unknown;
  /** Null until the reply is read. */
  readonly replyVerdict: Verdict | null;
  /** Time of the reply; null without one. */
  readonly arrivedAt: number | null;
  /** Time of delivery to the site; null before. */
  readonly endedAt: number | null;
  readonly fault: FaultDone | null;
  readonly state: CallState;
  /** Where the reply came from if not from the network, as its header `x-source` says. */
  readonly from?: string;
}
