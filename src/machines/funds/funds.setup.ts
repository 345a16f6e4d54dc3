import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { fundsContract } from '../../api/contract/funds.ts';
import { failureOf } from '../../api/failure.ts';
import { typedAmount } from '../money/amount.ts';
import { isUnsure } from '../money/intent.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { fundsEvents } from './funds.events.ts';
import { amountOf, endsOf, type Funds, type FundsContext, heldAt, vendorAmong } from './funds.rules.ts';

/** What the chart of the wallet page is made of. */
export const fundsSetup = setup({
  types: {
    context: {} as FundsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof fundsEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchFunds: apiPort(fundsContract.consolidated),
    fetchWallets: apiPort(fundsContract.wallets),
    sendTransfer: apiPort(fundsContract.transfer),
  },
  actions: {
    keepFunds: assign((_, params: { funds: Funds }) => ({ funds: params.funds })),
    keepWallets: assign(({ context }, params: { value: ValueOf<typeof fundsContract.wallets> }) => ({
      wallets: params.value.list,
      vendor: vendorAmong(params.value.list, context.vendor),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseVendor: assign((_, params: { code: string }) => ({ vendor: params.code, done: null })),
    turn: assign(({ context }) => ({
      direction: context.direction === 'in' ? ('out' as const) : ('in' as const),
      done: null,
    })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, done: null, failure: null })),
    takeAll: assign(({ context }) => ({
      typed: typedAmount(heldAt(context, endsOf(context).from)),
      done: null,
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    keepDone: assign(({ context }) => {
      const typed = amountOf(context);
      return {
        done: 'amount' in typed ? { amount: typed.amount, to: endsOf(context).to } : null,
        typed: '',
        tried: false,
        failure: null,
      };
    }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isVendor: ({ context }, params: { code: string }) =>
      context.wallets.some(({ code }) => code === params.code && code !== 'main'),
    isSound: ({ context }) => context.vendor !== null && 'amount' in amountOf(context),
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
  },
});
