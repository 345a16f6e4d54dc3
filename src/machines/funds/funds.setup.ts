import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { fundsContract } from '../../api/contract/funds.ts';
import { statementContract } from '../../api/contract/statement.ts';
import { withdrawalContract } from '../../api/contract/withdrawal.ts';
import { failureOf } from '../../api/failure.ts';
import { amountToInput } from '../money/amount.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { fundsEvents } from './funds.events.ts';
import {
  type Awaiting,
  amountOf,
  balanceOf,
  endsOf,
  type Funds,
  type FundsContext,
  isFormOpen,
  LAST_MOVEMENTS,
  MAIN,
  type Movements,
  vendorOrFirst,
} from './funds.rules.ts';

/** Setup of the wallet machine. */
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
    fetchAwaiting: apiPort(withdrawalContract.list),
    fetchMovements: apiPort(statementContract.page),
    sendTransfer: apiPort(fundsContract.transfer),
  },
  actions: {
    keepFunds: assign((_, params: { funds: Funds }) => ({ funds: params.funds })),
    keepWallets: assign(({ context }, params: { value: ValueOf<typeof fundsContract.wallets> }) => ({
      wallets: params.value.list,
      vendor: vendorOrFirst(params.value.list, context.vendor),
    })),
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('funds.readToday')(),
    keepAwaiting: assign((_, params: { list: Awaiting }) => ({ awaiting: params.list })),
    keepMovements: assign((_, params: { list: Movements }) => ({ movements: params.list.slice(0, LAST_MOVEMENTS) })),
    forgetMovements: assign({ movements: null }),
    openForm: assign({ transferring: true, done: null, failure: null }),
    closeForm: assign({ transferring: false, typed: '', tried: false, done: null, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseVendor: assign((_, params: { code: string }) => ({ vendor: params.code, done: null })),
    swapDirection: assign(({ context }) => ({
      direction: context.direction === 'in' ? ('out' as const) : ('in' as const),
      done: null,
    })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, done: null, failure: null })),
    useMax: assign(({ context }) => ({
      typed: amountToInput(balanceOf(context, endsOf(context).from)),
      done: null,
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepDone: assign(({ context }) => {
      const typed = amountOf(context);
      return {
        done: 'amount' in typed ? { amount: typed.amount, to: endsOf(context).to } : null,
        transferring: false,
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
      context.wallets.some(({ code }) => code === params.code && code !== MAIN),
    hasVendor: ({ context }) => context.vendor !== null,
    isTransferring: ({ context }) => isFormOpen(context),
    isValid: ({ context }) => context.vendor !== null && 'amount' in amountOf(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});
