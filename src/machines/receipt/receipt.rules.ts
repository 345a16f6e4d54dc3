import type { LanguageCode } from '../../api/contract/fields.ts';
import type { Problem } from '../../api/contract/rules/problem.ts';
import { proofProblem } from '../../api/contract/rules/uploads.ts';
import type { WithdrawalDetail } from '../../api/contract/withdrawal.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type AmountTyped, readAmount } from '../money/amount.ts';
import type { Intents } from '../money/intent.ts';
import type { Proof, ReceiptAnswer } from './receipt.events.ts';

export interface ReceiptContext extends Intents {
  readonly id: string;
  readonly language: LanguageCode;
  readonly detail: WithdrawalDetail | null;
  /** Null until the member has chosen: nothing is answered for him. */
  readonly answer: ReceiptAnswer | null;
  readonly disputing: boolean;
  readonly typed: string;
  readonly proofs: readonly Proof[];
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** A look that nobody asked for says so (decision W4). */
  readonly asked: boolean;
}

const STEP = 100;

/** WD-07: how much has come, more than nothing and less than the whole. */
export const receivedOf = ({ detail, typed }: Pick<ReceiptContext, 'detail' | 'typed'>): AmountTyped =>
  readAmount(typed, { most: Math.max(0, (detail?.payout ?? 0) - STEP) });

/** WD-05, 06: a picture is due where nothing has come, and in a dispute. */
export const proofsWanted = ({ answer, disputing }: Pick<ReceiptContext, 'answer' | 'disputing'>): boolean =>
  disputing || answer === 'not';

/** Whether the question is asked. */
export const mayAnswer = ({ detail, disputing }: Pick<ReceiptContext, 'detail' | 'disputing'>): boolean =>
  !disputing && detail?.canConfirm === true;

/** Whether there is somebody to show a picture to. */
export const takesProofs = (context: Pick<ReceiptContext, 'answer' | 'disputing' | 'detail'>): boolean =>
  proofsWanted(context) && (context.disputing || context.detail?.canConfirm === true);

export const proofsProblem = (context: Pick<ReceiptContext, 'answer' | 'disputing' | 'proofs'>): Problem | null =>
  proofsWanted(context) ? proofProblem(context.proofs) : null;

/** Which of the calls says what has been chosen. */
export const wayOf = ({ answer, disputing }: Pick<ReceiptContext, 'answer' | 'disputing'>) =>
  disputing ? 'dispute' : answer;

/** Whether the member has said that not all of it has come: his word may still change. */
export const isLookedInto = ({ status }: Pick<WithdrawalDetail, 'status'>): boolean =>
  status === 'notReceived' || status === 'partlyReceived';

/** What can still change without the member. */
export const isMoving = ({ status }: WithdrawalDetail): boolean =>
  ['requested', 'approved', 'paying', 'awaiting', 'partlyReceived', 'notReceived', 'disputed'].includes(status);
