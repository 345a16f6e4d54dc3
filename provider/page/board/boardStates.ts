import { openingFailed } from '../shell/opening.ts';
import { boardSetup } from './board.setup.ts';

export const NOTHING = { requestId: '', stake: 0, choice: null } as const;

export const rotating = boardSetup.createStateConfig({
  description: 'The server seed is revealed and a new one committed to.',
  invoke: {
    id: 'rotateSeed',
    src: 'rotateSeed',
    onDone: {
      target: 'resuming',
      actions: { type: 'keepState', params: ({ event }) => ({ state: event.output.state }) },
    },
    onError: { target: 'resuming', actions: { type: 'noticeFailure', params: ({ event }) => event } },
  },
});

export const opening = boardSetup.createStateConfig({
  description: 'The launch token is exchanged for a session.',
  invoke: {
    id: 'openGame',
    src: 'openGame',
    onDone: {
      target: 'resuming',
      actions: [
        { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
        'chooseChip',
        'resumeOpen',
        'tellReady',
      ],
    },
    onError: openingFailed,
  },
});

export const sending = boardSetup.createStateConfig({
  description: 'The provider is asked for the round, or told a move; asked again with the same request.',
  invoke: {
    id: 'sendPlay',
    src: 'sendPlay',
    input: ({ context }) => context.pending ?? NOTHING,
    onDone: [
      {
        guard: { type: 'isWithoutOutcome', params: ({ event }) => event.output },
        target: 'resuming',
        actions: ['tellBack', { type: 'keepRefusal', params: ({ event }) => event.output }],
      },
      {
        guard: { type: 'hasOutcome', params: ({ event }) => event.output },
        target: 'showing',
        actions: [
          'tellBack',
          { type: 'tellRoundStarted', params: ({ event }) => event.output.round },
          { type: 'keepAnswer', params: ({ event }) => event.output },
        ],
      },
      {
        target: 'waiting',
        actions: [
          'tellBack',
          { type: 'tellRoundStarted', params: ({ event }) => event.output.round },
          { type: 'keepAnswer', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isLost', params: ({ event }) => event },
        target: 'lost',
        actions: ['tellLost', 'loseLine'],
      },
      {
        guard: { type: 'endsSession', params: ({ event }) => event },
        target: 'ended',
        actions: { type: 'noticeFailure', params: ({ event }) => event },
      },
      {
        guard: { type: 'isPlayedElsewhere', params: ({ event }) => event },
        target: 'finding',
        actions: { type: 'noticeFailure', params: ({ event }) => event },
      },
      { target: 'refused', actions: { type: 'noticeFailure', params: ({ event }) => event } },
    ],
  },
});

export const finding = boardSetup.createStateConfig({
  description: 'The round has begun, or gone on, in another window: the provider is asked how it stands.',
  invoke: {
    id: 'openGame',
    src: 'openGame',
    onDone: {
      target: 'found',
      actions: [{ type: 'keepState', params: ({ event }) => ({ state: event.output }) }, 'resumeOpen', 'findRound'],
    },
    onError: openingFailed,
  },
});
