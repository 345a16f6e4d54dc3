import type { signInStepContract } from '../../../api/contract/account/signInStep.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { type ApiFailure, isRefusal } from '../../../api/failure.ts';
import type { CodeKind } from './secondStep.events.ts';

export type Granted = ValueOf<typeof signInStepContract.secondFactor>;

export interface SecondStepContext {
  /** Only a member's device can be trusted. */
  readonly door: 'secondFactor' | 'desk';
  readonly stepTicket: string;
  readonly by: CodeKind;
  readonly factorCode: string;
  readonly trust: boolean;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  readonly granted: Granted | null;
}

export interface SecondStepOutput {
  /** Null when the member went back or the step has ended. */
  readonly granted: Granted | null;
  /** Why the step has ended. */
  readonly failure: ApiFailure | null;
}

const RECOVERY_LENGTH = 10;

/** Whether a code is complete: six digits, or ten letters and digits in any notation. */
export const isComplete = ({ by, factorCode }: Pick<SecondStepContext, 'by' | 'factorCode'>): boolean =>
  by === 'app' ? /^\d{6}$/.test(factorCode) : factorCode.replace(/[^A-Za-z0-9]/g, '').length === RECOVERY_LENGTH;

/** Whether the sign-in has to start anew. */
export const hasEnded = (failure: ApiFailure): boolean =>
  isRefusal(failure, 'SECOND_STEP_EXPIRED') || isRefusal(failure, 'BAD_CREDENTIALS');

/** The ticket of the second step; null where the sign-in failed. */
export const ticketOf = (failure: ApiFailure): string | null =>
  failure.kind === 'refused' && failure.code === 'SECOND_FACTOR_NEEDED' ? (failure.details?.stepTicket ?? '') : null;
