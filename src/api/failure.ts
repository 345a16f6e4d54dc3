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

/** Every way a call can fail, as data that a machine keeps in context and a screen switches over. */
export type ApiFailure =
  /** No network, no server, or the connection broke (ERR-27). */
  | { readonly kind: 'offline' }
  /** The answer did not come in time (ERR-28). */
  | { readonly kind: 'timeout' }
  /** The server said no, in the contract's words. `message` is the server's own sentence (ERR-11). */
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly message: string;
      readonly details: RefusalDetails | null;
    }
  /** The server answered outside the contract. */
  | { readonly kind: 'malformed'; readonly endpoint: string }
  /** The server, or something before it, broke: an HTTP error without an envelope. */
  | { readonly kind: 'broken'; readonly status: number }
  /** A hosted service for mobile numbers said no (ERR-16…26). */
  | { readonly kind: 'phone'; readonly problem: PhoneProblem }
  /** The page stands on an insecure origin, so that E payloads cannot be sealed. */
  | { readonly kind: 'insecure' }
  /** The machine that asked has left; nobody is to be told. */
  | { readonly kind: 'aborted' }
  /** Our own bug: something threw that is not an ApiError. */
  | { readonly kind: 'defect' };

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(`api call failed: ${failure.kind}`, options);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** What an `onError` holds, as data. Anything that is not an ApiError is a defect of ours. */
export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiError ? error.failure : { kind: 'defect' };

/** Whether the server refused with this code. */
export const isRefusal = (failure: ApiFailure, code: RefusalCode): boolean =>
  failure.kind === 'refused' && failure.code === code;

const sessionEnds: readonly RefusalCode[] = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'SESSION_REVOKED'];

/** Whether the server no longer knows the session that asked. */
export const isSessionGone = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && sessionEnds.includes(failure.code);
