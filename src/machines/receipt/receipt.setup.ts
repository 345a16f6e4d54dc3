import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type WithdrawalDetail, withdrawalContract } from '../../api/contract/withdrawal.ts';
import { failureOf } from '../../api/failure.ts';
import { isUnsure } from '../money/intent.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { Proof, ProofsAdded, ReceiptAnswer, receiptEvents } from './receipt.events.ts';
import {
  isMoving,
  mayAnswer,
  proofsProblem,
  type ReceiptContext,
  receivedOf,
  takesProofs,
  wayOf,
} from './receipt.rules.ts';

export interface ReceiptInput {
  readonly id: string;
  readonly language: LanguageCode;
  readonly keySeed: string;
}

/** One more than may be sent, so that somebody who chooses too many hears it; more need not be kept. */
const MOST_KEPT = 4;

/** What the chart of a receipt is made of. */
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
    markAsked: assign({ asked: true }),
    markUnasked: assign({ asked: false }),
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
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    forgetForm: assign({ answer: null, typed: '', proofs: [], disputing: false, tried: false, failure: null }),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    mayAnswer: ({ context }) => mayAnswer(context),
    isPart: ({ context }) => mayAnswer(context) && context.answer === 'partly',
    mayDispute: ({ context }) => context.detail?.disputeUntil != null && !context.disputing,
    isDisputing: ({ context }) => context.disputing,
    hasForm: ({ context }) => mayAnswer(context) || context.disputing,
    isMoving: ({ context }) => context.detail !== null && isMoving(context.detail),
    isReceived: ({ context }) => wayOf(context) === 'received' && context.detail?.canConfirm === true,
    isPartly: ({ context }) =>
      wayOf(context) === 'partly' && context.detail?.canConfirm === true && 'amount' in receivedOf(context),
    isNot: ({ context }) =>
      wayOf(context) === 'not' && context.detail?.canConfirm === true && proofsProblem(context) === null,
    isDispute: ({ context }) =>
      wayOf(context) === 'dispute' && context.detail?.disputeUntil != null && proofsProblem(context) === null,
    takesProofs: ({ context }) => takesProofs(context),
    isProof: ({ context }, params: { index: number }) =>
      takesProofs(context) && context.proofs[params.index] !== undefined,
    isOpenEnded: ({ context }) => context.failure !== null && isUnsure(context.failure),
  },
  delays: { lookAgain: 10_000 },
});
