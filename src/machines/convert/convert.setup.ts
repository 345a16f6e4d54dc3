import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { pointsContract } from '../../api/contract/points.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { convertEvents } from './convert.events.ts';
import { type ConvertContext, type ConvertInput, isValid, maxPoints, requestOf } from './convert.rules.ts';

/** Setup of the conversion machine. */
export const convertSetup = setup({
  types: {
    context: {} as ConvertContext,
    input: {} as ConvertInput,
    events: {} as EventsOf<typeof convertEvents>,
    tags: {} as 'busy',
  },
  actors: { sendConvert: apiPort(pointsContract.convert), fetchBalance: apiPort(pointsContract.balance) },
  actions: {
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null, made: null })),
    useMax: assign(({ context }) => ({ typed: String(maxPoints(context)), failure: null, made: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null, made: null }),
    keepMade: assign(({ context }, params: ValueOf<(typeof pointsContract)['convert']>) => ({
      made: { points: requestOf(context).points, amount: params.amount },
      points: params.points,
    })),
    keepPoints: assign((_, params: { points: number }) => ({ points: params.points })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Each wrong one counts towards the lock (decision M5): it is typed anew. */
    forgetSecret: assign({ paymentPassword: '', tried: false }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isRefused: ({ context }) => context.failure !== null,
    hasLots: ({ context }) => maxPoints(context) > 0,
    isValid: ({ context }) => isValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isTooMuch: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'BALANCE_TOO_LOW'),
  },
});
