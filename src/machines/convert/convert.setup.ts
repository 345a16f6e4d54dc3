import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { pointsContract } from '../../api/contract/points.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { isUnsure } from '../money/intent.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { EventsOf } from '../support/events.ts';
import type { convertEvents } from './convert.events.ts';
import { type ConvertContext, type ConvertInput, isSound, mostOf, requestOf } from './convert.rules.ts';

/** What the chart of a conversion is made of. */
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
    takeAll: assign(({ context }) => ({ typed: String(mostOf(context)), failure: null, made: null })),
    keepSecret: assign((_, params: { value: string }) => ({ paymentPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null, made: null }),
    keepMade: assign(({ context }, params: ValueOf<(typeof pointsContract)['convert']>) => ({
      made: { points: requestOf(context).points, amount: params.amount },
      points: params.points,
    })),
    keepPoints: assign((_, params: { points: number }) => ({ points: params.points })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetForm: assign({ typed: '', paymentPassword: '', tried: false, failure: null }),
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    hasLots: ({ context }) => mostOf(context) > 0,
    isSound: ({ context }) => isSound(context),
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
    isTooMuch: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'BALANCE_TOO_LOW'),
  },
});
