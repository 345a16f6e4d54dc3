import type { ApiFailure } from '../../api/failure.ts';

/** Identifies intended payments: each happens once, however often it is sent (decision W8). */
export interface IdempotencyState {
  /** Unique to this page. */
  readonly keySeed: string;
  /** Number of answered requests. */
  readonly keyIndex: number;
}

/** The Idempotency-Key of the current request. It stays until the request is answered. */
export const idempotencyKeyOf = ({ keySeed, keyIndex }: IdempotencyState): string => `${keySeed}-${keyIndex + 1}`;

const UNSURE: readonly ApiFailure['kind'][] = ['offline', 'timeout', 'malformed', 'broken', 'aborted'];

/** Whether a failure leaves the outcome unknown: resending with the same key is safe. */
export const isOutcomeUnknown = (failure: ApiFailure): boolean =>
  UNSURE.includes(failure.kind) || (failure.kind === 'refused' && failure.code === 'UNAVAILABLE');
