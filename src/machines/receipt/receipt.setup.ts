import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type WithdrawalDetail, withdrawalContract } from '../../api/contract/withdrawal.ts';
import { failureOf } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { Proof, ProofsAdded, ReceiptAnswer, receiptEvents } from './receipt.events.ts';
import {
  acceptsProofs,
  answerCallOf,
  isInProgress,
  mayAnswer,
  proofsProblem,
  type ReceiptContext,
  receivedOf,
} from './receipt.rules.ts';

export interface ReceiptInput {
  readonly id: string;
  readonly language: LanguageCode;
  readonly keySeed: string;
}

/** One above the limit, so that choosing too many shows an error; the rest is dropped. */
const MOST_KEPT = 4;

/** Setup of the receipt machine. */
export const receiptSetup = setup({
  types: {
    context: {} as ReceiptContext,
    input: {} as ReceiptInput,
    events: {} as EventsOf<typeof receiptEvents> | ProofsAdded,
    tags: {} as 'busy',
  },
  actors: {
    fetchDetail: apiPort(withdrawalContract.detail),
    sendReceived: apiPort(withdrawalContract.confirmReceived),
    sendPartly: apiPort(withdrawalContract.reportPartly),
    sendNotReceived: apiPort(withdrawalContract.reportNotReceived),
    sendDispute: apiPort(withdrawalContract.dispute),
  },
  actions: {
    keepDetail: assign((_, params: { detail: WithdrawalDetail }) => ({ detail: params.detail })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    choose: assign((_, params: { answer: ReceiptAnswer }) => ({
      answer: params.answer,
      tried: false,
      failure: null,
    })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    addProofs: assign(({ context }, params: { proofs: readonly Proof[] }) => ({
      proofs: [...context.proofs, ...params.proofs].slice(0, MOST_KEPT),
      failure: null,
    })),
    removeProof: assign(({ context }, params: { index: number }) => ({
      proofs: context.proofs.filter((_, index) => index !== params.index),
    })),
    startDispute: assign({ disputing: true, tried: false, failure: null }),
    leaveDispute: assign({ disputing: false, tried: false, failure: null }),
    markTried: assign({ tried: true, failure: null }),
    startSending: assign(({ context }) => ({ tried: true, failure: null, requestLanguage: context.language })),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    forgetForm: assign({ answer: null, typed: '', proofs: [], disputing: false, tried: false, failure: null }),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    mayAnswer: ({ context }) => mayAnswer(context),
    isPart: ({ context }) => mayAnswer(context) && context.answer === 'partly',
    mayDispute: ({ context }) => context.detail?.disputeUntil != null && !context.disputing,
    isDisputing: ({ context }) => context.disputing,
    hasForm: ({ context }) => mayAnswer(context) || context.disputing,
    isMoving: ({ context }) => context.detail !== null && isInProgress(context.detail),
    isReceived: ({ context }) => answerCallOf(context) === 'received' && context.detail?.canConfirm === true,
    isPartly: ({ context }) =>
      answerCallOf(context) === 'partly' && context.detail?.canConfirm === true && 'amount' in receivedOf(context),
    isNot: ({ context }) =>
      answerCallOf(context) === 'not' && context.detail?.canConfirm === true && proofsProblem(context) === null,
    isDispute: ({ context }) =>
      answerCallOf(context) === 'dispute' && context.detail?.disputeUntil != null && proofsProblem(context) === null,
    takesProofs: ({ context }) => acceptsProofs(context),
    isProof: ({ context }, params: { index: number }) =>
      acceptsProofs(context) && context.proofs[params.index] !== undefined,
    isOpenEnded: ({ context }) => context.failure !== null && isOutcomeUnknown(context.failure),
  },
  delays: { poll: 10_000 },
});
