import type { DepositDetail } from '../../api/contract/deposit.ts';
import { textOf } from './depositDetail.rules.ts';
import { depositDetailSetup } from './depositDetail.setup.ts';

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
