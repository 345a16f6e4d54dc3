import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { pointsContract, type Reward } from '../../api/contract/points.ts';
import { failureOf } from '../../api/failure.ts';
import { convertMachine } from '../convert/convert.machine.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import { pointsRecordMachine } from '../pointsRecord/pointsRecord.machine.ts';
import type { PointsMoved } from '../redeem/redeem.events.ts';
import { redeemMachine } from '../redeem/redeem.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { pointMallEvents } from './pointMall.events.ts';
import { isInReach, type PointBalance, type PointMallContext, type PointRules } from './pointMall.rules.ts';

/** Setup of the points-mall machine. */
export const pointMallSetup = setup({
  types: {
    context: {} as PointMallContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof pointMallEvents> | MoneyMoved | PointsMoved,
    tags: {} as 'busy',
    children: {} as { redeem: 'redeem'; convert: 'convert'; pointsRecord: 'pointsRecord' },
  },
  actors: {
    fetchBalance: apiPort(pointsContract.balance),
    fetchRewards: apiPort(pointsContract.rewards),
    fetchRules: apiPort(pointsContract.config),
    redeem: redeemMachine,
    convert: convertMachine,
    pointsRecord: pointsRecordMachine,
  },
  actions: {
    keepBalance: assign((_, params: { balance: PointBalance }) => ({ balance: params.balance })),
    keepRewards: assign((_, params: { list: readonly Reward[] }) => ({ rewards: params.list })),
    keepRules: assign((_, params: { rules: PointRules }) => ({ rules: params.rules })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    choose: assign(({ context }, params: { id: string }) => ({
      chosen: context.rewards?.find(({ id }) => id === params.id) ?? null,
    })),
    /** A form was open: the next one needs a new key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1, chosen: null })),
    /** Prices, stock and points may be stale. */
    poll: raise({ type: 'points.moved' }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLanguage: sendTo('pointsRecord', (_, params: { language: LanguageCode }) => ({
      type: 'page.language',
      language: params.language,
    })),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    isKnown: ({ context }) => context.rules !== null,
    isInReach: ({ context: { rewards, balance, rules } }, params: { id: string }) =>
      rules !== null && rewards?.some((reward) => reward.id === params.id && isInReach(reward, balance)) === true,
  },
});
