import { checkingIn, drawing } from './rewardCentre.acts.ts';
import { rewardCentreSetup } from './rewardCentre.setup.ts';

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * The reward centre (MEMBER-14): the daily check-in, and a chance of wheel, red envelope and golden egg once a day. A
 * prize is the server's answer; nothing on this side draws.
 */
export const rewardCentreMachine = rewardCentreSetup.createMachine({
  id: 'rewardCentre',
  context: ({ input: { keySeed } }) => ({
    keySeed,
    keyIndex: 0,
    centre: null,
    failure: null,
    game: 'wheel',
    got: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading streak, chances, prizes and commitments.',
      tags: 'busy',
      invoke: {
        id: 'fetchState',
        src: 'fetchState',
        input: { request: {} },
        onDone: { target: 'open', actions: { type: 'keepState', params: ({ event }) => ({ centre: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    failed: {
      description: 'Loading failed, or the history by a fault of its own; shows the reason and Retry.',
      on: { 'rewardCentre.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'Check-in, games and history are on screen.',
      // The history has no words of its own: its call has no language.
      invoke: {
        id: 'history',
        src: 'history',
        input: { language: 'TH' },
        // A request under way is abandoned: its key is used up.
        onError: { target: 'failed', actions: ['forgetFailure', 'rotateKey'] },
      },
      initial: 'known',
      states: {
        known: {
          description: 'What can be had today; the next day brings a check-in and new chances.',
          after: { nextDay: { target: 'refreshing', actions: 'forgetGot' } },
          on: {
            'rewardCentre.checkIn': { guard: 'isCheckInOpen', target: 'checkingIn', actions: 'forgetGot' },
            'rewardCentre.draw': {
              guard: { type: 'canDraw', params: ({ event }) => event },
              target: 'drawing',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        checkingIn,
        drawing,
        refreshing: {
          description: 'Loading again; what was known and why stays on screen.',
          tags: 'busy',
          invoke: {
            id: 'fetchState',
            src: 'fetchState',
            input: { request: {} },
            onDone: {
              target: 'known',
              actions: { type: 'keepState', params: ({ event }) => ({ centre: event.output }) },
            },
            onError: { target: 'stale', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        stale: {
          description: 'Loading again failed; shows the reason and Retry, over what was known.',
          on: { 'rewardCentre.retry': { target: 'refreshing', actions: 'forgetFailure' } },
        },
      },
    },
  },
});
