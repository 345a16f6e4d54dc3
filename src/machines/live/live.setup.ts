import { assign, sendParent, setup } from 'xstate';
import type { EventsOf } from '../support/events.ts';
import { unwiredListener } from '../support/unwired.ts';
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
export const liveSetup = setup({
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
