import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type Exchange, pointsContract, type Reward } from '../../api/contract/points.ts';
import { failureOf } from '../../api/failure.ts';
import { isUnsure } from '../money/intent.ts';
import type { EventsOf } from '../support/events.ts';
import type { PointsMoved, RedeemSecret, redeemEvents } from './redeem.events.ts';
import { isSent, isSound, isStale, type RedeemContext, type RedeemInput, stepped } from './redeem.rules.ts';

/** What the chart of an exchange is made of. */
export const redeemSetup = setup({
  types: {
    context: {} as RedeemContext,
    input: {} as RedeemInput,
    events: {} as EventsOf<typeof redeemEvents>,
    tags: {} as 'busy',
  },
  actors: {
    sendRedeem: apiPort(pointsContract.redeem),
    fetchRewards: apiPort(pointsContract.rewards),
    fetchBalance: apiPort(pointsContract.balance),
  },
  actions: {
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepStep: assign(({ context }, params: { by: 1 | -1 }) => ({
      typed: String(stepped(context, params.by) ?? context.typed),
      failure: null,
    })),
    keepSecret: assign(({ context }, { field, value }: { field: RedeemSecret; value: string }) =>
      field === 'paymentPassword'
        ? { paymentPassword: value, failure: null }
        : { receiver: { ...context.receiver, [field]: value }, failure: null },
    ),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    keepExchange: assign((_, params: { exchange: Exchange }) => ({ exchange: params.exchange })),
    keepReward: assign(({ context }, params: { list: readonly Reward[] }) => ({
      reward: params.list.find(({ id }) => id === context.reward.id) ?? context.reward,
    })),
    keepPoints: assign((_, params: { points: number }) => ({ points: params.points })),
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    tellMoved: sendParent({ type: 'points.moved' } satisfies PointsMoved),
  },
  guards: {
    canStep: ({ context }, params: { by: 1 | -1 }) => stepped(context, params.by) !== null,
    isWanted: ({ context }, params: { field: RedeemSecret }) => params.field === 'paymentPassword' || isSent(context),
    isSound: ({ context }) => isSound(context),
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
    isStale: (_, params: { error: unknown }) => isStale(failureOf(params.error)),
    isOffered: ({ context }, params: { list: readonly Reward[] }) =>
      params.list.some(({ id }) => id === context.reward.id),
  },
});
