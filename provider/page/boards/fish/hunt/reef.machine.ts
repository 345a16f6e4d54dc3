import { assign, fromCallback, setup } from 'xstate';
import type { ReefSeat, ReefView, ReefVolley } from '../../../../reefs/reefView.ts';

/** What another player has just fired. */
export interface OtherVolley {
  /** From 1. */
  readonly seat: number;
  readonly volley: ReefVolley;
}

export type ReefEvent = { readonly type: 'reef.pushed'; readonly reef: ReefView } | { readonly type: 'reef.lost' };

interface ReefContext {
  /** Empty until the line is there. */
  readonly seats: readonly ReefSeat[];
}

/** Rounds of others that were not in the view before; those fired before the page came are not shown again. */
export function freshVolleys(before: readonly ReefSeat[], { seats }: ReefView): readonly OtherVolley[] {
  if (before.length === 0) return [];
  return seats.flatMap(({ seat, isMine, name, volley }) => {
    const known = before.find((each) => each.seat === seat);
    const isNew = volley !== null && (known?.name !== name || known.volley?.count !== volley.count);
    return isNew && !isMine ? [{ seat, volley }] : [];
  });
}

const reefSetup = setup({
  types: { context: {} as ReefContext, events: {} as ReefEvent },
  actors: { followReef: fromCallback<ReefEvent>(() => undefined) },
  delays: {
    /** Until a lost line is tried again. */
    retryLine: 2_000,
  },
  actions: {
    keepSeats: assign((_, { reef }: { reef: ReefView }) => ({ seats: reef.seats })),
    forgetSeats: assign({ seats: [] }),
    /** Draws what others fired; implemented in `openHunt.ts`. */
    showOthers: (_, _fired: { volleys: readonly OtherVolley[] }) => {},
  },
});

/** The other players on the reef. Whatever becomes of this line, the player’s own rounds go on. */
export const reefMachine = reefSetup.createMachine({
  id: 'reef',
  context: { seats: [] },
  initial: 'following',
  states: {
    following: {
      description: 'The reef is pushed: who is there, and what they fire.',
      invoke: { id: 'followReef', src: 'followReef', onError: 'lost' },
      on: {
        'reef.pushed': {
          actions: [
            {
              type: 'showOthers',
              params: ({ context, event }) => ({ volleys: freshVolleys(context.seats, event.reef) }),
            },
            { type: 'keepSeats', params: ({ event }) => event },
          ],
        },
        'reef.lost': 'lost',
      },
    },
    lost: {
      description: 'Nobody else is seen until the line is back; it is tried again by itself.',
      entry: 'forgetSeats',
      after: { retryLine: 'following' },
    },
  },
});
