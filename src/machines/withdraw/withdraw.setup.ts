import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { bankAccountContract } from '../../api/contract/bankAccount.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { withdrawalContract } from '../../api/contract/withdrawal.ts';
import { failureOf } from '../../api/failure.ts';
import { bankAccountMachine } from '../bankAccount/bankAccount.machine.ts';
import type { ListOpened } from '../list/list.machine.ts';
import type { ListDetailRefresh } from '../list/listDetail.machine.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import { isSixDigits } from '../money/sixDigits.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { withdrawEvents } from './withdraw.events.ts';
import {
  type Accounts,
  accountOf,
  blockReason,
  type Quote,
  type WithdrawContext,
  withdrawAmount,
} from './withdraw.rules.ts';

/** Setup of the withdrawal machine. */
export const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof withdrawEvents> | MoneyMoved,
    tags: {} as 'busy',
    children: {} as { bankAccount: 'bankAccount' },
  },
  actors: {
    fetchQuote: apiPort(withdrawalContract.quote),
    fetchAccounts: apiPort(bankAccountContract.list),
    sendRequest: apiPort(withdrawalContract.request),
    bankAccount: bankAccountMachine,
  },
  actions: {
    keepQuote: assign(({ context }, params: { quote: Quote }) => ({
      quote: params.quote,
      method:
        params.quote.methods.find(({ code }) => code === context.method)?.code ?? params.quote.methods[0]?.code ?? null,
    })),
    keepAccounts: assign(({ context }, params: { accounts: Accounts }) => ({
      accounts: params.accounts,
      account: params.accounts.list.find(({ id }) => id === context.account)?.id ?? params.accounts.list[0]?.id ?? null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseMethod: assign((_, params: { code: string }) => ({ method: params.code })),
    chooseAccount: assign((_, params: { id: string }) => ({ account: params.id })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    startSending: assign(({ context }) => ({ tried: true, failure: null, requestLanguage: context.language })),
    /** Each wrong one counts towards the lock (decision M5): it is typed anew. */
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    forgetTried: assign({ tried: false, paymentPassword: '', failure: null }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    tellMade: sendParent((_, { id }: { id: string }): ListOpened => ({ type: 'list.opened', id })),
    tellStale: sendParent({ type: 'listDetail.refresh' } satisfies ListDetailRefresh),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isMethod: ({ context }, params: { code: string }) =>
      context.quote?.methods.some(({ code }) => code === params.code) === true,
    isAccount: ({ context }, params: { id: string }) =>
      context.accounts?.list.some(({ id }) => id === params.id) === true,
    isValid: ({ context }) =>
      context.quote !== null &&
      blockReason(context.quote) === null &&
      accountOf(context) !== null &&
      'amount' in withdrawAmount(context),
    isProved: ({ context }) => isSixDigits(context.paymentPassword),
    hasRoom: ({ context }) => context.accounts !== null && context.accounts.list.length < context.accounts.most,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});
