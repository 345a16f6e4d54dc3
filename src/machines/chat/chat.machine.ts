import { initialChat, lastSeq } from './chat.rules.ts';
import { chatSetup } from './chat.setup.ts';

/**
 * The chat room (MODAL-08). A message stays pending until the room tells it back, and is sent again with the same id
 * after a lost connection: none is lost and none comes twice.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => initialChat(input),
  initial: 'door',
  output: ({ context }) => ({ outcome: context.outcome }),
  on: { 'chat.close': '.closed' },
  states: {
    door: {
      description: 'Only members come in.',
      always: [{ guard: 'isMember', target: 'inside' }, { target: 'outside' }],
    },
    outside: {
      description: 'Not a member: shows why, and the way to become one.',
      on: { 'chat.logIn': { target: 'closed', actions: 'askLogIn' } },
    },
    inside: {
      description: 'A member in the room.',
      invoke: { id: 'network', src: 'network', onError: '.waiting' },
      on: {
        'chat.type': { actions: { type: 'keepText', params: ({ event }) => event } },
        'chat.choose': {
          guard: { type: 'isOfOthers', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'chat.discard': {
          guard: { type: 'isFailed', params: ({ event }) => event },
          actions: { type: 'discard', params: ({ event }) => event },
        },
      },
      initial: 'connected',
      states: {
        connected: {
          description: 'The connection is opening or open.',
          entry: 'countAttempt',
          invoke: {
            id: 'channel',
            src: 'channel',
            input: ({ context }) => ({ after: lastSeq(context) }),
            onError: 'waiting',
          },
          on: {
            'chat.lost': 'waiting',
            'chat.ended': { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
          },
          initial: 'opening',
          states: {
            opening: {
              description: 'Waiting for the room.',
              after: { answer: '#chat.inside.waiting' },
              on: {
                'chat.room': {
                  target: 'live',
                  actions: ['forgetAttempts', { type: 'keepRoom', params: ({ event }) => event }, 'sendPending'],
                },
              },
            },
            live: {
              description: 'In the room.',
              type: 'parallel',
              on: {
                'chat.retry': {
                  guard: { type: 'isFailed', params: ({ event }) => event },
                  actions: { type: 'sayAgain', params: ({ event }) => event },
                },
                'chat.report': {
                  guard: { type: 'isNotReported', params: ({ event }) => event },
                  actions: [
                    { type: 'keepReported', params: ({ event }) => event },
                    { type: 'tellReport', params: ({ event }) => event },
                  ],
                },
                'chat.hide': {
                  guard: { type: 'isChosen', params: ({ event }) => event },
                  actions: { type: 'tellHide', params: ({ event }) => event },
                },
                'chat.showAll': { guard: 'isAnyHidden', actions: 'tellShowAll' },
              },
              states: {
                hearing: {
                  description: 'Hears the room; a connection that is silent for too long counts as lost.',
                  initial: 'listening',
                  states: {
                    listening: {
                      description: 'Waiting for news.',
                      after: { silence: '#chat.inside.waiting' },
                      on: {
                        'chat.room': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepRoom', params: ({ event }) => event },
                        },
                        'chat.changed': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepChanges', params: ({ event }) => event },
                        },
                        'chat.present': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepPresent', params: ({ event }) => event },
                        },
                        'chat.refused': {
                          target: 'listening',
                          reenter: true,
                          actions: { type: 'keepProblem', params: ({ event }) => event },
                        },
                        'chat.beat': { target: 'listening', reenter: true },
                      },
                    },
                  },
                },
                speaking: {
                  description: 'One message in two seconds (decision M14).',
                  initial: 'ready',
                  states: {
                    ready: {
                      description: 'May send.',
                      on: { 'chat.send': { guard: 'isSayable', target: 'resting', actions: 'say' } },
                    },
                    resting: { description: 'Has just sent.', after: { pause: 'ready' } },
                  },
                },
              },
            },
          },
        },
        waiting: {
          description:
            'The connection was lost; reconnects after a wait, at once when the network is back or on request.',
          after: { reconnect: 'connected' },
          on: { 'chat.online': 'connected', 'chat.again': 'connected' },
        },
        refused: {
          description: 'The room is closed to this member; shows why.',
          on: { 'chat.again': 'connected' },
        },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
