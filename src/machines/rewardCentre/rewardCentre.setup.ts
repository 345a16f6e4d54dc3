import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type RewardCentre, type RewardGame, rewardCentreContract } from '../../api/contract/rewardCentre.ts';
import { failureOf } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { rewardCentreEvents } from './rewardCentre.events.ts';
import {
  type CheckedIn,
  canDraw,
  checkedIn,
  type DrawnNow,
  drawnFrom,
  type RewardCentreContext,
  untilNextDay,
} from './rewardCentre.rules.ts';
import { rewardHistoryMachine } from './rewardHistory.machine.ts';

/** Setup of the reward centre. */
export const rewardCentreSetup = setup({
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
