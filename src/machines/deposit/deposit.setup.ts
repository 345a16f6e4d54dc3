import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type DepositDetail, depositContract } from '../../api/contract/deposit.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf } from '../../api/failure.ts';
import type { DepositSeen } from '../depositDetail/depositDetail.events.ts';
import { depositDetailMachine } from '../depositDetail/depositDetail.machine.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import type { depositEvents } from './deposit.events.ts';
import {
  amountOf,
  chosenMethod,
  type DepositContext,
  type DepositList,
  type DepositMethod,
  type DepositRow,
  hasNewPayment,
  methodOrFirst,
  pagesOf,
} from './deposit.rules.ts';

/** Setup of the deposit machine. */
export const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof depositEvents> | DepositSeen,
    tags: {} as 'busy',
    children: {} as { showDeposit: 'showDeposit' },
  },
  actors: {
    fetchMethods: apiPort(depositContract.quote),
    fetchList: apiPort(depositContract.list),
    sendDeposit: apiPort(depositContract.create),
    showDeposit: depositDetailMachine,
  },
  actions: {
    keepMethods: assign(({ context }, params: { methods: readonly DepositMethod[] }) => ({
      methods: params.methods,
      method: methodOrFirst(params.methods, context.method),
    })),
    keepList: assign((_, params: DepositList) => ({ rows: params.list, count: params.count, seen: null })),
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
    keepMade: assign((_, { detail }: { detail: DepositDetail }) => ({
      opened: { id: detail.id, detail },
      seen: { id: detail.id, status: detail.status },
      typed: '',
      tried: false,
      page: 1,
    })),
    keepPage: assign((_, params: { page: number }) => ({ page: params.page, failure: null })),
    keepOpened: assign((_, params: { id: string }) => ({ opened: { id: params.id, detail: null }, failure: null })),
    keepSeen: assign((_, { detail }: { detail: DepositDetail }) => ({
      seen: { id: detail.id, status: detail.status },
    })),
    forgetOpened: assign({ opened: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLanguage: sendTo('showDeposit', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    /** Once for each deposit: afterwards its kept status says paid. */
    tellCome: enqueueActions(({ context, enqueue }, params: { now: readonly Pick<DepositRow, 'id' | 'status'>[] }) => {
      if (hasNewPayment(context, params.now)) enqueue(sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved));
    }),
  },
  guards: {
    isOffered: ({ context }, params: { method: string }) =>
      context.methods?.some(({ code }) => code === params.method) === true,
    isValid: ({ context }) => chosenMethod(context) !== null && 'amount' in amountOf(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isListed: ({ context }, params: { id: string }) => context.rows.some(({ id }) => id === params.id),
    isOtherPage: ({ context }, { page }: { page: number }) =>
      page !== context.page && isPageOf(pagesOf(context.count), page),
  },
});
