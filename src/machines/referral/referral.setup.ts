import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type ReferralOverview, referralContract } from '../../api/contract/referral.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import type { Copyable, referralEvents } from './referral.events.ts';
import type { ReferralContext } from './referral.rules.ts';
import { referralFriendsMachine } from './referralFriends.machine.ts';
import { referralRewardsMachine } from './referralRewards.machine.ts';

/** Setup of the page that invites friends. */
export const referralSetup = setup({
  types: {
    context: {} as ReferralContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof referralEvents>,
    tags: {} as 'busy',
    children: {} as { friends: 'friends'; rewards: 'rewards' },
  },
  actors: {
    fetchOverview: apiPort(referralContract.overview),
    copyText: unwiredPromise<void, { readonly text: string }>('referral.copyText'),
    shareLink: unwiredPromise<void, { readonly link: string }>('referral.shareLink'),
    friends: referralFriendsMachine,
    rewards: referralRewardsMachine,
  },
  actions: {
    /** The address of the site, and what the device can do. */
    readDevice: (_) => unwired('referral.readDevice')(),
    keepOverview: assign((_, params: { overview: ReferralOverview }) => ({ overview: params.overview })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null, copied: null }),
    startCopy: assign((_, params: { what: Copyable }) => ({
      copied: { what: params.what, outcome: 'underWay' as const },
    })),
    endCopy: assign(({ context: { copied } }, params: { outcome: 'done' | 'failed' }) => ({
      copied: copied && { ...copied, outcome: params.outcome },
    })),
    forgetCopy: assign({ copied: null }),
  },
  guards: {
    isSwitchedOff: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'FEATURE_OFF'),
    canShare: ({ context }) => context.canShare,
  },
});
