import type { DepositDetail } from '../../api/contract/deposit.ts';
import { textOf } from './depositDetail.rules.ts';
import { depositDetailSetup } from './depositDetail.setup.ts';

const toldBy = ({ event }: { readonly event: { readonly output: DepositDetail } }) => ({ detail: event.output });
const isStillOpen = { type: 'isOpen', params: toldBy } as const;
const keepTold = [
  { type: 'keepDetail', params: toldBy },
  { type: 'tellSeen', params: toldBy },
] as const;
const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/**
 * One deposit on screen (WALLET-02): where to pay, how long one still may, and what became of it. While it is open it is
 * looked at a second after it came on screen, because where to pay is known a moment after it is made, and every five
 * seconds from then on. That is not activity of the member's (decision W4).
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
      description: 'It was made a moment ago, or is one of the list.',
      always: [
        { guard: 'isUnknown', target: 'opening' },
        { guard: { type: 'isOpen', params: ({ context }) => context }, target: 'watching' },
        { target: 'ended' },
      ],
    },
    opening: {
      description: 'Fetches it; what is known already stays on screen.',
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
      description: 'It could not be had: says why and offers to try again.',
      on: { 'depositDetail.retry': 'opening' },
    },
    watching: {
      description: 'Its money may still come.',
      type: 'parallel',
      states: {
        clock: {
          description: 'How long one still may pay.',
          initial: 'ticking',
          states: {
            ticking: {
              description: 'Counts the seconds since the server told the time.',
              after: { second: { target: 'ticking', reenter: true, actions: 'countSecond' } },
            },
          },
        },
        copying: {
          description: 'What is copied for the form of the bank.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing is being copied.',
              on: {
                'depositDetail.copy': {
                  guard: { type: 'canBeCopied', params: ({ event }) => event },
                  target: 'copying',
                  actions: { type: 'startCopy', params: ({ event }) => event },
                },
              },
            },
            copying: {
              description: 'The browser is asked to take it.',
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
          description: 'How the server says that it stands.',
          initial: 'fresh',
          states: {
            fresh: { description: 'It has just come on screen.', after: { firstLook: 'looking' } },
            resting: { description: 'It was looked at a moment ago.', after: { nextLook: 'looking' } },
            looking: {
              description: 'Looks whether anything has changed. Where that fails, it looks again later.',
              invoke: {
                id: 'lookAgain',
                src: 'lookAgain',
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
    ended: { description: 'It is paid, has failed or has expired: says which, and what that means.' },
    left: { type: 'final', description: 'Somebody went back to the page.' },
  },
});
