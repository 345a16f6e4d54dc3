import type { ApiFailure } from '../../api/failure.ts';

/** Which of several things somebody means to do: each is done once, however often it is sent (decision W8). */
export interface Intents {
  /** Of this page alone; never the same twice. */
  readonly keySeed: string;
  /** How many have come to an answer. */
  readonly settled: number;
}

/** The Idempotency-Key of what is meant now. It stays until there is an answer. */
export const intentKey = ({ keySeed, settled }: Intents): string => `${keySeed}-${settled + 1}`;

const UNSURE: readonly ApiFailure['kind'][] = ['offline', 'timeout', 'malformed', 'broken', 'aborted'];

/** Whether a failure leaves open what the server has done: the same key may be sent again, and does nothing twice. */
export const isUnsure = (failure: ApiFailure): boolean =>
  UNSURE.includes(failure.kind) || (failure.kind === 'refused' && failure.code === 'UNAVAILABLE');
