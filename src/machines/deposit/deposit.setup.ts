import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type DepositDetail, depositContract } from '../../api/contract/deposit.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf } from '../../api/failure.ts';
import type { ListOpened } from '../list/list.machine.ts';
import type { ListDetailRefresh } from '../list/listDetail.machine.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { depositEvents } from './deposit.events.ts';
import { amountOf, chosenMethod, type DepositContext, type DepositMethod, methodOrFirst } from './deposit.rules.ts';

/** Setup of the deposit machine. */
export const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof depositEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchMethods: apiPort(depositContract.quote),
    sendDeposit: apiPort(depositContract.create),
  },
  actions: {
    keepMethods: assign(({ context }, params: { methods: readonly DepositMethod[] }) => ({
      methods: params.methods,
      method: methodOrFirst(params.methods, context.method),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseMethod: assign((_, params: { method: string }) => ({ method: params.method, failure: null })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepSent: assign(({ context }) => {
      const typed = amountOf(context);
      if (context.method === null || 'problem' in typed) return {};
      return { sent: { method: context.method, amount: typed.amount, language: context.language } };
    }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, sent: null })),
    clearForm: assign({ typed: '', tried: false }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    /** The deposit just made: its details are known. */
    tellMade: sendParent(
      (_, { detail }: { detail: DepositDetail }): ListOpened => ({
        type: 'list.opened',
        id: detail.id,
        known: detail,
      }),
    ),
    tellStale: sendParent({ type: 'listDetail.refresh' } satisfies ListDetailRefresh),
  },
  guards: {
    isOffered: ({ context }, params: { method: string }) =>
      context.methods?.some(({ code }) => code === params.method) === true,
    isValid: ({ context }) => chosenMethod(context) !== null && 'amount' in amountOf(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});
