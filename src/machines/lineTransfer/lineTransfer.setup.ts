import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import { failureOf } from '../../api/failure.ts';
import { amountToInput } from '../money/amount.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import { isSixDigits } from '../money/sixDigits.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { lineTransferEvents } from './lineTransfer.events.ts';
import {
  amountToSend,
  blockReason,
  type LineTransferContext,
  maxTransfer,
  type Sent,
  type Terms,
  UPLINE,
} from './lineTransfer.rules.ts';

interface LineTransferInput {
  readonly keySeed: string;
  /** Id of a direct downline; without it, money goes to the upline. */
  readonly to?: string;
}

/** Setup of the transfer machine. */
export const lineTransferSetup = setup({
  types: {
    context: {} as LineTransferContext,
    input: {} as LineTransferInput,
    events: {} as EventsOf<typeof lineTransferEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchTerms: apiPort(lineTransferContract.terms),
    sendTransfer: apiPort(lineTransferContract.send),
  },
  actions: {
    keepTerms: assign((_, params: { terms: Terms }) => ({ terms: params.terms })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null, done: null })),
    useMax: assign(({ context }) => ({ typed: amountToInput(maxTransfer(context)), failure: null, done: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    keepDone: assign((_, params: { sent: Sent }) => ({ done: params.sent })),
    forgetDone: assign({ done: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    hasOtherEnd: (_, params: { terms: Terms }) => params.terms.person !== null,
    isOpen: ({ context }) => blockReason(context) === null,
    isValid: ({ context }) =>
      blockReason(context) === null && 'amount' in amountToSend(context) && isSixDigits(context.paymentPassword),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isFromList: ({ context }) => context.to !== UPLINE,
  },
});
