import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type DepositDetail, depositContract } from '../../api/contract/deposit.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf } from '../../api/failure.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredPromise } from '../support/unwired.ts';
import type { depositDetailEvents, PayField } from './depositDetail.events.ts';
import { type DepositDetailContext, isOpen, textOf } from './depositDetail.rules.ts';

export interface DepositDetailInput {
  readonly id: string;
  readonly language: LanguageCode;
  /** Known details: from the new deposit or the list. */
  readonly detail: DepositDetail | null;
}

/** Setup of the deposit-detail machine. */
export const depositDetailSetup = setup({
  types: {
    context: {} as DepositDetailContext,
    input: {} as DepositDetailInput,
    events: {} as EventsOf<typeof depositDetailEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchDetail: apiPort(depositContract.detail),
    poll: apiPort(depositContract.detail),
    copyText: unwiredPromise<void, { readonly text: string }>('depositDetail.copyText'),
  },
  actions: {
    keepDetail: assign((_, params: { detail: DepositDetail }) => ({
      detail: params.detail,
      seconds: 0,
      failure: null,
    })),
    /** Once for each deposit that is found paid: from then on it is known as paid. */
    tellPaid: enqueueActions(({ context, enqueue }, { detail }: { detail: DepositDetail }) => {
      if (detail.status === 'paid' && context.detail?.status !== 'paid')
        enqueue(sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved));
    }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    countSecond: assign(({ context }) => ({ seconds: context.seconds + 1 })),
    startCopy: assign((_, params: { field: PayField }) => ({
      copied: { field: params.field, outcome: 'underWay' as const },
    })),
    endCopy: assign(({ context: { copied } }, params: { outcome: 'done' | 'failed' }) => ({
      copied: copied && { ...copied, ...params },
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
  guards: {
    isUnknown: ({ context }) => context.detail === null,
    isOpen: (_, params: { detail: DepositDetail | null }) => isOpen(params.detail),
    canBeCopied: ({ context }, params: { field: PayField }) => textOf(context.detail, params.field) !== null,
  },
  delays: { second: 1_000, firstLook: 1_000, nextLook: 5_000 },
});
