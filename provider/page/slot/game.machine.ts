import { failedState, openingFailed, unopenedState } from '../shell/opening.ts';
import { gameSetup } from './game.setup.ts';
import { revealingState } from './revealingState.ts';
import { rotatingState } from './rotatingState.ts';

/** The page of a slot. It draws nothing itself, and repeats an unanswered spin with the same request id. */
export const gameMachine = gameSetup.createMachine({
  id: 'game',
  context: {
    ...{ state: null, stake: 0, pending: null, round: null, spinIndex: 0 },
    ...{ clientSeed: null, notice: null, failure: null, held: false, lineIsLost: false },
  },
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => ({ held: event.held }) } },
    'game.setSeed': { actions: { type: 'setSeed', params: ({ event }) => ({ clientSeed: event.clientSeed }) } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The launch token is exchanged for a session.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        onDone: {
          target: 'resuming',
          actions: [
            { type: 'keepState', params: ({ event }) => ({ state: event.output }) },
            'chooseStake',
            'resumeOpen',
            'tellReady',
          ],
        },
        onError: openingFailed,
      },
    },
    unopened: unopenedState('game.retry'),
    failed: failedState,
    resuming: {
      description:
        'A round that was not over when the page was last open is taken up; an ended session takes no spins.',
      always: [{ guard: 'hasOpenRound', target: 'sending' }, { guard: 'isEnded', target: 'ended' }, { target: 'idle' }],
    },
    idle: {
      description: 'Ready for a spin.',
      on: {
        'game.spin': {
          guard: 'canSpin',
          target: 'sending',
          actions: { type: 'startSpin', params: ({ event }) => ({ requestId: event.requestId }) },
        },
        'game.setStake': { actions: { type: 'setStake', params: ({ event }) => ({ stake: event.stake }) } },
        'game.rotate': 'rotating',
      },
    },
    sending: {
      description: 'The reels turn. The provider is asked for the round, or asked again with the same request.',
      invoke: {
        id: 'sendSpin',
        src: 'sendSpin',
        input: ({ context }) => context.pending ?? { requestId: '', stake: 0 },
        onDone: [
          {
            guard: { type: 'isWithoutOutcome', params: ({ event }) => event.output },
            target: 'resuming',
            actions: ['tellBack', { type: 'keepRefusal', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'hasOutcome', params: ({ event }) => event.output },
            target: 'revealing',
            actions: [
              'tellBack',
              { type: 'tellRoundStarted', params: ({ event }) => event.output.round },
              { type: 'keepAnswer', params: ({ event }) => event.output },
              'firstSpin',
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
          { target: 'idle', actions: { type: 'noticeFailure', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      description: 'The provider has the round, the wallet has not answered yet.',
      after: { askAgain: 'sending' },
      on: { 'game.retry': 'sending' },
    },
    lost: {
      description: 'The line dropped with a spin on its way. The same spin is sent again; it counts once.',
      after: { retryLine: 'sending' },
      on: { 'game.retry': 'sending' },
    },
    revealing: revealingState,
    shown: {
      description: 'All spins have been shown.',
      always: [
        { guard: 'isSettled', target: 'resuming', actions: ['finishRound', 'tellRoundEnded'] },
        { target: 'confirming' },
      ],
    },
    confirming: {
      description: 'The outcome is fixed, the wallet has not confirmed the payout yet.',
      after: { askAgain: 'asking' },
    },
    asking: {
      description: 'The provider is asked whether the payout has arrived.',
      invoke: {
        id: 'sendSpin',
        src: 'sendSpin',
        input: ({ context }) => context.pending ?? { requestId: '', stake: 0 },
        onDone: { target: 'shown', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: 'confirming',
      },
    },
    rotating: rotatingState,
    ended: {
      description: 'The wallet takes no more stakes in this session. What was played is settled.',
      entry: 'tellEnded',
      on: { 'game.rotate': 'rotating' },
    },
  },
});
