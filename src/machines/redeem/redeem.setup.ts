import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type Exchange, pointsContract, type Reward } from '../../api/contract/points.ts';
import { failureOf } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import type { PointsMoved, RedeemSecret, redeemEvents } from './redeem.events.ts';
import { isShipped, isStale, isValid, nextQuantity, type RedeemContext, type RedeemInput } from './redeem.rules.ts';

/** Setup of the exchange machine. */
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
      typed: String(nextQuantity(context, params.by) ?? context.typed),
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
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'points.moved' } satisfies PointsMoved),
  },
  guards: {
    canStep: ({ context }, params: { by: 1 | -1 }) => nextQuantity(context, params.by) !== null,
    isWanted: ({ context }, params: { field: RedeemSecret }) =>
      params.field === 'paymentPassword' || isShipped(context),
    isValid: ({ context }) => isValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isStale: (_, params: { error: unknown }) => isStale(failureOf(params.error)),
    isOffered: ({ context }, params: { list: readonly Reward[] }) =>
      params.list.some(({ id }) => id === context.reward.id),
  },
});
