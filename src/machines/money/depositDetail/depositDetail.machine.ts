import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type DepositDetail, depositContract } from '../../../api/contract/money/deposit.ts';
import { failureOf } from '../../../api/failure.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredPromise } from '../../support/unwired.ts';
import type { depositDetailEvents, PayField } from './depositDetail.events.ts';
import { type DepositDetailContext, isOpen, textOf } from './depositDetail.rules.ts';

interface DepositDetailInput {
  readonly id: string;
  readonly language: LanguageCode;
  /** Known details: from the new deposit or the list. */
  readonly detail: DepositDetail | null;
}

/** Setup of the deposit-detail machine. */
const depositDetailSetup = setup({
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

const toldBy = ({ event }: { readonly event: { readonly output: DepositDetail } }) => ({ detail: event.output });

const isStillOpen = { type: 'isOpen', params: toldBy } as const;

const keepTold = [
  { type: 'tellPaid', params: toldBy },
  { type: 'keepDetail', params: toldBy },
] as const;

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/**
 * One deposit (WALLET-02): payment details, time left and outcome. Polled one second after it opens, because the
 * payment details arrive just after the deposit is made, and every five seconds from then on. Polling does not count as
 * the member's activity (decision W4).
 */
export const depositDetailMachine = depositDetailSetup.createMachine({
  id: 'depositDetail',
  context: ({ input }) => ({ ...input, seconds: 0, failure: null, copied: null }),
  initial: 'begun',
  on: {
    'depositDetail.back': '.left',
    'page.language': {
      target: '.opening',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    begun: {
      description: 'Just made, or picked from the list.',
      always: [
        { guard: 'isUnknown', target: 'opening' },
        { guard: { type: 'isOpen', params: ({ context }) => context }, target: 'watching' },
        { target: 'ended' },
      ],
    },
    opening: {
      description: 'Loading the deposit; known data stays on screen.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        input: ({ context: { id, language } }) => ({
          request: { id, language },
          headers: { 'x-background': '0' } as const,
        }),
        onDone: [
          { guard: isStillOpen, target: 'watching', actions: keepTold },
          { target: 'ended', actions: keepTold },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'depositDetail.retry': 'opening' },
    },
    watching: {
      description: 'Waits for the payment.',
      type: 'parallel',
      states: {
        clock: {
          description: 'Time left to pay.',
          initial: 'ticking',
          states: {
            ticking: {
              description: 'Counts seconds since the last server time.',
              after: { second: { target: 'ticking', reenter: true, actions: 'countSecond' } },
            },
          },
        },
        copying: {
          description: 'Copying of payment details.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing to copy.',
              on: {
                'depositDetail.copy': {
                  guard: { type: 'canBeCopied', params: ({ event }) => event },
                  target: 'copying',
                  actions: { type: 'startCopy', params: ({ event }) => event },
                },
              },
            },
            copying: {
              description: 'Writing to the clipboard.',
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ context: { detail, copied } }) => ({ text: (copied && textOf(detail, copied.field)) ?? '' }),
                onDone: { target: 'idle', actions: { type: 'endCopy', params: { outcome: 'done' } } },
                onError: { target: 'idle', actions: { type: 'endCopy', params: { outcome: 'failed' } } },
              },
            },
          },
        },
        status: {
          description: 'Polling of the status.',
          initial: 'fresh',
          states: {
            fresh: { description: 'Just opened.', after: { firstLook: 'looking' } },
            resting: { description: 'Waits for the next poll.', after: { nextLook: 'looking' } },
            looking: {
              description: 'Polling; a failure is ignored and polled again later.',
              invoke: {
                id: 'poll',
                src: 'poll',
                input: ({ context: { id, language } }) => ({
                  request: { id, language },
                  headers: { 'x-background': '1' } as const,
                }),
                onDone: [
                  { guard: isStillOpen, target: 'resting', actions: keepTold },
                  { target: '#depositDetail.ended', actions: keepTold },
                ],
                onError: { target: 'resting', actions: keepFailure },
              },
            },
          },
        },
      },
    },
    ended: { description: 'Paid, failed or expired; says what that means.' },
    left: { type: 'final', description: 'Back to the page.' },
  },
});
