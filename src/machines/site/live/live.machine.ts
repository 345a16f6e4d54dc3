import { assign, sendParent, setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import type { liveEvents } from './live.events.ts';
import { type LiveContext, nextAttempt, reconnectDelay } from './live.rules.ts';

/** Sent to the parent; in 1/10,000 P. */
export interface BalancePushed {
  readonly type: 'balance.pushed';
  readonly sumBalance: number;
}

/** Sent to the parent: the stake of a round is back. */
export interface RoundCancelled {
  readonly type: 'live.roundCancelled';
}

/** Sent to the parent: how many messages are unread. */
export interface UnreadPushed {
  readonly type: 'unread.pushed';
  readonly unread: number;
}

/** Actors, actions and guards of the push channel. */
const liveSetup = setup({
  types: { context: {} as LiveContext, events: {} as EventsOf<typeof liveEvents> },
  actors: { surroundings: unwiredListener('live.surroundings'), channel: unwiredListener('live.channel') },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => nextAttempt(context.attempts) }),
    forgetAttempts: assign({ attempts: 0 }),
    keepGame: assign((_, params: { open: boolean }) => ({ isGameOpen: params.open })),
    hold: assign((_, params: { sumBalance: number }) => ({ heldBalance: params.sumBalance })),
    dropHeld: assign({ heldBalance: null }),
    tellCancelled: sendParent({ type: 'live.roundCancelled' } satisfies RoundCancelled),
    tellUnread: sendParent(
      (_, params: { unread: number }): UnreadPushed => ({ type: 'unread.pushed', unread: params.unread }),
    ),
    tellBalance: sendParent(
      (_, params: { sumBalance: number }): BalancePushed => ({
        type: 'balance.pushed',
        sumBalance: params.sumBalance,
      }),
    ),
  },
  guards: {
    isSeen: (_, params: { seen: boolean }) => params.seen,
    isGameOpen: ({ context }) => context.isGameOpen,
    isGameLeft: ({ context }, params: { open: boolean }) => !params.open && context.heldBalance !== null,
  },
  delays: { reconnect: ({ context }) => reconnectDelay(context), silence: 45_000, answer: 20_000 },
});

/**
 * The member's push channel. Open while the site is in the foreground; reconnects by itself. A new balance waits while
 * a game is open, so that the header does not tell the outcome before the game.
 */
export const liveMachine = liveSetup.createMachine({
  id: 'live',
  context: { isGameOpen: false, heldBalance: null, attempts: 0 },
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.broken' },
  initial: 'background',
  on: {
    'live.foreground': [
      { guard: { type: 'isSeen', params: ({ event }) => event }, target: '.foreground', actions: 'forgetAttempts' },
      { target: '.background' },
    ],
    'live.game': [
      {
        guard: { type: 'isGameLeft', params: ({ event }) => event },
        actions: [
          { type: 'keepGame', params: ({ event }) => event },
          { type: 'tellBalance', params: ({ context }) => ({ sumBalance: context.heldBalance ?? 0 }) },
          'dropHeld',
        ],
      },
      { actions: { type: 'keepGame', params: ({ event }) => event } },
    ],
  },
  states: {
    background: { description: 'No channel: the site is in the background.' },
    foreground: {
      description: 'Keeps the channel open.',
      initial: 'connected',
      states: {
        connected: {
          description: 'The channel is opening or open.',
          entry: 'countAttempt',
          exit: 'dropHeld',
          invoke: { id: 'channel', src: 'channel', onError: 'waiting' },
          on: {
            'live.lost': 'waiting',
            'live.hello': [
              {
                guard: 'isGameOpen',
                target: '.open',
                actions: { type: 'hold', params: ({ event }) => event },
              },
              { target: '.open', actions: { type: 'tellBalance', params: ({ event }) => event } },
            ],
          },
          initial: 'opening',
          states: {
            opening: {
              description: 'Opening the channel.',
              after: { answer: '#live.foreground.waiting' },
            },
            open: {
              description: 'Open; a channel that is silent for too long counts as lost.',
              entry: 'forgetAttempts',
              after: { silence: '#live.foreground.waiting' },
              on: {
                'live.balance': [
                  {
                    guard: 'isGameOpen',
                    target: 'open',
                    reenter: true,
                    actions: { type: 'hold', params: ({ event }) => event },
                  },
                  {
                    target: 'open',
                    reenter: true,
                    actions: { type: 'tellBalance', params: ({ event }) => event },
                  },
                ],
                'live.cancelled': { target: 'open', reenter: true, actions: 'tellCancelled' },
                'live.unread': {
                  target: 'open',
                  reenter: true,
                  actions: { type: 'tellUnread', params: ({ event }) => event },
                },
                'live.beat': { target: 'open', reenter: true },
              },
            },
          },
        },
        waiting: {
          description: 'The channel was lost; reconnects after a wait, or when the network is back.',
          after: { reconnect: 'connected' },
          on: { 'live.online': 'connected' },
        },
      },
    },
    broken: { description: 'A defect: the balance refreshes by itself every minute only.' },
  },
});
