import type { RefusalCode, RefusalDetails } from './contract/refusal.ts';

/** What a hosted service for mobile numbers may say (ERR-16…26, in the order of the specification). */
export type PhoneProblem =
  | 'badFormat'
  | 'badNumber'
  | 'tooMany'
  | 'unknown'
  | 'codeInvalid'
  | 'codeMissing'
  | 'codeExpired'
  | 'badCaptcha'
  | 'noQuota'
  | 'notEnabled'
  | 'popupClosed';

/** Every way in which a call can fail, as data for context and exhaustive switches. */
export type ApiFailure =
  /** No network or server, or the connection broke (ERR-27). */
  | { readonly kind: 'offline' }
  /** Timeout (ERR-28). */
  | { readonly kind: 'timeout' }
  /** Refused with a code of the contract. `message` is the server's text (ERR-11). */
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly message: string;
      readonly details: RefusalDetails | null;
    }
  /** The response does not match the contract. */
  | { readonly kind: 'malformed'; readonly endpoint: string }
  /** HTTP error without an envelope. */
  | { readonly kind: 'broken'; readonly status: number }
  /** Refused by a hosted phone service (ERR-16…26). */
  | { readonly kind: 'phone'; readonly problem: PhoneProblem }
  /** Insecure origin: E payloads cannot be encrypted. */
  | { readonly kind: 'insecure' }
  /** The calling machine has left the state. */
  | { readonly kind: 'aborted' }
  /** A bug of ours: something other than an ApiError was thrown. */
  | { readonly kind: 'defect' };

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(`api call failed: ${failure.kind}`, options);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** The failure in an `onError` event. Anything that is not an ApiError is a defect. */
export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiError ? error.failure : { kind: 'defect' };

/** Whether the server refused with this code. */
export const isRefusal = (failure: ApiFailure, code: RefusalCode): boolean =>
  failure.kind === 'refused' && failure.code === code;

const sessionEnds: readonly RefusalCode[] = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'SESSION_REVOKED'];

/** Whether the session has ended on the server. */
export const isSessionGone = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && sessionEnds.includes(failure.code);
