import { assign, setup } from 'xstate';

/** Everything that may happen to a shared round. The same events lead to the same state. */
export type CrashRoundEvent =
  /** ms */
  | { readonly type: 'round.launch'; readonly at: number }
  /** Hundredths; ms */
  | { readonly type: 'round.crash'; readonly point: number; readonly at: number }
  /** The provider has been stopped and started meanwhile. The point is null before the launch. */
  | { readonly type: 'round.interrupt'; readonly point: number | null; readonly at: number }
  | { readonly type: 'round.close' };

/**
 * One round of a crash game, shared by all who watch it. Pure: the table tells it the time, and every bet has a machine
 * of its own (`crashBet.machine.ts`).
 */
export const crashRoundMachine = setup({
  types: { context: {} as { point: number | null }, events: {} as CrashRoundEvent },
  actions: { keepPoint: assign((_, { point }: { point: number | null }) => ({ point })) },
  guards: { hasPoint: ({ context }) => context.point !== null },
}).createMachine({
  id: 'crashRound',
  context: { point: null },
  initial: 'betting',
  states: {
    betting: {
      description: 'The seed is committed to. Bets are taken until the launch.',
      on: {
        'round.launch': 'running',
        'round.interrupt': {
          target: 'interrupted',
          actions: { type: 'keepPoint', params: ({ event }) => ({ point: event.point }) },
        },
      },
    },
    running: {
      description: 'The multiplier rises. Bets are cashed out by their targets and by presses.',
      on: {
        'round.crash': {
          target: 'crashed',
          actions: { type: 'keepPoint', params: ({ event }) => ({ point: event.point }) },
        },
        'round.interrupt': {
          target: 'interrupted',
          actions: { type: 'keepPoint', params: ({ event }) => ({ point: event.point }) },
        },
      },
    },
    crashed: {
      description: 'The point is reached and the seed is shown. What is still in the air is lost.',
      on: { 'round.close': 'settled' },
    },
    interrupted: {
      description:
        'The provider was stopped. Targets count as if it had not been; bets without one are returned, since nobody could press.',
      on: { 'round.close': [{ guard: 'hasPoint', target: 'settled' }, { target: 'cancelled' }] },
    },
    settled: { type: 'final', description: 'Every bet is over.' },
    cancelled: { type: 'final', description: 'The round was never launched. Every stake is back.' },
  },
});
