import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { WithdrawalDetail } from '../../../api/contract/money/withdraw.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import { proofProblem } from '../../../api/contract/rules/uploads.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../amount.ts';
import type { IdempotencyState } from '../idempotency.ts';
import type { Proof, ReceiptAnswer } from './receipt.events.ts';

export interface ReceiptContext extends IdempotencyState {
  readonly id: string;
  readonly language: LanguageCode;
  readonly detail: WithdrawalDetail | null;
  /** Null until the member chooses; there is no default. */
  readonly answer: ReceiptAnswer | null;
  readonly disputing: boolean;
  readonly typed: string;
  readonly proofs: readonly Proof[];
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** Of the answer under way: a resend must not differ (decision W2). */
  readonly requestLanguage: LanguageCode;
}

const STEP = 100;

/** WD-07: the amount that arrived: more than zero, less than the whole. */
export const receivedOf = ({ detail, typed }: Pick<ReceiptContext, 'detail' | 'typed'>): ParsedAmount =>
  parseAmount(typed, { most: Math.max(0, (detail?.payout ?? 0) - STEP) });

/** WD-05, 06: evidence is required when nothing arrived, and in a dispute. */
export const areProofsRequired = ({ answer, disputing }: Pick<ReceiptContext, 'answer' | 'disputing'>): boolean =>
  disputing || answer === 'not';

/** Whether the question is shown. */
export const mayAnswer = ({ detail, disputing }: Pick<ReceiptContext, 'detail' | 'disputing'>): boolean =>
  !disputing && detail?.canConfirm === true;

/** Whether evidence can be added. */
export const acceptsProofs = (context: Pick<ReceiptContext, 'answer' | 'disputing' | 'detail'>): boolean =>
  areProofsRequired(context) && (context.disputing || context.detail?.canConfirm === true);

export const proofsProblem = (context: Pick<ReceiptContext, 'answer' | 'disputing' | 'proofs'>): Problem | null =>
  areProofsRequired(context) ? proofProblem(context.proofs) : null;

/** The call for the chosen answer. */
export const answerCallOf = ({ answer, disputing }: Pick<ReceiptContext, 'answer' | 'disputing'>) =>
  disputing ? 'dispute' : answer;

/** Whether the member has reported less than the whole: that answer can still change. */
export const isUnderReview = ({ status }: Pick<WithdrawalDetail, 'status'>): boolean =>
  status === 'notReceived' || status === 'partlyReceived';

/** Statuses that can change without the member. */
export const isInProgress = ({ status }: WithdrawalDetail): boolean =>
  ['requested', 'approved', 'paying', 'awaiting', 'partlyReceived', 'notReceived', 'disputed'].includes(status);
