import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type ReferralOverview, referralContract } from '../../../api/contract/member/referral.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredPromise } from '../../support/unwired.ts';
import type { Copyable, referralEvents } from './referral.events.ts';
import { copyTextOf, linkOf, type ReferralContext } from './referral.rules.ts';
import { referralFriendsMachine } from './referralFriends.machine.ts';
import { referralRewardsMachine } from './referralRewards.machine.ts';

/** Setup of the page that invites friends. */
const referralSetup = setup({
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

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Invite friends (MEMBER-15, PROD-08): the member's link and code to copy and share, its terms, the friends who came and
 * what they earned. The lists load and fail on their own.
 */
export const referralMachine = referralSetup.createMachine({
  id: 'referral',
  context: { origin: '', canShare: false, overview: null, failure: null, copied: null },
  entry: 'readDevice',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading code, terms and totals.',
      tags: 'busy',
      invoke: {
        id: 'fetchOverview',
        src: 'fetchOverview',
        input: { request: {} },
        onDone: {
          target: 'open',
          actions: { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) },
        },
        onError: [
          { guard: { type: 'isSwitchedOff', params: errorOf }, target: 'switchedOff' },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'referral.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    switchedOff: { description: 'Invitations are switched off (ROLE-20, PROMO-13).' },
    open: {
      description: 'Link, code and terms are on screen, with the lists.',
      invoke: [
        // Neither list has words of its own: their calls have no language.
        { id: 'friends', src: 'friends', input: { language: 'TH' }, onError: 'failed' },
        { id: 'rewards', src: 'rewards', input: { language: 'TH' }, onError: 'failed' },
      ],
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being copied or shared; says how the last copy went.',
          on: {
            'referral.copy': { target: 'copying', actions: { type: 'startCopy', params: ({ event }) => event } },
            'referral.share': { guard: 'canShare', target: 'sharing', actions: 'forgetCopy' },
          },
        },
        copying: {
          description: 'Writing to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.copied ? copyTextOf(context, context.copied.what) : '' }),
            onDone: { target: 'resting', actions: { type: 'endCopy', params: { outcome: 'done' } } },
            onError: { target: 'resting', actions: { type: 'endCopy', params: { outcome: 'failed' } } },
          },
        },
        sharing: {
          description: 'The device asks which app the link goes to; closing that is no failure.',
          invoke: {
            id: 'shareLink',
            src: 'shareLink',
            input: ({ context }) => ({ link: linkOf(context) }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
      },
    },
  },
});
