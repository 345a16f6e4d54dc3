import { failedState, unopenedState } from '../shell/opening.ts';
import { boardSetup } from './board.setup.ts';
import { finding, NOTHING, opening, rotating, sending } from './boardStates.ts';

/** The page of a board game. It draws nothing itself, and repeats an unanswered bet or move as it was. */
export const boardMachine = boardSetup.createMachine({
  id: 'board',
  context: ({ input }) => ({
    ...{ state: null, chip: 0, pending: null, round: null, before: null, clientSeed: null },
    ...{ notice: null, failure: null, held: false, lineIsLost: false, ...input },
  }),
  on: {
    'site.hold': { actions: { type: 'setHeld', params: ({ event }) => ({ held: event.held }) } },
    'board.setSeed': { actions: { type: 'setSeed', params: ({ event }) => ({ clientSeed: event.clientSeed }) } },
    'board.setCalm': { actions: { type: 'setCalm', params: ({ event }) => ({ isCalm: event.isCalm }) } },
  },
  initial: 'opening',
  states: {
    opening,
    unopened: unopenedState('board.retry'),
    failed: failedState,
    resuming: {
      description: 'A round that was not over when the page was last open is taken up; an ended session takes no bets.',
      always: [{ guard: 'hasOpenRound', target: 'sending' }, { guard: 'isEnded', target: 'ended' }, { target: 'idle' }],
    },
    idle: {
      description: 'Ready for a bet.',
      on: {
        'board.bet': {
          guard: { type: 'canBet', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'startBet', params: ({ event }) => event },
        },
        'board.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'board.setChip': { actions: { type: 'setChip', params: ({ event }) => event } },
        'board.rotate': 'rotating',
      },
    },
    sending,
    refused: {
      description: 'The provider did not take the bet or the move. A round under way goes on.',
      always: [{ guard: 'isPlaying', target: 'playing' }, { target: 'idle' }],
    },
    finding,
    found: {
      description: 'Known how the round stands: over, to be taken up, or none.',
      always: [{ guard: 'isSettled', target: 'resuming', actions: 'tellRoundEnded' }, { target: 'resuming' }],
    },
    waiting: {
      description: 'The provider has the round, the wallet has not answered yet.',
      after: { askAgain: 'sending' },
      on: { 'board.retry': 'sending' },
    },
    lost: {
      description: 'The line dropped with a bet or a move on its way. It is sent again and counts once.',
      after: { retryLine: 'sending' },
      on: { 'board.retry': 'sending' },
    },
    showing: {
      description: 'What was drawn is being shown.',
      after: { reveal: 'shown' },
      on: { 'board.skip': 'shown' },
    },
    shown: {
      description: 'Everything drawn so far has been shown.',
      always: [
        { guard: 'isPlaying', target: 'playing' },
        { guard: 'isSettled', target: 'resuming', actions: ['finishRound', 'tellRoundEnded'] },
        { target: 'confirming' },
      ],
    },
    playing: {
      description: 'The player has a move.',
      on: {
        'board.move': { target: 'sending', actions: { type: 'startMove', params: ({ event }) => event } },
      },
    },
    confirming: {
      description: 'The outcome is fixed, the wallet has not confirmed the payout yet.',
      after: { askAgain: 'asking' },
    },
    asking: {
      description: 'The provider is asked whether the payout has arrived.',
      invoke: {
        id: 'sendPlay',
        src: 'sendPlay',
        input: ({ context }) => context.pending ?? NOTHING,
        onDone: { target: 'shown', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: 'confirming',
      },
    },
    rotating,
    ended: {
      description: 'The wallet takes no more stakes in this session. What was played is settled.',
      entry: 'tellEnded',
      on: { 'board.rotate': 'rotating' },
    },
  },
});
