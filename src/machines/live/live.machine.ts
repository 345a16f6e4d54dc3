import { liveSetup } from './live.setup.ts';

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
