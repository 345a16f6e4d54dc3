import { type ApiFailure, failureOf } from '../../src/api/failure.ts';

/** The failure that a call ends with, or null where it succeeds. */
export const failureIn = (call: Promise<unknown>): Promise<ApiFailure | null> => call.then(() => null, failureOf);
