import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type Protection, protectionContract } from '../../../api/contract/member/protection.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import type { realityCheckEvents } from './realityCheck.events.ts';
import { untilCheck } from './realityCheck.rules.ts';

/**
 * The reality check of a game: every so many minutes of a session of play the game is covered with time and net, until
 * the player goes on. The server knows the session, so a reload or another game starts nothing anew.
 */
export const realityCheckMachine = setup({
  types: {
    context: {} as {
      readonly protection: Protection | null;
      /** When the player was last told, by the server's clock; 0 for never. */
      readonly checkedAt: number;
    },
    events: {} as EventsOf<typeof realityCheckEvents>,
  },
  actors: { fetchState: apiPort(protectionContract.state) },
  actions: {
    readChecked: unwired('realityCheck.readChecked'),
    storeChecked: (_, _params: { at: number }) => unwired('realityCheck.storeChecked')(),
    keepState: assign((_, params: { protection: Protection }) => ({ protection: params.protection })),
    keepChecked: assign((_, params: { at: number }) => ({ checkedAt: params.at })),
  },
  guards: {
    isDue: ({ context }, params: { protection: Protection }) => {
      const left = untilCheck(params.protection, context.checkedAt);
      return left !== null && left <= 0;
    },
    isPlaying: (_, params: { protection: Protection }) => params.protection.session !== null,
  },
  delays: {
    untilCheck: ({ context: { protection, checkedAt } }) => (protection && untilCheck(protection, checkedAt)) ?? 0,
    again: 60_000,
  },
}).createMachine({
  id: 'realityCheck',
  context: { protection: null, checkedAt: 0 },
  entry: 'readChecked',
  initial: 'asking',
  states: {
    asking: {
      description: 'Asking for the session of play.',
      invoke: {
        id: 'fetchState',
        src: 'fetchState',
        input: { request: {} },
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ protection: event.output }) },
            target: 'due',
            actions: { type: 'keepState', params: ({ event }) => ({ protection: event.output }) },
          },
          {
            guard: { type: 'isPlaying', params: ({ event }) => ({ protection: event.output }) },
            target: 'waiting',
            actions: { type: 'keepState', params: ({ event }) => ({ protection: event.output }) },
          },
          { target: 'resting' },
        ],
        onError: 'failed',
      },
    },
    resting: {
      description: 'No session of play: the next round begins one.',
      on: { 'reality.played': 'asking' },
    },
    waiting: {
      description: 'Playing; not due yet.',
      after: { untilCheck: 'asking' },
    },
    due: {
      description: 'Covers the game with time and net, until the player goes on.',
      on: {
        'reality.goOn': {
          target: 'asking',
          actions: [
            { type: 'keepChecked', params: ({ context }) => ({ at: context.protection?.now ?? 0 }) },
            { type: 'storeChecked', params: ({ context }) => ({ at: context.protection?.now ?? 0 }) },
          ],
        },
      },
    },
    failed: {
      description: 'Asking failed; asks again in a minute.',
      after: { again: 'asking' },
    },
  },
});
