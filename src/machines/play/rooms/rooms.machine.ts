import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { gameContract } from '../../../api/contract/play/game.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import type { roomsEvents } from './rooms.events.ts';
import type { PvpRoom } from './rooms.rules.ts';

/** The rooms of PVP games with the people in them (API-42), asked again every ten seconds while their page is open. */
export const roomsMachine = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      /** Whose rooms; an empty code for all vendors, null while no page shows any. */
      readonly vassalage: string | null;
      /** Null until the first answer. */
      readonly list: readonly PvpRoom[] | null;
      readonly failure: ApiFailure | null;
    },
    events: {} as EventsOf<typeof roomsEvents>,
  },
  actors: { surroundings: unwiredListener('rooms.surroundings'), fetchRooms: apiPort(gameContract.rooms) },
  actions: {
    keepVendor: assign((_, params: { vassalage: string | null }) => ({
      ...{ vassalage: params.vassalage, list: null, failure: null },
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepRooms: assign((_, params: { list: readonly PvpRoom[] }) => ({ list: params.list, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
  guards: {
    isOpen: (_, params: { vassalage: string | null }) => params.vassalage !== null,
    isVisited: ({ context }) => context.vassalage !== null,
  },
  delays: { refreshInterval: 10_000 },
}).createMachine({
  id: 'rooms',
  context: { language: 'TH', vassalage: null, list: null, failure: null },
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.broken' },
  initial: 'away',
  on: {
    'rooms.visit': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'keepVendor', params: ({ event }) => event },
      },
      { target: '.away', actions: { type: 'keepVendor', params: ({ event }) => event } },
    ],
    'rooms.language': [
      {
        guard: 'isVisited',
        target: '.loading',
        actions: { type: 'keepLanguage', params: ({ event }) => event },
      },
      { actions: { type: 'keepLanguage', params: ({ event }) => event } },
    ],
  },
  states: {
    away: { description: 'No page shows rooms; nothing is asked.' },
    loading: {
      description: 'Asking for the rooms; previous ones stay on screen.',
      invoke: {
        id: 'fetchRooms',
        src: 'fetchRooms',
        input: ({ context }) => ({
          request: { vassalage: context.vassalage ?? '', language: context.language },
          headers: { 'x-background': '1' } as const,
        }),
        onDone: { target: 'shown', actions: { type: 'keepRooms', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'The rooms, at most ten seconds old.',
      after: { refreshInterval: 'loading' },
    },
    failed: {
      description: 'Asking failed: the reason and Retry, with the previous rooms. Asked again by itself.',
      after: { refreshInterval: 'loading' },
      on: { 'rooms.retry': 'loading' },
    },
    broken: { description: 'A defect: the page shows its games without rooms.' },
  },
});
