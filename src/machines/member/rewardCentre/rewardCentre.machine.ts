import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type RewardCentre, type RewardGame, rewardCentreContract } from '../../../api/contract/member/rewardCentre.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import type { rewardCentreEvents } from './rewardCentre.events.ts';
import {
  type CheckedIn,
  canDraw,
  checkedIn,
  type DrawnNow,
  drawnFrom,
  drawRequest,
  type RewardCentreContext,
  untilNextDay,
} from './rewardCentre.rules.ts';
import { rewardHistoryMachine } from './rewardHistory.machine.ts';

/** Setup of the reward centre. */
const rewardCentreSetup = setup({
  types: {
    context: {} as RewardCentreContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof rewardCentreEvents>,
    tags: {} as 'busy',
    children: {} as { history: 'history' },
  },
  actors: {
    fetchState: apiPort(rewardCentreContract.state),
    sendCheckIn: apiPort(rewardCentreContract.checkIn),
    sendDraw: apiPort(rewardCentreContract.draw),
    history: rewardHistoryMachine,
  },
  actions: {
    keepState: assign((_, params: { centre: RewardCentre }) => ({ centre: params.centre })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    choose: assign((_, params: { game: RewardGame }) => ({ game: params.game, failure: null, got: null })),
    forgetGot: assign({ failure: null, got: null }),
    keepCheckIn: assign(({ context }, params: CheckedIn) => ({
      centre: checkedIn(context.centre, params),
      got: params,
    })),
    keepDraw: assign(({ context }, params: DrawnNow) => ({ centre: drawnFrom(context.centre, params), got: params })),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    renewHistory: sendTo('history', { type: 'list.refresh' }),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isCheckInOpen: ({ context: { centre } }) => centre?.checkIn.isDone === false && centre.chance.isEarned,
    canDraw: ({ context }, params: { game: RewardGame }) => canDraw(context.centre, params.game),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
  delays: {
    nextDay: ({ context }) => untilNextDay(context.centre),
  },
});

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const isUnknown = { type: 'isOutcomeUnknown', params: errorOf } as const;

/** After an answer that something was credited. */
const credited = ['rotateKey', 'renewHistory', 'tellMoved'] as const;

/** After a refusal: what is on screen may be old. */
const refused = { target: '#rewardCentre.open.refreshing', actions: [keepFailure, 'rotateKey'] } as const;

/**
 * The reward centre (MEMBER-14): the daily check-in, and a chance of wheel, red envelope and golden egg once a day. A
 * prize is the server's answer; nothing on this side draws.
 */
export const rewardCentreMachine = rewardCentreSetup.createMachine({
  id: 'rewardCentre',
  context: ({ input: { keySeed } }) => ({
    keySeed,
    keyIndex: 0,
    centre: null,
    failure: null,
    game: 'wheel',
    got: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading streak, chances, prizes and commitments.',
      tags: 'busy',
      invoke: {
        id: 'fetchState',
        src: 'fetchState',
        input: { request: {} },
        onDone: { target: 'open', actions: { type: 'keepState', params: ({ event }) => ({ centre: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    failed: {
      description: 'Loading failed, or the history by a fault of its own; shows the reason and Retry.',
      on: { 'rewardCentre.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'Check-in, games and history are on screen.',
      // The history has no words of its own: its call has no language.
      invoke: {
        id: 'history',
        src: 'history',
        input: { language: 'TH' },
        // A request under way is abandoned: its key is used up.
        onError: { target: 'failed', actions: ['forgetFailure', 'rotateKey'] },
      },
      initial: 'known',
      states: {
        known: {
          description: 'What can be had today; the next day brings a check-in and new chances.',
          after: { nextDay: { target: 'refreshing', actions: 'forgetGot' } },
          on: {
            'rewardCentre.checkIn': { guard: 'isCheckInOpen', target: 'checkingIn', actions: 'forgetGot' },
            'rewardCentre.draw': {
              guard: { type: 'canDraw', params: ({ event }) => event },
              target: 'drawing',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        checkingIn: {
          description: 'Today’s check-in.',
          initial: 'sending',
          states: {
            sending: {
              description: 'Sending the check-in.',
              tags: 'busy',
              invoke: {
                id: 'sendCheckIn',
                src: 'sendCheckIn',
                input: ({ context }) => ({ request: {}, idempotencyKey: idempotencyKeyOf(context) }),
                onDone: {
                  target: '#rewardCentre.open.known',
                  actions: [{ type: 'keepCheckIn', params: ({ event }) => event.output }, ...credited],
                },
                onError: [{ guard: isUnknown, target: 'unsure', actions: keepFailure }, refused],
              },
            },
            unsure: {
              description: 'Outcome unknown. Safe to resend: same idempotency key.',
              on: {
                'rewardCentre.resend': { target: 'sending', actions: 'forgetFailure' },
                'rewardCentre.look': {
                  target: '#rewardCentre.open.refreshing',
                  actions: ['forgetFailure', 'rotateKey', 'renewHistory', 'tellMoved'],
                },
              },
            },
          },
        },
        drawing: {
          description: 'A draw of one game; the server decides, from the seed that it committed to.',
          initial: 'sending',
          states: {
            sending: {
              description: 'Sending the draw.',
              tags: 'busy',
              invoke: {
                id: 'sendDraw',
                src: 'sendDraw',
                input: ({ context }) => ({ request: drawRequest(context), idempotencyKey: idempotencyKeyOf(context) }),
                onDone: {
                  target: '#rewardCentre.open.known',
                  actions: [{ type: 'keepDraw', params: ({ event }) => event.output }, ...credited],
                },
                onError: [{ guard: isUnknown, target: 'unsure', actions: keepFailure }, refused],
              },
            },
            unsure: {
              description: 'Outcome unknown. Safe to resend: the same key draws the same prize.',
              on: {
                'rewardCentre.resend': { target: 'sending', actions: 'forgetFailure' },
                'rewardCentre.look': {
                  target: '#rewardCentre.open.refreshing',
                  actions: ['forgetFailure', 'rotateKey', 'renewHistory', 'tellMoved'],
                },
              },
            },
          },
        },
        refreshing: {
          description: 'Loading again; what was known and why stays on screen.',
          tags: 'busy',
          invoke: {
            id: 'fetchState',
            src: 'fetchState',
            input: { request: {} },
            onDone: {
              target: 'known',
              actions: { type: 'keepState', params: ({ event }) => ({ centre: event.output }) },
            },
            onError: { target: 'stale', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        stale: {
          description: 'Loading again failed; shows the reason and Retry, over what was known.',
          on: { 'rewardCentre.retry': { target: 'refreshing', actions: 'forgetFailure' } },
        },
      },
    },
  },
});
