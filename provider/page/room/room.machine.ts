import { failedState, openingFailed, unopenedState } from '../shell/opening.ts';
import { roomSetup } from './room.setup.ts';
import { betState, cardsState, moveState } from './roomStates.ts';

/** The page of a room with seats. What happens there is pushed; the machine holds what the player does and sees. */
export const roomMachine = roomSetup.createMachine({
  id: 'room',
  context: ({ input }) => ({
    ...{ room: null, chip: 0, mode: 'single', pending: null, said: null, notice: null, failure: null },
    ...{ held: false, lineIsLost: false, ...input },
  }),
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => ({ held: event.held }) } },
    'room.setCalm': { actions: { type: 'setCalm', params: ({ event }) => ({ isCalm: event.isCalm }) } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The launch token is exchanged for a session; the provider says which room it is.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        onDone: {
          target: 'inRoom',
          actions: [{ type: 'keepRoom', params: ({ event }) => ({ room: event.output }) }, 'chooseChip', 'tellReady'],
        },
        onError: openingFailed,
      },
    },
    unopened: unopenedState('room.retry'),
    failed: failedState,
    inRoom: {
      description: 'In the room: the line to it, the player’s bet and move, and the cards.',
      type: 'parallel',
      states: {
        line: {
          description: 'The line on which the room is pushed. It holds the seat.',
          initial: 'live',
          states: {
            live: {
              description: 'The room is pushed.',
              invoke: {
                id: 'followRoom',
                src: 'followRoom',
                input: ({ context }) => ({ room: context.room?.room.id ?? '' }),
                onError: { target: 'lost', actions: 'loseLine' },
              },
              on: {
                'room.pushed': { actions: { type: 'keepRoom', params: ({ event }) => ({ room: event.room }) } },
                'room.lost': { target: 'lost', actions: ['loseLine', 'tellLost'] },
              },
            },
            lost: {
              description: 'Nothing is heard. Bets that are in count all the same; the line is tried again.',
              after: { retryLine: { target: 'live', actions: 'tellBack' } },
              on: { 'room.retry': { target: 'live', actions: 'tellBack' } },
            },
          },
        },
        bet: betState,
        move: moveState,
        cards: cardsState,
      },
    },
  },
});
